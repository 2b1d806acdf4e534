/** The rules of Gambit in Polish. */
import type { GambitBook } from './book';

const book: GambitBook = {
  about:
    'Od dwóch do czterech graczy: każdy prowadzi jedną figurę, swój gambit, po szachownicy pełnej żetonów. O ruchu decydują karty, a te kładzie się zakryte na trzy tury naprzód – zanim karta zostanie odkryta, plansza wygląda już inaczej. Gdy zniknie ostatni żeton, wygrywa ten, kto ma najwięcej punktów.',
  chapters: {
    table: 'Na stole',
    before: 'Przed pierwszą turą',
    turn: 'Tura',
    end: 'Koniec gry',
  },
  rules: {
    G1: {
      title: 'Plansza',
      rule: [
        'Planszą jest szachownica. Ruszają się po niej tylko gambity; żeton leży tam, gdzie go położono, dopóki ktoś go nie zbije.',
      ],
      ours: ['Pola nazywają się jak w szachach, od a1 do h8.'],
    },
    G2: {
      title: 'Karty konfiguracji',
      rule: [
        'Karta konfiguracji pokazuje, gdzie leżą żetony i gdzie są cztery pola startowe. Na każdym żetonie widać jego punkty. Kolor żetonu nie ma znaczenia.',
      ],
      ours: [
        'Żetonów jest 28, jak w komplecie szachowym bez królów i hetmanów: 16 pionów po 1 punkcie, 4 skoczki po 3, 4 gońce po 3 i 4 wieże po 5. Razem 60 punktów.',
        'Drukowanych kart, czyli obrazków, nie mamy. Są więc cztery nasze własne, a inne można wpisać samemu, także z innymi żetonami i punktami. Hetman jest wart 9, jeśli karta nie mówi inaczej; wartość króla musi być na karcie.',
      ],
    },
    G3: {
      title: 'Gambity i talie',
      rule: [
        'Każdy ma jeden gambit i talię w jego kolorze: dwanaście kart czterech rodzajów – goniec, wieża, hetman, skoczek. Dobiera się zawsze tylko z własnej talii.',
      ],
      ours: [
        'Po trzy z każdego rodzaju. Skład talii jest jawny. Można się umówić na dowolne inne dwanaście kart tych rodzajów, takie same dla wszystkich.',
      ],
    },
    G4: {
      title: 'Wybór pola startowego',
      rule: [
        'Pole startowe wybiera najpierw najstarsza osoba, potem pozostałe, przeciwnie do ruchu wskazówek zegara, każda z tych pól, które jeszcze zostały.',
        'Kto wybiera na końcu, ten zaczyna; dalej gra się zgodnie z ruchem wskazówek zegara.',
      ],
    },
    G5: {
      title: 'Pola, których nikt nie zajął',
      rule: [
        'Gdy gambit staje na polu startowym, leżący tam żeton startowy się odkłada. (Mówi o tym tylko polska instrukcja.)',
      ],
      ours: ['Niezajęte pole startowe jest zwykłym pustym polem: nic nie jest warte i nikomu nie zawadza.'],
    },
    G6: {
      title: 'Pierwszy plan',
      rule: [
        'Każdy tasuje, dobiera pięć kart i trzy z nich kładzie zakryte w rzędzie. Pierwsza z lewej to pierwszy ruch. Wszyscy planują jednocześnie i w tajemnicy; pierwsza tura zaczyna się, gdy wszyscy są gotowi.',
      ],
      ours: [
        'Karty rozdaje się, gdy na planszy stoi już ostatni gambit. Widać, kto ma plan, ale nie widać jaki. Swój plan można cofnąć, dopóki ktoś inny jeszcze planuje.',
      ],
    },
    G7: {
      title: 'Szósta karta',
      rule: [
        'Instrukcja angielska i włoska: po zaplanowaniu dobierasz jedną kartę, więc masz na ręce trzy.',
        'Instrukcja polska: tę kartę dobierasz po swoim pierwszym ruchu.',
      ],
      ours: [
        'Wydanie zasad wybiera się przy tworzeniu stołu; zwykle jest to angielskie i włoskie. Wszyscy dobierają wtedy w chwili, gdy leży ostatni plan: dopóki plan można cofnąć (G6), nikt nie powinien widzieć nowej karty.',
        'W wydaniu polskim kartę dobiera się zaraz po pierwszym ruchu, zanim położy się następną, więc i tu wybiera się spośród trzech.',
      ],
    },
    G8: {
      title: 'Tura: odkryj, rusz, połóż, dobierz',
      rule: [
        'Odkryj pierwszą kartę z lewej. Rusz gambitem tak, jak rusza się ta figura. Połóż jedną kartę z ręki, zakrytą, na prawym końcu rzędu. Dobierz, żeby znów mieć trzy karty.',
        'Zawsze są więc zaplanowane trzy ruchy, a kartę położoną teraz zagrasz za trzy tury.',
      ],
    },
    G9: {
      title: 'Blokada',
      rule: [
        'Gambit, który może się ruszyć, musi to zrobić. Gambit, który nie może, zostaje na miejscu. (Mówi o tym tylko polska instrukcja.)',
      ],
      ours: [
        'Tak jest w każdym wydaniu. Blokada oznacza, że karta nigdzie nie prowadzi: na każdej drodze stoją inne gambity, najczęściej w rogu. Tura toczy się dalej jak zwykle: karta jest zużyta, jedną się kładzie i jedną dobiera.',
      ],
    },
    G10: {
      title: 'Goniec, wieża i hetman',
      rule: [
        'Idą jak w szachach: goniec na skos, wieża prosto, hetman i tak, i tak. Nigdy nie przechodzą przez żeton ani gambit. Kto kończy ruch na żetonie, zbija go.',
      ],
      ours: [
        'Ruch ma co najmniej jedno pole. Pierwszy żeton na drodze można zbić, więc jest on ostatnim polem w tym kierunku.',
      ],
    },
    G11: {
      title: 'Skoczek i inne gambity',
      rule: [
        'Skoczek skacze dwa pola prosto i jedno w bok, nad wszystkim. Nikt nie kończy ruchu na innym gambicie i nikt poza skoczkiem go nie mija.',
      ],
      ours: [
        'W instrukcji angielskiej i włoskiej jeden wyjątek dla skoczka obejmuje przechodzenie i lądowanie. Stosujemy go tylko do przechodzenia: skoczek też nigdy nie ląduje na gambicie. Gambitów się nie zbija.',
      ],
    },
    G12: {
      title: 'Zbite żetony',
      rule: ['Zbity żeton zostaje u tego, kto go zbił. Jego punkty liczą się na koniec.'],
      ours: ['Punkty wszystkich są zawsze jawne.'],
    },
    G13: {
      title: 'Pusty stos dobierania',
      rule: ['Odrzucone karty się tasuje i tworzą nowy stos dobierania.'],
      ours: [
        'Dopiero wtedy, gdy trzeba dobrać, a nie ma z czego. Karta właśnie zagrana jest już wśród odrzuconych, karty z rzędu i z ręki – nie. Odrzucone leżą odkryte i każdy może je przeglądać.',
      ],
    },
    G14: {
      title: 'Zakryte karty',
      rule: [
        'Zakrytych kart nikomu nie wolno oglądać, nawet własnych: pamiętanie ich to część gry. Wyjątkowo młodsi gracze mogą zaglądać do swoich, ale nie zmieniać ich kolejności.',
      ],
      ours: [
        'Kto może podglądać, ustala się osobno dla każdego gracza. Program nie pokazuje zakrytej karty nikomu innemu. Gracze komputerowi pamiętają, co zaplanowali.',
      ],
    },
    G15: {
      title: 'Ostatni żeton',
      rule: [
        'Gra kończy się natychmiast, gdy zostaje zbity ostatni żeton. Wygrywa największa liczba punktów.',
      ],
      ours: ['Natychmiast, czyli niczego już się nie kładzie ani nie dobiera.'],
    },
    G16: {
      title: 'Równe punkty',
      rule: ['Przy równych punktach wygrywa ten, kto miał późniejszą turę.'],
      ours: [
        'Trzy instrukcje mówią to różnymi słowami; czytamy je tak samo. Jeśli remisuje ten, kto zbił ostatni żeton, to on wygrywa; jeśli nie, wygrywa ten z remisujących, kto ruszał się najpóźniej. Wygrana nigdy nie jest wspólna.',
        'Tura liczy się, gdy ruch został wykonany; zablokowana też. Jeśli remisujący nie ruszali się jeszcze wcale, wygrywa późniejszy w kolejności.',
      ],
    },
    G17: {
      title: 'Gra bez bicia',
      rule: [
        'Instrukcje nie mówią, co robić, gdy nikt nie chce zbijać. A czekać czasem warto: gdy jest po 29 i zostały dwa piony, wygrywa ten, kto zbije ostatni, więc nikt nie chce zbić pierwszego.',
      ],
      ours: [
        'Za zgodą: od pierwszej tury gracze mogą się zgodzić na zakończenie gry; gdy zgodzą się wszyscy, kończy się ona z obecnym wynikiem. Zgodę można wycofać, a wszystkie zgody przepadają po biciu i wtedy, gdy zmienia się prowadzenie (remisy jak w G16).',
        'Limit tur bez bicia: po 40 takich turach z rzędu gra kończy się tak samo. Liczą się tury wszystkich, także zablokowane. Liczbę tur można zmienić; stół zapowiada koniec dziesięć tur wcześniej.',
      ],
    },
  },
  figures: {
    setup: {
      caption: 'Karta konfiguracji „Home Rows”: 28 żetonów z punktami i cztery pola startowe.',
      alt: 'Szachownica. W rzędach 1 i 8 na obu końcach leżą wieża, skoczek i goniec, rzędy 2 i 7 są pełne pionów. Pola startowe: 1 na d6, 2 na h5, 3 na e3, 4 na a4. Piony mają 1 punkt, skoczki i gońce 3, wieże 5.',
    },
    placing: {
      caption: 'Najstarsza osoba to B. Wybierają kolejno B, A, D i C; potem ruszają kolejno C, D, A i B.',
      alt: 'Cztery miejsca wokół stołu, zgodnie z ruchem wskazówek zegara A, B, C i D. Po lewej wybór pól: B 1, A 2, D 3, C 4, strzałka przeciwnie do ruchu wskazówek. Po prawej ruchy: C 1, D 2, A 3, B 4, strzałka zgodnie z ruchem wskazówek.',
      parts: ['Wybór pól', 'Ruchy'],
    },
    plan: {
      caption: 'Z pięciu kart trzy kładzie się zakryte. Pierwszy ruch jest z lewej.',
      alt: 'Rząd trzech zakrytych kart z numerami 1, 2 i 3 od lewej. Poniżej dwie karty, które zostały na ręce: wieża i skoczek.',
    },
    turn: {
      caption: 'Jedna tura w czterech krokach.',
      alt: 'Cztery obrazki. Najpierw odkryta jest pierwsza karta z lewej, hetman; na ręce są wieża, skoczek i skoczek. Potem gambit rusza jak hetman, na skos z a1 na c3, i zbija żeton skoczka. Potem karta skoczka z ręki leży zakryta na prawym końcu rzędu. Na koniec dobrany jest hetman: na ręce są wieża, hetman i skoczek.',
      parts: ['Odkryj', 'Rusz', 'Połóż', 'Dobierz'],
    },
    blocked: {
      caption: 'A odkrywa wieżę. Obie drogi zamykają gambity, więc A zostaje.',
      alt: 'Róg szachownicy przy polu a1. Gambit A stoi na a1, B na a2, C na b1. Karta gracza A to wieża.',
    },
    slides: {
      caption:
        'Ta sama pozycja, trzy karty. Kropki to pola, na które można pójść, obwódki to żetony, które można zbić. Za żetonem i za gambitem droga się kończy.',
      alt: 'Gambit A na d4, inne gambity na d2 i f3. Żetony na a4, b2, c6, d5, d8, e6, f4, g4 i g7. Goniec: może pójść na a7, b6, c5, e5, f6, e3, f2, g1, c3 i zbić na g7 i b2. Wieża: może pójść na b4, c4, e4, d3 i zbić na a4, d5 i f4; zatrzymuje ją gambit na d2. Hetman: jedno i drugie.',
    },
    knight: {
      caption: 'Skoczek przeskakuje żeton na d5. Na f3 stoi inny gambit: tam skoczyć nie wolno.',
      alt: 'Ta sama pozycja ze skoczkiem. Gambit A z d4 może skoczyć na b5, f5, b3, c2 i e2 i zbić na c6 i e6. Pole f3 zajmuje gambit.',
    },
    capture: {
      caption: 'Goniec kończy ruch na żetonie: A zabiera go i ma trzy punkty więcej.',
      alt: 'Gambit A idzie na skos z b1 na d3, gdzie leży żeton skoczka za 3 punkty. Obok szachownicy zbite żetony gracza A: pion za 1, wieża za 5 i teraz skoczek za 3, razem 9 punktów.',
    },
    end: {
      caption: 'A zbija ostatni żeton. Gra jest zakończona, B wygrywa pięć do jednego.',
      alt: 'Gambit A idzie po trzecim rzędzie z a3 na e3 i zbija ostatni żeton, piona. A ma 1 punkt, B ma 5 punktów i koronę.',
    },
    tie: {
      caption: 'C kończy grę. A i B mają po pięć punktów; tura B była później niż tura A, więc wygrywa B.',
      alt: 'Pięć ostatnich tur po kolei: B zbija za 5, C nic, A zbija za 5, B nic, C zbija ostatni żeton za 1. Koronę ma B.',
    },
  },
  card: [
    {
      title: 'Twoja tura',
      says: [
        'Odkryj pierwszą kartę z lewej.',
        'Rusz gambitem według niej. Kto może się ruszyć, musi (G9).',
        'Połóż kartę z ręki, zakrytą, na prawym końcu: zagrasz ją za trzy tury (G8).',
        'Dobierz, by mieć trzy karty.',
      ],
    },
    {
      title: 'Po drodze',
      says: [
        'Przez żetony i gambity się nie przechodzi; tylko skoczek skacze (G10, G11).',
        'Żeton, na którym kończysz ruch, jest Twój (G12).',
        'Zakryte karty zostają zakryte: trzeba je pamiętać (G14).',
      ],
    },
    {
      title: 'Koniec gry',
      says: [
        'Natychmiast po ostatnim żetonie. Wygrywa największa liczba punktów (G15).',
        'Równe punkty: wygrywa późniejsza tura (G16).',
        'Albo gdy wszyscy się zgodzą, albo po wielu turach bez bicia (G17).',
      ],
    },
    {
      title: 'Rada',
      says: [
        'Patrz, dokąd mogą dojść inni: na to, co zbiją przed Tobą, nie ma co liczyć.',
        'Najpierw najcenniejsze żetony; piony nie uciekną.',
      ],
    },
  ],
};

export default book;
