## What has happened, under the heading of whoever acts

log-discarded = odrzucono: { $tile }
log-redrew = Pechowe dobranie: odłożono { $tiles }, dobrano nowe
log-unlucky = Pechowe dobranie: żetony do odłożenia i nowe dobranie
log-placed =
    { $cause ->
        [execution] egzekucja, na pole wchodzi { $unit }
        [replacement] zastąpienie, wchodzi { $unit }
       *[other] wystawiono: { $unit }
    }
log-played = zagrano: { $tile }
log-moved =
    { $how ->
        [push] odepchnięcie: { $before } na { $hex }
        [grab] przyciągnięcie: { $before } na { $hex }
        [turn] obrót: { $before }
       *[go] ruch: { $before } na { $hex }
    }
log-net-thrown = Stalowa Sieć: { $unit }
log-paid = koszt 1, zostaje { $health }
log-nets = w sieci: { $unit }
log-nets-yours = w sieci: { $tile }
log-frees = na wolności: { $unit }
log-frees-yours = na wolności: { $tile }
log-hit = { $unit } obrywa, { count-wounds }
log-hit-yours = obrywa twój żeton: { $tile }
log-saves = { $medic } ginie za: { $unit }
log-saves-yours = ocalony żeton: { $tile }
log-falls = ginie { $unit }
log-falls-yours = twoja strata: { $tile }
log-health = { $unit }: strata { $amount }, zostaje { $health }
log-health-yours = twój sztab traci { $amount }
log-beside = obok { $unit }
log-beside-yours = obok twojego sztabu
log-battle =
    { $cause ->
        [tile] Bitwa · { $seat }
        [full_board] Bitwa: plansza jest pełna
        [final] Ostatnia Bitwa
        [overtime] Bitwa po dodatkowych turach
       *[position] Bitwa
    }
log-no-hit = żaden sztab nie oberwał

## Situations with a name

situation-unlucky_draw = Pechowe dobranie
situation-unlucky_draw-about = Masz same żetony natychmiastowe: zachowaj je albo odłóż i dobierz jeszcze raz.
situation-overtime = Dogrywka
situation-overtime-about = Remis: każdy ma jeszcze jedną turę bez żetonów Bitwy, potem ostatnia bitwa.
situation-last_turns = Ostatnie tury
situation-last_turns-about = Ostatni żeton dobrany: żetonów Bitwy już nie wolno zagrywać, nadchodzi Ostatnia Bitwa.
situation-terror = Terror
situation-terror-about = W tej turze nie możesz wystawiać jednostek.

## While somebody else chooses

wait-setup = { $name } wystawia sztab
wait-setup-beside = { $name } wystawia jednostkę obok sztabu
wait-redraw = { $name } ma pechowe dobranie: zachować czy dobrać jeszcze raz
wait-discard = { $name } wybiera żeton do odrzucenia
wait-turn = { $name } planuje turę
wait-step = { $name } wybiera drugi krok: { $units }
wait-displace = { $name } wybiera, dokąd trafia { $units }
wait-hunt = { $name } wybiera cel: atakuje { $units }
wait-scavenge = { $name } wybiera, dokąd leci Padlinożerca
wait-give = { $name } wybiera, kto dostaje punkt
wait-medic = { $name } wybiera, kogo ratuje Medyk
wait-clown = { $name } wybiera, atak czy wybuch: { $units }
wait-quartermaster = { $name } wybiera broń: { $units }
wait-extra_attack = { $name } wybiera, czy { $units } atakuje jeszcze raz

## What a move changes

change-health = { $name }: { $health } zamiast { $instead }
change-you = ty
change-none = Bitwa skończyłaby się tak samo jak teraz.
