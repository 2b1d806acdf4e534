/** The rules of Skakanie in Polish. */
import type { SkakanieBook } from './book';

const book: SkakanieBook = {
  about:
    'Od jednego do sześciu graczy w jednej drużynie. Skaczecie ze stosu na stos i zbieracie elementy puzzli, a dookoła krąży Smok. Po czterech okrążeniach każdy składa swoje elementy: duże fragmenty dają punkty, pojedyncze kosztują, a drużyna musi uzbierać określoną liczbę punktów.',
  chapters: {
    table: 'Na stole',
    turn: 'Tura',
    dragon: 'Smok',
    points: 'Punkty',
    variants: 'Warianty',
  },
  rules: {
    S1: {
      title: 'Dwanaście stosów',
      rule: [
        'Wszystkie elementy puzzli leżą zakryte w dwunastu stosach. Wierzchni element każdego stosu jest odkryty.',
      ],
      ours: [
        'Stosy leżą w trzech rzędach po cztery: cztery rogi, razem dziesięć stosów zewnętrznych i dwa wewnętrzne. Elementy rozkłada się jak najrówniej; jeśli nie wychodzi równo, pierwsze stosy mają o jeden więcej.',
        'Wielkość obrazka zależy od liczby graczy i można ją zmienić; zwykła jest w sam raz.',
      ],
    },
    S2: {
      title: 'Pionki',
      rule: ['Każdy pionek zaczyna na stosie w rogu.'],
      ours: [
        'Rogi wybiera się po kolei, zaczynając od najmłodszej osoby. Na jednym stosie może stać dowolnie wiele pionków, na początku i później.',
      ],
    },
    S3: {
      title: 'Start Smoka',
      rule: ['Smok zaczyna na wybranym zewnętrznym stosie, a obok niego leżą cztery żetony Smoka.'],
      ours: [
        'Ten stos ustala się przy tworzeniu stołu albo losuje. Jeśli stanie na nim pionek, Smok przechodzi o jeden stos dalej, zgodnie z ruchem wskazówek zegara, i tam jest jego start.',
      ],
    },
    S4: {
      title: 'Kolejność',
      rule: ['Zaczyna najmłodsza osoba, potem grają następne.'],
      ours: ['Zgodnie z ruchem wskazówek zegara.'],
    },
    S5: {
      title: 'Trzy akcje',
      rule: [
        'W turze są trzy akcje, w dowolnym układzie. Weź: dostajesz odkryty element stosu, na którym stoi Twój pionek, a następny od razu się odkrywa. Przejdź: pionek skacze na sąsiedni stos, nigdy na skos.',
      ],
      ours: [
        'Najwyżej trzy: turę można skończyć wcześniej, nawet bez żadnej akcji, a po ostatniej akcji kończy się sama. Na pustym stosie wolno stać, ale nie ma tam czego brać.',
      ],
    },
    S6: {
      title: 'Stos ze Smokiem jest zamknięty',
      rule: ['Żadnego pionka nie wolno przesunąć na stos ze Smokiem.'],
      ours: ['Pionek, do którego dotarł Smok, może tam zostać, brać elementy i odejść.'],
    },
    S7: {
      title: 'Smok idzie',
      rule: ['Po każdej turze Smok idzie na następny zewnętrzny stos, zgodnie z ruchem wskazówek zegara.'],
    },
    S8: {
      title: 'Ugryzienie',
      rule: [
        'Jeśli Smok wejdzie tam, gdzie stoi Twój pionek, musisz odłożyć jeden ze swoich elementów na spód stosu.',
      ],
      ours: [
        'Wybierasz element i dowolny z dwunastu stosów. Na pustym stosie element leży odkryty. Wszyscy wiedzą, dokąd trafił, i zawsze można to sprawdzić. Kto nie ma elementów, nic nie oddaje.',
        'Jeśli stoi tam więcej pionków, ich gracze oddają po kolei, zaczynając od tego, czyja tura właśnie się skończyła. Smok gryzie, gdy wchodzi: kto zostaje obok niego, nie jest gryziony drugi raz.',
        'Zasada domowa, srogi Smok: element wybiera los, a Ty tylko stos. Przy wolnym wyborze ugryzienie bywa nawet pomocą, bo zabiera niepasujący element.',
      ],
    },
    S9: {
      title: 'Żetony Smoka',
      rule: ['Gdy Smok wraca na swój start, traci jeden żeton.'],
      ours: ['To co dziesiąty krok, już po ugryzieniach w tym kroku.'],
    },
    S10: {
      title: 'Koniec gry',
      rule: ['Gra kończy się, gdy Smok straci ostatni żeton.'],
      ours: [
        'Natychmiast, nawet jeśli ktoś miał o turę więcej: gra ma czterdzieści tur, a dla trzech graczy to 14, 13 i 13.',
      ],
    },
    S11: {
      title: 'Twoje punkty',
      rule: [
        'Twoje punkty to liczba elementów największego fragmentu minus liczba pozostałych fragmentów. Fragment to elementy, które do siebie pasują.',
      ],
      ours: [
        'Elementy pasują do siebie, jeśli mają na obrazku wspólny brzeg; sam róg nie wystarczy. Wszystko, co pasuje, łączy się samo, bo to może tylko pomóc. Z kilku największych fragmentów jeden się liczy, a pozostałe kosztują. Bez elementów nie ma punktów; można też mieć mniej niż zero.',
      ],
    },
    S12: {
      title: 'Punkty drużyny',
      rule: [
        'Wasze punkty muszą razem dać co najmniej pięć na gracza. Jeśli nie dadzą, wygrywa Smok. Mając 6 i 5 punktów, dwoje graczy ma 11, a potrzebuje 10: wygrana.',
      ],
      ours: ['Dokładnie tyle, ile trzeba, wystarczy.'],
    },
    S13: {
      title: 'Pięć wariantów',
      rule: [
        '(a) Więcej akcji w każdej turze, na przykład cztery albo pięć.',
        '(b) Więcej akcji dla wybranych graczy, na przykład młodszych.',
        '(c) Fragment z jednego elementu kosztuje dwa punkty zamiast jednego.',
        '(d) Jeszcze jedna akcja: przesuń pionek innego gracza.',
        '(e) Wspólna pula: wszystkie elementy trafiają do jednej puli, liczonej raz; do wygranej trzeba tyle samo.',
      ],
      ours: [
        'Wszystkie można łączyć. Pojedynczy element, który sam jest największym fragmentem, nic nie kosztuje. Cudzy pionek przesuwa się o jeden stos, z ograniczeniami S5 i S6; ze stosu Smoka wolno go zepchnąć. Przy wspólnej puli ugryziony gracz wybiera właśnie z niej.',
        'W pojedynkę albo ze wspólną pulą wygrywa się, po prostu zabierając wszystko. Dlatego celem może być też procent wszystkich elementów; w pojedynkę zwykle jest to 60%, a ze wspólną pulą tyle radzimy. 60% z 84 elementów to 51 punktów.',
      ],
    },
  },
  figures: {
    stacks: {
      caption: 'Stół dla trojga. Pionki stoją w rogach. Liczby to następne kroki Smoka, flaga to jego start.',
      alt: 'Dwanaście stosów w trzech rzędach po cztery, ponumerowanych rzędami, każdy z odkrytym wierzchnim elementem. Pionek A stoi na stosie 1, B na 4, C na 12. Smok zaczyna na stosie 10 z flagą i pójdzie zgodnie z ruchem wskazówek zegara na 9, 5 i 1.',
    },
    actions: {
      caption: 'Tura z trzema akcjami. Po wzięciu elementu od razu odkrywa się następny.',
      alt: 'Trzy obrazki dwóch sąsiednich stosów. Najpierw pionek A bierze wierzchni element swojego stosu i odkrywa się następny. Potem skacze na stos z prawej. Potem bierze tamtejszy element.',
      parts: ['Weź', 'Przejdź', 'Weź'],
    },
    closed: {
      caption: 'Ze stosu 6 pionek może pójść na 5, 7 albo 10; nie na stos ze Smokiem i nigdy na skos.',
      alt: 'Dwanaście stosów. Smok jest na stosie 2. Pod nim, na stosie 6, stoi pionek A; strzałki prowadzą na stosy 5, 7 i 10, a na stosie 2 jest krzyżyk.',
    },
    bite: {
      caption: 'Smok wchodzi na stos gracza A. Ten odkłada element pod stos 3; wszyscy wiedzą, gdzie leży.',
      alt: 'Cztery stosy w rzędzie. Smok idzie ze stosu 1 na stos 2, gdzie stoi pionek A. Element gracza A trafia na spód stosu 3.',
    },
    fits: {
      caption:
        'Po lewej trzy elementy ze wspólnymi brzegami: jeden fragment. Po prawej dwa, które stykają się tylko rogiem: dwa fragmenty.',
      alt: 'Po lewej trzy połączone elementy obrazka. Po prawej dwa elementy, które stykają się tylko rogiem i nie są połączone.',
      parts: ['jeden fragment', 'dwa fragmenty'],
    },
    score: {
      caption:
        'Fragmenty po 10, 4, 3, 1 i 1 elemencie: 10 punktów za największy minus 4 za pozostałe to 6 punktów.',
      alt: 'Elementy puzzli na swoich miejscach: z lewej u góry fragment z dziesięciu, obok z czterech, niżej z trzech i dwa pojedyncze elementy.',
    },
  },
  card: [
    {
      title: 'Twoja tura',
      says: [
        'Kilka akcji, zwykle trzy, w dowolnym układzie (S5):',
        'weź element, na którym stoi Twój pionek, albo',
        'przejdź na sąsiedni stos, nigdy na skos i nigdy do Smoka (S6).',
      ],
    },
    {
      title: 'Smok',
      says: [
        'Po każdej turze idzie o jeden zewnętrzny stos dalej, zgodnie z ruchem wskazówek zegara (S7).',
        'Jeśli wejdzie na Twój stos, odkładasz jeden element pod wybrany stos (S8).',
        'Na swoim starcie traci żeton; z ostatnim gra się kończy (S9, S10).',
      ],
    },
    {
      title: 'Punkty',
      says: [
        'Elementy największego fragmentu minus liczba pozostałych fragmentów (S11).',
        'Razem musicie osiągnąć cel, zwykle pięć punktów na gracza (S12).',
      ],
    },
  ],
};

export default book;
