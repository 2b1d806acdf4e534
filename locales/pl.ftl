# Stolik po polsku. Jeden katalog dla terminala i przeglądarki; zob. CONTRIBUTING.md, „Add a language”.
#
# $who to imię gracza; $you to `yes`, jeśli czyta ten właśnie gracz. Zdania są w czasie teraźniejszym i nie odmieniają
# imion, żeby każde imię pasowało.
#
# Słowniczek: jedno słowo na jedną rzecz. Apostrof ’, cudzysłów „ ”.
#
#   stół, miejsce – table, seat
#   gospodarz stołu – host
#   widz, oglądać – spectator, to watch
#   link – link
#   komputer, gracz komputerowy – computer (player); w zastępstwie: „gra komputer”
#   zasady domowe; ustalenia – house rules; agreed rules
#   czas na decyzję – time limit
#   gambit – gambit
#   żeton – token, także Smoka
#   zbić, bicie – to capture
#   pole startowe – starting square
#   karta konfiguracji – setup card
#   rząd, ręka, stos dobierania, odrzucone, talia – row, hand, draw pile, discards, deck
#   plan – plan
#   położyć, kłaść (kartę) – to lay
#   odkryć, odkryty – to reveal, to turn up
#   zakryty – face-down
#   zgoda, wycofać – vote, to withdraw
#   z obecnym wynikiem – with the current score
#   kto wybiera na końcu, ten zaczyna – whoever chooses last moves first
#   stos – stack
#   element (nie: kawałek) – piece
#   pasować – to fit
#   fragment – fragment
#   pula, wspólna pula – pool, shared pool
#   pionek (Skakanie), pion (żeton w Gambicie) – pawn
#   ugryźć, dopaść (nie: zastać); oddać element – bite; to give back
#   okrążenie, start Smoka – lap, home
#   cofnąć – undo
#   rewanż – rematch
#   powtórka; krok; widok – replay; step; view as
#   zapis – log
#   sprawdzenie tasowania; ziarno; odcisk – shuffle check; seed; fingerprint

## Nazwy

game-gambit = Gambit
game-skakanie = Skakanie
seat-default-name = Ty
player-person = przy klawiaturze
# Gracze komputerowi to ptaki, które lubią zbierać błyskotki.
bot-name-1 = Sroka
bot-name-2 = Sójka
bot-name-3 = Kawka
bot-name-4 = Wrona
bot-name-5 = Gawron
bot-name-6 = Mewa
bot-kind-greedy = komputer, bierze, co się da
bot-kind-random = komputer, gra na chybił trafił
bot-kind-beginner = komputer, dopiero się uczy
bot-kind-casual = komputer, planuje swoje ruchy
bot-kind-strong = komputer, trochę myśli
bot-kind-master = komputer, mocno myśli
bot-kind-ismcts = komputer, gra książkowo
dragon-name = SMOK

## Liczenie

points-count =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

## Początek, przerwa, powrót

choose-game =
    W co gramy?
      1  Gambit: planuj szachowe ruchy i ścigaj się o żetony
      2  Skakanie: wspólne układanie puzzli, byle dalej od Smoka
choose-prompt = 1 czy 2
welcome-back = Witaj ponownie! Gra toczy się dalej od miejsca, w którym ją przerwano.
# Skrót SHA-256 ziarna, pokazany przed pierwszą kartą; z 64 cyframi ma się zmieścić w 80 kolumnach.
welcome-commitment = Zobowiązanie: { $commitment }
welcome-saved = Każdy krok zapisuje się w pliku { $path }
welcome-prompt = Enter: zaczynamy; ? to pomoc w każdej chwili
seed-file-warning =
    Ziarno trwającej gry: zdradza wszystko, co jeszcze zostanie wylosowane. Nie podglądaj.
    stolik potrzebuje go, żeby kontynuować grę, i usunie je na koniec.
leave-saved =
    Gra jest zapisana w pliku { $path }
    Dalszy ciąg: stolik play --resume { $path }
end-saved =
    Gra jest zapisana w pliku { $path }
    Sprawdź ją: stolik verify { $path }

## Kurtyna

curtain-hand-over = Teraz { $name }: przekażcie klawiaturę. Reszta nie podgląda!
curtain-press-enter = Naciśnij Enter, gdy można odsłonić

## Co się wpisuje: słowa oddzielone spacjami, pierwsze jest pokazywane. Angielskie działają w każdym języku.

command-help = pomoc
command-rules = zasady zasada
command-hint = podpowiedź
command-redraw = plansza
command-quit = wyjdź
command-agree = zgoda
command-withdraw = wycofaj
command-discards = odrzucone
command-stacks = stosy stos
command-pieces = elementy fragmenty
verb-place = pole
verb-plan = plan planuj
verb-unplan = cofnij
verb-move = ruch idź
verb-stay = stój zostań
verb-lay = połóż
verb-corner = róg
verb-take = weź bierz w
verb-push = przesuń
verb-end = koniec k
verb-give = oddaj
word-between = pod na

## Odpowiedzi na to, co wpisano

input-unclear = Nie rozumiem „{ $line }”. Pomoc: ?
hint-try = Spróbuj: `{ $what }`.
rules-unknown = Zasady są od { $first } do { $last }.
refused = { $text } ({ $rule }).
refused-plain = { $text }.
second-thoughts-prompt = Enter: dalej – cofnij: cofnij plan
caution-prompt = Enter: tak – cokolwiek innego: jeszcze pomyślę
help-common =
    Zawsze: `zasady` albo `zasady 9`, `podpowiedź`, Enter pokazuje ekran jeszcze raz, `wyjdź` zapisuje grę i kończy program.
help-gambit =
    Ruch: pole, na przykład `e4`. Pola w [nawiasach] są w zasięgu; żeton na takim polu zostanie zbity.
    Karta: jej litera (G goniec, W wieża, H hetman, S skoczek) albo nazwa. Plan: trzy litery, na przykład `GSH`, w kolejności zagrywania.
    `odrzucone` pokazuje karty zagrane od ostatniego tasowania. `zgoda` to zgoda na zakończenie gry, `wycofaj` ją wycofuje (G17).
help-skakanie =
    `weź` (albo `w`) bierze element, na którym stoi Twój pionek; liczba przesuwa pionek na ten stos; `koniec` kończy turę.
    Na obrazku litera to element gracza, wielka: w jego największym fragmencie; liczba to stos, na którego wierzchu leży ten element. [Nawias] oznacza, co pasuje do Twoich.
    ▒ liczy zakryte elementy, ›1 ›2 ›3 to następne kroki Smoka, ⌂ to jego start.
    Po ugryzieniu wpisz element i stos, na przykład `D4 7`. `stos 7` i `elementy` pokazują, co wiadomo.
help-push = `przesuń B 7` przesuwa pionek gracza B na stos 7.

## Zgoda na koniec (G17)

vote-agreed =
    { $you ->
        [yes] Zgadzasz się zakończyć grę.
       *[no] { $who } zgadza się zakończyć grę.
    }
vote-withdrawn =
    { $you ->
        [yes] Jednak wolisz grać dalej.
       *[no] { $who } jednak woli grać dalej.
    }
vote-declined =
    { $you ->
        [yes] Wolisz grać dalej.
       *[no] { $who } woli grać dalej.
    }
vote-lapsed = Sytuacja się zmieniła, więc wszystkie zgody na koniec przepadają (G17).
vote-missing = Zgadzasz się zakończyć grę (G17); jeszcze bez zgody: { $names }. `wycofaj` wycofuje zgodę.
vote-standing = Za zakończeniem gry (G17): { $names }. Wpisz `zgoda` albo po prostu graj dalej.

## Karty i żetony

card-bishop = goniec
card-bishop-letters = G
card-bishop-object = gońca
card-bishop-moves = na skos, dopóki droga jest wolna
card-rook = wieża
card-rook-letters = W
card-rook-object = wieżę
card-rook-moves = prosto, dopóki droga jest wolna
card-queen = hetman
card-queen-letters = H
card-queen-object = hetmana
card-queen-moves = prosto albo na skos, dopóki droga jest wolna
card-knight = skoczek
card-knight-letters = S
card-knight-object = skoczka
card-knight-moves = dwa pola prosto i jedno w bok, nad wszystkim
token-pawn-object = piona
token-knight-object = skoczka
token-bishop-object = gońca
token-rook-object = wieżę
token-queen-object = hetmana
token-king-object = króla

## Gambit: stół

gambit-introduction = Poruszasz jedną figurą, swoim gambitem. Rusza się tak, jak każe następna karta: jak goniec, wieża, hetman albo skoczek. Przed Tobą leżą trzy zakryte karty, zagrywane od lewej do prawej; po każdym ruchu dokładasz jedną z prawej strony. Jeśli gambit kończy ruch na żetonie, zbija go. Gdy zniknie ostatni żeton, wygrywa ten, kto ma najwięcej punktów. Zakrytych kart nie wolno oglądać, nawet własnych: trzeba je pamiętać!
gambit-setup = Karta konfiguracji: { $setup }.
gambit-oldest =
    { $you ->
        [yes] Jesteś najstarszą osobą i na początku wybierasz pole startowe. Kto wybiera na końcu, ten zaczyna.
       *[no] { $who } to najstarsza osoba i na początku wybiera pole startowe. Kto wybiera na końcu, ten zaczyna.
    }
