// Looks queries up with SYSTRAN fuzzy-match, in segments that stand one a line in a file.
// usage: systran SEGMENTS QUERIES; prints CPU seconds of building and milliseconds a query.
// Words are cut at what is no letter and no digit, for that is quicker than its own tokenizer.
#include <fuzzy/fuzzy_match.hh>

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

static double seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static fuzzy::Tokens words(const std::string &line) {
  fuzzy::Tokens words;
  std::string word;
  for (unsigned char byte : line) {
    if (byte > 127 || isalnum(byte)) {
      word += tolower(byte);
    } else if (!word.empty()) {
      words.push_back(word);
      word.clear();
    }
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  std::ifstream segments(arguments[1]), queries(arguments[2]);
  std::string line;
  fuzzy::FuzzyMatch memory;
  double start = seconds();
  int number = 0;
  for (; getline(segments, line); number++) {
    auto tokens = words(line);
    if (!tokens.empty()) memory.add_tm(std::to_string(number), tokens, false);
  }
  memory.sort();
  double built = seconds() - start;
  std::vector<double> times;
  int hits = 0;
  while (getline(queries, line)) {
    auto tokens = words(line);
    start = seconds();
    std::vector<fuzzy::FuzzyMatch::Match> found;
    if (!tokens.empty()) memory.match(tokens, 0.7f, 5, found);
    times.push_back((seconds() - start) * 1000);
    hits += !found.empty();
  }
  std::sort(times.begin(), times.end());
  double sum = 0;
  for (double time : times) sum += time;
  printf("SYSTRAN fuzzy-match: built at %.0f segments/s; a query %.3f ms (median %.3f), %d of %zu with hits\n",
         number / built, sum / times.size(), times[times.size() / 2], hits, times.size());
}
