## Що зробив би бот: ідеї з шансами та причинами

ideas-best = найкращий
ideas-health = { $army }: здоров’я { $before }, після наступної битви { $after }
ideas-then = далі
ideas-others =
    { $count ->
        [one] або { $count } інший хід з тим самим наслідком
        [few] або { $count } інші ходи з тим самим наслідком
       *[many] або { $count } інших ходів з тим самим наслідком
    }
ideas-unit = втрата здоров’я, шанс
ideas-same = ±0
