# Stolik po polsku. Jeden katalog dla terminala i przeglądarki; zob. CONTRIBUTING.md, “Add a language”.
#
# $who to imię gracza; $you to `yes`, jeśli czyta ten właśnie gracz. Zdania są w czasie teraźniejszym i nie odmieniają
# imion, żeby każde imię pasowało.

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
      1  Gambit: zaplanuj ruchy szachowe i zbieraj żetony
      2  Skakanie: wspólne układanie puzzli, byle dalej od Smoka
choose-prompt = 1 czy 2
welcome-back = Witaj ponownie: gra toczy się dalej od miejsca, w którym została przerwana.
# Skrót SHA-256 ziarna, pokazany przed pierwszą kartą; z 64 cyframi ma się zmieścić w 80 kolumnach.
welcome-commitment = Zobowiązanie: { $commitment }
welcome-saved = Każdy krok zapisuje się w pliku { $path }
welcome-prompt = Enter zaczyna grę; ? pomaga w każdej chwili
seed-file-warning =
    Ziarno trwającej gry: zdradza wszystko, co jeszcze zostanie dobrane. Nie podglądaj.
    stolik potrzebuje go, żeby kontynuować grę, i usunie je na koniec.
leave-saved =
    Gra jest zapisana w pliku { $path }
    Dalszy ciąg: stolik play --resume { $path }
end-saved =
    Gra jest zapisana w pliku { $path }
    Sprawdź ją: stolik verify { $path }

## Kurtyna

curtain-hand-over = Teraz { $name }: przekażcie klawiaturę. Reszta nie podgląda!
curtain-press-enter = Enter, gdy można odsłonić

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
second-thoughts-prompt = Enter: dalej – cofnij: zabierz karty z powrotem
caution-prompt = Enter: tak – cokolwiek innego: jeszcze pomyślę
help-common =
    Zawsze: `zasady` albo `zasady 9`, `podpowiedź`, Enter pokazuje ekran jeszcze raz, `wyjdź` zapisuje grę i kończy program.
help-gambit =
    Ruch: pole, na przykład `e4`. Pola w [nawiasach] są w zasięgu; żeton na takim polu zostanie zbity.
    Karta: jej litera (G goniec, W wieża, H hetman, S skoczek) albo nazwa. Plan: trzy litery, na przykład `GSH`, najpierw pierwszy ruch.
    `odrzucone` pokazuje karty zagrane od ostatniego tasowania. `zgoda` proponuje zakończyć grę teraz, `wycofaj` cofa zgodę (G17).
help-skakanie =
    `weź` (albo `w`) bierze element, na którym stoi Twój pionek; liczba przesuwa pionek na ten stos; `koniec` kończy turę.
    Na obrazku litera to element gracza, wielka w największym fragmencie; liczba to stos, na którego wierzchu leży ten element. [Nawias] oznacza, co pasuje do Twoich.
    ▒ liczy zakryte elementy, ›1 ›2 ›3 to następne kroki Smoka, ⌂ to jego pierwsze miejsce.
    Po spotkaniu ze Smokiem wpisz element i stos, na przykład `D4 7`. `stos 7` i `elementy` pokazują, co wiadomo.
help-push = `przesuń B 7` przesuwa pionek gracza B na stos 7.

## Zgoda na koniec (G17)

