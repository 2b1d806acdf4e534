/** The rules of Skakanie in Italian. */
import type { SkakanieBook } from './book';

const book: SkakanieBook = {
  about:
    'Da uno a sei giocatori in una sola squadra. Saltate da una pila all’altra e raccogliete le tessere di un puzzle, mentre un Drago gira intorno al tavolo. Dopo quattro giri ognuno unisce le proprie tessere: i frammenti grandi danno punti, quelli isolati ne costano, e la squadra deve arrivare a un certo numero di punti.',
  chapters: {
    table: 'Sul tavolo',
    turn: 'Un turno',
    dragon: 'Il Drago',
    points: 'I punti',
    variants: 'Varianti',
  },
  rules: {
    S1: {
      title: 'Dodici pile',
      rule: [
        'Tutte le tessere del puzzle stanno coperte in dodici pile. Quella in cima a ogni pila è scoperta.',
      ],
      ours: [
        'Le pile stanno in tre file di quattro: quattro angoli, in tutto dieci pile esterne, e due interne. Le tessere si distribuiscono nel modo più uniforme possibile; se non sono pari, le prime pile ne hanno una in più.',
        'La grandezza dell’immagine dipende dal numero dei giocatori e si può scegliere; quella solita è una sfida equa.',
      ],
    },
    S2: {
      title: 'Le pedine',
      rule: ['Ogni pedina comincia su una pila d’angolo.'],
      ours: [
        'Gli angoli si scelgono in ordine di turno, cominciando dalla persona più giovane. Su una pila possono stare quante pedine si vuole, all’inizio e dopo.',
      ],
    },
    S3: {
      title: 'La casa del Drago',
      rule: [
        'Il Drago comincia su una pila esterna a vostra scelta, con accanto quattro segnalini del Drago.',
      ],
      ours: [
        'La pila si sceglie quando si crea il tavolo, oppure a caso. Se lì comincia una pedina, il Drago avanza di una pila in senso orario, e quella è la sua casa.',
      ],
    },
    S4: {
      title: 'L’ordine di turno',
      rule: ['Comincia la persona più giovane, poi gli altri.'],
      ours: ['In senso orario.'],
    },
    S5: {
      title: 'Tre azioni',
      rule: [
        'In un turno ci sono tre azioni, in qualsiasi combinazione. Prendere: ottieni la tessera scoperta della pila su cui sta la tua pedina, e quella sotto si scopre subito. Spostarsi: la pedina salta su una pila vicina, mai in diagonale.',
      ],
      ours: [
        'Al massimo tre: puoi finire prima, anche senza nessuna azione; dopo l’ultima il turno finisce da solo. Su una pila vuota si può stare, ma non c’è niente da prendere.',
      ],
    },
    S6: {
      title: 'La pila del Drago è chiusa',
      rule: ['Nessuna pedina può essere spostata sulla pila del Drago.'],
      ours: ['Una pedina raggiunta dal Drago può restare, prendere tessere e andarsene.'],
    },
    S7: {
      title: 'Il Drago cammina',
      rule: ['Dopo il turno di ogni giocatore il Drago va sulla prossima pila esterna, in senso orario.'],
    },
    S8: {
      title: 'Il morso',
      rule: ['Se il Drago arriva dove sta la tua pedina, devi mettere una tua tessera in fondo a una pila.'],
      ours: [
        'Scegli tu la tessera, e una qualsiasi delle dodici pile. Su una pila vuota resta scoperta. Tutti sanno dove è andata e possono controllarlo. Chi non ha tessere non restituisce niente.',
        'Se lì stanno più pedine, i loro giocatori le restituiscono uno dopo l’altro, in ordine di turno, cominciando da chi ha appena finito. Il Drago morde quando arriva: una pedina che gli resta accanto non viene morsa di nuovo.',
        'Regola della casa, il Drago feroce: sceglie a caso la tessera e tu scegli solo la pila. Con la scelta libera un morso a volte aiuta persino, perché toglie una tessera isolata.',
      ],
    },
    S9: {
      title: 'I segnalini del Drago',
      rule: ['Quando il Drago torna a casa, perde un segnalino.'],
      ours: ['Cioè ogni dieci passi, dopo i morsi di quel passo.'],
    },
    S10: {
      title: 'La fine',
      rule: ['La partita finisce quando il Drago perde l’ultimo segnalino.'],
      ours: [
        'Subito, anche se qualcuno ha avuto un turno in più: una partita ha quaranta turni, in tre sono 14, 13 e 13.',
      ],
    },
    S11: {
      title: 'I tuoi punti',
      rule: [
        'I tuoi punti sono le tessere del tuo frammento più grande meno il numero degli altri tuoi frammenti. Un frammento è un insieme di tessere che combaciano.',
      ],
      ours: [
        'Due tessere combaciano se nell’immagine hanno un lato in comune; un angolo non basta. Tutto ciò che combacia si unisce da solo, perché può soltanto aiutare. Se i frammenti più grandi sono più d’uno, uno conta e gli altri costano. Senza tessere, zero punti; e si può anche andare sotto zero.',
      ],
    },
    S12: {
      title: 'I punti della squadra',
      rule: [
        'I vostri punti insieme devono arrivare a cinque a testa. Se non ci arrivano, vince il Drago. Con 6 e 5 punti due giocatori ne hanno 11 e gliene servono 10: vittoria.',
      ],
      ours: ['Arrivarci esattamente basta.'],
    },
    S13: {
      title: 'Cinque varianti',
      rule: [
        '(a) Più azioni in ogni turno, per esempio quattro o cinque.',
        '(b) Più azioni per alcuni giocatori, per esempio i più giovani.',
        '(c) I frammenti di una sola tessera costano due punti invece di uno.',
        '(d) Un’azione in più: spostare la pedina di un altro.',
        '(e) Riserva comune: tutte le tessere vanno in una sola riserva, contata una volta; i punti da raggiungere restano gli stessi.',
      ],
      ours: [
        'Si possono combinare tutte. Una tessera singola che è il frammento più grande non costa niente. La pedina di un altro si sposta di una pila, con i limiti di S5 e S6; si può toglierla dalla pila del Drago. Con la riserva comune chi è morso sceglie da lì.',
        'In solitario o con la riserva comune si vince semplicemente prendendo tutto. Perciò il traguardo può essere anche una percentuale di tutte le tessere; in solitario di solito è il 60%, che consigliamo anche con la riserva comune. Il 60% di 84 tessere vuol dire 51 punti.',
      ],
    },
  },
  figures: {
    stacks: {
      caption:
        'Il tavolo per tre. Le pedine stanno negli angoli. I numeri sono i prossimi passi del Drago, la bandiera è la sua casa.',
      alt: 'Dodici pile in tre file di quattro, numerate fila per fila, ciascuna con la tessera in cima scoperta. La pedina A sta sulla pila 1, B sulla 4, C sulla 12. Il Drago comincia sulla pila 10, con la bandiera, e andrà in senso orario su 9, 5 e 1.',
    },
    actions: {
      caption: 'Un turno di tre azioni. Quando si prende una tessera, la seguente si scopre subito.',
      alt: 'Tre immagini di due pile vicine. Prima la pedina A prende la tessera in cima alla sua pila e si scopre la seguente. Poi salta sulla pila a destra. Poi prende la tessera che c’è lì.',
      parts: ['Prendi', 'Spostati', 'Prendi'],
    },
    closed: {
      caption: 'Dalla pila 6 la pedina può andare su 5, 7 o 10; non dal Drago e mai in diagonale.',
      alt: 'Dodici pile. Il Drago è sulla pila 2. Sotto, sulla pila 6, sta la pedina A, con frecce verso le pile 5, 7 e 10 e una croce sulla pila 2.',
    },
    bite: {
      caption: 'Il Drago arriva sulla pila di A. A mette una tessera sotto la pila 3; tutti sanno dove sta.',
      alt: 'Quattro pile in fila. Il Drago viene dalla pila 1 alla pila 2, dove sta la pedina A. Una tessera di A va in fondo alla pila 3.',
    },
    fits: {
      caption:
        'A sinistra tre tessere con lati in comune: un frammento. A destra due che si toccano solo in un angolo: due frammenti.',
      alt: 'A sinistra tre tessere unite di un’immagine. A destra due tessere che si toccano solo in un angolo e non sono unite.',
      parts: ['un frammento', 'due frammenti'],
    },
    score: {
      caption: 'Frammenti di 10, 4, 3, 1 e 1 tessere: 10 punti per il più grande meno 4 per gli altri fa 6.',
      alt: 'Tessere di un puzzle al loro posto: in alto a sinistra un frammento di dieci, accanto uno di quattro, sotto uno di tre, e due tessere singole.',
    },
  },
  card: [
    {
      title: 'Il tuo turno',
      says: [
        'Alcune azioni, di solito tre, in qualsiasi combinazione (S5):',
        'prendere la tessera su cui sta la tua pedina, oppure',
        'saltare su una pila vicina, mai in diagonale e mai dal Drago (S6).',
      ],
    },
    {
      title: 'Il Drago',
      says: [
        'Dopo ogni turno avanza di una pila esterna, in senso orario (S7).',
        'Se raggiunge la tua pedina, metti una tessera sotto una pila (S8).',
        'Quando torna a casa perde un segnalino; con l’ultimo la partita finisce (S9, S10).',
      ],
    },
    {
      title: 'I punti',
      says: [
        'Le tessere del frammento più grande meno il numero degli altri frammenti (S11).',
        'Insieme dovete arrivare al traguardo, di solito cinque punti a testa (S12).',
      ],
    },
  ],
};

export default book;
