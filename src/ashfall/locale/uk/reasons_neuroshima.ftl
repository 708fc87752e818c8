## Чому один хід кращий за інший: що інакше стається в наступній битві

reason-hq-falls = Штаб падає у фазі { $phase }: { $seat }.
reason-hq-stands = Штаб не падає: { $seat }.
reason-falls = { $unit } гине у фазі { $phase }.
reason-falls-by = { $units } { $count ->
    [one] знищує
   *[other] знищують
} у фазі { $phase }: { $unit }.
reason-stands = { $unit } не гине.
reason-sooner = { $unit } гине у фазі { $phase } замість { $other }.
reason-later = { $unit } гине лише у фазі { $phase } замість { $other }.
reason-freed = { $unit } поза сіткою і діє у фазі { $phase }.
reason-netted = { $unit } у сітці й не діє.
reason-saved = { $units } приймає удар замість: { $unit }.
reason-reached = { $units } { $count ->
    [one] влучає
   *[other] влучають
} у штаб ({ $seat }): { $counter } замість { $instead }.
reason-shielded = { $units } { $count ->
    [one] менше шкодить
   *[other] менше шкодять
} штабу ({ $seat }): { $counter } замість { $instead }.
reason-counter = { $seat }: { $counter } замість { $instead }.
reason-better-in-the-long-run = Краще на довшу перспективу: { $chance } % проти { $other } %.
reason-worse-in-the-long-run = Слабше на довшу перспективу: { $chance } % проти { $other } %.
reason-no-difference = Нічого не змінює в наступній битві.