vote-agreed =
    { $you ->
        [yes] Zgadzasz się zakończyć grę teraz.
       *[no] { $who } zgadza się zakończyć grę teraz.
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
vote-lapsed = Zbito żeton, więc wszystkie zgody na koniec przepadają (G17).
vote-missing = Zgadzasz się na koniec gry (G17); bez zgody: { $names }. `wycofaj` cofa zgodę.
vote-standing = Zgoda na koniec gry teraz (G17): { $names }. Wpisz `zgoda` albo po prostu graj dalej.

## Karty i żetony

card-bishop = goniec
card-bishop-letters = G
card-bishop-object = gońca
card-bishop-moves = na skos, dopóki droga wolna
card-rook = wieża
card-rook-letters = W
card-rook-object = wieżę
card-rook-moves = prosto, dopóki droga wolna
card-queen = hetman
card-queen-letters = H
card-queen-object = hetmana
card-queen-moves = prosto albo na skos, dopóki droga wolna
card-knight = skoczek
card-knight-letters = S
card-knight-object = skoczka
card-knight-moves = skok o dwa i jedno pole, nad wszystkim
token-pawn-object = piona
token-knight-object = skoczka
token-bishop-object = gońca
token-rook-object = wieżę
token-queen-object = hetmana
token-king-object = króla

## Gambit: stół

gambit-introduction = Poruszasz jedną figurą, swoim gambitem. Rusza się tak, jak każe następna karta: jak goniec, wieża, hetman albo skoczek. Przed Tobą leżą trzy zakryte karty, zagrywane od lewej do prawej; po każdym ruchu dokładasz jedną z prawej strony. Jeśli gambit kończy ruch na żetonie, zbija go. Gdy zniknie ostatni żeton, wygrywa największa liczba punktów. Zakrytych kart nie wolno oglądać, nawet własnych: trzeba pamiętać!
gambit-setup = Karta konfiguracji: { $setup }.
gambit-oldest =
    { $you ->
        [yes] Najstarszą osobą jesteś Ty i wybierasz pole startowe na początku; kto wybiera na końcu, ten rusza pierwszy.
       *[no] Najstarszą osobą jest { $who } i wybiera pole startowe na początku; kto wybiera na końcu, ten rusza pierwszy.
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
        [one] jeszcze { $turns } spokojna tura (G17)
        [few] jeszcze { $turns } spokojne tury (G17)
       *[many] jeszcze { $turns } spokojnych tur (G17)
    }
heading-row = rząd
heading-hand = ręka
heading-pile = stos
heading-discards = odrzucone
hand = Ręka:

## Gambit: co trzeba postanowić

question-place = Wolne pola startowe: { $spots }. Kto ustawia gambit na końcu, ten rusza pierwszy (G4).
question-plan = Zaplanuj trzy pierwsze ruchy: trzy karty, najpierw pierwszy ruch. Będą leżały zakryte i nie wolno na nie zerkać, więc zapamiętaj je (G6, G14).
question-lay = Która karta trafi na prawy koniec rzędu? Zagrasz ją za trzy tury (G8).
question-blocked = Blokada: ta karta nigdzie stąd nie prowadzi, więc gambit zostaje (G9).
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
        [yes] Tasujesz odrzucone karty ({ $count }) w nowy stos (G13).
       *[no] { $who } tasuje odrzucone karty ({ $count }) w nowy stos (G13).
    }
event-drew =
    { $you ->
        [yes] Dobierasz { $card }.
       *[no] { $who } dobiera { $card }.
    }
event-moved =
    { $you ->
        [yes] Zagrywasz { $card } i ruszasz { $from }–{ $to }.
       *[no] { $who } zagrywa { $card } i rusza { $from }–{ $to }.
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
        [one] Jeszcze { $turns } tura bez bicia i gra kończy się tak, jak stoi (G17).
        [few] Jeszcze { $turns } tury bez bicia i gra kończy się tak, jak stoi (G17).
       *[many] Jeszcze { $turns } tur bez bicia i gra kończy się tak, jak stoi (G17).
    }

## Gambit: koniec

end-last-token = Ostatni żeton zbity: koniec gry (G15).
end-agreement = Wszyscy się zgadzają: gra kończy się tak, jak stoi (G17).
end-calm =
    { $turns ->
        [one] { $turns } tura bez bicia: gra kończy się tak, jak stoi (G17).
        [few] { $turns } tury z rzędu bez bicia: gra kończy się tak, jak stoi (G17).
       *[many] { $turns } tur z rzędu bez bicia: gra kończy się tak, jak stoi (G17).
    }
end-winner =
    { $you ->
        [yes] Wygrywasz!
       *[no] { $who } wygrywa!
    }
end-tie =
    { $you ->
        [yes] Tyle samo punktów ({ $points }): { $names }. Wyżej jesteś Ty, bo Twoja tura była najbliżej końca (G16).
       *[no] Tyle samo punktów ({ $points }): { $names }. Wyżej jest { $who }, bo ta tura była najbliżej końca (G16).
    }

## Skakanie: stół

