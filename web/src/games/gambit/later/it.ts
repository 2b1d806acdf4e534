/** The rules of Gambit in Italian. */
import type { GambitBook } from './book';

const book: GambitBook = {
  about:
    'Da due a quattro giocatori guidano ciascuno un solo pezzo, il proprio gambetto, su una scacchiera piena di segnalini. Le carte dicono come si muove, e si posano coperte con tre turni di anticipo: quando una carta viene scoperta, la scacchiera non è più quella per cui era pensata. Quando l’ultimo segnalino è mangiato, vince chi ha più punti.',
  chapters: {
    table: 'Sul tavolo',
    before: 'Prima del primo turno',
    turn: 'Un turno',
    end: 'La fine',
  },
  rules: {
    G1: {
      title: 'Il tabellone',
      rule: [
        'Il tabellone è una scacchiera. Si muovono solo i gambetti; un segnalino resta dov’è finché qualcuno non lo mangia.',
      ],
      ours: ['Le caselle si chiamano come negli scacchi, da a1 a h8.'],
    },
    G2: {
      title: 'Le carte preparazione',
      rule: [
        'Una carta preparazione mostra dove stanno i segnalini e le quattro caselle di partenza. Ogni segnalino porta scritti i suoi punti. Bianco o nero non fa differenza.',
      ],
      ours: [
        'I segnalini sono 28, come una serie di scacchi senza re e regine: 16 pedoni da 1 punto, 4 cavalli da 3, 4 alfieri da 3 e 4 torri da 5. In tutto 60 punti.',
        'Le carte stampate sono immagini che non abbiamo. Perciò ce ne sono quattro nostre, e se ne possono scrivere altre, anche con altri segnalini e altri punti. Una regina vale 9 se la carta non dice altro; per un re la carta deve dire quanto vale.',
      ],
    },
    G3: {
      title: 'Gambetti e mazzi',
      rule: [
        'Ognuno ha un gambetto e il mazzo del suo colore: dodici carte di quattro tipi, alfiere, torre, regina e cavallo. Si pesca sempre e solo dal proprio mazzo.',
      ],
      ours: [
        'Tre per tipo. Tutti sanno che cosa c’è nei mazzi. Potete accordarvi su altre dodici carte di questi tipi, uguali per tutti.',
      ],
    },
    G4: {
      title: 'La scelta della casella di partenza',
      rule: [
        'Sceglie per prima la persona più grande. Gli altri seguono in senso antiorario, ciascuno con una delle caselle rimaste.',
        'Chi sceglie per ultimo muove per primo; da lì in poi si gioca in senso orario.',
      ],
    },
    G5: {
      title: 'Le caselle che nessuno ha scelto',
      rule: [
        'Quando un gambetto occupa la sua casella di partenza, il segnalino di partenza che c’era si mette da parte. (Lo dice solo il regolamento polacco.)',
      ],
      ours: [
        'Una casella di partenza che nessuno ha scelto è una normale casella vuota: non vale niente e non intralcia nessuno.',
      ],
    },
    G6: {
      title: 'Il primo piano',
      rule: [
        'Ognuno mescola, pesca cinque carte e ne posa tre coperte in fila. Quella più a sinistra è la prima mossa. Si pianifica tutti insieme e di nascosto; il primo turno comincia quando tutti sono pronti.',
      ],
      ours: [
        'Le carte si danno quando anche l’ultimo gambetto è al suo posto. Si vede chi ha pianificato, ma non che cosa. Puoi ritirare il tuo piano finché qualcun altro sta ancora pianificando.',
      ],
    },
    G7: {
      title: 'La sesta carta',
      rule: [
        'Regolamenti inglese e italiano: dopo il piano peschi una carta, così ne hai in mano tre.',
        'Regolamento polacco: peschi quella carta dopo la tua prima mossa.',
      ],
      ours: [
        'L’edizione è un’opzione; di solito quella inglese e italiana. Lì tutti pescano nel momento in cui l’ultimo piano è sul tavolo: finché un piano si può ritirare (G6), nessuno deve vedere una carta nuova.',
        'Nell’edizione polacca peschi la carta subito dopo la prima mossa, prima di posarne un’altra: anche qui scegli fra tre.',
      ],
    },
    G8: {
      title: 'Un turno: scopri, muovi, posa, pesca',
      rule: [
        'Scopri la carta più a sinistra della tua fila. Muovi il gambetto come si muove quel pezzo. Posa una carta della mano, coperta, all’estremità destra della fila. Pesca fino ad avere di nuovo tre carte.',
        'Così le mosse pianificate sono sempre tre, e la carta che posi ora la giochi fra tre turni.',
      ],
    },
    G9: {
      title: 'Bloccato',
      rule: [
        'Un gambetto che può muoversi deve farlo. Se non può, resta dov’è. (Lo dice solo il regolamento polacco.)',
      ],
      ours: [
        'Vale in ogni edizione. Bloccato significa che la carta non porta da nessuna parte: ogni strada è chiusa da altri gambetti, di solito in un angolo. Il turno prosegue come sempre: la carta è spesa, ne posi una e ne peschi una.',
      ],
    },
    G10: {
      title: 'Alfiere, torre e regina',
      rule: [
        'Si muovono come negli scacchi: l’alfiere in diagonale, la torre in linea retta, la regina in tutti e due i modi. Non oltrepassano mai un segnalino o un gambetto. Chi finisce su un segnalino lo mangia.',
      ],
      ours: [
        'Ti muovi di almeno una casella. Puoi mangiare il primo segnalino sulla strada, quindi è l’ultima casella in quella direzione.',
      ],
    },
    G11: {
      title: 'Il cavallo e gli altri gambetti',
      rule: [
        'Il cavallo salta di due caselle dritto e una di lato, sopra a tutto. Nessuno finisce su un altro gambetto, e solo il cavallo lo scavalca.',
      ],
      ours: [
        'Nei regolamenti inglese e italiano un’unica eccezione per il cavallo vale per passare e per fermarsi. Per noi vale solo per passare: nemmeno il cavallo si ferma su un gambetto. I gambetti non si mangiano.',
      ],
    },
    G12: {
      title: 'I segnalini mangiati',
      rule: ['I segnalini che mangi li tieni. I loro punti contano alla fine.'],
      ours: ['I punti di tutti sono sempre visibili.'],
    },
    G13: {
      title: 'Quando il mazzo è vuoto',
      rule: ['I tuoi scarti vengono mescolati e diventano il nuovo mazzo.'],
      ours: [
        'Solo quando devi pescare e non c’è più niente. La carta appena giocata è già fra gli scarti; quelle nella fila e nella mano no. Gli scarti sono scoperti e tutti possono guardarli.',
      ],
    },
    G14: {
      title: 'Le carte coperte',
      rule: [
        'Nessuno può guardare le carte coperte, nemmeno le proprie: ricordarle fa parte del gioco. In via eccezionale i più giovani possono guardare le loro, ma mai cambiarne l’ordine.',
      ],
      ours: [
        'Per ogni giocatore si decide se può sbirciare. Il programma non mostra una carta coperta a nessun altro. Il computer ricorda che cosa ha pianificato.',
      ],
    },
    G15: {
      title: 'L’ultimo segnalino',
      rule: ['La partita finisce subito quando viene mangiato l’ultimo segnalino. Vince chi ha più punti.'],
      ours: ['Subito vuol dire che non si posa e non si pesca più niente.'],
    },
    G16: {
      title: 'Punti pari',
      rule: ['A parità di punti vince chi ha avuto il turno più recente.'],
      ours: [
        'I tre regolamenti lo dicono con parole diverse; noi li leggiamo allo stesso modo. Se chi ha mangiato l’ultimo segnalino è fra i pari, vince; se no, vince chi fra i pari ha mosso per ultimo. La vittoria non si divide mai.',
        'Un turno conta quando la mossa è fatta; conta anche un turno da bloccato. Se i pari non hanno ancora mosso, vince chi viene dopo nell’ordine di turno.',
      ],
    },
    G17: {
      title: 'Partite senza prese',
      rule: [
        'I regolamenti non dicono che cosa succede se nessuno vuole mangiare. Eppure aspettare può convenire: con 29 punti a testa e due pedoni rimasti vince chi mangia l’ultimo, quindi nessuno vuole mangiare il primo.',
      ],
      ours: [
        'Per accordo: dal primo turno in poi potete votare per finire la partita; quando tutti hanno votato, finisce con il punteggio attuale. Il voto si può ritirare, e tutti i voti decadono dopo una presa o quando cambia chi è in testa (a pari punti decide G16).',
        'Per limite di turni: dopo 40 turni di fila senza prese la partita finisce allo stesso modo. Contano i turni di tutti, anche quelli da bloccati. Il numero è un’opzione; il tavolo annuncia la fine dieci turni prima.',
      ],
    },
  },
  figures: {
    setup: {
      caption:
        'La carta preparazione «Home Rows»: 28 segnalini con i loro punti e quattro caselle di partenza.',
      alt: 'Una scacchiera. Le traverse 1 e 8 hanno alle due estremità una torre, un cavallo e un alfiere, le traverse 2 e 7 sono piene di pedoni. Caselle di partenza: 1 in d6, 2 in h5, 3 in e3, 4 in a4. I pedoni valgono 1 punto, cavalli e alfieri 3, le torri 5.',
    },
    placing: {
      caption:
        'La persona più grande è B. Scelgono nell’ordine B, A, D e C; poi muovono nell’ordine C, D, A e B.',
      alt: 'Quattro posti intorno a un tavolo, in senso orario A, B, C e D. A sinistra la scelta: B 1, A 2, D 3, C 4, con una freccia in senso antiorario. A destra le mosse: C 1, D 2, A 3, B 4, con una freccia in senso orario.',
      parts: ['La scelta', 'Le mosse'],
    },
    plan: {
      caption: 'Delle tue cinque carte ne posi tre coperte. La prima mossa è a sinistra.',
      alt: 'Una fila di tre carte coperte, numerate 1, 2 e 3 da sinistra. Sotto, le due carte rimaste in mano: una torre e un cavallo.',
    },
    turn: {
      caption: 'Un turno in quattro passi.',
      alt: 'Quattro immagini. Prima si scopre la carta più a sinistra, una regina; in mano ci sono torre, cavallo e cavallo. Poi il gambetto muove come una regina, in diagonale da a1 a c3, e mangia un segnalino cavallo. Poi una carta cavallo della mano sta coperta all’estremità destra della fila. Infine è stata pescata una regina: in mano ci sono torre, regina e cavallo.',
      parts: ['Scopri', 'Muovi', 'Posa', 'Pesca'],
    },
    blocked: {
      caption: 'A scopre una torre. Due gambetti chiudono entrambe le strade: A resta.',
      alt: 'L’angolo della scacchiera intorno ad a1. Il gambetto A è in a1, B in a2 e C in b1. La carta di A è una torre.',
    },
    slides: {
      caption:
        'La stessa posizione, tre carte. I puntini sono le caselle dove puoi andare, gli anelli i segnalini che puoi mangiare. Davanti a un segnalino o a un gambetto la strada finisce.',
      alt: 'Gambetto A in d4, altri gambetti in d2 e f3. Segnalini in a4, b2, c6, d5, d8, e6, f4, g4 e g7. Alfiere: raggiunge a7, b6, c5, e5, f6, e3, f2, g1, c3 e mangia in g7 e b2. Torre: raggiunge b4, c4, e4, d3 e mangia in a4, d5 e f4; il gambetto in d2 la ferma. Regina: l’uno e l’altro.',
    },
    knight: {
      caption: 'Il cavallo salta il segnalino in d5. In f3 c’è un altro gambetto: lì non può fermarsi.',
      alt: 'La stessa posizione con un cavallo. Il gambetto A da d4 raggiunge b5, f5, b3, c2 ed e2 e mangia in c6 ed e6. La casella f3 è occupata da un gambetto.',
    },
    capture: {
      caption: 'L’alfiere finisce su un segnalino: A lo tiene e ha tre punti in più.',
      alt: 'Il gambetto A va in diagonale da b1 a d3, dove sta un segnalino cavallo da 3 punti. Accanto alla scacchiera i segnalini mangiati da A: un pedone da 1, una torre da 5 e ora il cavallo da 3, in tutto 9 punti.',
    },
    end: {
      caption: 'A mangia l’ultimo segnalino. La partita è finita, e B vince cinque a uno.',
      alt: 'Il gambetto A va lungo la terza traversa da a3 a e3 e mangia l’ultimo segnalino, un pedone. A ha 1 punto, B ha 5 punti e la corona.',
    },
    tie: {
      caption:
        'C chiude la partita. A e B hanno cinque punti; il turno di B è venuto dopo quello di A, quindi vince B.',
      alt: 'Gli ultimi cinque turni in fila: B mangia per 5, C niente, A mangia per 5, B niente, C mangia l’ultimo segnalino per 1. La corona è di B.',
    },
  },
  card: [
    {
      title: 'Il tuo turno',
      says: [
        'Scopri la carta più a sinistra della tua fila.',
        'Muovi il gambetto come dice. Chi può muoversi deve farlo (G9).',
        'Posa una carta della mano, coperta, all’estremità destra: la giochi fra tre turni (G8).',
        'Pesca fino ad avere tre carte.',
      ],
    },
    {
      title: 'Lungo la strada',
      says: [
        'Non si oltrepassano segnalini né gambetti; solo il cavallo salta (G10, G11).',
        'Il segnalino su cui finisci è tuo (G12).',
        'Le carte coperte restano coperte: bisogna ricordarle (G14).',
      ],
    },
    {
      title: 'La fine',
      says: [
        'Subito, con l’ultimo segnalino. Vince chi ha più punti (G15).',
        'Punti pari: vince il turno più recente (G16).',
        'Oppure per accordo di tutti, o dopo molti turni senza prese (G17).',
      ],
    },
    {
      title: 'Consigli',
      says: [
        'Guarda dove possono arrivare gli altri: non contare su ciò che possono mangiare prima di te.',
        'Prima i gettoni più preziosi; i pedoni non scappano.',
      ],
    },
  ],
};

export default book;