gambit-peek = Swoje zakryte karty mogą oglądać: { $names } (G14).
gambit-late-draw = Szóstą kartę dobiera się po pierwszym ruchu (G7).
gambit-left =
    { $tokens ->
        [one] zostaje { $tokens } żeton
        [few] zostają { $tokens } żetony
       *[many] zostaje { $tokens } żetonów
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
gambit-calm =
    { $turns ->
        [one] jeszcze { $turns } tura bez bicia (G17)
        [few] jeszcze { $turns } tury bez bicia (G17)
       *[many] jeszcze { $turns } tur bez bicia (G17)
    }
heading-row = rząd
heading-hand = ręka
heading-pile = stos
heading-discards = odrzucone
hand = Ręka:

## Gambit: co trzeba postanowić

question-place = Wolne pola startowe: { $spots }. Kto wybiera na końcu, ten zaczyna (G4).
question-plan = Zaplanuj trzy pierwsze ruchy: trzy karty w kolejności zagrywania. Będą leżały zakryte i nie wolno na nie zerkać, więc zapamiętaj je (G6, G14).
question-lay = Która karta trafi na prawy koniec rzędu? Zagrasz ją za trzy tury (G8).
question-blocked = Blokada: ta karta nigdzie stąd nie prowadzi, więc gambit zostaje na miejscu (G9).
question-card = Twoja karta:
question-captures = Bicia: { $squares }
question-free = Wolne pola: { $squares }
prompt-place = Pole startowe
prompt-plan = Trzy karty, na przykład GSH
prompt-move = Dokąd
prompt-stay = Enter: gambit zostaje
prompt-lay = Która karta

## Gambit: co się dzieje

event-placed =
    { $you ->
        [yes] Zajmujesz pole startowe { $spot } ({ $square }).
       *[no] { $who } zajmuje pole startowe { $spot } ({ $square }).
    }
event-dealt =
    { $you ->
        [yes] Dostajesz pięć kart.
       *[no] { $who } dostaje pięć kart.
    }
event-planned =
    { $you ->
        [yes] Masz już plan trzech ruchów.
       *[no] { $who } ma już plan trzech ruchów.
    }
event-took-back =
    { $you ->
        [yes] Cofasz swój plan.
       *[no] { $who } cofa swój plan.
    }
event-reshuffled =
    { $you ->
        [yes] Tasujesz odrzucone karty ({ $count }) w nowy stos dobierania (G13).
       *[no] { $who } tasuje odrzucone karty ({ $count }) w nowy stos dobierania (G13).
    }
event-drew =
    { $you ->
        [yes] Dobierasz { $card }.
       *[no] { $who } dobiera { $card }.
    }
event-moved =
    { $you ->
        [yes] Zagrywasz { $card }, { $from }–{ $to }.
       *[no] { $who } zagrywa { $card }, { $from }–{ $to }.
    }
event-captured =
    { $you ->
        [yes] Zagrywasz { $card }, { $from }–{ $to }, i zbijasz { $token }: +{ $points }.
       *[no] { $who } zagrywa { $card }, { $from }–{ $to }, i zbija { $token }: +{ $points }.
    }
event-stayed =
    { $you ->
        [yes] Odkrywasz { $card }, ale droga jest zablokowana: gambit zostaje (G9).
       *[no] { $who } odkrywa { $card }, ale droga jest zablokowana: gambit zostaje (G9).
    }
event-calm-ahead =
    { $turns ->
        [one] Jeszcze { $turns } tura bez bicia i gra kończy się z obecnym wynikiem (G17).
        [few] Jeszcze { $turns } tury bez bicia i gra kończy się z obecnym wynikiem (G17).
       *[many] Jeszcze { $turns } tur bez bicia i gra kończy się z obecnym wynikiem (G17).
    }

## Gambit: koniec

end-last-token = Ostatni żeton zbity: koniec gry (G15).
end-agreement = Wszyscy się zgadzają: gra kończy się z obecnym wynikiem (G17).
end-calm =
    { $turns ->
        [one] { $turns } tura bez bicia: gra kończy się z obecnym wynikiem (G17).
        [few] { $turns } tury z rzędu bez bicia: gra kończy się z obecnym wynikiem (G17).
       *[many] { $turns } tur z rzędu bez bicia: gra kończy się z obecnym wynikiem (G17).
    }
end-winner =
    { $you ->
        [yes] Wygrywasz!
       *[no] { $who } wygrywa!
    }
end-tie =
    { $you ->
        [yes] Tyle samo punktów ({ $points }): { $names }. Remis rozstrzyga późniejsza tura: wygrywasz Ty (G16).
       *[no] Tyle samo punktów ({ $points }): { $names }. Remis rozstrzyga późniejsza tura: wygrywa { $who } (G16).
    }

## Skakanie: stół

skakanie-introduction = Razem zbieracie elementy puzzli z dwunastu stosów. W turze są trzy akcje: weź element, na którym stoi Twój pionek, albo przesuń pionek na sąsiedni stos, nigdy na skos. Po każdej turze Smok idzie o jeden stos dalej po obwodzie; kogo dopadnie, ten oddaje jeden element. Po czterech okrążeniach Smoka gra się kończy. Punkty gracza to liczba elementów w największym fragmencie minus liczba pozostałych fragmentów.
skakanie-goal =
    { $pieces ->
        [one] Obrazek ma { $pieces } element
        [few] Obrazek ma { $pieces } elementy
       *[many] Obrazek ma { $pieces } elementów
    }; razem potrzebujecie { $target ->
        [one] { $target } punktu
       *[other] { $target } punktów
    }.
skakanie-youngest =
    { $you ->
        [yes] Jesteś najmłodszą osobą i zaczynasz.
       *[no] { $who } to najmłodsza osoba i zaczyna.
    }
skakanie-push = Wolno przesuwać pionki innych graczy (S13 d).
skakanie-joint = Zbieracie do jednej wspólnej puli (S13 e).
skakanie-fierce = Smok jest srogi: element do oddania wybiera los (S8).
skakanie-singles = Pojedyncze elementy kosztują dwa punkty (S13 c).
skakanie-team =
    { $target ->
        [one] Drużyna: { $score } z { $target } punktu
       *[other] Drużyna: { $score } z { $target } punktów
    }
skakanie-dragon = Smok na { $stack }, dalej { $steps }
skakanie-fragments = fragmenty: { $sizes }
skakanie-stack =
    { $unknown ->
        [one] Stos { $stack }: na wierzchu { $top }, pod nim { $unknown } nieznany element, potem { $known }
        [few] Stos { $stack }: na wierzchu { $top }, pod nim { $unknown } nieznane elementy, potem { $known }
       *[many] Stos { $stack }: na wierzchu { $top }, pod nim { $unknown } nieznanych elementów, potem { $known }
    }
skakanie-all = wszyscy

## Skakanie: co trzeba postanowić

question-corner = Wybierz róg dla swojego pionka: stos 1, 4, 9 albo 12. Pionki mogą stać razem (S2).
question-take = weź: { $piece }
question-take-joins = weź: { $piece }, pasuje do Twoich
question-step = idź na: { $stacks }
question-push = przesuń: { $pushes }
question-end = koniec
question-dragon-comes = Po tej turze Smok wejdzie na Twój stos (S8).
question-give = Smok Cię dopadł: odłóż jeden ze swoich elementów pod dowolny stos (S8).
question-give-drawn = Srogi Smok wylosował { $piece }: wybierz stos, pod który trafi (S8).
question-fragments = Twoje fragmenty: { $fragments }
prompt-corner = Róg
prompt-turn =
    { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
prompt-give = Element i stos, na przykład D4 7
prompt-give-drawn = Pod który stos
caution-bite = Smok wejdzie teraz na stos { $stack }: trzeba będzie oddać element (S8).

## Skakanie: co się dzieje. Akcje jednej tury stoją po `news-who` w jednej linii, oddzielone przecinkami.

news-who =
    { $you ->
        [yes] Ty:
       *[no] { $who }:
    }
event-taken =
    { $you ->
        [yes] bierzesz { $piece }
       *[no] bierze { $piece }
    }
event-hopped =
    { $you ->
        [yes] idziesz na { $stack }
       *[no] idzie na { $stack }
    }
event-pushed =
    { $you ->
        [yes] przesuwasz pionek ({ $other }) na { $stack }
       *[no] przesuwa pionek ({ $other }) na { $stack }
    }
event-turn-ended =
    { $you ->
        [yes] kończysz turę
       *[no] kończy turę
    }
event-dragon-stepped = Smok idzie na { $stack }.
event-dragon-placed = Smok zaczyna na stosie { $stack }.
event-dragon-gave-way = Smok ustępuje miejsca i zaczyna na stosie { $stack } (S3).
event-corner-chosen =
    { $you ->
        [yes] Zaczynasz na stosie { $stack }.
       *[no] { $who } zaczyna na stosie { $stack }.
    }
event-bitten =
    { $you ->
        [yes] Smok Cię gryzie!
       *[no] Smok gryzie: { $who }.
    }
event-spared =
    { $you ->
        [yes] Smok Cię gryzie, ale nie masz czego oddać.
       *[no] { $who }: Smok gryzie, ale nie ma czego oddać.
    }
event-drawn =
    { $you ->
        [yes] Srogi Smok losuje Twój element { $piece }.
       *[no] { $who }: srogi Smok losuje element { $piece }.
    }
event-given =
    { $you ->
        [yes] Odkładasz { $piece } pod stos { $stack }.
       *[no] { $who } odkłada { $piece } pod stos { $stack }.
    }
event-given-face-up =
    { $you ->
        [yes] Odkładasz odkryty element { $piece } na pusty stos { $stack }.
       *[no] { $who } odkłada odkryty element { $piece } na pusty stos { $stack }.
    }
event-token-discarded =
    { $left ->
        [0] Smok kończy okrążenie i traci ostatni żeton (S9).
        [one] Smok kończy okrążenie i traci żeton: został { $left } (S9).
        [few] Smok kończy okrążenie i traci żeton: zostały { $left } (S9).
       *[many] Smok kończy okrążenie i traci żeton: zostało { $left } (S9).
    }
event-game-over = Smok nie ma już żetonów: koniec gry (S10).

## Skakanie: koniec

end-won = Smok pokonany! Macie { $score }, a trzeba było { $target }.
end-lost = Tym razem górą Smok: macie { $score }, a trzeba było { $target }.
end-sum =
    { $others ->
        [one] największy fragment { $largest }, { $others } inny: −{ $cost }
        [few] największy fragment { $largest }, { $others } inne: −{ $cost }
       *[many] największy fragment { $largest }, { $others } innych: −{ $cost }
    }

## Odmowy, według kodu. Za nimi stoi w nawiasie numer zasady.

refusal-not-your-placing = Teraz pole startowe wybiera ktoś inny
refusal-spot-taken = To pole startowe jest zajęte
refusal-not-placing = Pole startowe wybiera się raz, przed rozdaniem kart
refusal-not-planning = Trzy ruchy planuje się raz, po rozdaniu kart
refusal-already-planned = Masz już plan
refusal-nothing-to-take-back = Nie ma planu, który można cofnąć
refusal-plan-not-in-hand = Nie masz wszystkich tych kart na ręce
refusal-not-in-hand = Nie masz tej karty na ręce
refusal-not-your-turn = To tura innego gracza
refusal-not-moving = Gambit teraz się nie rusza
refusal-not-laying = Najpierw ruch, potem karta
refusal-blocked = Gambit jest zablokowany i musi zostać na miejscu
refusal-not-blocked = Gambit może się ruszyć, więc musi
refusal-out-of-reach = Karta tam nie prowadzi
refusal-in-the-way = Coś stoi po drodze
refusal-gambit-there = Stoi tam inny gambit
refusal-over = Gra jest zakończona
refusal-no-chance-due = Teraz niczego się nie rozdaje ani nie dobiera
refusal-not-in-pile = W stosie dobierania nie ma takich kart
refusal-not-dealt = Elementy nie są jeszcze rozłożone
refusal-dragon-not-placed = Smok nie ma jeszcze swojego stosu
refusal-game-over = Smok nie ma już żetonów, gra jest zakończona
refusal-corner-first = Najpierw wybierz róg dla pionka
refusal-corner-chosen = Róg wybiera się raz, przed pierwszą turą
refusal-not-a-corner = Pionki zaczynają w rogu: na stosie 1, 4, 9 albo 12
refusal-nothing-to-take = Stos pod Twoim pionkiem jest pusty
refusal-not-a-neighbour = Pionek idzie na sąsiedni stos, nigdy na skos
refusal-dragon-there = Nie wolno przesunąć pionka na stos ze Smokiem
refusal-pushing-not-agreed = Zasady domowe nie pozwalają przesuwać cudzych pionków
refusal-own-pawn = Aby przesunąć swój pionek, wpisz samą liczbę
refusal-no-such-pawn = Nie ma takiego pionka
refusal-bite-first = Najpierw element oddaje ugryziony gracz
refusal-not-bitten = Element oddaje się tylko po ugryzieniu
refusal-not-in-pool = Nie masz tego elementu
refusal-not-drawn = Najpierw srogi Smok losuje element
refusal-other-piece-drawn = Srogi Smok wylosował inny element
refusal-deal-not-due = Teraz niczego się nie rozkłada
refusal-incomplete-deal = Każdy element obrazka musi być rozłożony dokładnie raz
refusal-dragon-not-due = Smok ma już swój stos
refusal-inner-stack = Smok zaczyna na zewnętrznym stosie
refusal-bite-not-due = Smok nikogo teraz nie gryzie
refusal-ended = Gra jest zakończona
refusal-no-such-seat = Przy stole nie ma takiego miejsca
refusal-no-agreement-yet = Teraz nie można zakończyć gry za zgodą wszystkich
refusal-already-agreed = Twoja zgoda już jest
refusal-not-agreed = Nie ma Twojej zgody, więc nie ma czego wycofać

## Zasady w skrócie

rule-g1 = Planszą jest szachownica, od a1 do h8. Ruszają się tylko gambity; żetony leżą, dopóki nie zostaną zbite.
rule-g2 = Karta konfiguracji pokazuje, gdzie leżą żetony, ile są warte i gdzie są cztery pola startowe.
rule-g3 = Każdy ma jeden gambit i własną talię dwunastu kart; zwykle po trzy: goniec, wieża, hetman, skoczek.
rule-g4 = Pole startowe wybiera najpierw najstarsza osoba, potem pozostałe przeciwnie do ruchu wskazówek zegara. Kto wybiera na końcu, ten zaczyna; dalej gra się zgodnie z ruchem wskazówek.
rule-g5 = Niezajęte pole startowe jest zwykłym pustym polem.
rule-g6 = Każdy dostaje pięć kart i kładzie trzy zakryte, pierwszy ruch z lewej; wszyscy jednocześnie. Plan można cofnąć, dopóki choć jedna osoba jeszcze planuje.
rule-g7 = Po zaplanowaniu każdy dobiera kartę; w polskim wydaniu dopiero po swoim pierwszym ruchu.
rule-g8 = Tura: odkryj kartę z lewej, rusz gambitem według niej, połóż jedną kartę z ręki na prawym końcu rzędu, dobierz jedną.
rule-g9 = Gambit, który może się ruszyć, musi to zrobić. Jeśli karta nigdzie nie prowadzi, jest zablokowany i zostaje na miejscu; tura toczy się dalej jak zwykle.
rule-g10 = Goniec, wieża i hetman idą dowolnie daleko, ale nie przechodzą przez żetony ani gambity. Kto kończy na żetonie, zbija go.
rule-g11 = Żaden gambit nie kończy ruchu na innym. Tylko skoczek przeskakuje.
rule-g12 = Zbite żetony zatrzymujesz; liczą się na koniec.
rule-g13 = Gdy trzeba dobrać, a stos dobierania jest pusty, odrzucone karty tasuje się w nowy. Odrzucone karty może przeglądać każdy.
rule-g14 = Zakrytych kart się nie ogląda, nawet własnych. Młodszym graczom można na to pozwolić, ale bez zmiany kolejności.
rule-g15 = Gra kończy się natychmiast po zbiciu ostatniego żetonu. Wygrywa największa liczba punktów.
rule-g16 = Przy równych punktach wygrywa ten, kto miał późniejszą turę.
rule-g17 = Za zgodą wszystkich można zakończyć grę z obecnym wynikiem; bicie i zmiana prowadzenia kasują zgody. Gra kończy się też po wielu turach z rzędu bez bicia (zwykle 40), co stół zapowiada dziesięć tur wcześniej.
rule-s1 = Elementy leżą zakryte w dwunastu stosach, w trzech rzędach po cztery; wierzchni każdego jest odkryty.
rule-s2 = Każdy wybiera róg dla swojego pionka. Pionki zawsze mogą stać razem.
rule-s3 = Smok zaczyna na zewnętrznym stosie z czterema żetonami; jeśli stanie tam pionek, Smok przechodzi na następny.
rule-s4 = Zaczyna najmłodsza osoba, potem zgodnie z ruchem wskazówek zegara.
rule-s5 = Trzy akcje w turze, w dowolnym układzie: weź element spod pionka albo przesuń pionek na sąsiedni stos, nigdy na skos. Możesz skończyć wcześniej.
rule-s6 = Pionka nie wolno przesunąć na stos ze Smokiem. Pionek, do którego dotarł Smok, może zostać, brać i odejść.
rule-s7 = Po każdej turze Smok idzie na następny zewnętrzny stos zgodnie z ruchem wskazówek zegara.
rule-s8 = Kogo Smok dopadnie, ten odkłada wybrany element pod dowolny stos. Wszyscy mogą wiedzieć, dokąd trafił.
rule-s9 = Gdy Smok wraca na swój start, traci żeton.
rule-s10 = Gra kończy się natychmiast, gdy Smok straci ostatni żeton.
rule-s11 = Punkty gracza: elementy największego fragmentu minus liczba pozostałych fragmentów.
rule-s12 = Drużyna wygrywa, mając pięć punktów na gracza, chyba że umówiono się inaczej.
rule-s13 = Warianty: więcej akcji, dla wszystkich albo dla wybranych; pojedyncze elementy kosztują dwa punkty; przesuwanie cudzych pionków; jedna wspólna pula.

## Browser

web-title = Stolik: dwie gry przy jednym stole
web-title-turn = ● Twoja kolej – { $game }
web-tagline = dwie gry przy jednym stole
web-about-gambit = Planuj szachowe ruchy na trzy tury naprzód, w ciemno, i ścigaj się o żetony na szachownicy.
web-about-skakanie = Razem przeciw Smokowi: skaczcie po stosach i zbierajcie pasujące elementy puzzli.
web-facts-gambit = 2–4 osoby · 15 minut · od 12 lat
web-facts-skakanie = 1–6 osób · 20 minut · dla każdego
web-play-now = Zagraj teraz
web-play-together = Zagrajmy razem
web-play-now-gambit = Zagraj teraz: Ty przeciw komputerowi. Poziom: { $level }.
web-play-now-skakanie = Zagraj teraz: Ty i komputer przeciw Smokowi.
web-learn-first = Pierwszy raz? Naucz się w trzy minuty
web-learn-short = Naucz się w trzy minuty
web-learn-title = Pierwsza gra: { $game }
web-learn-loading = Chwileczkę…
web-learn-retry = Spróbuj ponownie
web-learn-leave = Opuść pierwszą grę
web-learn-again = Od początku
web-learn-coach = Twój przewodnik
web-learn-step = Krok { $step } z { $steps }
web-learn-next = Dalej
web-learn-skip = Przeskocz
web-learn-right = Dobrze!
web-learn-watch = Teraz patrz: gra { $who }.
web-learn-fast = Gracie dalej, w przyspieszonym tempie…
web-learn-done = Pierwsza gra za Tobą!
web-learn-done-about = Już wiesz, jak to działa:
web-learn-play-gambit = Zagraj teraz przeciw komputerowi
web-learn-play-skakanie = Zagraj teraz razem z komputerem
web-learn-rules = Przeczytaj zasady
web-learn-other = Naucz się też: { $game }
web-learn-gambit-start = Na szachownicy leży pięć żetonów. Nigdy się nie ruszają; liczby na nich to punkty. Gdy zniknie ostatni, wygrywa ten, kto ma najwięcej punktów.
web-learn-gambit-place = Masz jedną jedyną figurę, swój gambit. { $who } stoi już na polu startowym. Teraz Ty.
web-learn-gambit-place-do = Stuknij e1, pole w niebieskiej ramce.
web-learn-gambit-place-no = Możesz tam zacząć, ale w zasięgu byłby tylko jeden pion. Z e1 masz na skos dwa żetony.
web-learn-gambit-plan = Pięć kart na ręce to ruchy. Połóż trzy z nich zakryte; zagrasz je od lewej do prawej. Zapamiętaj je: nikt już nie może zajrzeć, nawet Ty!
web-learn-gambit-plan-do = Stuknij kolejno: goniec, wieża, skoczek, a potem „{ $plan }”.
web-learn-gambit-plan-no = Każdy plan jest dozwolony. W tej grze niech to będzie goniec, wieża, skoczek; zaraz zobaczysz dlaczego.
web-learn-gambit-bishop = Każdy gracz dobiera kartę, a Ty odkrywasz swoją pierwszą: gońca. Rusza się na skos, dopóki droga jest wolna.
web-learn-gambit-bishop-do = Zbij żeton na g3 za trzy punkty: stuknij go.
web-learn-gambit-bishop-no = Możesz tam pójść. Ale na g3 są trzy punkty, więcej niż gdziekolwiek w zasięgu.
web-learn-gambit-lay-queen = Trzy punkty! Po każdym ruchu kładziesz kartę na końcu rzędu, zakrytą. Zagrasz ją za trzy tury.
web-learn-gambit-lay-queen-do = Stuknij hetmana, a potem „{ $lay }”.
web-learn-gambit-lay-queen-no = Kto wie, gdzie wtedy staniesz? Hetman chodzi prosto i na skos, więc prawie zawsze coś znajdzie. Połóż hetmana.
web-learn-gambit-theirs = Dobierasz kartę, więc znów masz trzy na ręce. A { $who } przechodzi hetmanem przez całą szachownicę i zbija wieżę: pięć punktów. Kto pierwszy, ten lepszy. Patrz więc, co mogą zbić inni, i zaczynaj od najcenniejszych żetonów.
web-learn-gambit-rook = Odkrywasz wieżę. Chodzi prosto. Nie ma czego zbić, ale kto może się ruszyć, musi. Pomyśl więc naprzód: następną kartą jest skoczek.
web-learn-gambit-rook-do = Idź na g7. Stamtąd skoczek dosięgnie wieży na h5.
web-learn-gambit-rook-no = Możesz tam pójść. Ale tylko z g7 Twój skoczek, następny w kolejce, doskoczy do pięciu punktów na h5.
web-learn-gambit-lay-bishop = Zagrane karty trafiają do odrzuconych, odkryte dla wszystkich. Gdy stos dobierania się skończy, tasuje się je i dobiera od nowa.
web-learn-gambit-lay-bishop-do = Masz dwa gońce: stuknij jednego, a potem „{ $lay }”.
web-learn-gambit-lay-bishop-no = Może być każda karta. Ale jeśli położysz jednego z dwóch gońców, zostaną Ci dwie różne karty do wyboru.
web-learn-gambit-blocked = { $who } odkrywa gońca, ale stoisz na jedynej drodze z rogu. Gambitów się nie zbija, a przeskoczyć je może tylko skoczek. Kto nie ma ruchu, zostaje na miejscu.
web-learn-gambit-knight = Odkrywasz skoczka. Skacze o dwa pola prosto i jedno w bok, nad wszystkim.
web-learn-gambit-knight-do = Skocz na h5 i zbij wieżę: pięć punktów.
web-learn-gambit-knight-no = Skoczek może tam stanąć. Ale na h5 czeka pięć punktów.
web-learn-gambit-lay-rook = Prowadzisz osiem do pięciu. Teraz, jak zawsze, karta na koniec rzędu.
web-learn-gambit-lay-rook-do = Masz dwie wieże: stuknij jedną, a potem „{ $lay }”.
web-learn-gambit-lay-rook-no = Może być każda karta. Ale jeśli położysz jedną z dwóch wież, zostaną Ci dwie różne karty do wyboru.
web-learn-gambit-queen = { $who } zbija piona: osiem do sześciu. Odkrywasz hetmana, który leży w rzędzie od trzech tur. Został jeden żeton.
web-learn-gambit-queen-do = Hetman chodzi prosto albo na skos. Zbij piona na a5.
web-learn-gambit-queen-no = Możesz tam pójść, ale wtedy ostatni żeton może zbić { $who }. Zbij go na a5, a wygrasz.
web-learn-gambit-end = Nie ma już żetonów i gra od razu się kończy: dziewięć do sześciu, wygrywasz! Przy równych punktach wygrałby ten, kto wykonał ostatni ruch.
web-learn-gambit-learned-1 = Gambit rusza się tak, jak odkryta karta: goniec, wieża, hetman albo skoczek. Jeśli kończy ruch na żetonie, zbija go.
web-learn-gambit-learned-2 = Zawsze leżą przed Tobą trzy zakryte karty. Trzeba je pamiętać.
web-learn-gambit-learned-3 = Po każdym ruchu kładziesz kartę na końcu rzędu i dobierasz jedną.
web-learn-gambit-learned-4 = Kto może się ruszyć, musi. Kto nie może, zostaje na miejscu.
web-learn-gambit-learned-5 = Gdy zniknie ostatni żeton, wygrywa ten, kto ma najwięcej punktów.
web-learn-skakanie-start = Ty i { $who } gracie razem. W dwunastu stosach leżą elementy puzzli, a dookoła chodzi Smok. Zbierzcie elementy, które do siebie pasują, zanim okrąży stosy cztery razy.
web-learn-skakanie-corner = Twój pionek zaczyna w rogu.
web-learn-skakanie-corner-do = Stuknij stos 1, u góry po lewej.
web-learn-skakanie-corner-no = Możesz tam zacząć. Ale na stosie 1 leży element, który pasuje do tego obok, na stosie 2.
web-learn-skakanie-take = { $who } też już stoi w rogu. Tura to trzy akcje: weź element, na którym stoisz, albo przejdź na sąsiedni stos, nigdy na skos.
web-learn-skakanie-take-do = Weź swój element: stuknij swój stos albo „{ $take }”.
web-learn-skakanie-take-no = Tak też można. Ale najpierw weź element, na którym stoisz: pasuje do tego na stosie 2.
web-learn-skakanie-move = Element jest Twój, a następny już się odkrył. Element ze świecącym brzegiem pasuje do Twoich.
web-learn-skakanie-move-do = Przejdź na stos 2: stuknij go.
web-learn-skakanie-move-no = Tak też można. Ale na stosie 2 leży element, który pasuje do Twojego. Idź po niego!
web-learn-skakanie-join = Skok udany. W tej turze została jedna akcja.
web-learn-skakanie-join-do = Weź element, który pasuje.
web-learn-skakanie-join-no = Tak też można. Ale po ten element tu jesteś i pasuje on do Twojego. Weź go.
web-learn-skakanie-dragon = Dwa elementy połączyły się we fragment: dwa punkty. Twoja tura się kończy, a po każdej turze Smok idzie o stos dalej. Małe liczby pokazują jego następne kroki. Teraz gra { $who }.
web-learn-skakanie-three = Następny element na Twoim stosie też pasuje.
web-learn-skakanie-three-do = Weź go.
web-learn-skakanie-three-no = Tak też można. Ale element pod Twoim pionkiem pasuje: najpierw weź jego.
web-learn-skakanie-away = Trzy punkty. Sprawdźmy, ile kosztuje element, który nie pasuje.
web-learn-skakanie-away-do = Przejdź na stos 3.
web-learn-skakanie-away-no = Tak też można. Do tej próby potrzebny jest jednak stos 3: jego element nie pasuje.
web-learn-skakanie-stray = Ten element nie styka się z żadnym z Twoich.
web-learn-skakanie-stray-do = Mimo to go weź. Niedługo się go pozbędziesz.
web-learn-skakanie-stray-no = Tak też można. Ale ten jeden raz weź element, który nie pasuje, żeby zobaczyć, ile kosztuje.
web-learn-skakanie-cost = Liczy się tylko największy fragment, a każdy inny kosztuje punkt: 3 − 1 = 2. I patrz, jak blisko za Tobą jest Smok!
web-learn-skakanie-give = Smok Cię dopadł i gryzie: musisz odłożyć jeden ze swoich elementów pod jakiś stos. Wybierasz, który i dokąd.
web-learn-skakanie-give-do = Stuknij swój pojedynczy element C2, a potem stos 10. Jest pusty, więc { $who } może wziąć element stamtąd.
web-learn-skakanie-give-no = Tak też można. Ale zachowaj cały fragment i odłóż pojedynczy element na stos 10: { $who } może go wykorzystać.
web-learn-skakanie-middle = Ugryzienie bywa pożyteczne: znów trzy punkty. Na stos ze Smokiem nie wolno wejść, ale można z niego zejść. Na dwa środkowe stosy Smok nigdy nie wchodzi.
web-learn-skakanie-middle-do = Przejdź na stos 7.
web-learn-skakanie-middle-no = Tak też można. Ale na stosie 7 Smok Cię nie dopadnie, a tamten element pasuje do Twoich.
web-learn-skakanie-four = Pasujący element i bezpieczne miejsce.
web-learn-skakanie-four-do = Weź go.
web-learn-skakanie-four-no = Tak też można. Ale stoisz na elemencie, który pasuje: najpierw weź jego.
web-learn-skakanie-enough = Cztery punkty. Następny element tutaj jeszcze nie pasuje: zostaw go na później. Nie musisz wykorzystać wszystkich akcji.
web-learn-skakanie-enough-do = Stuknij „{ $end }”.
web-learn-skakanie-enough-no = Tak też można. Ale tu jest bezpiecznie, a element, który nie pasuje, kosztuje punkt. Zakończ turę.
web-learn-skakanie-gift = { $who } bierze element od Ciebie, bo tam pasuje. Wzajemna pomoc to połowa tej gry.
web-learn-skakanie-token = Smok wrócił na swój start, do flagi, więc traci pierwszy z czterech żetonów. Gdy straci ostatni, gra się skończy. Teraz gracie dalej; obejrzyj to w przyspieszonym tempie.
web-learn-skakanie-last = Twoja ostatnia tura! Razem macie 23 punkty, a tutaj trzeba 24 (zwykle pięciu na osobę). Pamiętasz element, który tu został? Teraz pasuje.
web-learn-skakanie-last-do = Weź go.
web-learn-skakanie-last-no = Tak też można. Ale brakuje jednego punktu, a właśnie na nim stoisz: weź element.
web-learn-skakanie-whole = 24! Każdy element obrazka jest na swoim miejscu.
web-learn-skakanie-whole-do = Stuknij „{ $end }”.
web-learn-skakanie-whole-no = Tak też można. Ale nie ma już czego zbierać: zakończ turę.
web-learn-skakanie-end = Smok traci ostatni żeton, gra się kończy, a punktów macie dość. Razem udało się Wam pokonać Smoka!
web-learn-skakanie-learned-1 = Tura to najwyżej trzy akcje: weź element, na którym stoisz, albo przejdź na sąsiedni stos.
web-learn-skakanie-learned-2 = Pasujące elementy łączą się we fragmenty. Liczy się Twój największy; każdy inny kosztuje punkt.
web-learn-skakanie-learned-3 = Po każdej turze Smok idzie o stos dalej. Jeśli Cię dopadnie, oddajesz jeden element.
web-learn-skakanie-learned-4 = Na stos ze Smokiem nikt nie wchodzi, a Smok nigdy nie wchodzi na dwa środkowe stosy.
web-learn-skakanie-learned-5 = Po czterech okrążeniach Smoka gra się kończy. Wygrywacie albo przegrywacie razem.
web-footer = Bez konta, bez reklam, bez instalacji.
web-licences = Licencje
web-language = Język
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-speed = Szybkość animacji
web-speed-slow = Wolno
web-speed-normal = Średnio
web-speed-fast = Szybko
web-speed-instant = Od razu
web-sounds = Dźwięki
web-notify = Powiadamiaj, gdy moja kolej
web-notify-sample = Tak dowiesz się, że to Twoja kolej.
web-notify-denied = Ta przeglądarka nie pozwala stronie na powiadomienia.

# Notices to people who are away: Web Push and webhooks. $others are names; $alone says whether there are none.
notice-turn =
    { $alone ->
        [yes] { $game }: Twój ruch.
       *[no] { $game } (grają też: { $others }): Twój ruch.
    }
notice-warning =
    { $hours ->
        [0] { $game }: na ruch została niecała godzina.
        [one] { $game }: na ruch została około godzina.
        [few] { $game }: na ruch zostały około { $hours } godziny.
       *[other] { $game }: na ruch zostało około { $hours } godzin.
    }
notice-several =
    { $count ->
        [one] Twój ruch przy { $count } stole.
       *[other] Twój ruch przy { $count } stołach.
    }

# Notices by e-mail. $host is the address of this server; $shown an address with most of it left out.
mail-open = Otwórz stół
mail-open-home = Otwórz swoje stoły
mail-why = Dostajesz tę wiadomość, bo ten adres został potwierdzony na { $host }.
mail-stop = Nie chcę więcej wiadomości
mail-confirm-subject = Potwierdź adres dla { $host }
mail-confirm = Ktoś, zapewne Ty, chce dostawać e-mail, gdy na { $host } jest jego kolej. Potwierdź to w ciągu { $hours } godzin; do tego czasu nic innego nie zostanie wysłane na ten adres.
mail-confirm-else = Jeśli to nie Ty, zignoruj tę wiadomość. Pod tym linkiem możesz też zaznaczyć, że nigdy więcej nie chcesz takich wiadomości.
mail-confirm-open = Potwierdź adres
mail-confirm-why = Ten adres wpisano na { $host }.

web-called = Gdy Cię nie ma
web-called-about = Możesz dostać znać, gdy przy tym stole jest Twój ruch, także przy zamkniętej stronie. Bez kart i bez niczego ukrytego.
web-called-here = Powiadamiaj na tym urządzeniu
web-called-denied = Ta przeglądarka nie pozwala stronie na powiadomienia. Możesz na nie zezwolić w ustawieniach przeglądarki dla tej strony.
web-called-impossible = Tej przeglądarki nie da się powiadomić przy zamkniętej stronie. Na iPhonie i iPadzie dodaj najpierw Stolik do ekranu początkowego.
web-called-failed = Nie udało się. Spróbuj ponownie później.
web-called-bad = Pod ten adres nie można nic wysłać. Adres zaczyna się od https:// i nie jest z sieci domowej.
web-called-offer = Daj znać, gdy moja kolej
web-called-on = To urządzenie da Ci znać, gdy będzie Twój ruch.
web-called-browser = Inna przeglądarka ({ $host })
web-called-webhook = Webhook: { $host }
web-called-remove = Usuń
web-called-secret = To, co tam trafia, jest podpisane tym sekretem. Widać go tylko teraz:
web-called-hook = Powiadamiaj czat lub program (webhook)
web-called-hook-about = Adres podaje Discord, Slack, ntfy albo Twój własny program.
web-called-address = Adres
web-called-add = Dodaj
web-called-mail = Powiadamiaj e-mailem
web-called-mail-about = Wyślemy wiadomość z linkiem do potwierdzenia adresu. Do tego czasu nic innego tam nie trafi.
web-called-mail-add = Włącz
web-called-mail-on = E-mail na { $shown }
web-called-mail-asked = { $shown }: potwierdź adres linkiem z wiadomości, którą wysłaliśmy.
web-called-mail-refused = { $shown } nie przyjmuje wiadomości.
web-called-mail-bad = Na ten adres nie można nic wysłać. Czy jest poprawny?
web-called-mail-often = Na razie wysłano już dość wiadomości. Poszukaj tej z linkiem, także w spamie, albo spróbuj jutro.
web-called-offer-mail = Napisz e-mail, gdy moja kolej

web-mail = Powiadomienia e-mailem
web-mail-asked = Czy Stolik może pisać na { $shown }, gdy jest Twoja kolej?
web-mail-asked-about = Najwyżej raz na kolejkę i nigdy, gdy siedzisz przy stole. W każdej wiadomości jest link, który kończy wszystkie.
web-mail-yes = Tak, piszcie do mnie
web-mail-never = Nie, nigdy nie piszcie na ten adres
web-mail-on = Adres { $shown } jest potwierdzony. Damy znać, gdy będzie Twoja kolej.
web-mail-stop = Zakończyć wszystkie wiadomości na { $shown }?
web-mail-stop-about = Żaden stół nie napisze już na ten adres. Możesz włączyć to znowu w menu stołu.
web-mail-end = Zakończ wszystkie
web-mail-off = Na ten adres nie wysyłamy wiadomości.
web-mail-failed = Nie udało się. Spróbuj ponownie później.
web-mail-over = Ten link jest już nieważny. Jeśli nadal chcesz dostawać wiadomości, poproś o nowy w menu stołu.

web-mine = Graj dalej
web-mine-lobby = czeka na graczy
web-mine-turn = Twoja kolej
web-mine-wait = kolej na innych
web-mine-until = do: { $when }
web-mine-since = od: { $when }
web-mine-won = wygrana
web-mine-lost = przegrana
web-mine-manage = Zarządzaj: { $game }, { $people }
web-mine-over =
    { $count ->
        [0] Klucze i skończone gry
        [one] { $count } skończona gra
        [few] { $count } skończone gry
       *[many] { $count } skończonych gier
    }
web-mine-against = Przeciw
web-mine-games = Gry
web-mine-wins = Wygrane
web-mine-best = Rekord
web-mine-alone = w pojedynkę
web-mine-people = ludzie (osób przy stole: { $count })
web-mine-bots = { $level } (graczy przy stole: { $count })
web-mine-file-about = Klucze do twoich miejsc i twoje wyniki są tylko w tej przeglądarce. Plik ze wszystkimi otworzy twoje stoły gdzie indziej; kto go ma, może grać za ciebie.
web-mine-export = Zapisz do pliku
web-mine-import = Otwórz plik
web-mine-import-bad = To nie jest plik z kluczami Stolika.
web-mine-imported =
    { $count ->
        [one] Przejęto { $count } stół.
        [few] Przejęto { $count } stoły.
       *[many] Przejęto { $count } stołów.
    }
web-mine-imported-results =
    { $count ->
        [one] { $count } nowy wynik.
        [few] { $count } nowe wyniki.
       *[many] { $count } nowych wyników.
    }
web-mine-carry = Zabierz wszystko na inne urządzenie
web-mine-carry-about = Zeskanuj kod drugim urządzeniem albo otwórz tam link w ciągu dziesięciu minut; zadziała raz. Klucze są szyfrowane tutaj i serwer nie może ich odczytać.
web-mine-carry-start = Utwórz link
web-mine-carry-over = Dziesięć minut minęło. Tutaj nic się nie zmieniło; utwórz nowy link.
web-mine-carry-taken = Drugie urządzenie ma już wszystkie Twoje stoły. Czy to też ma je zachować?
web-mine-carry-keep = Zachowaj je także tutaj
web-mine-carry-move = Zapomnij je tutaj
web-mine-carry-move-sure = Zapomnieć je wszystkie w tej przeglądarce?
web-mine-arrive = Twoje stoły z innego urządzenia
web-mine-arrive-about = Trafią do tej przeglądarki razem z kluczami do Twoich miejsc. To, co tu już jest, zostaje.
web-mine-arrive-take = Przenieś je tutaj
web-mine-offer = Link do miejsca { $seat }
web-mine-leave = Odejdź od stołu
web-mine-leave-about = Twoje miejsce przejmie komputer albo będzie wolne dla kogoś innego. Wolne miejsce odzyskasz tylko kluczem z tego urządzenia: odejście go usuwa.
web-mine-leave-bot = Niech dalej gra komputer
web-mine-leave-bot-sure = Oddać grę i zapomnieć stół?
web-mine-leave-free = Oddaj miejsce
web-mine-leave-free-sure = Oddać miejsce i zapomnieć stół?
web-mine-forget = Zapomnij
web-mine-forget-about = Stół zostaje, jak jest, ale ta przeglądarka straci jego klucze. Wynik skończonej gry zostaje.
web-mine-forget-sure = Usunąć klucze do tego stołu?
web-mine-erase = Usuń z historii
web-mine-erase-about = Wynik nie będzie tu już pokazywany ani liczony.
web-mine-erase-sure = Usunąć ten wynik?
web-mine-more =
    { $count ->
        [one] Jeszcze { $count }
        [few] Jeszcze { $count }
       *[many] Jeszcze { $count }
    }
web-home = Strona główna
web-close = Zamknij
web-menu = Stół
web-menu-players = Gracze
web-menu-settings = Ustawienia
web-menu-more = Więcej
web-log = Przebieg gry
web-log-empty = Jeszcze nic.
web-undo = Cofnij
web-rule = Zasada { $id }
web-rules = Zasady
web-rules-of = { $game }: zasady
web-rules-whole = Wszystkie zasady
web-rules-contents = Spis treści
web-rules-ours = Nasza decyzja
web-rules-note = Każda zasada ma swój numer; gdy stół czegoś odmawia, podaje go. Gdzie drukowane instrukcje milczą, są niejasne albo sprzeczne, zaznaczamy naszą decyzję. Nie jesteśmy związani z wydawcami gier drukowanych.
web-rules-moves = Ruchy według kart
web-brief = Zasady w skrócie
web-fewer = Mniej
web-more = Więcej
web-none = brak
web-save = Zapisz
web-seat-free = wolne miejsce
web-seat = Miejsce { $seat }
web-player = Gracz { $seat }
web-players = Gracze
web-guest = Gość
web-name = Imię
web-you = Ty
web-holder-person = Tutaj
web-holder-open = Przez link
web-holder-bot = Komputer
web-holder-open-about = Dostanie link i kod QR.
web-level = Poziom
web-level-beginner = Początkujący
web-level-casual = Niedzielny
web-level-strong = Mocny
web-level-master = Mistrz
web-options = Zasady domowe
web-options-about = Ustawiono to, co zwykle; zmień, co chcesz.
web-create-invite = Utwórz stół
web-create-start = Zaczynamy
web-create-name = Miejsce { $seat } nie ma jeszcze imienia.
web-create-invite-about =
    { $count ->
        [one] Dostaniesz { $count } link do wysłania.
        [few] Dostaniesz { $count } linki do wysłania.
       *[many] Dostaniesz { $count } linków do wysłania.
    }
web-create-start-about = Gra zaczyna się od razu.
web-opt-setup = Karta konfiguracji
web-opt-setup-about = Gdzie leżą żetony i gdzie startują gambity.
web-setup-own = Własna karta
web-setup-own-about = Nazwa, wartości żetonów, potem osiem rzędów: P N B R Q K to żetony, 1 do 4 pola startowe, kropka to puste pole.
web-setup-trouble = Wiersz { $line }, kolumna { $column }: { $what }
web-setup-fine = Tą kartą można grać.
web-setup-make = Narysuj własną kartę
web-opt-oldest = Najstarsza osoba
web-opt-oldest-about = Wybiera pole startowe na początku. Kto wybiera na końcu, ten zaczyna.
web-opt-edition = Wydanie
web-opt-edition-about = Angielskie i włoskie: szóstą kartę dobiera się po planowaniu. Polskie: po pierwszym ruchu.
web-edition-en = angielskie
web-edition-it = włoskie
web-edition-pl = polskie
web-opt-peek = Może podglądać
web-peek-all = Wszyscy
web-opt-peek-about = Młodsi gracze mogą oglądać swoje zakryte karty.
web-opt-calm = Limit tur bez bicia
web-opt-calm-about = Po tylu turach z rzędu gra kończy się z obecnym wynikiem; 0 = nigdy.
web-opt-deck = Talia
web-opt-deck-about = Dwanaście kart każdego gracza; zwykle po trzy z każdego rodzaju.
web-deck-count =
    { $count ->
        [one] { $count } karta z 12
        [few] { $count } karty z 12
       *[many] { $count } kart z 12
    }
web-opt-clock = Czas na decyzję
web-opt-clock-about = Po tym czasie gra komputer, dopóki osoba nie wróci.
web-opt-clock-days = Czas na decyzję
web-opt-clock-days-about = Na jedną decyzję. Czas płynie także wtedy, gdy nikogo nie ma przy stole.
web-clock-none = bez limitu
web-time-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
web-clock-days = Gry na wiele dni
web-opt-reserve = Rezerwa
web-opt-reserve-about = Dodatkowy czas każdej osoby na całą grę.
web-reserve-none = bez rezerwy
web-opt-then = Gdy czas minie
web-opt-then-about = Co się dzieje, gdy ktoś nie ma już ani czasu, ani rezerwy.
web-then-turn = komputer gra tę turę
web-then-stand_in = komputer gra, dopóki osoba nie wróci
web-then-wait = stół czeka
web-time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
web-time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
web-time-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
web-opt-art = Obrazek
web-opt-art-about = Co przedstawiają puzzle.
web-art-castle = Zamek
web-sk-picture = Cały obrazek
web-art-harbour = Port
web-art-forest = Las
web-art-own = Własne zdjęcie
web-photo = Twoje zdjęcie
web-photo-frame = Fragment zdjęcia, którym gracie. Strzałki przesuwają, plus i minus przybliżają i oddalają.
web-photo-how = Przeciągnij zdjęcie; rozsuń palce lub użyj kółka, aby przybliżyć. Linie pokazują elementy.
web-photo-zoom = Przybliżenie
web-photo-turn = Obróć
web-photo-use = Użyj tego zdjęcia
web-photo-adjust = Dopasuj
web-photo-another = Inne zdjęcie
web-photo-reading = Otwieram zdjęcie…
web-photo-unreadable = Tego pliku nie da się otworzyć jako obrazka. Wybierz zdjęcie, na przykład JPEG.
web-photo-plain = { $percent }% elementów ma prawie jeden kolor (niebo, ściana): trudno będzie je odróżnić.
web-photo-seen = Widzą je tylko osoby z linkiem do tego stołu; zniknie razem ze stołem. Gdzie i czym je zrobiono, zostaje na Twoim urządzeniu.
web-photo-stays = Zostaje w tej przeglądarce.
web-photo-lacking = Zdjęcie graczy nie jest tu dostępne, więc widzisz wbudowany obrazek.
web-opt-picture = Wielkość
web-opt-picture-about = Im więcej elementów, tym trudniej zdążyć. „W sam raz” nowi gracze z podpowiedziami wygrywają mniej więcej co drugi raz; w pięć lub sześć osób potrzeba do tego więcej akcji.
web-picture-easy = Łatwo
web-picture-fair = W sam raz
web-picture-hard = Trudno
web-picture-size = Kolumny i rzędy
web-picture-usual = jak zwykle: { $size }
web-opt-hints = Podpowiedzi
web-opt-hints-about = Elementy pasujące do Twoich są zaznaczone i każdy może poprosić o podpowiedź.
web-opt-help = Podpowiedzi
web-opt-help-about = Każdy może poprosić o pomysł, potem o ruch, i mieć trenera.
web-opt-odds = Szanse
web-opt-odds-about = Każdy może widzieć szanse tego, co zakryte.
web-opt-silent = Cichy stół
web-opt-silent-about = Bez podpowiedzi, bez szans i nikt nie pokazuje palcem.
web-opt-youngest = Najmłodsza osoba
web-opt-youngest-about = Zaczyna grę.
web-opt-actions = Akcje w turze
web-opt-actions-about = Według instrukcji trzy; więcej ułatwia grę.
web-opt-extra = Dodatkowe akcje
web-opt-extra-about = Pomoc dla młodszych graczy.
web-opt-target = Do wygranej
web-opt-target-about = Według instrukcji pięć punktów na gracza. Ze wspólną pulą lepszy jest procent wszystkich elementów (60%); w pojedynkę jest tak zwykle.
web-target-usual = Jak zwykle
web-target-each = Punkty na gracza
web-target-share = Procent
web-opt-dragon = Start Smoka
web-opt-dragon-about = Na jednym z dziesięciu zewnętrznych stosów.
web-dragon-random = losowo
web-dragon-stack = stos { $stack }
web-opt-fierce = Srogi Smok
web-opt-fierce-about = Element do oddania wybiera los, a nie ugryziony gracz.
web-opt-singles = Pojedyncze po dwa
web-opt-singles-about = Fragmenty z jednego elementu kosztują dwa punkty zamiast jednego.
web-opt-push = Cudze pionki
web-opt-push-about = Akcją można też przesunąć cudzy pionek.
web-opt-joint = Wspólna pula
web-opt-joint-about = Wszystkie elementy trafiają do jednej puli, liczonej raz.
web-invite = Zaproszenie do stołu
web-invited = Czeka na Ciebie miejsce
web-sit-down = Siadam
web-takeover = Miejsce przechodzi na to urządzenie: { $name }
web-takeover-go = Graj dalej tutaj
web-sit-here = Dodaj osobę na tym urządzeniu
web-invite-all = Wyślij to znajomym
web-invite-all-about = Kto otworzy link, zajmie następne wolne miejsce. Gdy wszystkie są zajęte, może oglądać.
web-invite-new = Nowy link; stary przestanie działać
web-invite-one = Link tylko do tego miejsca
web-seat-take = Usiądź tutaj
web-seat-swap = Zamień się
web-seat-swap-asked = Czekasz na zgodę. Anuluj
web-seat-swap-wanted = chce się z Tobą zamienić
web-lots = Rozlosuj miejsca
web-place-bot = Komputer…
web-free-seat = Zwolnij miejsce
web-rename = Zmień imię
web-ready = Możemy zaczynać
web-unready = Jeszcze chwila
web-is-ready = może zaczynać
web-not-ready = jeszcze nie
web-lobby-free =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
web-lobby-ready = Gra zacznie się, gdy wszyscy będą gotowi.
web-lobby-others = Czekamy na pozostałych.
web-here = przy stole
web-away = offline
web-seen-lately = niedawno przy stole
web-seen-today = dziś przy stole
web-seen-yesterday = wczoraj przy stole
web-seen-days =
    { $count ->
        [one] { $count } dzień temu przy stole
       *[other] { $count } dni temu przy stole
    }
web-saw-move = ostatni ruch zauważony
web-seen-show = Inni widzą moje ostatnie odwiedziny i czy znam ostatni ruch
web-thinking = myśli
web-agreed = Ustalenia
web-agreed-deck = Talia: { $cards }.
web-agreed-early-draw = Szóstą kartę dobiera się zaraz po planowaniu.
web-agreed-no-peek = Zakrytych kart nikt nie ogląda, nawet własnych.
web-agreed-show = Pokaż kartę konfiguracji
web-agreed-calm =
    { $turns ->
        [0] Tury bez bicia nigdy nie kończą gry.
        [one] Po { $turns } turze bez bicia gra się kończy.
       *[other] Po { $turns } turach bez bicia gra się kończy.
    }
web-agreed-clock = Czas na decyzję: { $time }; potem gra komputer.
web-agreed-days = Czas na decyzję: { $time }.
web-agreed-reserve = Rezerwa każdej osoby: { $time }.
web-agreed-then-turn = Gdy czas minie, komputer gra tę turę.
web-agreed-then-stand_in = Gdy czas minie, komputer gra, dopóki osoba nie wróci.
web-agreed-then-wait = Gdy czas minie, stół czeka.
web-until =
    { $you ->
        [yes] Masz czas do: { $when }.
       *[no] { $who } ma czas do: { $when }.
    }
web-until-over =
    { $you ->
        [yes] Twój czas minął: { $when }. Stół czeka.
       *[no] Czas minął ({ $who }): { $when }. Stół czeka.
    }
web-until-reserve = W tym rezerwa: { $time }.
web-until-nobody = Czas teraz nie biegnie.
web-night = Godziny nocne
web-night-about = Nocą twój czas nie biegnie. Zmiana działa od twojej następnej decyzji, przy każdym stole z zegarem na dni.
web-night-on = Nocą mój czas stoi
web-night-from = Od
web-night-to = do
web-night-theirs = Noc ({ $who }): od { $from } do { $to } według twojego zegara.
web-agreed-picture = Obrazek: { $art }, { $size } elementów.
web-agreed-actions =
    { $actions ->
        [one] { $actions } akcja w turze.
        [few] { $actions } akcje w turze.
       *[many] { $actions } akcji w turze.
    }
web-agreed-extra = { $who }: +{ $more }.
web-agreed-target = Do wygranej, na gracza albo jako procent wszystkich elementów: { $target }.
web-agreed-dragon-random = Smok zaczyna na losowym zewnętrznym stosie.
web-agreed-hints = Pasujące elementy są zaznaczone.
web-agreed-no-hints = Pasujące elementy nie są zaznaczone.
web-agreed-help = Każdy może prosić o podpowiedzi.
web-agreed-no-help = Nie ma podpowiedzi.
web-agreed-odds = Każdy może widzieć szanse.
web-agreed-no-odds = Szanse nie są pokazywane.
web-agreed-silent = Cichy stół: bez podpowiedzi i nikt nie pokazuje palcem.
web-commitment = Jak sprawdzić, że tasowanie jest uczciwe
web-commitment-about = Przed początkiem serwer pokazuje odcisk ziarna, każde miejsce dodaje własne liczby losowe, a na koniec ziarno jest jawne i każdy może sprawdzić tasowanie.
web-seed = Ziarno:
web-watch = Widzowie
web-watch-about = Kto ma ten link, może oglądać, ale nie widzi niczyich kart.
web-watch-new = Nowy link; stary przestaje działać
web-watchers =
    { $count ->
        [0] nikt nie ogląda
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
web-qr-label = Link jako kod QR
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-share = Udostępnij
web-connecting = Łączenie ze stołem…
web-lost = Brak połączenia. Próbujemy ponownie…
web-retry = Ponów
web-problem = Nic tu nie ma
web-reload = Wczytaj ponownie
web-leave = Odejdź od stołu
web-board = Szachownica
web-square-gambit =
    { $you ->
        [yes] Twój gambit
       *[no] gambit: { $who }
    }
web-square-spot = pole startowe { $spot }
web-square-capture = można zbić
web-square-reach = w zasięgu
web-token-pawn = pion
web-token-knight = skoczek
web-token-bishop = goniec
web-token-rook = wieża
web-token-queen = hetman
web-token-king = król
web-card-down = zakryta
web-your-cards = Twoje karty
web-your-row = Twój rząd, najpierw następna karta
web-your-hand = Twoja ręka
web-put-back = Miejsce { $place }: { $card }, karta wybrana; cofnij
web-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
web-pile = stos { $count }
web-discarded = odrzucone { $count }
web-discards =
    { $count ->
        [one] { $count } odrzucona karta
        [few] { $count } odrzucone karty
       *[many] { $count } odrzuconych kart
    }
web-discards-about = Zagrane od ostatniego tasowania; każdy może zobaczyć.
web-unseen = Jeszcze w grze
web-unseen-about = Na ręce, w rzędzie albo w stosie dobierania.
web-unseen-kind = { $card }: { $left } z { $all }
web-prompt-place = Wybierz pole startowe. Kto wybiera na końcu, ten zaczyna.
web-prompt-plan = Stuknij trzy karty w kolejności zagrywania. Zapamiętaj je!
web-prompt-lay = Która karta na koniec rzędu? Zagrasz ją za trzy tury.
web-prompt-move = Twoja karta: { $card }. Rusza się tak: { $moves }.
web-confirm-plan =
    { $count ->
        [3] Połóż zakryte
       *[other] { $count } z 3
    }
web-confirm-lay = Połóż
web-unplan = Cofnij plan
web-stay = Zostań
web-turned-up =
    { $you ->
        [yes] Odkrywasz { $card }.
       *[no] { $who } odkrywa { $card }.
    }
web-wait-place = { $who } wybiera pole startowe.
web-wait-plan =
    { $count ->
        [one] { $who } jeszcze planuje.
        [few] { $who } jeszcze planują.
       *[many] { $who } jeszcze planują.
    }
web-wait-move = { $who } wykonuje ruch.
web-wait-lay = { $who } wybiera kartę.
web-over = Koniec gry.
web-end-won = Wygrywasz o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-end-lost = Przegrywasz o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-end-won-tied = Wygrywasz przy równej liczbie punktów
web-end-fits = Następnym razem „Zagraj teraz” zaproponuje inny poziom: { $level }.
web-end-lost-tied = Przegrywasz przy równej liczbie punktów
web-end-team-won =
    { $points ->
        [0] Smok pokonany co do punktu
        [one] Smok pokonany z zapasem 1 punktu
       *[other] Smok pokonany z zapasem { $points } punktów
    }
web-end-team-lost =
    { $points ->
        [one] Smok górą: zabrakło 1 punktu
       *[other] Smok górą: zabrakło { $points } punktów
    }
web-end-captured = Zbite: { $tokens }.
web-end-turning = Punkt zwrotny
web-end-turning-at = Punkt zwrotny, krok { $ply }:
web-end-share-text = Udostępnij
web-end-share-picture = Jako obraz
web-end-shared = Udostępniono.
web-end-copied = Wynik jest w schowku.
web-end-saved = Obraz został zapisany.
web-end-show-table = Stół
web-end-show-result = Wynik
web-rematch = Rewanż
web-rematch-join = Dołącz do rewanżu
web-download = Zapis
web-replay = Powtórka
web-replay-title = Zapisane gry
web-pass = Teraz { $name }: przekażcie urządzenie
web-pass-me = To ja, { $name }
web-pass-or = Albo, w dowolnej kolejności:
web-pass-nobody = Teraz nikt tutaj nie ma nic do zrobienia.
web-pass-plan = Obejrzyj rękę i wybierz trzy karty w kolejności zagrywania. Zapamiętaj je!
web-pass-lay = Obejrzyj rękę i wybierz kartę na koniec rzędu.
web-hold = Przytrzymaj, by zobaczyć; przesuń na kartę, by wybrać
web-hold-only = Przytrzymaj, by zobaczyć moje karty
web-hold-about = Na klawiaturze: przytrzymaj spację i naciśnij 1–5, aby wybrać kartę.
web-show = Pokaż
web-cover = Zakryj
web-large = Duże karty, mała plansza
web-moved = Tutaj możesz dalej oglądać.
web-busy = Serwer zajęty: komputer na { $pace }%
web-undo-gambit = Nie ma czego cofnąć. Możesz cofnąć ruch, dopóki nie położysz następnej karty, albo pierwszy plan.
web-undo-skakanie = Nie ma czego cofnąć. Można, dopóki nie odkryto kolejnego elementu.
web-vote-no-gambit = Dopiero od pierwszej tury.
web-vote-no-skakanie = Nie w Skakaniu.
web-where = Gdzie gracie?
web-where-here = Tutaj albo przez link
web-where-screen = Telefony wokół tego ekranu
web-where-screen-about = Na tym ekranie nikt nie gra; każdy dołącza telefonem.
web-holder-phone = Telefon
web-holder-phone-about = Zeskanuje kod QR z tego ekranu.
web-screen-scan = Zeskanuj, żeby dołączyć
web-screen-lobby = Zeskanuj kod telefonem i zajmij miejsce
web-screen-start = Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
web-screen-fullscreen = Pełny ekran
web-screen-another = Inny telefon: { $name }
web-screen-another-sure = Kto zeskanuje nowy kod, dostanie miejsce po minucie, chyba że { $name } odmówi na dotychczasowym telefonie. Stuknij jeszcze raz.
web-vote = Zakończ grę teraz
web-vote-about = Jeśli wszyscy się zgodzą, gra kończy się z obecnym wynikiem (G17). Bicie i zmiana prowadzenia kasują zgody.
web-votes = Za zakończeniem gry (G17), { $given } z { $all }: { $names }.
web-agree = Zgoda
web-withdraw = Wycofaj zgodę
web-stand-in = Niech gra komputer
web-stand-in-now = gra komputer: { $level }
web-stand-in-end = Oddaj miejsce graczowi
web-bot-for =
    { $you ->
        [yes] { $bot } (za Ciebie)
       *[no] { $bot } (za: { $name })
    }
web-bot-badge = Za tę osobę gra komputer
web-mean-now = { $bot } gra za Ciebie ({ $level }).
web-mean-clock = Twój czas minął: { $bot } gra za Ciebie ({ $level }).
web-mean-was = Pod Twoją nieobecność za Ciebie grał komputer ({ $bot }):
web-mean-more =
    { $count ->
        [one] Jeszcze jeden wcześniejszy ruch jest w „Przebiegu gry”.
        [few] Jeszcze { $count } wcześniejsze ruchy są w „Przebiegu gry”.
       *[other] Jeszcze { $count } wcześniejszych ruchów jest w „Przebiegu gry”.
    }
web-mean-take = Teraz gram ja
web-mean-read = OK
web-away-now = { $name } – nie ma przy stole.
web-away-bot = Niech gra komputer
web-vacant = Miejsce { $seat } jest wolne. Nikt tam nie gra.
web-vacant-host = Miejsce { $seat } jest wolne. Gospodarz może kogoś zaprosić albo posadzić tam komputer.
web-vacant-bot = Komputer
web-vacant-invite = Zaproś
web-offer = Przenieś na inne urządzenie
web-offer-about = Zeskanuj kod drugim urządzeniem: przejmie miejsce, a tutaj możesz dalej oglądać.
web-react-hello = Cześć!
web-react-well-done = Brawo!
web-react-ouch = Au!
web-react-thinking = Hmm…
web-react-hurry = Szybciej!
web-react-thanks = Dzięki!
web-react = Reakcje
web-news-sat = { $name } siada do stołu.
web-news-renamed = Nowe imię: { $name }.
web-news-freed = { $who } nie ma już miejsca { $seat }: jest wolne.
web-news-reseated =
    { $lots ->
        [yes] Miejsca zostały rozlosowane.
       *[no] Zmiana miejsc przy stole.
    }
web-news-claimed = { $name } prosi o miejsce { $seat }.
web-news-kept = { $name } zostaje na miejscu { $seat }.
web-news-bot-placed = Miejsce { $seat }: gracz komputerowy ({ $level }).
web-news-undone =
    { $you ->
        [yes] Cofasz swoją ostatnią akcję.
       *[no] { $who } cofa ostatnią akcję.
    }
web-news-stood-in = { $who }: teraz gra komputer ({ $level }).
web-news-stood-in-clock = Czas minął. { $who }: teraz gra komputer ({ $level }).
web-news-returned =
    { $you ->
        [yes] Znowu grasz.
       *[no] { $who } znowu gra.
    }
web-news-offered =
    { $you ->
        [yes] Masz link na inne urządzenie.
       *[no] { $who } ma link na inne urządzenie.
    }
web-news-watch-link = Jest nowy link dla widzów.
web-news-rematch = Rewanż jest gotowy.
web-news-started = Gra się zaczyna.
web-code-malformed = Strona i serwer się nie rozumieją. Wczytaj stronę ponownie.
web-code-too-large = To jest za długie.
web-code-not-text = Serwer rozumie tylko tekst.
web-code-bad-frame = Serwer nie zrozumiał połączenia.
web-code-too-fast = Trochę za szybko. Spróbuj za chwilę.
web-code-no-such-table = Nie ma takiego stołu albo został już usunięty.
web-code-no-such-parcel = Ten link był już użyty albo minęło jego dziesięć minut. Utwórz nowy na drugim urządzeniu.
web-code-no-such-key = Ten link nie otwiera stołu. Poproś o nowy.
web-code-not-joined = Ta strona nie jest połączona ze stołem. Wczytaj ją ponownie.
web-code-not-your-seat = To nie Twoje miejsce.
web-code-not-host = Może to zrobić tylko gospodarz stołu.
web-code-wrong-stage = Na tym etapie gry tak nie można.
web-code-wrong-seat = Z tym miejscem nie można tego zrobić.
web-code-bad-name = Imię ma od 1 do 24 widocznych znaków.
web-code-bad-text = Coś w tym tekście jest zapisane błędnie.
web-code-bad-night = Noc ma najwyżej dwanaście godzin.
web-code-no-such-level = Nie ma takiego gracza komputerowego.
web-code-stale-question = Ta decyzja już zapadła.
web-code-not-agreed = Tego przy tym stole nie uzgodniono.
web-code-bad-action = To nie jest ruch.
web-code-rule = Zasady na to nie pozwalają.
web-code-table-long = Przy tym stole wydarzyło się już tyle, że nic więcej się nie zmieści. Zacznijcie nowy.
web-code-no-undo = Tego już nie można cofnąć.
web-code-bad-options = Z takimi zasadami nie da się grać.
web-code-bad-photo = Tego zdjęcia nie da się tu użyć.
web-code-no-photo = Nie ma zdjęcia albo już go nie przechowujemy.
web-code-bad-log = Ten zapis jest uszkodzony, łamie zasady albo nie da się go tu kontynuować.
web-code-still-running = Można obejrzeć tylko zakończone gry.
web-code-seat-moved = Twoje miejsce przeszło na inne urządzenie.
web-code-open-elsewhere = Ta gra jest otwarta w innej karcie tej przeglądarki.
web-forgetful = Ta przeglądarka nie pozwala stronie niczego zapisać. Możesz grać, ale po zamknięciu tej karty gra przepadnie.
web-forgetful-close = Gram dalej
web-needs-server = Linki dla znajomych i telefony wokół ekranu wymagają serwera, a ta strona go nie ma. Tutaj grasz z komputerem albo podając sobie to urządzenie.
web-needs-server-at = Graj z linkami na { $server }
web-take-over = Graj dalej tutaj
web-handover = Zaproś kogoś
web-handover-about = Gra toczy się dalej na serwerze, od tego miejsca, a Ty dostajesz link dla innych. To, co będzie dobierane od tej chwili, jest tam tasowane na nowo, z ziarna, którego nikt nie zna.
web-handover-seat = { $name }: ktoś inny zajmie to miejsce
web-handover-honest = Dotąd gra była w tej przeglądarce. Kto dołącza, powinien wiedzieć: zakryte karty można tu było podejrzeć.
web-handover-go = Graj dalej na serwerze
web-handover-wait = Gra jest w drodze na serwer …
web-handover-failed = Gra wciąż jest tutaj
web-handover-safe = Nic nie przepadło: możesz spróbować ponownie albo grać dalej tutaj.
web-handover-again = Spróbuj ponownie
web-handover-stay = Graj dalej tutaj
web-handover-moved = Ta gra toczy się dalej na serwerze
web-handover-there = Przejdź tam
web-not-here = Gra o takim adresie jest zapisana w przeglądarce, w której się zaczęła; w tej jej nie ma.
web-not-here-invite = Tam „Zaproś kogoś” w menu tworzy link dla innych.
web-install = Stolik można zainstalować jak aplikację. Otworzy się wtedy także bez sieci.
web-install-yes = Zainstaluj
web-install-no = Nie teraz
web-code-seat-freed = Gospodarz zwolnił Twoje miejsce.
web-code-key-void = Ten link już nie działa.
web-code-unavailable = Serwer nie odpowiada. Spróbuj jeszcze raz.
web-code-restarting = Serwer uruchamia się ponownie. Wróć za chwilę.
web-code-full = Wszystkie stoły są zajęte. Spróbuj później.
web-code-wrong-origin = Ta strona nie może korzystać z tego serwera.
web-code-unknown = Serwer odpowiedział coś, czego ta strona nie zna ({ $code }).
web-unknown = Ta strona nie wie, jak nazwać „{ $name }”.
web-outdated = Jest nowa wersja Stolika
web-outdated-part = Nie udało się wczytać części strony. Może jest już nowa wersja Stolika. Wczytaj stronę ponownie.
web-outdated-version = Jest nowa wersja Stolika. Gra jest zapisana.
web-broken = Coś poszło nie tak i nie da się pokazać stołu. Gra jest zapisana. Wczytaj stronę ponownie.
web-free-sure = { $name } straci to miejsce. Stuknij jeszcze raz, żeby je zwolnić.
web-free-sure-playing = { $name } może odzyskać to miejsce, póki nie zajmie go ktoś inny: kto usiądzie, czeka minutę. Stuknij jeszcze raz, żeby je zwolnić.
web-claim-freed = Gospodarz stołu zwalnia Twoje miejsce. Możesz je odzyskać, póki nie zajmie go ktoś inny.
web-claim-asked = { $name } prosi o Twoje miejsce i dostanie je po minucie, jeśli nie odmówisz.
web-claim-keep = Zostaję na swoim miejscu
web-claim-give = Miejsce dostaje { $name }
web-claim-mine = Czekasz na miejsce, na którym siedzi { $name }. Jeśli { $name } nie odmówi w ciągu minuty, będzie Twoje.
web-claim-other = { $name } prosi o miejsce, na którym siedzi { $previous }. { $previous } ma minutę, żeby odmówić.

## Przeglądarka: powtórka

# Rozdanie dnia

web-daily = Rozdanie dnia
web-daily-new = zagraj dzisiejsze
web-daily-begun = graj dalej
web-daily-play = Zagraj to rozdanie
web-daily-see = Zobacz moją grę
web-daily-of = Rozdanie dnia: { $day }
web-daily-score = Wynik { $points } · norma { $par }
web-daily-par = Norma { $par }
web-daily-par-wait = Obliczam normę…
web-daily-par-none = Nie udało się obliczyć normy.
web-daily-about = Każdego dnia jedno rozdanie w każdej grze, takie samo dla wszystkich na świecie. Norma to wynik naszego najsilniejszego gracza komputerowego. Liczy się pierwsza próba.
web-daily-gambit = Ty przeciw jednemu silnemu graczowi komputerowemu.
web-daily-skakanie = Ty w pojedynkę przeciw Smokowi, dwie akcje w turze.
web-daily-seed = Ziarno rozdania dnia wynika z daty, więc każdy może je obliczyć. Twoje wyniki i seria zostają na tym urządzeniu; dzień zaczyna się o północy UTC.
web-daily-days = Dni
web-daily-day = Dzień
web-daily-before = Dzień wcześniej
web-daily-after = Dzień później
web-daily-history = Moje rozdania dnia
web-daily-streak =
    { $count ->
        [one] { $count } dzień z rzędu
       *[other] { $count } dni z rzędu
    }
web-daily-marks = Przebieg gry w ośmiu częściach
web-daily-share = Podziel się wynikiem
web-daily-again = To rozdanie już było przez Ciebie grane; liczy się pierwsza próba.
web-daily-gate = To czyjaś gra ({ $game }) z rozdania dnia, którego jeszcze u Ciebie nie było. Najpierw zagraj je samodzielnie, potem możesz ją obejrzeć.
web-daily-is = To rozdanie dnia ({ $day }): wszyscy mają te same karty i tych samych przeciwników. Ziarno wynika z daty, więc kto je obliczy, może znać wszystko, co nastąpi.
web-daily-short = Rozdanie dnia ({ $day }): takie samo dla wszystkich, z jawnego ziarna.

# Puzzles

web-puzzles = Zadania
web-puzzles-title = Zadanie: { $game }
web-puzzles-about = Pozycje z partii silnych graczy komputerowych. W każdej jedna odpowiedź jest na pewno najlepsza: program przeszedł przez wszystkie warianty i wszystko, co może się odkryć. Wiesz tyle, ile wiedział gracz, i nic więcej.
web-puzzles-loading = Wczytuję zadania…
web-puzzles-list = Wszystkie zadania
web-puzzles-step = Stopień { $step }
web-puzzles-solved = rozwiązane: { $solved } z { $all }
web-puzzles-one = Zadanie { $number }: { $asks }
web-puzzles-one-done = Zadanie { $number }: { $asks }, rozwiązane
web-puzzles-gambit-cards = trzy najlepsze karty
web-puzzles-gambit-move = najlepszy ruch
web-puzzles-skakanie-turn = najlepsza tura
web-puzzles-skakanie-give = uratuj elementy
web-puzzles-ask-gambit-cards = Które trzy karty położysz i w jakiej kolejności? Chodzi o jak największą przewagę punktów po trzeciej karcie.
web-puzzles-ask-gambit-move = Dokąd pójdziesz? Chodzi o jak największą przewagę punktów po trzech najbliższych kartach, licząc z tą.
web-puzzles-ask-skakanie-turn = Zagraj najlepszą turę: na koniec gry drużyna ma mieć jak najwięcej punktów.
web-puzzles-ask-skakanie-give = Smok Cię dopadł. Który element oddasz i pod który stos? Na koniec gry drużyna ma mieć jak najwięcej punktów.
web-puzzles-watch = Obejrzyj ostatnie tury i zapamiętaj karty, które kładziesz.
web-puzzles-memory = Przed chwilą było widać, jakie karty kładziesz. Pamiętasz je?
web-puzzles-skip = Przejdź do pytania
web-puzzles-rewatch = Obejrzyj jeszcze raz
web-puzzles-going = Na razie dobrze. Graj dalej!
web-puzzles-back = Od początku
web-puzzles-right = Dobrze!
web-puzzles-wrong = Jest coś lepszego.
web-puzzles-shown = Oto odpowiedź.
web-puzzles-clear =
    Wszystko inne daje o co najmniej { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } mniej.
web-puzzles-again = Spróbuj jeszcze raz
web-puzzles-next = Następne zadanie
web-puzzles-line = Rozegraj do końca
web-puzzles-show = Pokaż odpowiedź
web-puzzles-question = Zadanie
web-puzzles-rated = Stopień zależy od tego, kto znajduje odpowiedź: zadania stopnia 1 prawie zawsze rozwiązuje prosty gracz komputerowy, zadania stopnia 4 tylko najsilniejsi. Rozwiązane zadania zapamiętuje to urządzenie.

web-replay-about = Obejrzyj grę jeszcze raz, krok po kroku: jako widz, jako dowolny gracz albo z odkrytymi kartami.
web-replay-mine = Twoje zakończone gry
web-replay-file = Z pliku
web-replay-file-name = PLIK
web-replay-choose = Wybierz plik z zapisem
web-replay-drop = albo upuść go gdziekolwiek na tej stronie.
web-replay-paste = Wklej tekst zapisu
web-replay-open = Otwórz
web-replay-bad-file = { $file }: { $what }
web-replay-trouble-line = Wiersz { $line }: { $what }
web-replay-opening = Otwieranie gry…
web-replay-of = { $game }: powtórka
web-replay-as = Widok
web-replay-as-watcher = Widz
web-replay-as-all = Wszystko odkryte
web-replay-more = Punkty, kroki i więcej
web-replay-controls = Odtwarzanie
web-replay-slider = Krok
web-replay-count = Krok { $ply } z { $all }
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-forward = Krok naprzód
web-replay-last = Na koniec
web-replay-speed = Szybkość
web-replay-start = Gra się zaczyna.
web-replay-laid = { $who } kładzie zakrytą kartę: { $card }.
web-replay-laid-down = { $who } kładzie zakrytą kartę.
web-replay-scores = Punkty krok po kroku
web-replay-ply = Krok
web-replay-copy = Link do kroku
web-replay-another = Inna gra
web-replay-shuffle = Sprawdzenie tasowania
web-replay-branch = Graj dalej stąd
web-branch-about = Nowy stół zaczyna od kroku { $ply }.
web-branch-not-over = Tu gra jest już zakończona. Cofnij się do kroku, od którego można grać dalej.
web-branch-seat = Twoje miejsce
web-branch-others = Pozostali
web-branch-bots = Gracze komputerowi
web-branch-people = Osoby, które zaproszę
web-branch-draws = Losowanie od tego miejsca
web-branch-draws-same = Takie samo jak w tamtej grze
web-branch-draws-new = Nowe
web-branch-is-new = Ten stół kontynuuje zapisaną grę od kroku { $step }. Od tego miejsca wszystko losuje się na nowo, z ziarna, którego nikt nie zna. Co rozdano wcześniej, może wiedzieć każdy, kto widział tamtą grę.
web-branch-is-same = Uwaga: ten stół kontynuuje zapisaną grę od kroku { $step } z tym samym losowaniem. Kto widział tamtą grę, może wiedzieć wszystko, co będzie dalej.
web-branch-short-new = Tu toczy się dalej zapisana gra, z nowym losowaniem.
web-branch-short-same = Tu toczy się dalej zapisana gra z tym samym losowaniem: ciąg dalszy można znać.
web-branch-level = Poziom
web-branch-go = Graj dalej
web-shuffle-is-checked = Sprawdzono: każde losowanie obliczono na nowo z poniższych liczb i zgadza się z przebiegiem gry.
web-shuffle-is-new-draws = Sprawdzono od miejsca, w którym stół przejął zapisaną grę: każde losowanie od tego kroku zgadza się z poniższymi liczbami. O wcześniejszej grze nic tu nie wiadomo.
web-shuffle-is-same-draws = Bez tajemnicy: ten stół kontynuował zapisaną grę z jej ziarnem. Każde losowanie się zgadza, ale kto widział tamtą grę, mógł je znać z góry.
web-shuffle-is-daily = Bez tajemnicy: to rozdanie dnia. Każde losowanie się zgadza, ale ziarno wynika z daty, więc każdy mógł je obliczyć z góry.
web-shuffle-is-seed-not-shown = Nie sprawdzono: bez ziarna nie da się niczego obliczyć na nowo, a jawne jest ono dopiero po grze.
web-shuffle-is-not-committed = Nie sprawdzono: przed tą grą nie pokazano odcisku. Karty są takie, jak mówi zapis.
web-shuffle-fits = Twoja przeglądarka sama obliczyła odcisk ziarna: jest taki, jak pokazano przed grą. Ziarna nie zmieniono więc później i nie trzeba w tym ufać serwerowi.
web-shuffle-fits-not = Twoja przeglądarka sama obliczyła odcisk ziarna: jest inny niż poniższy. Tego ziarna nie wybrano przed grą.
web-shuffle-insecure = Stronę wczytano przez zwykłe HTTP, a wtedy przeglądarki nie obliczają odcisków. Powyższe sprawdził serwer.
web-shuffle-step-commitment = Przed grą serwer wylosował tajną liczbę, ziarno, i pokazał jej odcisk (SHA-256). Odtąd nie mógł jej już zmienić.
web-shuffle-step-entropy = Potem każde miejsce dodało własne liczby losowe. Kto je dodawał, nie znał ziarna, a serwer nie mógł znać tych liczb z góry.
web-shuffle-step-seed = Wszystkie te liczby razem decydują o każdym losowaniu. Po grze ziarno jest jawne:
web-shuffle-nothing = nic
web-shuffle-not-shown = niejawne
web-shuffle-yourself = Aby sprawdzić wszystko bez tego serwera, pobierz zapis i uruchom na własnym komputerze:
web-shuffle-download = Pobierz zapis

## Analizy: co się mówi o decyzjach (strona i terminal)

review-section-gambit-plan = Plan i rzeczywistość
review-section-skakanie-pace = Wyścig ze Smokiem
review-section-skakanie-bites = Ugryzienia
review-section-skakanie-digs = Kopanie
web-help = Podpowiedzi i szanse
web-hint = Podpowiedź
web-hint-thinking = Myślę …
web-hint-more = Pokaż ruch
web-hint-move = { $action }.
web-hint-wait = Podpowiedź jest dostępna w Twojej turze.
web-lens = Szanse
web-lens-gambit = W procentach: najbardziej prawdopodobna zakryta karta i na Twoim stosie (?: kilka jednakowo); na żetonach: że zbije je czyjaś następna karta.
web-lens-skakanie = W procentach: że pod stosem leży element pasujący do Twoich.
web-lens-all = Wszystkie szanse
web-lens-aloud = Przeczytaj na głos
web-coach = Trener
web-coach-mistake = To był błąd ({ $played }). Lepiej: { $better }.
web-coach-blunder = To dużo kosztowało ({ $played }). Lepiej: { $better }.
web-coach-go-on = Gram dalej
fact-idea-forced = Jest tylko jedna możliwość.
fact-gambit-idea-reach =
    { $cards ->
        [one] Możesz teraz zbić { $token } na { $square } ({ $points }).
        [few] Możesz zbić { $token } na { $square }, zagrywając { $cards } karty ({ $points }).
       *[many] Możesz zbić { $token } na { $square }, zagrywając { $cards } kart ({ $points }).
    }
fact-gambit-idea-start = Z dobrego pola startowego jedną kartą można zbić { $token } na { $square }, jeśli nikt nie stoi po drodze ({ $points }).
fact-gambit-idea-quiet = Twoje karty nie sięgają teraz żadnego żetonu: liczy się dobre pole.
fact-skakanie-idea-dragon =
    { $steps ->
        [one] Niebezpieczeństwo: Smok wejdzie na Twój stos następnym krokiem.
        [few] Niebezpieczeństwo: Smok wejdzie na Twój stos za { $steps } kroki.
       *[many] Niebezpieczeństwo: Smok wejdzie na Twój stos za { $steps } kroków.
    }
fact-skakanie-idea-here =
    { $points ->
        [one] Szansa: element na Twoim stosie daje { $points } punkt.
        [few] Szansa: element na Twoim stosie daje { $points } punkty.
       *[many] Szansa: element na Twoim stosie daje { $points } punktów.
    }
fact-skakanie-idea-fits =
    { $points ->
        [one] Szansa: element na stosie { $stack } dałby Ci { $points } punkt.
        [few] Szansa: element na stosie { $stack } dałby Ci { $points } punkty.
       *[many] Szansa: element na stosie { $stack } dałby Ci { $points } punktów.
    }
fact-skakanie-idea-dig =
    { $count ->
        [one] Żaden widoczny element nie pasuje do Twoich; zakryty jest jeszcze { $count }.
        [few] Żaden widoczny element nie pasuje do Twoich; zakryte są jeszcze { $count }.
       *[many] Żaden widoczny element nie pasuje do Twoich; zakrytych jest jeszcze { $count }.
    }
fact-skakanie-idea-spare = Oddanie elementu { $piece } nic nie kosztuje.
fact-skakanie-idea-give =
    { $points ->
        [one] Najmniej kosztuje element { $piece }: { $points } punkt.
        [few] Najmniej kosztuje element { $piece }: { $points } punkty.
       *[many] Najmniej kosztuje element { $piece }: { $points } punktów.
    }
fact-gambit-captures = Bije { $token } na { $square }: +{ $points }.
fact-gambit-quiet = Niczego nie bije.
fact-gambit-last-token = To ostatni żeton i koniec gry.
fact-gambit-next-reaches = Następna karta ({ $card-name }) sięga potem po { $token } na { $square } ({ $points }).
fact-gambit-next-reaches-nothing = Następna karta ({ $card-name }) nie sięga potem niczego.
fact-gambit-cards-bring =
    { $points ->
        [one] Gdyby nikt inny się nie ruszał, karty dałyby { $points } punkt.
        [few] Gdyby nikt inny się nie ruszał, karty dałyby { $points } punkty.
       *[many] Gdyby nikt inny się nie ruszał, karty dałyby { $points } punktów.
    }
fact-gambit-taken-by = Wkrótce potem { $who } bije { $token } na { $square } (+{ $points }).
fact-gambit-then-blocked = W następnej turze gambit był zablokowany.
fact-gambit-captured = { $who } bije { $token } na { $square }: +{ $points }.
fact-gambit-was-blocked = { $who }: blokada, gambit zostaje na miejscu.
fact-gambit-plan-sum = W chwili położenia karty obiecywały { $promised } pkt, zdobyły { $captured }. Przepadło, zanim karta się odkryła: { $lost }.
fact-gambit-plan-card = { $card-name }: obietnica { $promised }, w zasięgu { $reach }, zdobycz { $captured }.
fact-gambit-plan-lost = { $card-name }: obietnica { $promised }, w zasięgu { $reach }, zdobycz { $captured }; { $lost } przepadło, bo zmieniła się plansza.
fact-gambit-plan-blocked = { $card-name }: obietnica { $promised }, ale blokada.
fact-gambit-taken-for = Poprzedni ruch pasował do innej karty ({ $other-name }), a nie do tej ({ $card-name }): być może pomylona kolejność kart.
fact-skakanie-take-gains = Bierze element { $piece }, który pasuje: +{ $points }.
fact-skakanie-take-neutral = Bierze element { $piece }: na razie bez punktów.
fact-skakanie-take-costs = Bierze element { $piece }, który nie pasuje: −{ $points }.
fact-skakanie-turns-up = Odkrywa nowy element.
fact-skakanie-moves-to-fit = Idzie na stos { $stack }, gdzie leży pasujący element.
fact-skakanie-moves-to = Idzie na stos { $stack }, gdzie element nie pasuje.
fact-skakanie-moves-to-empty = Idzie na pusty stos { $stack }.
fact-skakanie-pushes = Przesuwa pionek na stos { $stack }: { $who }.
fact-skakanie-ends =
    { $left ->
        [one] Kończy turę z { $left } niewykorzystaną akcją.
        [few] Kończy turę z { $left } niewykorzystanymi akcjami.
       *[many] Kończy turę z { $left } niewykorzystanymi akcjami.
    }
fact-skakanie-give-gains = Oddaje element { $piece } pod stos { $stack }: +{ $points }.
fact-skakanie-give-neutral = Oddaje element { $piece } pod stos { $stack }: bez straty punktów.
fact-skakanie-give-costs = Oddaje element { $piece } pod stos { $stack }: −{ $points }.
fact-skakanie-corner = Zaczyna na stosie { $stack }.
fact-skakanie-bite-ahead = Smok dotrze tam przed następną turą.
fact-skakanie-gained =
    { $points ->
        [one] { $who } zdobywa dla drużyny { $points } punkt.
        [few] { $who } zdobywa dla drużyny { $points } punkty.
       *[many] { $who } zdobywa dla drużyny { $points } punktów.
    }
fact-skakanie-lost =
    { $points ->
        [one] { $who } kosztuje drużynę { $points } punkt.
        [few] { $who } kosztuje drużynę { $points } punkty.
       *[many] { $who } kosztuje drużynę { $points } punktów.
    }
fact-skakanie-dug = { $who } bierze element i odkrywa następny.
fact-skakanie-lap = { $score } z { $target } pkt; Smokowi zostało kroków: { $steps }, a elementów można jeszcze wziąć najwyżej { $reach }.
fact-skakanie-bite-avoidable = Element { $piece } ({ $points }): wystarczył krok w bok.
fact-skakanie-bite-harmless = Element { $piece } ({ $points }): oddanie go nic nie kosztowało.
fact-skakanie-bite-due = Element { $piece } ({ $points }): nie było ucieczki.
fact-skakanie-bites-sum = Ugryzienia: { $count }, do uniknięcia: { $avoidable }, punkty: { $points }.
fact-skakanie-digs-sum = Elementy wzięte, żeby odkryć następny: { $count }, koszt { $cost }. To, co się odkryło, wkrótce dało { $paid }.
fact-gambit-next-draw = Twoje następne dobranie
fact-gambit-row-card = { $who }, zakryta karta { $place }
fact-gambit-card = { $card-name }
fact-gambit-reaches = { $who } może zbić następną kartą
fact-gambit-token-at = { $token-name } na { $square } ({ $points })
fact-skakanie-under =
    { $count ->
        [one] Stos { $stack }: { $count } nieznany element
        [few] Stos { $stack }: { $count } nieznane elementy
       *[many] Stos { $stack }: { $count } nieznanych elementów
    }
fact-skakanie-next-fits = następny pasuje
fact-skakanie-any-fits = któryś z nich pasuje
fact-skakanie-piece = Element { $piece } leży pod
fact-skakanie-stack = stos { $stack }

## Przeglądarka: analizy

web-review = Analiza
web-review-of = Decyzje gracza
web-review-close = Wróć do kroków
web-review-again = Spróbuj ponownie
web-review-making = Przyglądamy się grze…
web-review-percent = { $percent } %
web-review-step = Krok { $ply }
web-review-curve = Szansa na wygraną, krok po kroku
web-review-curve-at = Krok { $ply }: { $chance }, gdy wszystko odkryte: { $open }
web-review-watcher = z wiedzą widza
web-review-open = gdy wszystko odkryte
web-review-sum =
    Szansa na początku: { $start }. Decyzje: { $loss }. Szczęście w losowaniu: { $luck }. Pozostali i reszta: { $rest }. { $result ->
        [won] Gra wygrana.
        [lost] Gra niewygrana.
       *[open] Gra nieskończona.
    }
web-review-counts = Niedokładności: { $inaccuracies }, błędy: { $mistakes }, poważne błędy: { $blunders }.
web-review-moments = Kluczowe momenty
web-review-moment = Krok { $ply }: { $grade }
web-review-turn = Krok { $ply }: { $who }
web-review-played = Zagrane: { $action }.
web-review-better = Lepiej: { $action }.
web-review-was-played = zagrane
web-review-decision = Decyzja w kroku { $ply }
web-review-open-best = Gdy wszystko odkryte: { $action }, { $chance }; zagrane, { $played }.
web-review-try = Zagraj od tego miejsca
web-review-about = Wartości to oszacowania na podstawie tego, co ta osoba wtedy wiedziała; ± to ich niepewność. Błędem nazywamy tylko to, co ją wyraźnie przekracza.
web-review-grade-best = najlepsze
web-review-grade-good = dobre
web-review-grade-inaccuracy = niedokładność
web-review-grade-mistake = błąd
web-review-grade-blunder = poważny błąd
web-review-do-move = ruch na { $square }
web-review-do-lay = położyć { $card }
web-review-do-plan = plan: { $cards }
web-review-do-place = pole startowe { $spot }
web-review-do-stay = zostać
web-review-do-take = wziąć element
web-review-do-walk = na stos { $stack }
web-review-do-push = przesunąć { $seat } na stos { $stack }
web-review-do-give = element { $piece } pod stos { $stack }
web-review-do-corner = narożny stos { $stack }
web-review-do-end = zakończyć turę

## Browser: by keyboard and by ear

web-skip = Przejdź do planszy
web-keys = Klawisze
web-keys-gambit = Po szachownicy poruszasz się strzałkami, Home i End; M prowadzi do następnego możliwego ruchu, T do następnego żetonu, G do następnego gambitu, z Shift do poprzedniego; Enter wykonuje ruch. Strzałki w lewo i w prawo prowadzą przez Twoje karty; Enter wybiera kartę. Te klawisze są też w menu.
web-keys-skakanie = Po stosach poruszasz się strzałkami, Home i End; M prowadzi do następnego stosu, na którym możesz coś zrobić, P do następnego pionka, D do Smoka; Enter robi to, co tam można, L zagląda do stosu, O na niego wskazuje. Te klawisze są też w menu.
web-square-here = { $square }, puste
web-row-place = Miejsce { $place }: { $card }
web-card-peeked = { $card }, karta zakryta; widzisz ją tylko Ty
web-card-picked = { $card }, karta wybrana na miejsce { $place }
web-waited = teraz gra
web-say-score = { $who }: { $points }
web-say-from = Stoisz na { $square }.
web-sk-fragment =
    { $count ->
        [one] Pojedynczy element: { $pieces }
        [few] Fragment z { $count } elementów: { $pieces }
       *[many] Fragment z { $count } elementów: { $pieces }
    }
web-sk-piece-in =
    { $count ->
        [one] element { $piece }, pojedynczy
        [few] element { $piece }, we fragmencie z { $count } elementów
       *[many] element { $piece }, we fragmencie z { $count } elementów
    }
web-sk-points-at = { $who } wskazuje stos { $stack }.
web-sk-say-here = Stoisz na stosie { $stack }:

## Browser: Skakanie

web-sk-wait-chance = Chwileczkę…
web-sk-wait-corner =
    { $you ->
        [yes] Wybierz swój róg
       *[no] { $who } wybiera róg
    }
web-sk-wait-turn =
    { $you ->
        [yes] Twoja tura
       *[no] Teraz gra { $who }
    }
web-sk-wait-give =
    { $you ->
        [yes] Smok Cię gryzie!
       *[no] { $who } oddaje element
    }
web-sk-over = Koniec gry
web-sk-won = Smok pokonany!
web-sk-lost = Tym razem górą Smok
web-sk-result = Razem macie { $score }, a trzeba było { $target }.
web-sk-do-corner = Stuknij stos w rogu, na którym stanie Twój pionek.
web-sk-do-turn = stuknij swój stos, by wziąć, sąsiedni, by przejść
web-sk-do-piece = Stuknij element, który oddajesz.
web-sk-do-stack = { $piece } trafi pod stos: stuknij, pod który.
web-sk-do-push = Stuknij, dokąd ma pójść pionek ({ $who }).
web-sk-do-look = Stuknij stos, który chcesz obejrzeć.
web-sk-do-point = Stuknij stos, który chcesz wskazać.
web-sk-warn-you = Jeśli teraz skończysz, Smok wejdzie na { $stack } i Cię ugryzie.
web-sk-warn-others = Jeśli teraz skończysz, Smok wejdzie na { $stack }. Ugryzie: { $names }.
web-sk-warn-token = Po tej turze Smok traci żeton.
web-sk-warn-over = Po tej turze gra się kończy.
web-sk-take = Weź element
web-sk-end = Koniec tury
web-sk-anyway = Zrób to mimo wszystko
web-sk-think-again = Jeszcze pomyślę
web-sk-cancel = Anuluj
web-sk-push = Przesuń cudzy pionek
web-sk-push-who = Przesuń pionek ({ $who })
web-sk-look = Obejrzyj stos
web-sk-point = Wskaż stos
web-sk-point-here = Wskaż ten stos
web-sk-pointing = Kto co wskazuje
web-sk-hints = Pokazuj elementy pasujące do Twoich
web-sk-tokens =
    { $count ->
        [one] Smokowi został { $count } żeton z 4
        [few] Smokowi zostały { $count } żetony z 4
       *[many] Smokowi zostało { $count } żetonów z 4
    }
web-sk-home-in =
    { $count ->
        [0] na starcie
        [one] { $count } krok do startu
        [few] { $count } kroki do startu
       *[many] { $count } kroków do startu
    }
web-sk-stacks = Stosy
web-sk-pools = Zebrane elementy
web-sk-common = Wspólna pula
web-sk-mine = Ty ({ $who })
web-sk-you = Ty
web-sk-nothing = jeszcze nic
web-sk-pieces =
    { $count ->
        [one] { $count } element
        [few] { $count } elementy
       *[many] { $count } elementów
    }
web-sk-piece = element { $piece }
web-sk-stack = Stos { $stack }
web-sk-stack-empty = pusty
web-sk-stack-top = na wierzchu element { $piece }
web-sk-stack-joins = pasuje do Twoich
web-sk-stack-below = pod spodem { $count }
web-sk-stack-pawns = pionek: { $names }
web-sk-stack-dragon = tu jest Smok
web-sk-stack-home = start Smoka
web-sk-stack-step =
    { $count ->
        [one] Smok będzie tu za { $count } krok
        [few] Smok będzie tu za { $count } kroki
       *[many] Smok będzie tu za { $count } kroków
    }
web-sk-tap-corner = zacznij tutaj
web-sk-tap-take = weź element
web-sk-tap-move = przejdź tutaj
web-sk-tap-push = przesuń tu pionek
web-sk-tap-give = odłóż element pod ten stos
web-sk-on-top = leży na wierzchu.
web-sk-joins = Pasuje: { $names }
web-sk-unknown =
    { $count ->
        [one] Pod nim leży { $count } element, którego nikt nie widział.
        [few] Pod nim leżą { $count } elementy, których nikt nie widział.
       *[many] Pod nim leży { $count } elementów, których nikt nie widział.
    }
web-sk-known = Na samym spodzie, odłożone na oczach wszystkich, od góry:
web-sk-dragon-keeps =
    { $count ->
        [0] Smok zrobił cztery okrążenia i nie ma już czego pilnować.
        [one] Smok zrobił cztery okrążenia i zatrzymuje { $count } element z { $all }.
        [few] Smok zrobił cztery okrążenia i zatrzymuje { $count } elementy z { $all }.
       *[many] Smok zrobił cztery okrążenia i zatrzymuje { $count } elementów z { $all }.
    }

## Własne karty konfiguracji

make-title = Karty konfiguracji
make-about = Karta mówi, gdzie leżą żetony i skąd ruszają gambity. Narysuj własną albo zmień gotową. Twoje karty zostają na tym urządzeniu.
make-lost = Tej karty nie ma na tym urządzeniu albo link jest niepełny.
make-new = Nowa karta
make-import = Wczytaj kartę
make-import-about = Wklej tekst karty, link do niej albo pozycję szachową (FEN).
make-import-file = Otwórz plik
make-import-take = Otwórz w edytorze
make-from-chess =
    { $kings ->
        [0] Pozycja szachowa. Brakuje jeszcze nazwy i czterech pól startowych.
        [one] Pozycja szachowa. Pominięto króla, bo nie wiadomo, ile jest wart. Brakuje jeszcze nazwy i czterech pól startowych.
        [few] Pozycja szachowa. Pominięto { $kings } króle, bo nie wiadomo, ile są warte. Brakuje jeszcze nazwy i czterech pól startowych.
       *[many] Pozycja szachowa. Pominięto { $kings } króli, bo nie wiadomo, ile są warci. Brakuje jeszcze nazwy i czterech pól startowych.
    }
make-own = Twoje karty
make-builtin = Gotowe karty
make-unnamed = Bez nazwy
make-unfinished = niedokończona
make-copy = Kopiuj
make-copy-name = { $name } (kopia)
make-delete = Usuń
make-delete-sure = Na pewno usunąć?
make-all = Wszystkie karty konfiguracji
make-one = Karta konfiguracji
make-name = Nazwa
make-palette = Co położyć
make-tool = { $token }, na planszy: { $count }
make-erase = Gumka
make-empty = puste
make-undo = Cofnij
make-redo = Przywróć
make-symmetry = Symetria
make-symmetry-none = Bez symetrii
make-symmetry-sides = Odbicie lewo–prawo
make-symmetry-ends = Odbicie góra–dół
make-symmetry-half = Obrót o 180°
make-symmetry-quarter = Obrót o 90°
make-fill = Uzupełnij
make-clear = Wyczyść planszę
make-keys = Na klawiaturze: strzałki przesuwają po planszy, P N B R Q K kładą żeton, 1 do 4 pole startowe, Delete usuwa, T prowadzi do następnej rzeczy.
make-points = Punkty za żeton
make-wrong =
    { $count ->
        [one] Jedna rzecz do poprawienia:
        [few] { $count } rzeczy do poprawienia:
       *[many] { $count } rzeczy do poprawienia:
    }
make-notes =
    { $count ->
        [one] Jedna rzecz inna niż w pudełku
        [few] { $count } rzeczy inne niż w pudełku
       *[many] { $count } rzeczy innych niż w pudełku
    }
make-note-count = { $token }: { $found } zamiast { $usual }
make-note-points = { $token }: wartość { $found } zamiast { $usual }
make-line = Wiersz { $line }
make-place = Wiersz { $line }, kolumna { $column }
make-problem-no-name = Karta musi mieć nazwę.
make-problem-name-twice = Nazwa jest podana dwa razy.
make-problem-name-long = Nazwa jest za długa: najwyżej { $value } znaków.
make-problem-name-control = W nazwie są znaki, których nie da się pokazać.
make-problem-points-twice = Punkty są podane dwa razy.
make-problem-points-unknown = Punkty zapisuje się jako R=5, najwyżej 99; „{ $value }” tak nie wygląda.
make-problem-points-of-twice = Punkty za { $value } są podane dwa razy.
make-problem-king-points = Podaj, ile jest wart król.
make-problem-points-many = Wszystkie żetony są razem warte { $value } punktów; najwyżej 1023.
make-problem-rows-missing = Plansza ma { $value } z 8 rzędów.
make-problem-rows-many = Plansza ma więcej niż 8 rzędów.
make-problem-row-short = Rząd ma { $value } z 8 pól.
make-problem-row-long = Rząd ma więcej niż 8 pól.
make-problem-cell-unknown = „{ $value }” to ani żeton (P N B R Q K), ani pole startowe (1–4), ani kropka.
make-problem-spot-twice = Pole startowe { $value } jest dwa razy.
make-problem-spot-missing = Brakuje pola startowego { $value }.
make-problem-no-token = Na planszy nie ma żetonów: nie byłoby o co grać.
make-problem-bad-fen = To nie jest pozycja szachowa: FEN ma osiem rzędów oddzielonych znakiem /.
make-play = Zagraj z komputerem
make-kept = Każda zmiana zostaje na tym urządzeniu.
make-share-about = Link i kod zawierają całą kartę. Żaden serwer nie musi jej znać.
make-share-long = Nazwa jest za długa na kod QR; link działa.
make-copy-text = Kopiuj tekst
make-file-text = Plik tekstowy
make-text = Karta jako tekst
make-no-picture = Przeglądarka nie mogła narysować obrazka. W SVG jest to samo.
make-fair = Czy jest sprawiedliwa?
make-fair-players = Ile osób gra
make-fair-count =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
make-fair-mend = Najpierw trzeba poprawić błędy na karcie: dopiero wtedy rozstrzygną to partie.
make-fair-waiting = Trwają pierwsze partie…
make-fair-none-yet = Jak dotąd nikt nie ma przewagi (± { $half } %).
make-fair-none = Nikt nie ma przewagi (± { $half } %).
make-fair-who =
    { $place ->
        [1] Kto rusza pierwszy
        [2] Kto rusza drugi
        [3] Kto rusza trzeci
       *[4] Kto rusza czwarty
    }
make-fair-edge-more = { $who }, wygrywa { $share } ± { $half } % partii: to przewaga.
make-fair-edge-less = { $who }, wygrywa { $share } ± { $half } % partii: ma trudniej.
make-fair-perhaps-more = { $who }, wygrywa { $share } ± { $half } % partii: może to mała przewaga.
make-fair-perhaps-less = { $who }, wygrywa { $share } ± { $half } % partii: może ma trochę trudniej.
make-fair-places = Udział wygranych według kolejności ruchów
make-fair-place =
    { $place ->
        [1] Rusza pierwszy
        [2] Rusza drugi
        [3] Rusza trzeci
       *[4] Rusza czwarty
    }
make-fair-share = { $share } ± { $half } %
make-fair-games = Partie: { $games } z { $most }.
make-fair-even = Po równo byłoby po { $even } %.
make-fair-spot = Pole startowe
make-fair-chosen = wybierane
make-fair-wins = wygrywa
make-fair-about = Grają między sobą silni gracze komputerowi, każde rozdanie po razie z każdego miejsca w kolejności; pola startowe wybierają sami. Inni gracze mogą odkryć coś innego. Kreski to przedziały 95 %.
make-keep = Zachowaj tę kartę
make-is-kept = Zachowana na tym urządzeniu
setup-home-rows = Linie domowe
setup-carousel = Karuzela
setup-two-armies = Dwie armie
setup-crossroads = Rozstaje
setup-two-islands = Dwie wyspy
setup-open-field = Otwarte pole
setup-market-square = Rynek
setup-four-corners = Cztery rogi
setup-immortal-game = Partia nieśmiertelna
setup-about-home-rows = Dwie szachowe armie u siebie. Dwa pola startowe są mocne, dwa słabe.
setup-about-carousel = Skarbiec przy każdym polu startowym; potem zaczynają się wyprawy.
setup-about-two-armies = Dwie armie za murami pionków; wszyscy startują na skrzydłach.
setup-about-crossroads = Bogactwa na długich przekątnych: rządzą gońce i hetmany.
setup-about-two-islands = Dwie bogate wyspy, a między nimi otwarta woda.
setup-about-open-field = Żetony daleko od siebie: długie drogi i każda karta do czegoś sięga.
setup-about-market-square = Wszystko tłoczy się pośrodku; kto wchodzi, zamyka drzwi.
setup-about-four-corners = Skarby w rogach, pośrodku nic.
setup-about-immortal-game = Tak skończyła się partia Anderssena z Kieseritzkym w Londynie w 1851 roku. Hetman w rogu jest wart 9.
setup-fair-even = Równa dla { $players }
setup-fair-nearly = Prawie równa dla { $players }
setup-fair-both = Równa dla { $even }, prawie dla { $nearly }
setup-fair-handicap = Do gier z forami
setup-fair-measured = Mistrz w pośpiechu przeciw sobie: wygrane w kolejności ruchu
setup-fair-players = { $players } graczy
setup-fair-shares = { $shares } %
setup-fair-is-even = równo
setup-fair-is-nearly = prawie równo
setup-fair-is-uneven = nierówno

# Co pokazuje link tam, dokąd się go wyśle.
preview-home = Gambit i Skakanie: graj ze znajomymi przez link albo z komputerem, bez konta.
preview-new = { $game }: nowy stół
preview-make = { $game }: zrób kartę konfiguracji
preview-table-of = { $game }: stół
preview-table = { $agreed }. { $free ->
        [0] Wszystkie miejsca są zajęte ({ $seats }).
        [one] Jedno wolne miejsce.
        [few] { $free } wolne miejsca.
       *[other] { $free } wolnych miejsc.
    }
preview-puzzle = Obrazek z { $count ->
        [one] { $count } elementu
       *[other] { $count } elementów
    }
preview-table-over = { $agreed }. Gra skończona.
preview-won = { $game }: { $count ->
        [one] wygrywa { $names }
       *[other] wygrywają { $names }
    }
preview-points = Punkty: { $points }.
preview-team-won = { $game }: wygrywa drużyna
preview-team-lost = { $game }: wygrywa Smok
preview-team = Punkty: { $score } z { $target }.
