## A coach at the table, in a first game

coach-by = { $name } podpowiada
coach-got-it = Rozumiem
coach-there = Postaw tam
coach-leave = Bez podpowiedzi
coach-wish = Z trenerem
coach-wish-about = Jedna zasada i jedna rada, gdy coś zdarza się po raz pierwszy.
coach-hq =
    { $effect ->
        [initiative] Twój sztab przyspiesza sąsiadów
        [melee] Ciosy obok sztabu są silniejsze
        [ranged] Strzały obok sztabu są silniejsze
        [extra_attack] Obok sztabu atakuje się jeszcze raz
       *[other] Najpierw sztab
    }
coach-hq-rule =
    { $effect ->
        [initiative] Własne jednostki na sześciu polach wokół niego działają o segment wcześniej.
        [melee] Własne jednostki na sześciu polach wokół niego zadają cios o 1 silniejszy.
        [ranged] Własne jednostki na sześciu polach wokół niego strzelają o 1 silniej.
        [extra_attack] Własne jednostki na sześciu polach wokół niego atakują jeszcze raz, segment później.
       *[other] Kto straci całą jego wytrzymałość, przegrywa.
    }
coach-hq-advice =
    { $place ->
        [open] Na środku może mieć sześciu sąsiadów; w rogu trzech, ale tam łatwiej go bronić. Dobre miejsce to { $hex }.
       *[corner] W rogu stykają się z nim tylko trzy pola, więc łatwiej go bronić. Dobre miejsce to { $hex }.
    }
coach-discard = Jeden żeton musi odejść
coach-discard-rule = Gdy leżą przed tobą trzy żetony, jeden trzeba odrzucić, zanim zagrasz pozostałe.
coach-discard-any = Zachowaj to, co wkrótce uderzy albo osłoni sztab; odrzuć to, co stałoby bezczynnie.
coach-discard-again =
    { $count ->
        [one] Najłatwiej oddać: { $tile }. W stosie jest jeszcze jeden taki żeton.
        [few] Najłatwiej oddać: { $tile }. W stosie są jeszcze { $count } takie żetony.
       *[other] Najłatwiej oddać: { $tile }. W stosie jest jeszcze { $count } takich żetonów.
    }
coach-discard-battle =
    { $sign ->
        [good] Zachowaj żeton { $tile }: bitwa kosztowałaby teraz wrogi sztab { $gained }, twój { $lost }.
        [bad] Żeton { $tile } może odejść: bitwa kosztowałaby teraz twój sztab { $lost }, wrogi { $gained }.
        [even] Bitwa kosztowałaby teraz każdy sztab { $lost }: żeton { $tile } może odejść.
       *[none] Bitwa nie kosztowałaby teraz niczego żadnego sztabu: żeton { $tile } może odejść.
    }
coach-net = W sieci: { $unit }
coach-net-rule = Zasieciowana jednostka nie może nic: ani atakować, ani się ruszać, ani pomagać innym.
coach-net-advice = Trzyma ją { $netter }. Zniszcz napastnika, odepchnij go albo złap w sieć, a jego sieć zniknie.
coach-battle =
    { $cause ->
        [own] Możesz zacząć bitwę
        [theirs] Zaraz może być bitwa
       *[full] Plansza jest prawie pełna
    }
coach-battle-rule =
    { $cause ->
        [own] Bitwa od razu kończy twoją turę: działają wszystkie jednostki, od najwyższej inicjatywy w dół.
        [theirs] { $seat } może zagrać Bitwę w następnej turze: działają wszystkie jednostki, od najwyższej inicjatywy w dół.
       *[full] Pełna plansza od razu zaczyna bitwę: działają wszystkie jednostki, od najwyższej inicjatywy w dół.
    }
coach-battle-advice =
    { $sign ->
        [good] Teraz straty sztabów byłyby takie: { $seat } { $gained }, ty { $lost }. To ci służy.
        [bad] Teraz straty sztabów byłyby takie: ty { $lost }, { $seat } { $gained }. Najpierw to zmień.
        [even] Teraz straty sztabów byłyby takie: ty { $lost }, { $seat } tyle samo. Najpierw zdobądź przewagę.
       *[none] Teraz żaden sztab nie straciłby niczego. Najpierw zdobądź przewagę.
    }
coach-pile = Koniec jest blisko
coach-pile-rule = Kto dobierze swój ostatni żeton, kończy turę; drugi gracz ma jeszcze jedną, potem jest Ostatnia Bitwa.
coach-pile-advice =
    { $sign ->
        [ahead] Do dobrania: ty { $own }, { $seat } { $theirs }. Prowadzisz { $mine } do { $rival }: osłaniaj sztab.
        [behind] Do dobrania: ty { $own }, { $seat } { $theirs }. Przegrywasz { $mine } do { $rival }: szykuj ataki.
       *[even] Do dobrania: ty { $own }, { $seat } { $theirs }. Jest { $mine } do { $rival }: liczy się każda rana.
    }