skakanie-introduction = Razem zbieracie elementy puzzli z dwunastu stosów. W turze są trzy akcje: weź element, na którym stoi Twój pionek, albo przesuń pionek na sąsiedni stos, nigdy na skos. Po każdej turze Smok idzie o jeden stos dalej po obwodzie; kogo tam zastanie, ten oddaje jeden element. Po czterech okrążeniach Smoka gra się kończy. Punkty gracza to liczba elementów w największym fragmencie minus liczba pozostałych fragmentów.
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
        [yes] Najmłodszą osobą jesteś Ty i zaczynasz.
       *[no] Najmłodszą osobą jest { $who } i zaczyna.
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
question-give = Smok Cię zastał: odłóż jeden ze swoich elementów pod dowolny stos (S8).
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
        [yes] Smok Cię zastaje, ale nie masz nic do oddania.
       *[no] Smok zastaje kogoś bez elementów: { $who } nic nie oddaje.
    }
event-drawn =
    { $you ->
        [yes] Srogi Smok losuje Twój element { $piece }.
       *[no] Srogi Smok losuje element { $piece } (ma go { $who }).
    }
event-given =
    { $you ->
        [yes] Odkładasz { $piece } pod stos { $stack }.
       *[no] { $who } odkłada { $piece } pod stos { $stack }.
    }
event-given-face-up =
    { $you ->
        [yes] Odkładasz { $piece } na pusty stos { $stack }, odkryty.
       *[no] { $who } odkłada { $piece } na pusty stos { $stack }, odkryty.
    }
event-token-discarded =
    { $left ->
        [0] Smok wraca na swoje miejsce: znika ostatni Smoczy Żeton (S9).
        [one] Smok wraca na swoje miejsce: znika Smoczy Żeton, zostaje { $left } (S9).
       *[other] Smok wraca na swoje miejsce: znika Smoczy Żeton, zostają { $left } (S9).
    }
event-game-over = Nie ma już Smoczych Żetonów: koniec gry (S10).

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

refusal-not-your-placing = Teraz ustawia gambit ktoś inny
refusal-spot-taken = To pole startowe jest zajęte
refusal-not-placing = Gambit ustawia się raz, przed rozdaniem kart
refusal-not-planning = Trzy ruchy planuje się raz, po rozdaniu kart
refusal-already-planned = Masz już swój plan
refusal-nothing-to-take-back = Nie ma planu, który można cofnąć
refusal-not-in-hand = Nie masz tej karty na ręce
refusal-not-your-turn = To tura innego gracza
refusal-not-moving = Gambit teraz się nie rusza
refusal-not-laying = Najpierw ruch, potem karta
refusal-blocked = Gambit jest zablokowany i musi zostać
refusal-not-blocked = Gambit może się ruszyć, więc musi
refusal-out-of-reach = Karta tam nie prowadzi
refusal-gambit-there = Stoi tam inny gambit
refusal-over = Gra jest skończona
refusal-no-chance-due = Teraz niczego się nie rozdaje ani nie dobiera
refusal-not-in-pile = W stosie dobierania nie ma takich kart
refusal-not-dealt = Elementy nie są jeszcze rozłożone
refusal-dragon-not-placed = Smok nie ma jeszcze miejsca
refusal-game-over = Nie ma już Smoczych Żetonów, gra jest skończona
refusal-corner-first = Najpierw wybierz róg dla pionka
refusal-corner-chosen = Róg wybiera się raz, przed pierwszą turą
refusal-not-a-corner = Pionki zaczynają w rogu: na stosie 1, 4, 9 albo 12
refusal-nothing-to-take = Stos pod Twoim pionkiem jest pusty
refusal-not-a-neighbour = Pionek idzie na sąsiedni stos, nigdy na skos
refusal-dragon-there = Nie wolno przesunąć pionka na stos ze Smokiem
refusal-pushing-not-agreed = Przesuwanie cudzych pionków nie było umówione
refusal-own-pawn = Swój pionek przesuwa się samą liczbą
refusal-no-such-pawn = Nie ma takiego pionka
refusal-bite-first = Najpierw element oddaje ten, kogo zastał Smok
refusal-not-bitten = Element oddaje się tylko po spotkaniu ze Smokiem
refusal-not-in-pool = Nie masz tego elementu
refusal-not-drawn = Najpierw srogi Smok losuje element
refusal-other-piece-drawn = Srogi Smok wylosował inny element
refusal-deal-not-due = Teraz niczego się nie rozkłada
refusal-incomplete-deal = W rozłożeniu jest każdy element obrazka dokładnie raz
refusal-dragon-not-due = Smok ma już swoje miejsce
refusal-inner-stack = Smok zaczyna na zewnętrznym stosie
refusal-bite-not-due = Smok teraz nikogo nie zastał
refusal-ended = Gra jest zakończona
refusal-no-such-seat = Przy stole nie ma takiego miejsca
refusal-no-agreement-yet = Teraz nie można zakończyć gry za zgodą wszystkich
refusal-already-agreed = Twoja zgoda już jest
refusal-not-agreed = Nie ma Twojej zgody, więc nie ma czego wycofać

