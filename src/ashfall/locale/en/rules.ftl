## Rules

rules-title = Rules
rules-lead = The whole game on one page. The exact rules, each with its number, follow further down.
rules-contents = On this page
rules-short = In short
rules-more = The exact rules
rules-numbered = Every rule by number
rules-numbered-about = The rules exactly as this program keeps them. Links in the game lead here.
rules-search = Search in the rules
rules-search-help = A word, or a number such as { $clause }
rules-search-all = Show all rules
rules-sections = Sections
rules-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-link = Link to { $clause }

## The rules of each game

rules-choose = Which game do you want to read about?
rules-of =
    { $game ->
        [hardcity] Rules of Hard City
       *[neuroshima] Rules of Neuroshima Hex
    }
rules-about-neuroshima = Armies, battles, nets, modules: in short with pictures, every icon, and each rule by its number.
rules-about-hardcity = Officers, Doctor Zero, AutoDoc, five episodes and every card: in short, and each rule by its number.
rules-source-seed = Readable in the printed rules
rules-source-pub = Told on public pages about the game
rules-source-inferred = Follows from the printed rules
rules-source-design = Our own value: the printed one is not known
