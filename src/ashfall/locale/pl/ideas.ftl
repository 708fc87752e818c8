## Co zrobiłby bot: pomysły z szansami i powodami

ideas-best = najlepszy
ideas-health = { $army }: wytrzymałość { $before }, po następnej bitwie { $after }
ideas-then = potem
ideas-others =
    { $count ->
        [one] albo { $count } inny ruch, który daje to samo
        [few] albo { $count } inne ruchy, które dają to samo
       *[many] albo { $count } innych ruchów, które dają to samo
    }
ideas-unit = strata w wytrzymałości, szansa
ideas-same = ±0