## Zasady w skrócie

rule-g1 = Planszą jest szachownica, od a1 do h8. Ruszają się tylko gambity; żetony leżą, dopóki nie zostaną zbite.
rule-g2 = Karta konfiguracji mówi, gdzie leżą żetony, ile są warte i gdzie są cztery pola startowe.
rule-g3 = Każdy ma jeden gambit i własną talię dwunastu kart; zwykle po trzy: goniec, wieża, hetman, skoczek.
rule-g4 = Pole startowe wybiera najpierw najstarsza osoba, potem pozostałe przeciwnie do ruchu wskazówek zegara. Kto wybiera ostatni, rusza pierwszy, dalej zgodnie z ruchem wskazówek.
rule-g5 = Niezajęte pole startowe jest zwykłym pustym polem.
rule-g6 = Każdy dostaje pięć kart i kładzie trzy zakryte, pierwszy ruch z lewej; wszyscy jednocześnie. Plan można cofnąć, dopóki ostatnia osoba nie zaplanuje.
rule-g7 = Po zaplanowaniu każdy dobiera kartę; w polskim wydaniu dopiero po swoim pierwszym ruchu.
rule-g8 = Tura: odkrywa się kartę z lewej, gambit rusza się według niej, jedna karta z ręki trafia na prawy koniec rzędu, jedną się dobiera.
rule-g9 = Gambit, który może się ruszyć, musi. Jeśli karta nigdzie nie prowadzi, jest zablokowany i zostaje; dalej tura biegnie zwyczajnie.
rule-g10 = Goniec, wieża i hetman idą dowolnie daleko, ale nie przechodzą przez żetony ani gambity. Kto kończy na żetonie, zbija go.
rule-g11 = Żaden gambit nie kończy ruchu na innym. Tylko skoczek przeskakuje.
rule-g12 = Zbite żetony zostają u zbijającego i liczą się na koniec.
rule-g13 = Gdy stos dobierania jest pusty, a trzeba dobrać, odrzucone karty tasuje się w nowy. Odrzucone wolno przeglądać każdemu.
rule-g14 = Zakrytych kart się nie ogląda, nawet własnych. Młodszym można na to pozwolić, ale kolejność zostaje.
rule-g15 = Gra kończy się natychmiast wraz z ostatnim żetonem. Wygrywa największa liczba punktów.
rule-g16 = Przy równych punktach wygrywa ten, czyja tura była najbliżej końca.
rule-g17 = Wszyscy mogą się zgodzić, by zakończyć grę tak, jak stoi. Kończy się też po wielu turach z rzędu bez bicia (zwykle 40), zapowiedzianych dziesięć tur wcześniej.
rule-s1 = Elementy leżą zakryte w dwunastu stosach, w trzech rzędach po cztery; wierzchni każdego jest odkryty.
rule-s2 = Każdy wybiera róg dla swojego pionka. Pionki zawsze mogą stać razem.
rule-s3 = Smok zaczyna na zewnętrznym stosie z czterema żetonami; jeśli stanie tam pionek, Smok przechodzi na następny.
rule-s4 = Zaczyna najmłodsza osoba, potem zgodnie z ruchem wskazówek zegara.
rule-s5 = Trzy akcje w turze, dowolnie: weź element spod pionka albo przesuń pionek na sąsiedni stos, nigdy na skos. Można skończyć wcześniej.
rule-s6 = Pionka nie przesuwa się na stos ze Smokiem. Pionek, który Smok zastał, może zostać, brać i odejść.
rule-s7 = Po każdej turze Smok idzie na następny zewnętrzny stos zgodnie z ruchem wskazówek zegara.
rule-s8 = Kogo Smok zastanie, ten odkłada wybrany element pod dowolny stos. Dokąd trafił, wolno wiedzieć wszystkim.
rule-s9 = Gdy Smok wraca na swoje pierwsze miejsce, traci żeton.
rule-s10 = Gra kończy się natychmiast wraz z ostatnim Smoczym Żetonem.
rule-s11 = Punkty gracza: elementy największego fragmentu minus liczba pozostałych fragmentów.
rule-s12 = Drużyna wygrywa, mając pięć punktów na osobę, chyba że umówiono się inaczej.
rule-s13 = Warianty: więcej akcji, dla wszystkich albo dla wybranych; pojedyncze elementy kosztują dwa punkty; przesuwanie cudzych pionków; jedna wspólna pula.

