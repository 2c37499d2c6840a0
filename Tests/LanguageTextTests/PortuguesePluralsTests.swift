import Testing

@testable import LanguageText

/// Portuguese terms of interfaces and documentation in both numbers.
@Suite struct PortuguesePluralsTests {
  /// The singular and the plural of each, one pair a line.
  static let pairs = """
    botão botões
    ação ações
    configuração configurações
    opção opções
    permissão permissões
    sessão sessões
    versão versões
    extensão extensões
    expressão expressões
    função funções
    instrução instruções
    notificação notificações
    aplicação aplicações
    coleção coleções
    conexão conexões
    padrão padrões
    cartão cartões
    órgão órgãos
    mão mãos
    pão pães
    janela janelas
    barra barras
    lista listas
    página páginas
    pasta pastas
    tecla teclas
    tela telas
    guia guias
    senha senhas
    conta contas
    tabela tabelas
    coluna colunas
    célula células
    linha linhas
    chave chaves
    rede redes
    nome nomes
    base bases
    interface interfaces
    índice índices
    teste testes
    pacote pacotes
    ambiente ambientes
    cliente clientes
    menu menus
    arquivo arquivos
    campo campos
    ícone ícones
    módulo módulos
    método métodos
    objeto objetos
    evento eventos
    usuário usuários
    diretório diretórios
    repositório repositórios
    comentário comentários
    recurso recursos
    rastro rastros
    parâmetro parâmetros
    argumento argumentos
    componente componentes
    servidor servidores
    navegador navegadores
    valor valores
    cursor cursores
    seletor seletores
    operador operadores
    desenvolvedor desenvolvedores
    erro erros
    lugar lugares
    pilar pilares
    caractere caracteres
    matriz matrizes
    raiz raízes
    vez vezes
    luz luzes
    imagem imagens
    mensagem mensagens
    linguagem linguagens
    contagem contagens
    item itens
    ordem ordens
    origem origens
    nuvem nuvens
    jardim jardins
    álbum álbuns
    canal canais
    sinal sinais
    terminal terminais
    manual manuais
    material materiais
    credencial credenciais
    global globais
    local locais
    lateral laterais
    painel painéis
    papel papéis
    nível níveis
    variável variáveis
    possível possíveis
    disponível disponíveis
    móvel móveis
    túnel túneis
    perfil perfis
    barril barris
    útil úteis
    fácil fáceis
    lençol lençóis
    azul azuis
    mês meses
    inglês ingleses
    país países
    gás gases
    hífen hifens
    token tokens
    plugin plugins
    span spans
    cluster clusters
    label labels
    pixel pixels
    stream streams
    backend backends
    widget widgets
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

  @Test(arguments: pairs)
  func makesPlurals(pair: [String]) {
    #expect(PortuguesePlurals.forms(of: pair[0]).contains(pair[1]))
  }

  @Test(arguments: ["ônibus", "lápis", "vírus", "status", "de", "com"])
  func keepsWhatHasOneForm(word: String) {
    #expect(PortuguesePlurals.forms(of: word) == [word])
  }

  /// Where only the plural occurs, its ending tells the singular.
  @Test(arguments: [
    ("configurações", "configuração"), ("canais", "canal"), ("painéis", "painel"),
    ("variáveis", "variável"), ("imagens", "imagem"), ("servidores", "servidor"),
    ("raízes", "raiz"), ("nomes", "nome"), ("métricas", "métrica"), ("mais", nil),
    ("status", nil),
  ])
  func tellsSingulars(plural: String, singular: String?) {
    #expect(PortuguesePlurals.singular(of: plural) == singular)
  }

  @Test(arguments: [
    (["variáveis", "de", "ambiente"], "variável de ambiente"),
    (["Barras", "laterais"], "Barra lateral"),
    (["dados"], "dado"),
  ])
  func citesInTheSingular(words: [String], citation: String) {
    #expect(CitationForm.phrase(words, language: "pt-BR") == citation)
  }
}
