/// A Korean particle or form of the copula, as it is written behind a noun.
struct KoreanParticle: Sendable {
  /// Which word ends the particle can stand behind.
  enum Shape: Sendable {
    case any, afterVowel, afterConsonant
    /// 로 and what begins with it.
    case afterVowelOrRieul
    /// 으로 and what begins with it.
    case afterOtherConsonant
  }

  /// What may stand behind a particle.
  enum Rank: Int, Sendable {
    /// 들, behind which anything stands that stands behind a noun.
    case plural
    /// 에서, 까지, 만, behind which other particles stand.
    case open
    /// 는, 를, 입니다, behind which nothing stands.
    case closing
  }

  let scalars: [Unicode.Scalar]
  let shape: Shape
  let rank: Rank
  /// Whether a noun of one syllable with it is more often another word.
  let needsLongNoun: Bool

  /// All of them; longer ones need not come first.
  static let all: [KoreanParticle] = {
    let lists: [(Shape, Rank, Bool, String)] = [
      (.any, .plural, false, "들"),
      (
        .any, .open, false,
        """
        에 에서 에게 에게서 한테 한테서 께 께서 에다 에다가 보다 처럼 같이 만큼 대로 까지 부터 마다 밖에 끼리 만 뿐 \
        조차 마저 이기 인지 임 치고 에선 에겐
        """
      ),
      (.any, .open, true, "별 별로 시 중"),
      (.afterVowelOrRieul, .open, false, "로 로서 로써 로부터"),
      (.afterOtherConsonant, .open, false, "으로 으로서 으로써 으로부터"),
      (.afterVowel, .open, false, "와 랑"),
      (.afterConsonant, .open, false, "과 이랑"),
      (.any, .closing, false, "의 도"),
      (.afterVowel, .closing, false, "는 가 를 나 라도 나마 든 든지 야말로 는커녕 란 라면 라는 라고 라며"),
      (.afterConsonant, .closing, false, "은 이 을 이나 이라도 이나마 이든 이든지 이야말로 은커녕 이란"),
      (
        .any, .closing, false,
        """
        인 일 이다 입니다 입니까 이며 이고 인데 인가 인가요 일지 일지라도 이면 이라면 이라는 이라고 이라서 이라 이라든지 \
        이므로 이기에 이지만 이어야 이어서 이었다 이었습니다 이었던 이었을 이었고 이었으며 이거나 이니 이니까 이죠 일까 \
        일까요 이라도 이라며 이에요 이자마자 이지 인즉 일수록 임에도 이든 이든지 이랄
        """
      ),
      (
        .afterVowel, .closing, true,
        """
        다 며 고 면 라서 라 므로 지만 여야 여서 였다 였습니다 였던 였을 였고 였으며 거나 니까 죠 \
        예요 에요 라든지
        """
      ),
    ]
    return lists.flatMap { shape, rank, needsLongNoun, words in
      words.split(whereSeparator: \.isWhitespace).map {
        KoreanParticle(
          scalars: Array($0.unicodeScalars), shape: shape, rank: rank, needsLongNoun: needsLongNoun)
      }
    }
  }()

  /// The particles by their first syllable.
  static let byFirst: [Unicode.Scalar: [KoreanParticle]] = {
    var result: [Unicode.Scalar: [KoreanParticle]] = [:]
    for particle in all {
      if let first = particle.scalars.first { result[first, default: []].append(particle) }
    }
    return result
  }()
}