## Browser

web-title = Stolik: dwie gry przy jednym stole
web-title-turn = ● Twoja kolej – { $game }
web-tagline = dwie gry przy jednym stole
web-about-gambit = Zaplanuj trzy szachowe ruchy naprzód, w ciemno, i ścigaj się o żetony na szachownicy.
web-about-skakanie = Razem przeciw Smokowi: skaczcie po stosach i zbierajcie pasujące elementy puzzli.
web-play-now = Zagraj teraz
web-play-together = Zagrajmy razem
web-play-now-gambit = Zagraj teraz: Ty i jeden gracz komputerowy.
web-play-now-skakanie = Zagraj teraz: Ty i gracz komputerowy przeciw Smokowi.
web-footer = Bez konta, bez reklam, bez instalowania.
web-language = Język
web-theme = Kolory
web-theme-system = Jak urządzenie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-speed = Tempo ruchów
web-speed-slow = Wolno
web-speed-normal = Zwykle
web-speed-fast = Szybko
web-speed-instant = Od razu
web-mine = Graj dalej
web-mine-lobby = czeka na graczy
web-mine-turn = Twoja kolej
web-mine-wait = inni myślą
web-mine-more =
    { $count ->
        [one] Jeszcze { $count }
        [few] Jeszcze { $count }
       *[many] Jeszcze { $count }
    }
web-home = Początek
web-close = Zamknij
web-menu = Stół
web-log = Co się działo
web-log-empty = Jeszcze nic.
web-undo = Cofnij
web-rule = Zasada { $id }
web-rules = Zasady
web-rules-of = { $game }: zasady
web-rules-whole = Wszystkie zasady
web-rules-contents = Spis treści
web-rules-ours = Nasza decyzja
web-rules-note = Każda zasada ma swój numer; gdy stół czegoś odmawia, podaje go. Osobno zaznaczamy to, co sami postanowiliśmy tam, gdzie drukowane instrukcje milczą, są niejasne albo mówią różnie. Nie jesteśmy związani z wydawcami gier drukowanych.
web-rules-moves = Jak ruszają karty
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
web-options-about = Wybrano to, co zwykle; zmień, co chcesz.
web-create-invite = Przygotuj stół
web-create-start = Zaczynamy
web-create-invite-about =
    { $count ->
        [one] Powstanie { $count } link do przekazania.
        [few] Powstaną { $count } linki do przekazania.
       *[many] Powstanie { $count } linków do przekazania.
    }
web-create-start-about = Gra zaczyna się od razu.
web-opt-setup = Karta konfiguracji
web-opt-setup-about = Gdzie leżą żetony i startują gambity.
web-setup-own = Własna karta
web-setup-own-about = Nazwa, wartości żetonów, potem osiem rzędów: P N B R Q K to żetony, 1 do 4 pola startowe, kropka to puste pole.
web-setup-trouble = Wiersz { $line }, kolumna { $column }: { $what }
web-setup-fine = Tą kartą można grać.
web-opt-oldest = Najstarsza osoba
web-opt-oldest-about = Wybiera pole startowe na początku; kto wybiera na końcu, ten rusza pierwszy.
web-opt-edition = Wersja zasad
web-opt-edition-about = Angielska i włoska: szóstą kartę dobiera się po planowaniu. Polska: po pierwszym ruchu.
web-edition-en = angielska
web-edition-it = włoska
web-edition-pl = polska
web-opt-peek = Może podglądać
web-opt-peek-about = Młodsi gracze mogą oglądać swoje zakryte karty.
web-opt-calm = Limit spokoju
web-opt-calm-about = Po tylu turach bez bicia gra kończy się tak, jak stoi; 0 to nigdy.
web-opt-deck = Talia
web-opt-deck-about = Dwanaście kart każdego gracza; zwykle po trzy z każdego rodzaju.
web-deck-count =
    { $count ->
        [one] { $count } karta z 12
        [few] { $count } karty z 12
       *[many] { $count } kart z 12
    }
web-opt-clock = Czas na decyzję
web-opt-clock-about = Gdy minie, gra za tę osobę komputer, aż wróci.
web-clock-none = bez ograniczeń
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
web-art-harbour = Port
web-art-forest = Las
web-opt-picture = Wielkość
web-opt-picture-about = Im więcej elementów, tym trudniej zdążyć.
web-picture-easy = Łatwo
web-picture-fair = W sam raz
web-picture-hard = Trudno
web-picture-size = Kolumny i rzędy
web-picture-usual = jak zwykle: { $size }
web-opt-hints = Podpowiedzi
web-opt-hints-about = Elementy pasujące do Twoich są zaznaczone.
web-opt-youngest = Najmłodsza osoba
web-opt-youngest-about = Zaczyna.
web-opt-actions = Akcje w turze
web-opt-actions-about = Zwykle trzy; więcej ułatwia grę.
web-opt-extra = Dodatkowe akcje
web-opt-extra-about = Pomoc dla młodszych graczy.
web-opt-target = Do wygranej
web-opt-target-about = Zwykle pięć punktów na gracza; w pojedynkę albo ze wspólną pulą lepszy jest udział we wszystkich elementach.
web-target-usual = Jak zwykle
web-target-each = Punkty na gracza
web-target-share = Procent
web-opt-dragon = Początek Smoka
web-opt-dragon-about = Na jednym z dziesięciu stosów na brzegu.
web-dragon-random = gdziekolwiek
web-dragon-stack = stos { $stack }
web-opt-fierce = Srogi Smok
web-opt-fierce-about = Element do oddania wybiera los, a nie ugryziony gracz.
web-opt-singles = Pojedyncze po dwa
web-opt-singles-about = Fragmenty z jednego elementu kosztują dwa punkty zamiast jednego.
web-opt-push = Przesuwanie innych
web-opt-push-about = Akcją można też przesunąć cudzy pionek.
web-opt-joint = Wspólna pula
web-opt-joint-about = Wszystkie elementy trafiają razem i liczą się raz.
web-invite = Zaproszenie do stołu
web-invited = Czeka na Ciebie miejsce
web-sit-down = Siadam
web-sit-here = Też ktoś tutaj
web-place-bot = Komputer …
web-free-seat = Zwolnij miejsce
web-rename = Zmień imię
web-ready = Możemy zaczynać
web-unready = Jeszcze chwila
web-is-ready = gotowe
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
web-away = poza stołem
web-thinking = myśli
web-agreed = Umowa
web-agreed-deck = Talia: { $cards }.
web-agreed-early-draw = Szóstą kartę dobiera się zaraz po planowaniu.
web-agreed-no-peek = Zakrytych kart nikt nie ogląda, nawet własnych.
web-agreed-calm =
    { $turns ->
        [0] Spokojne tury nigdy nie kończą gry.
        [one] Po { $turns } turze bez bicia gra się kończy.
       *[other] Po { $turns } turach bez bicia gra się kończy.
    }
web-agreed-clock = Czas na decyzję: { $time }; potem gra komputer.
web-agreed-picture = Obrazek: { $art }, { $size } elementów.
web-agreed-actions =
    { $actions ->
        [one] { $actions } akcja w turze.
        [few] { $actions } akcje w turze.
       *[many] { $actions } akcji w turze.
    }
web-agreed-extra = { $who }: +{ $more }.
web-agreed-target = Do wygranej, na gracza albo jako udział we wszystkich elementach: { $target }.
web-agreed-dragon-random = Smok zaczyna gdziekolwiek na brzegu.
web-agreed-hints = Pasujące elementy są zaznaczone.
web-agreed-no-hints = Pasujące elementy nie są zaznaczone.
web-commitment = Nikt nie wybiera kart: skąd to wiadomo
web-commitment-about = Serwer pokazuje odcisk ziarna przed początkiem, każde miejsce dodaje własną losowość, a na koniec ziarno jest jawne i każdy może sprawdzić tasowanie.
web-seed = Ziarno:
web-watch = Oglądanie
web-watch-about = Kto ma ten link, widzi stół, ale niczyich kart.
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
web-connecting = Podchodzimy do stołu…
web-lost = Brak połączenia. Próbujemy znowu…
web-retry = Teraz
web-problem = Tu niczego nie ma
web-reload = Wczytaj ponownie
web-leave = Odejdź od stołu
web-board = Szachownica
web-square-gambit = gambit: { $who }
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
web-put-back = Cofnij: { $card }
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
web-unseen-about = W ręce, w rzędzie albo na stosie.
web-unseen-kind = { $card }: { $left } z { $all }
web-prompt-place = Wybierz pole startowe. Kto ustawia się na końcu, ten rusza pierwszy.
web-prompt-plan = Stuknij trzy karty, najpierw pierwszy ruch. Zapamiętaj je!
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
web-end-revealed = Wszystkie karty są teraz odkryte; stuknij gracza, aby zobaczyć więcej.
web-rematch = Jeszcze raz
web-rematch-join = Do następnej gry
web-download = Zapis
web-replay = Powtórka
web-replay-title = Zapisane gry
web-curtain = Teraz { $name }: przekażcie urządzenie
web-curtain-open = To ja, { $name }
web-curtain-cover = Zakryj moje karty
web-vote = Zakończ grę teraz
web-vote-about = Jeśli wszyscy się zgodzą, gra kończy się tak, jak stoi (G17). Bicie kasuje zgody.
web-votes = Za końcem gry teraz (G17): { $names }.
web-agree = Zgoda
web-withdraw = Jednak gram dalej
web-stand-in = Niech gra komputer
web-stand-in-now = zastępuje komputer: { $level }
web-stand-in-end = Znowu gra człowiek
web-offer = Na inne urządzenie
web-offer-about = Kto otworzy ten link, przejmie miejsce; to urządzenie je straci.
web-react-hello = Cześć!
web-react-well-done = Brawo!
web-react-ouch = Au!
web-react-thinking = Hmm…
web-react-hurry = Szybciej!
web-react-thanks = Dzięki!
web-news-sat = { $name } siada do stołu.
web-news-renamed = Nowe imię: { $name }.
web-news-freed = Miejsce { $seat } jest znowu wolne.
web-news-bot-placed = Miejsce { $seat }: gracz komputerowy ({ $level }).
web-news-undone =
    { $you ->
        [yes] Cofasz swoją ostatnią akcję.
       *[no] { $who } cofa ostatnią akcję.
    }
web-news-stood-in = Komputer gra w zastępstwie: { $who } ({ $level }).
web-news-stood-in-clock = Czas minął: komputer gra w zastępstwie: { $who } ({ $level }).
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
web-news-watch-link = Jest nowy link do oglądania.
web-news-rematch = Następna gra jest gotowa.
web-news-started = Gra się zaczyna.
web-code-malformed = Strona i serwer się nie rozumieją. Wczytaj stronę ponownie.
web-code-too-large = To za długie.
web-code-too-fast = Trochę za szybko. Spróbuj za chwilę.
web-code-no-such-table = Nie ma takiego stołu albo już go sprzątnięto.
web-code-no-such-key = Ten link nie otwiera stołu. Poproś o nowy.
web-code-not-joined = Ta strona nie jest przy stole. Wczytaj ją ponownie.
web-code-not-your-seat = To nie Twoje miejsce.
web-code-not-host = To może tylko osoba, która założyła stół.
web-code-wrong-stage = Na tym etapie gry tak nie można.
web-code-wrong-seat = To miejsce się do tego nie nadaje.
web-code-bad-name = Imię ma od 1 do 24 znaków.
web-code-bad-text = Coś zapisano nie tak, jak trzeba.
web-code-no-such-level = Nie ma takiego gracza komputerowego.
web-code-stale-question = To już rozstrzygnięto.
web-code-bad-action = To nie jest ruch.
web-code-rule = Zasady na to nie pozwalają.
web-code-no-undo = Tego już nie można cofnąć.
web-code-bad-options = Z takimi zasadami nie da się grać.
web-code-bad-log = Ten zapis jest uszkodzony, łamie zasady albo nie da się go tu dokończyć.
web-code-still-running = Pokazujemy tylko zakończone gry.
web-code-seat-moved = Twoje miejsce przeszło na inne urządzenie.
web-code-key-void = Ten link już nie działa.
web-code-unavailable = Serwer nie odpowiada. Nic się nie stało; spróbuj jeszcze raz.
web-code-restarting = Serwer uruchamia się ponownie. Wróć za chwilę.
web-code-full = Wszystkie stoły są zajęte. Spróbuj później.
web-code-wrong-origin = Ta strona nie może korzystać z tego serwera.

## Przeglądarka: powtórka

web-replay-about = Obejrzyj grę jeszcze raz, krok po kroku: jako widz, oczami dowolnego gracza albo z odkrytymi kartami.
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
web-replay-as = Czyimi oczami
web-replay-as-watcher = Widz
web-replay-as-all = Wszystko odkryte
web-replay-more = Punkty, kroki i inne
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
web-branch-about = Nowy stół zaczyna od położenia po kroku { $ply }. Tasowanie zostaje to samo, więc różnicę robią tylko Twoje decyzje.
web-branch-not-over = Tu gra jest już skończona. Cofnij się do kroku, od którego można grać dalej.
web-branch-not-seedless = Dalej można grać tylko od skończonej gry z jawnym ziarnem: z niego losuje się to, co będzie.
web-branch-seat = Twoje miejsce
web-branch-level = Pozostali: gracze komputerowi
web-branch-go = Graj dalej
web-shuffle-is-checked = Sprawdzono: wszystko, co wylosowano, obliczono na nowo z poniższych liczb i zgadza się z przebiegiem gry.
web-shuffle-is-seed-not-shown = Nie sprawdzono: bez ziarna nie da się niczego obliczyć na nowo, a jawne jest ono dopiero po grze.
web-shuffle-is-not-committed = Nie sprawdzono: przed tą grą niczego nie obiecano. Karty są takie, jak mówi zapis.
web-shuffle-fits = Twoja przeglądarka sama obliczyła odcisk ziarna: jest taki, jak pokazano przed grą. Ziarna nie zmieniono więc później i nie trzeba w to serwerowi wierzyć.
web-shuffle-fits-not = Twoja przeglądarka sama obliczyła odcisk ziarna: jest inny niż poniższy. Tego ziarna nie wybrano przed grą.
web-shuffle-insecure = Ta strona przyszła przez zwykłe HTTP, a wtedy przeglądarki nie obliczają odcisków. Powyższe sprawdził serwer.
web-shuffle-step-commitment = Przed grą serwer wylosował tajną liczbę, ziarno, i pokazał jej odcisk (SHA-256). Odtąd nie mógł jej już zmienić.
web-shuffle-step-entropy = Potem każde miejsce dodało własne liczby. Kto je dodawał, nie znał ziarna, a serwer nie mógł znać tych liczb.
web-shuffle-step-seed = Z nich wszystkich razem wynika wszystko, co wylosowano. Po grze ziarno jest jawne:
web-shuffle-nothing = nic
web-shuffle-not-shown = niejawne
web-shuffle-yourself = Aby sprawdzić wszystko bez tego serwera, pobierz zapis i uruchom na własnym komputerze:
web-shuffle-download = Pobierz zapis

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
web-sk-do-stack = { $piece } trafi pod stos: stuknij który.
web-sk-do-push = Stuknij, dokąd idzie pionek ({ $who }).
web-sk-do-look = Stuknij stos, który chcesz obejrzeć.
web-sk-do-point = Stuknij stos, który chcesz wskazać.
web-sk-warn-you = Koniec tury teraz: Smok wejdzie na { $stack } i Cię ugryzie.
web-sk-warn-others = Koniec tury teraz: Smok wejdzie na { $stack }. Ugryzie: { $names }.
web-sk-warn-token = Po tej turze znika Smoczy Żeton.
web-sk-warn-over = Po tej turze gra się kończy.
web-sk-take = Weź element
web-sk-end = Koniec tury
web-sk-anyway = Mimo to
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
        [one] Został { $count } Smoczy Żeton z 4
        [few] Zostały { $count } Smocze Żetony z 4
       *[many] Zostało { $count } Smoczych Żetonów z 4
    }
web-sk-home-in =
    { $count ->
        [0] na miejscu
        [one] { $count } krok do miejsca
        [few] { $count } kroki do miejsca
       *[many] { $count } kroków do miejsca
    }
web-sk-stacks = Stosy
web-sk-pools = Zebrane elementy
web-sk-common = Razem
web-sk-mine = { $who } (Ty)
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
web-sk-stack-home = pierwsze miejsce Smoka
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
        [0] Smok okrążył stół cztery razy i nie ma już czego pilnować.
        [one] Smok okrążył stół cztery razy i zatrzymuje { $count } element z { $all }.
        [few] Smok okrążył stół cztery razy i zatrzymuje { $count } elementy z { $all }.
       *[many] Smok okrążył stół cztery razy i zatrzymuje { $count } elementów z { $all }.
    }
web-sk-show-table = Pokaż stosy
web-sk-show-result = Pokaż wynik
