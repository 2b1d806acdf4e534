# Stolik in italiano. Un solo catalogo per terminale e browser; vedi CONTRIBUTING.md, “Add a language”.
#
# $who è il nome di chi gioca; $you è `yes` se chi legge è quella persona. Le frasi sono al presente e non accordano
# nulla con il nome, così va bene qualsiasi nome.

## Nomi

game-gambit = Gambit
game-skakanie = Skakanie
seat-default-name = Tu
player-person = alla tastiera
# I giocatori del computer sono uccelli che amano raccogliere cose.
bot-name-1 = Gazza
bot-name-2 = Ghiandaia
bot-name-3 = Taccola
bot-name-4 = Cornacchia
bot-name-5 = Corvo
bot-name-6 = Gabbiano
bot-kind-greedy = computer, prende quello che può
bot-kind-random = computer, gioca a caso
bot-kind-beginner = computer, sta imparando
bot-kind-casual = computer, pianifica le sue mosse
bot-kind-strong = computer, pensa un poco
bot-kind-master = computer, pensa a fondo
bot-kind-ismcts = computer, gioca da manuale
dragon-name = DRAGO

## Contare

points-count =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## Inizio, pausa, ritorno

choose-game =
    A cosa giochiamo?
      1  Gambit: pianifica mosse di scacchi e raccogli segnalini
      2  Skakanie: un puzzle insieme, lontano dal Drago
choose-prompt = 1 o 2
welcome-back = Di nuovo al tavolo: la partita riprende da dove era rimasta.
# Lo SHA-256 del seme, mostrato prima della prima carta; con 64 cifre deve stare in 80 colonne.
welcome-commitment = Impegno: { $commitment }
welcome-saved = Ogni passo viene salvato in { $path }
welcome-prompt = Invio per cominciare; ? aiuta in ogni momento
seed-file-warning =
    Il seme di una partita in corso: rivela tutto ciò che resta da pescare. Non guardare.
    stolik ne ha bisogno per riprendere la partita e alla fine lo elimina.
leave-saved =
    La partita è salvata in { $path }
    Per riprenderla: stolik play --resume { $path }
end-saved =
    La partita è salvata in { $path }
    Controllala: stolik verify { $path }

## Il sipario

curtain-hand-over = Passate la tastiera: tocca a { $name }. Gli altri non guardano!
curtain-press-enter = Invio quando è il momento

## Che cosa si scrive: parole separate da spazi, la prima viene mostrata. Quelle inglesi valgono in ogni lingua.

command-help = aiuto
command-rules = regole regola
command-hint = suggerimento
command-redraw = tabellone
command-quit = esci
command-agree = accetto
command-withdraw = ritiro
command-discards = scarti
command-stacks = pile pila
command-pieces = tessere frammenti
verb-place = punto
verb-plan = piano pianifica
verb-unplan = annulla
verb-move = muovi vai
verb-stay = resto fermo
verb-lay = metti
verb-corner = angolo
verb-take = prendi p
verb-push = spingi
verb-end = fine
verb-give = cedi
word-between = sotto su

## Risposte a ciò che si scrive

input-unclear = Non capisco “{ $line }”. Scrivi ? per l'aiuto.
hint-try = Prova `{ $what }`.
rules-unknown = Le regole vanno da { $first } a { $last }.
refused = { $text } ({ $rule }).
refused-plain = { $text }.
second-thoughts-prompt = Invio: avanti – annulla: riprendi le carte
caution-prompt = Invio: va bene – altro: ci ripenso
help-common =
    Sempre: `regole` o `regole 9`, `suggerimento`, Invio per rivedere lo schermo, `esci` per salvare e uscire.
help-gambit =
    Mossa: una casella, per esempio `e4`. Le caselle tra [parentesi] sono raggiungibili; un segnalino lì viene mangiato.
    Carta: la sua lettera (A alfiere, T torre, R regina, C cavallo) o il suo nome. Piano: tre lettere, per esempio `ACR`, prima la prima mossa.
    `scarti` mostra le carte giocate dall'ultimo mescolamento. `accetto` propone di finire ora la partita, `ritiro` ci ripensa (G17).
help-skakanie =
    `prendi` (o `p`) prende la tessera sotto la tua pedina; un numero sposta la pedina su quella pila; `fine` termina il turno.
    Nell'immagine una lettera è la tessera di chi gioca, maiuscola nel frammento più grande; un numero è la pila che ha in cima quella tessera. Le [parentesi] segnano ciò che si unisce alle tue.
    ▒ conta le tessere coperte, ›1 ›2 ›3 sono i prossimi passi del Drago, ⌂ è il suo primo posto.
    Dopo un morso scrivi una tessera e una pila, per esempio `D4 7`. `pila 7` e `tessere` mostrano che cosa si sa.
help-push = `spingi B 7` sposta la pedina del posto B sulla pila 7.

## Accordo per finire (G17)

vote-agreed =
    { $you ->
        [yes] Accetti di finire ora la partita.
       *[no] { $who } accetta di finire ora la partita.
    }
vote-withdrawn =
    { $you ->
        [yes] Ci ripensi: preferisci continuare.
       *[no] { $who } ci ripensa: preferisce continuare.
    }
vote-declined =
    { $you ->
        [yes] Preferisci continuare.
       *[no] { $who } preferisce continuare.
    }
vote-lapsed = Un segnalino è stato mangiato: gli accordi per finire non valgono più (G17).
vote-missing = Per te si può finire (G17); manca ancora: { $names }. `ritiro` ci ripensa.
vote-standing = Per finire ora la partita (G17): { $names }. Scrivi `accetto`, oppure continua a giocare.

## Carte e segnalini

card-bishop = alfiere
card-bishop-letters = A
card-bishop-object = un alfiere
card-bishop-moves = in diagonale, finché la via è libera
card-rook = torre
card-rook-letters = T
card-rook-object = una torre
card-rook-moves = in linea retta, finché la via è libera
card-queen = regina
card-queen-letters = R
card-queen-object = una regina
card-queen-moves = in linea retta o in diagonale, finché la via è libera
card-knight = cavallo
card-knight-letters = C
card-knight-object = un cavallo
card-knight-moves = un salto di due e uno, sopra a tutto
token-pawn-object = un pedone
token-knight-object = un cavallo
token-bishop-object = un alfiere
token-rook-object = una torre
token-queen-object = una regina
token-king-object = un re

## Gambit: il tavolo

gambit-introduction = Muovi un solo pezzo, il tuo gambetto. Si muove come dice la prossima carta: come un alfiere, una torre, una regina o un cavallo. Davanti a te ci sono tre carte a faccia in giù, giocate da sinistra a destra; dopo ogni mossa ne aggiungi una a destra. Se il gambetto finisce su un segnalino, lo mangia. Quando sparisce l'ultimo segnalino vince chi ha più punti. Le carte a faccia in giù non si guardano, nemmeno le proprie: bisogna ricordarle!
gambit-setup = Carta preparazione: { $setup }.
gambit-oldest =
    { $you ->
        [yes] L'età maggiore è la tua: scegli prima degli altri un punto di partenza; chi sceglie per ultimo muove per primo.
       *[no] L'età maggiore è di { $who }, che sceglie prima degli altri un punto di partenza; chi sceglie per ultimo muove per primo.
    }
gambit-peek = Può guardare le proprie carte a faccia in giù: { $names } (G14).
gambit-late-draw = La sesta carta si pesca dopo la prima mossa (G7).
gambit-left =
    { $tokens ->
        [one] resta { $tokens } segnalino
       *[other] restano { $tokens } segnalini
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
gambit-calm =
    { $turns ->
        [one] ancora { $turns } turno calmo (G17)
       *[other] ancora { $turns } turni calmi (G17)
    }
heading-row = fila
heading-hand = mano
heading-pile = mazzo
heading-discards = scarti
hand = Mano:

## Gambit: che cosa decidere

question-place = Punti di partenza liberi: { $spots }. Chi si piazza per ultimo muove per primo (G4).
question-plan = Pianifica le prime tre mosse: tre carte, prima la prima mossa. Resteranno a faccia in giù e non potrai più guardarle, quindi tienile a mente (G6, G14).
question-lay = Quale carta va all'estremità destra della fila? La giocherai fra tre turni (G8).
question-blocked = Via bloccata: da qui questa carta non porta da nessuna parte, il gambetto resta (G9).
question-card = La tua carta:
question-captures = Prese: { $squares }
question-free = Caselle libere: { $squares }
prompt-place = Punto di partenza
prompt-plan = Tre carte, per esempio ACR
prompt-move = Dove
prompt-stay = Invio: il gambetto resta
prompt-lay = Quale carta

## Gambit: che cosa succede

event-placed =
    { $you ->
        [yes] Occupi il punto di partenza { $spot } ({ $square }).
       *[no] { $who } occupa il punto di partenza { $spot } ({ $square }).
    }
event-dealt =
    { $you ->
        [yes] Ricevi cinque carte.
       *[no] { $who } riceve cinque carte.
    }
event-planned =
    { $you ->
        [yes] Hai pianificato tre mosse.
       *[no] { $who } ha pianificato tre mosse.
    }
event-took-back =
    { $you ->
        [yes] Riprendi il tuo piano.
       *[no] { $who } riprende il suo piano.
    }
event-reshuffled =
    { $you ->
        [yes] Mescoli { $count } scarti in un nuovo mazzo (G13).
       *[no] { $who } mescola { $count } scarti in un nuovo mazzo (G13).
    }
event-drew =
    { $you ->
        [yes] Peschi { $card }.
       *[no] { $who } pesca { $card }.
    }
event-moved =
    { $you ->
        [yes] Giochi { $card } e muovi { $from }–{ $to }.
       *[no] { $who } gioca { $card } e muove { $from }–{ $to }.
    }
event-captured =
    { $you ->
        [yes] Giochi { $card }, { $from }–{ $to }, e mangi { $token }: +{ $points }.
       *[no] { $who } gioca { $card }, { $from }–{ $to }, e mangia { $token }: +{ $points }.
    }
event-stayed =
    { $you ->
        [yes] Scopri { $card }, ma la via è bloccata: il gambetto resta (G9).
       *[no] { $who } scopre { $card }, ma la via è bloccata: il gambetto resta (G9).
    }
event-calm-ahead =
    { $turns ->
        [one] Ancora { $turns } turno senza prese e la partita finisce così com'è (G17).
       *[other] Ancora { $turns } turni senza prese e la partita finisce così com'è (G17).
    }

## Gambit: la fine

end-last-token = L'ultimo segnalino è mangiato: la partita è finita (G15).
end-agreement = Accordo di tutti: la partita finisce così com'è (G17).
end-calm =
    { $turns ->
        [one] { $turns } turno senza prese: la partita finisce così com'è (G17).
       *[other] { $turns } turni di fila senza prese: la partita finisce così com'è (G17).
    }
end-winner =
    { $you ->
        [yes] Hai vinto!
       *[no] Vince { $who }!
    }
end-tie =
    { $you ->
        [yes] Punti pari ({ $points }): { $names }. Precedi tu, perché il tuo turno era il più vicino alla fine (G16).
       *[no] Punti pari ({ $points }): { $names }. Precede { $who }, il cui turno era il più vicino alla fine (G16).
    }

## Skakanie: il tavolo

skakanie-introduction = Insieme raccogliete le tessere di un puzzle da dodici pile. In un turno hai tre azioni: prendi la tessera su cui sta la tua pedina, o sposti la pedina su una pila vicina, mai in diagonale. Dopo ogni turno il Drago avanza di una pila lungo il bordo; chi ha la pedina dove arriva deve restituire una tessera. Dopo quattro giri del Drago la partita finisce. I punti di ciascuno: le tessere del frammento più grande meno il numero degli altri frammenti.
skakanie-goal =
    { $pieces ->
        [one] L'immagine ha { $pieces } tessera
       *[other] L'immagine ha { $pieces } tessere
    }; insieme vi { $target ->
        [one] serve { $target } punto
       *[other] servono { $target } punti
    }.
skakanie-youngest =
    { $you ->
        [yes] L'età minore è la tua: cominci tu.
       *[no] L'età minore è di { $who }, che comincia.
    }
skakanie-push = Si possono spostare le pedine degli altri (S13 d).
skakanie-joint = Raccogliete in una riserva comune (S13 e).
skakanie-fierce = Il Drago è feroce: la tessera da restituire la sceglie il caso (S8).
skakanie-singles = Le tessere singole costano due punti (S13 c).
skakanie-team =
    { $target ->
        [one] Squadra: { $score } punti su { $target }
       *[other] Squadra: { $score } punti su { $target }
    }
skakanie-dragon = Drago su { $stack }, poi { $steps }
skakanie-fragments = frammenti: { $sizes }
skakanie-stack =
    { $unknown ->
        [one] Pila { $stack }: in cima { $top }, poi { $unknown } tessera ignota, poi { $known }
       *[other] Pila { $stack }: in cima { $top }, poi { $unknown } tessere ignote, poi { $known }
    }
skakanie-all = tutti

## Skakanie: che cosa decidere

question-corner = Scegli un angolo per la tua pedina: pila 1, 4, 9 o 12. Le pedine possono stare insieme (S2).
question-take = prendi: { $piece }
question-take-joins = prendi: { $piece }, che si unisce alle tue
question-step = vai su: { $stacks }
question-push = spingi: { $pushes }
question-end = fine
question-dragon-comes = Alla fine di questo turno il Drago arriva sulla tua pila (S8).
question-give = Il Drago ti ha trovato: metti una tua tessera sotto una pila qualsiasi (S8).
question-give-drawn = Il Drago feroce ha estratto { $piece }: scegli la pila sotto cui metterla (S8).
question-fragments = I tuoi frammenti: { $fragments }
prompt-corner = Angolo
prompt-turn =
    { $actions ->
        [one] resta { $actions } azione
       *[other] restano { $actions } azioni
    }
prompt-give = Tessera e pila, per esempio D4 7
prompt-give-drawn = Sotto quale pila
caution-bite = Ora il Drago arriva sulla pila { $stack }: dovrai restituire una tessera (S8).

## Skakanie: che cosa succede. Le azioni di un turno seguono `news-who` su una riga, separate da virgole.

news-who =
    { $you ->
        [yes] Tu:
       *[no] { $who }:
    }
event-taken =
    { $you ->
        [yes] prendi { $piece }
       *[no] prende { $piece }
    }
event-hopped =
    { $you ->
        [yes] vai su { $stack }
       *[no] va su { $stack }
    }
event-pushed =
    { $you ->
        [yes] spingi { $other } su { $stack }
       *[no] spinge { $other } su { $stack }
    }
event-turn-ended =
    { $you ->
        [yes] termini il turno
       *[no] termina il turno
    }
event-dragon-stepped = Il Drago va su { $stack }.
event-dragon-placed = Il Drago comincia sulla pila { $stack }.
event-dragon-gave-way = Il Drago fa posto e comincia sulla pila { $stack } (S3).
event-corner-chosen =
    { $you ->
        [yes] Cominci sulla pila { $stack }.
       *[no] { $who } comincia sulla pila { $stack }.
    }
event-bitten =
    { $you ->
        [yes] Il Drago ti morde!
       *[no] Il Drago morde { $who }.
    }
event-spared =
    { $you ->
        [yes] Il Drago ti trova, ma non hai nulla da restituire.
       *[no] Il Drago trova { $who }, che non ha nulla da restituire.
    }
event-drawn =
    { $you ->
        [yes] Il Drago feroce estrae la tua tessera { $piece }.
       *[no] Il Drago feroce estrae { $piece } a { $who }.
    }
event-given =
    { $you ->
        [yes] Metti { $piece } sotto la pila { $stack }.
       *[no] { $who } mette { $piece } sotto la pila { $stack }.
    }
event-given-face-up =
    { $you ->
        [yes] Metti { $piece } sulla pila vuota { $stack }, scoperta.
       *[no] { $who } mette { $piece } sulla pila vuota { $stack }, scoperta.
    }
event-token-discarded =
    { $left ->
        [0] Il Drago è a casa: se ne va il suo ultimo segnalino (S9).
        [one] Il Drago è a casa: se ne va un segnalino, ne resta { $left } (S9).
       *[other] Il Drago è a casa: se ne va un segnalino, ne restano { $left } (S9).
    }
event-game-over = L'ultimo segnalino del Drago se n'è andato: la partita è finita (S10).

## Skakanie: la fine

end-won = Avete sconfitto il Drago: { $score } punti, ne servivano { $target }!
end-lost = Questa volta vince il Drago: { $score } punti, ne servivano { $target }.
end-sum =
    { $others ->
        [one] frammento maggiore { $largest }, { $others } altro: −{ $cost }
       *[other] frammento maggiore { $largest }, { $others } altri: −{ $cost }
    }

## Rifiuti, secondo il codice. Segue tra parentesi il numero della regola.

refusal-not-your-placing = Ora si piazza qualcun altro
refusal-spot-taken = Quel punto di partenza è occupato
refusal-not-placing = Ogni gambetto si piazza una volta, prima di dare le carte
refusal-not-planning = Le tre mosse si pianificano una volta, quando si ricevono le carte
refusal-already-planned = Hai già pianificato
refusal-nothing-to-take-back = Non c'è nessun piano da riprendere
refusal-plan-not-in-hand = Non hai in mano tutte queste carte
refusal-not-in-hand = Non hai quella carta in mano
refusal-not-your-turn = È il turno di qualcun altro
refusal-not-moving = Ora il gambetto non si muove
refusal-not-laying = Prima la mossa, poi la carta
refusal-blocked = Il gambetto è bloccato e deve restare
refusal-not-blocked = Il gambetto può muoversi, quindi deve
refusal-out-of-reach = La carta non porta lì
refusal-gambit-there = Lì c'è un altro gambetto
refusal-over = La partita è finita
refusal-no-chance-due = Ora non c'è nulla da dare o da pescare
refusal-not-in-pile = Il mazzo di pesca non ha quelle carte
refusal-not-dealt = Le tessere non sono ancora distribuite
refusal-dragon-not-placed = Il Drago non ha ancora un posto
refusal-game-over = L'ultimo segnalino del Drago se n'è andato, la partita è finita
refusal-corner-first = Prima scegli un angolo per la pedina
refusal-corner-chosen = L'angolo si sceglie una volta, prima del primo turno
refusal-not-a-corner = Le pedine cominciano in un angolo: pila 1, 4, 9 o 12
refusal-nothing-to-take = La pila sotto la tua pedina è vuota
refusal-not-a-neighbour = Una pedina va su una pila vicina, mai in diagonale
refusal-dragon-there = Nessuna pedina può essere spostata sulla pila del Drago
refusal-pushing-not-agreed = Spostare le pedine degli altri non era tra gli accordi
refusal-own-pawn = La tua pedina si sposta con il solo numero
refusal-no-such-pawn = Non c'è una pedina così
refusal-bite-first = Prima restituisce una tessera chi è stato morso
refusal-not-bitten = Una tessera si restituisce solo dopo un morso del Drago
refusal-not-in-pool = Non hai quella tessera
refusal-not-drawn = Prima il Drago feroce estrae una tessera
refusal-other-piece-drawn = Il Drago feroce ha estratto un'altra tessera
refusal-deal-not-due = Ora non c'è nulla da distribuire
refusal-incomplete-deal = Una distribuzione ha ogni tessera dell'immagine una volta sola
refusal-dragon-not-due = Il Drago ha già il suo posto
refusal-inner-stack = Il Drago comincia su una pila esterna
refusal-bite-not-due = Ora non è dovuto nessun morso
refusal-ended = La partita è terminata
refusal-no-such-seat = Al tavolo non c'è quel posto
refusal-no-agreement-yet = Ora la partita non può finire di comune accordo
refusal-already-agreed = Hai già accettato
refusal-not-agreed = Non hai accettato, quindi non c'è nulla da ritirare

## Le regole in breve

rule-g1 = Il tabellone è una scacchiera, da a1 a h8. Si muovono solo i gambetti; i segnalini restano finché non vengono mangiati.
rule-g2 = Una carta preparazione dice dove stanno i segnalini, quanto valgono e dove sono i quattro punti di partenza.
rule-g3 = Ognuno ha un gambetto e un proprio mazzo di dodici carte; di solito tre per tipo: alfiere, torre, regina e cavallo.
rule-g4 = Sceglie per primo un punto di partenza chi ha più anni, poi gli altri in senso antiorario. L'ultimo a scegliere muove per primo, poi si procede in senso orario.
rule-g5 = Un punto di partenza che nessuno ha preso è una normale casella vuota.
rule-g6 = Ognuno riceve cinque carte e ne mette tre a faccia in giù, la prima mossa a sinistra; tutti insieme. Un piano si può riprendere finché l'ultimo non ha pianificato.
rule-g7 = Dopo il piano ognuno pesca una carta; nell'edizione polacca solo dopo la prima mossa.
rule-g8 = Un turno: si scopre la carta più a sinistra, il gambetto muove così, una carta della mano va all'estremità destra della fila, se ne pesca una.
rule-g9 = Un gambetto che può muoversi deve farlo. Se la carta non porta da nessuna parte è bloccato e resta; il turno prosegue come al solito.
rule-g10 = Alfiere, torre e regina vanno lontano quanto vogliono, ma non oltrepassano segnalini né gambetti. Chi finisce su un segnalino lo mangia.
rule-g11 = Nessun gambetto finisce su un altro. Solo il cavallo salta sopra le cose.
rule-g12 = I segnalini mangiati restano a chi li ha presi e contano alla fine.
rule-g13 = Quando il mazzo è vuoto e bisogna pescare, gli scarti vengono mescolati in un nuovo mazzo. Tutti possono guardare gli scarti.
rule-g14 = Nessuno guarda le carte a faccia in giù, nemmeno le proprie. Ai più giovani si può permettere, ma mai di cambiare l'ordine.
rule-g15 = La partita finisce subito con l'ultimo segnalino. Vince chi ha più punti.
rule-g16 = A parità di punti vince chi ha avuto il turno più vicino alla fine.
rule-g17 = Tutti possono accordarsi per finire la partita così com'è. Finisce così anche dopo molti turni di fila senza prese (di solito 40), annunciati dieci turni prima.
rule-s1 = Le tessere stanno coperte in dodici pile, tre file di quattro; quella in cima a ogni pila è scoperta.
rule-s2 = Ognuno sceglie un angolo per la pedina. Le pedine possono sempre stare insieme.
rule-s3 = Il Drago comincia su una pila esterna con quattro segnalini; se lì arriva una pedina, passa alla pila seguente.
rule-s4 = Comincia chi ha meno anni, poi si procede in senso orario.
rule-s5 = Tre azioni a turno, in qualsiasi combinazione: prendere la tessera sotto la pedina, o spostare la pedina su una pila vicina, mai in diagonale. Si può finire prima.
rule-s6 = Nessuna pedina viene spostata sulla pila del Drago. Una pedina raggiunta dal Drago può restare, prendere e andarsene.
rule-s7 = Dopo ogni turno il Drago va sulla prossima pila esterna in senso orario.
rule-s8 = Chi viene raggiunto dal Drago mette una tessera a sua scelta sotto una pila qualsiasi. Dove è andata lo possono sapere tutti.
rule-s9 = Quando il Drago torna al suo primo posto perde un segnalino.
rule-s10 = La partita finisce subito con l'ultimo segnalino del Drago.
rule-s11 = I punti di ciascuno: le tessere del frammento più grande meno il numero degli altri frammenti.
rule-s12 = La squadra vince con cinque punti a testa, se non si è deciso altro.
rule-s13 = Varianti: più azioni, per tutti o per alcuni; le tessere singole costano due punti; spostare le pedine degli altri; una riserva comune.

## Browser

web-title = Stolik: due giochi a un tavolino
web-title-turn = ● Tocca a te – { $game }
web-tagline = due giochi a un tavolino
web-about-gambit = Pianifica tre mosse di scacchi in anticipo, a carte coperte, e gareggia per i segnalini sulla scacchiera.
web-about-skakanie = Insieme contro il Drago: saltate fra le pile e raccogliete le tessere del puzzle che combaciano.
web-play-now = Gioca subito
web-play-together = Giochiamo insieme
web-play-now-gambit = Gioca subito: tu contro un giocatore virtuale.
web-play-now-skakanie = Gioca subito: tu e un giocatore virtuale contro il Drago.
web-learn-first = Prima volta? Impara in tre minuti
web-learn-short = Impara in tre minuti
web-learn-title = Prima partita: { $game }
web-learn-loading = Un momento …
web-learn-retry = Riprova
web-learn-leave = Lascia la prima partita
web-learn-again = Ricomincia
web-learn-coach = La tua guida
web-learn-step = Passo { $step } di { $steps }
web-learn-next = Avanti
web-learn-skip = Salta avanti
web-learn-right = Giusto!
web-learn-watch = Ora guarda: gioca { $who }.
web-learn-fast = Continuate a giocare, a velocità accelerata …
web-learn-done = La tua prima partita è fatta!
web-learn-done-about = Adesso sai come funziona:
web-learn-play-gambit = Gioca subito contro un giocatore virtuale
web-learn-play-skakanie = Gioca subito con un giocatore virtuale
web-learn-rules = Leggi le regole
web-learn-other = Impara anche { $game }
web-learn-gambit-start = Sulla scacchiera ci sono cinque segnalini. Non si muovono mai; i numeri sono punti. Quando sparisce l'ultimo vince chi ha più punti.
web-learn-gambit-place = Hai un solo pezzo, il tuo gambetto. { $who } sta già su un punto di partenza. Ora tocca a te.
web-learn-gambit-place-do = Tocca e1, la casella con il bordo blu.
web-learn-gambit-place-no = Puoi partire da lì, ma avresti a portata solo un pedone. Da e1 hai due segnalini in diagonale.
web-learn-gambit-plan = Le tue cinque carte sono mosse. Mettine tre a faccia in giù: si giocano da sinistra a destra. Tienile a mente: nessuno può più guardarle, nemmeno tu!
web-learn-gambit-plan-do = Tocca alfiere, torre, cavallo, in quest'ordine. Poi «{ $plan }».
web-learn-gambit-plan-no = Ogni piano è permesso. In questa partita sia alfiere, torre, cavallo: presto vedrai perché.
web-learn-gambit-bishop = Avete pescato una carta ciascuno e si scopre la tua prima: l'alfiere. Si muove in diagonale finché la via è libera.
web-learn-gambit-bishop-do = Mangia il segnalino in g3 per tre punti: toccalo.
web-learn-gambit-bishop-no = Puoi andarci. Ma in g3 ci sono tre punti, più che altrove a portata.
web-learn-gambit-lay-queen = Tre punti! Dopo ogni mossa metti una carta in fondo alla fila, a faccia in giù. La giocherai fra tre turni.
web-learn-gambit-lay-queen-do = Tocca la regina, poi «{ $lay }».
web-learn-gambit-lay-queen-no = Chissà dove sarai fra tre turni? La regina va dritta e in diagonale, così trova quasi sempre qualcosa. Metti lei.
web-learn-gambit-theirs = Hai pescato una carta: ne hai di nuovo tre in mano. Poi { $who } ha attraversato la scacchiera con la regina e ha mangiato una torre: cinque punti. I segnalini sono di chi arriva prima.
web-learn-gambit-rook = Si scopre la tua torre. Va dritta. Non c'è niente da mangiare, ma chi può muovere deve farlo. Allora pensa in anticipo: la prossima carta è il cavallo.
web-learn-gambit-rook-do = Vai in g7. Da lì il cavallo può saltare sulla torre in h5.
web-learn-gambit-rook-no = Puoi andarci. Ma solo da g7 il tuo cavallo, la prossima carta, può saltare sui cinque punti in h5.
web-learn-gambit-lay-bishop = Le carte giocate vanno negli scarti, scoperte per tutti. Quando il mazzo è vuoto, si mescolano e si pescano di nuovo.
web-learn-gambit-lay-bishop-do = Hai due alfieri: toccane uno, poi «{ $lay }».
web-learn-gambit-lay-bishop-no = Va bene qualsiasi carta. Ma se metti uno dei due alfieri, ti restano due carte diverse fra cui scegliere.
web-learn-gambit-blocked = { $who } scopre un alfiere, ma tu stai sull'unica via d'uscita dall'angolo. I gambetti non si mangiano e solo un cavallo li salta. Chi non ha mosse resta fermo.
web-learn-gambit-knight = Si scopre il tuo cavallo. Salta di due caselle dritto e una di lato, sopra ogni cosa.
web-learn-gambit-knight-do = Salta in h5 e mangia la torre: cinque punti.
web-learn-gambit-knight-no = Il cavallo può arrivarci. Ma in h5 ci sono cinque punti.
web-learn-gambit-lay-rook = Sei in testa, otto a cinque. Ora, come sempre, una carta in fondo alla fila.
web-learn-gambit-lay-rook-do = Hai due torri: toccane una, poi «{ $lay }».
web-learn-gambit-lay-rook-no = Va bene qualsiasi carta. Ma se metti una delle due torri, ti restano due carte diverse fra cui scegliere.
web-learn-gambit-queen = { $who } ha mangiato un pedone: otto a sei. Si scopre la regina che hai messo tre turni fa. Resta un segnalino.
web-learn-gambit-queen-do = La regina va dritta o in diagonale. Mangia il pedone in a5.
web-learn-gambit-queen-no = Puoi andarci, ma non lasciare l'ultimo segnalino a { $who }. Prendilo, in a5, e vinci.
web-learn-gambit-end = L'ultimo segnalino non c'è più e la partita finisce subito: nove a sei, hai vinto! A parità di punti vincerebbe chi ha mosso per ultimo.
web-learn-gambit-learned-1 = Il gambetto si muove come la carta scoperta: alfiere, torre, regina o cavallo. Se finisce su un segnalino, lo mangia.
web-learn-gambit-learned-2 = Hai sempre davanti tre carte a faccia in giù. Devi ricordarle.
web-learn-gambit-learned-3 = Dopo ogni mossa metti una carta in fondo alla fila e ne peschi una.
web-learn-gambit-learned-4 = Chi può muovere deve farlo. Chi non può resta fermo.
web-learn-gambit-learned-5 = Quando sparisce l'ultimo segnalino vince chi ha più punti.
web-learn-skakanie-start = Tu e { $who } giocate insieme. Le tessere di un puzzle stanno in dodici pile; il Drago ci gira intorno. Raccogliete tessere che combaciano prima che abbia fatto quattro giri.
web-learn-skakanie-corner = La tua pedina comincia in un angolo.
web-learn-skakanie-corner-do = Tocca la pila 1, in alto a sinistra.
web-learn-skakanie-corner-no = Puoi cominciare lì. Ma sulla pila 1 c'è una tessera che combacia con quella accanto, sulla pila 2.
web-learn-skakanie-take = Anche { $who } ha scelto un angolo. Un turno ha tre azioni: prendi la tessera su cui stai, oppure vai su una pila accanto, mai in diagonale.
web-learn-skakanie-take-do = Prendi la tessera: tocca la tua pila o «{ $take }».
web-learn-skakanie-take-no = Si può fare. Ma prima prendi la tessera su cui stai: combacia con quella sulla pila 2.
web-learn-skakanie-move = La tessera è tua e la prossima è già scoperta. Una tessera con il bordo luminoso si unisce alle tue.
web-learn-skakanie-move-do = Vai sulla pila 2: toccala.
web-learn-skakanie-move-no = Si può fare. Ma sulla pila 2 c'è una tessera che si unisce alla tua. Va' a prenderla!
web-learn-skakanie-join = Salto riuscito. In questo turno resta un'azione.
web-learn-skakanie-join-do = Prendi la tessera che combacia.
web-learn-skakanie-join-no = Si può fare. Ma sei qui per questa tessera, e si unisce alla tua. Prendila.
web-learn-skakanie-dragon = Le due tessere si sono unite in un frammento: due punti. Il tuo turno è finito, e dopo ogni turno il Drago avanza di una pila. I numeretti mostrano i suoi prossimi passi. Ora gioca { $who }.
web-learn-skakanie-three = Anche la prossima tessera della tua pila combacia.
web-learn-skakanie-three-do = Prendila.
web-learn-skakanie-three-no = Si può fare. Ma la tessera sotto la tua pedina si unisce alle tue: prima prendi quella.
web-learn-skakanie-away = Tre punti. Proviamo quanto costa una tessera che non combacia.
web-learn-skakanie-away-do = Vai sulla pila 3.
web-learn-skakanie-away-no = Si può fare. Ma per questa prova serve la pila 3: la sua tessera non combacia.
web-learn-skakanie-stray = Questa tessera non tocca nessuna delle tue.
web-learn-skakanie-stray-do = Prendila lo stesso. Presto te ne libererai.
web-learn-skakanie-stray-no = Si può fare. Ma per questa volta prendi la tessera che non combacia, per vedere quanto costa.
web-learn-skakanie-cost = Conta solo il tuo frammento più grande; ogni altro costa un punto: 3 − 1 = 2. E guarda com'è vicino il Drago alle tue spalle!
web-learn-skakanie-give = Il Drago è arrivato sulla tua pila e morde: devi mettere una delle tue tessere sotto una pila. Quale e dove lo scegli tu.
web-learn-skakanie-give-do = Tocca la tua tessera isolata, C2, poi la pila 10. Quella è vuota, così { $who } può prendere la tessera da lì.
web-learn-skakanie-give-no = Si può fare. Ma tieni intero il frammento e metti la tessera isolata sulla pila 10: a { $who } serve.
web-learn-skakanie-middle = Un morso può far bene: di nuovo tre punti. Sulla pila del Drago non si sale, ma si può scendere. Sulle due pile in mezzo non arriva mai.
web-learn-skakanie-middle-do = Vai sulla pila 7.
web-learn-skakanie-middle-no = Si può fare. Ma sulla pila 7 il Drago non ti raggiunge, e la sua tessera si unisce alle tue.
web-learn-skakanie-four = Una tessera che combacia e un posto sicuro.
web-learn-skakanie-four-do = Prendila.
web-learn-skakanie-four-no = Si può fare. Ma stai su una tessera che si unisce alle tue: prima prendi quella.
web-learn-skakanie-enough = Quattro punti. La prossima tessera qui non combacia ancora: lasciala per dopo. Non devi usare tutte le azioni.
web-learn-skakanie-enough-do = Tocca «{ $end }».
web-learn-skakanie-enough-no = Si può fare. Ma qui sei al sicuro, e una tessera che non combacia costa un punto. Finisci il turno.
web-learn-skakanie-gift = { $who } prende la tessera che hai dato, perché lì combacia. Aiutarsi è metà del gioco.
web-learn-skakanie-token = Il Drago è tornato alla sua bandiera: il primo dei suoi quattro segnalini se ne va. Quando se ne va l'ultimo, la partita è finita. Ora continuate a giocare; guardalo a velocità accelerata.
web-learn-skakanie-last = Il tuo ultimo turno! Insieme avete 23 punti e qui ne servono 24 (di solito cinque a testa). Ricordi la tessera che hai lasciato? Adesso combacia.
web-learn-skakanie-last-do = Prendila.
web-learn-skakanie-last-no = Si può fare. Ma manca un punto, e ci stai sopra: prendi la tessera.
web-learn-skakanie-whole = 24! Ogni tessera dell'immagine è al suo posto.
web-learn-skakanie-whole-do = Tocca «{ $end }».
web-learn-skakanie-whole-no = Si può fare. Ma non c'è più niente da prendere: finisci il turno.
web-learn-skakanie-end = L'ultimo segnalino del Drago se ne va, la partita è finita e i punti bastano. Insieme avete sconfitto il Drago!
web-learn-skakanie-learned-1 = Un turno ha al massimo tre azioni: prendi la tessera su cui stai, o vai su una pila accanto.
web-learn-skakanie-learned-2 = Le tessere che combaciano si uniscono in frammenti. Conta il tuo più grande; ogni altro costa un punto.
web-learn-skakanie-learned-3 = Dopo ogni turno il Drago avanza di una pila. Se lì trova la tua pedina, restituisci una tessera.
web-learn-skakanie-learned-4 = Nessuno sale sulla pila del Drago, e lui non arriva mai sulle due pile in mezzo.
web-learn-skakanie-learned-5 = Dopo quattro giri del Drago la partita finisce. Si vince o si perde insieme.
web-footer = Senza account, senza pubblicità, niente da installare.
web-language = Lingua
web-theme = Colori
web-theme-system = Come il dispositivo
web-theme-light = Chiari
web-theme-dark = Scuri
web-speed = Velocità dei movimenti
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Rapida
web-speed-instant = Subito
web-sounds = Suoni
web-notify = Avvisami quando tocca a me
web-notify-sample = Così saprai che tocca a te.
web-notify-denied = Questo browser non permette alla pagina di avvisarti.
web-mine = Riprendi a giocare
web-mine-lobby = in attesa di giocatori
web-mine-turn = tocca a te
web-mine-wait = gli altri pensano
web-mine-more =
    { $count ->
        [one] Un altro
       *[other] Altri { $count }
    }
web-home = Inizio
web-close = Chiudi
web-menu = Tavolo
web-log = Che cosa è successo
web-log-empty = Ancora niente.
web-undo = Annulla
web-rule = Regola { $id }
web-rules = Le regole
web-rules-of = { $game }: le regole
web-rules-whole = Tutte le regole
web-rules-contents = Indice
web-rules-ours = Abbiamo deciso
web-rules-note = Ogni regola ha un numero; quando il tavolo rifiuta qualcosa, lo dice. A parte sta ciò che abbiamo deciso noi dove i fogli stampati tacciono, non sono chiari o si contraddicono. Non siamo legati a chi pubblica i giochi stampati.
web-rules-moves = Come muovono le carte
web-brief = Regole in breve
web-fewer = Meno
web-more = Più
web-none = nessuna
web-save = Salva
web-seat-free = posto libero
web-seat = Posto { $seat }
web-player = Giocatore { $seat }
web-players = Giocatori
web-guest = Ospite
web-name = Nome
web-you = tu
web-holder-person = Qui
web-holder-open = Con un link
web-holder-bot = Computer
web-holder-open-about = Riceverà un link e un codice QR.
web-level = Livello
web-level-beginner = Principiante
web-level-casual = Tranquillo
web-level-strong = Forte
web-level-master = Maestro
web-options = Regole della casa
web-options-about = Le scelte abituali sono già fatte; cambia ciò che vuoi.
web-create-invite = Prepara il tavolo
web-create-start = Si comincia
web-create-invite-about =
    { $count ->
        [one] Si crea un link da passare.
       *[other] Si creano { $count } link da passare.
    }
web-create-start-about = La partita comincia subito.
web-opt-setup = Carta preparazione
web-opt-setup-about = Dove stanno i segnalini e partono i gambetti.
web-setup-own = Una carta tua
web-setup-own-about = Un nome, il valore dei segnalini, poi otto righe: P N B R Q K sono segnalini, da 1 a 4 punti di partenza, un punto è vuoto.
web-setup-trouble = Riga { $line }, colonna { $column }: { $what }
web-setup-fine = Con questa carta si può giocare.
web-opt-oldest = Chi ha più anni
web-opt-oldest-about = Sceglie per primo il punto di partenza; chi sceglie per ultimo muove per primo.
web-opt-edition = Edizione
web-opt-edition-about = Inglese e italiana: la sesta carta si pesca dopo il piano. Polacca: dopo la prima mossa.
web-edition-en = inglese
web-edition-it = italiana
web-edition-pl = polacca
web-opt-peek = Può sbirciare
web-opt-peek-about = I più giovani possono guardare le proprie carte coperte.
web-opt-calm = Limite di calma
web-opt-calm-about = Dopo tanti turni senza prese la partita finisce così com’è; 0 vuol dire mai.
web-opt-deck = Mazzo
web-opt-deck-about = Le dodici carte di ciascuno; di solito tre per tipo.
web-deck-count =
    { $count ->
        [one] { $count } carta su 12
       *[other] { $count } carte su 12
    }
web-opt-clock = Tempo per decidere
web-opt-clock-about = Quando scade, gioca il computer finché la persona non torna.
web-clock-none = senza limiti
web-time-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
web-time-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
web-opt-art = Immagine
web-opt-art-about = Che cosa mostra il puzzle.
web-art-castle = Castello
web-art-harbour = Porto
web-art-forest = Bosco
web-opt-picture = Grandezza
web-opt-picture-about = Più tessere, più difficile finire in tempo.
web-picture-easy = Facile
web-picture-fair = Giusta
web-picture-hard = Difficile
web-picture-size = Colonne e righe
web-picture-usual = come al solito: { $size }
web-opt-hints = Aiuti
web-opt-hints-about = Le tessere che si uniscono alle tue sono segnalate.
web-opt-youngest = Chi ha meno anni
web-opt-youngest-about = Comincia.
web-opt-actions = Azioni per turno
web-opt-actions-about = Tre di regola; di più rendono tutto più facile.
web-opt-extra = Azioni in più
web-opt-extra-about = Un aiuto per i più giovani.
web-opt-target = Per vincere
web-opt-target-about = Di regola cinque punti a testa; da soli o con la riserva comune è più giusta una parte di tutte le tessere.
web-target-usual = Come al solito
web-target-each = Punti a testa
web-target-share = Per cento
web-opt-dragon = Il Drago parte
web-opt-dragon-about = Su una delle dieci pile esterne.
web-dragon-random = a caso
web-dragon-stack = pila { $stack }
web-opt-fierce = Drago feroce
web-opt-fierce-about = La tessera da restituire la sceglie il caso, non chi è morso.
web-opt-singles = Singole a due punti
web-opt-singles-about = I frammenti di una sola tessera costano due punti invece di uno.
web-opt-push = Spostare gli altri
web-opt-push-about = Con un’azione si può spostare anche la pedina di un altro.
web-opt-joint = Riserva comune
web-opt-joint-about = Tutte le tessere vanno insieme e si contano una volta.
web-invite = Invito al tavolo
web-invited = C’è un posto per te
web-sit-down = Mi siedo
web-sit-here = Anche qualcuno qui
web-place-bot = Computer …
web-free-seat = Libera il posto
web-rename = Cambia nome
web-ready = Si può cominciare
web-unready = Un momento ancora
web-is-ready = pronto
web-not-ready = non ancora
web-lobby-free =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
web-lobby-ready = Si comincia quando tutti sono d’accordo.
web-lobby-others = Si aspettano gli altri.
web-here = al tavolo
web-away = assente
web-thinking = pensa
web-agreed = Accordi
web-agreed-deck = Mazzo: { $cards }.
web-agreed-early-draw = La sesta carta si pesca subito dopo il piano.
web-agreed-no-peek = Le carte coperte non si guardano, nemmeno le proprie.
web-agreed-calm =
    { $turns ->
        [0] I turni calmi non finiscono mai la partita.
        [one] Dopo { $turns } turno senza prese la partita finisce.
       *[other] Dopo { $turns } turni senza prese la partita finisce.
    }
web-agreed-clock = Tempo per decidere: { $time }; poi gioca il computer.
web-agreed-picture = Immagine: { $art }, { $size } tessere.
web-agreed-actions =
    { $actions ->
        [one] { $actions } azione per turno.
       *[other] { $actions } azioni per turno.
    }
web-agreed-extra = { $who }: +{ $more }.
web-agreed-target = Per vincere, a testa o come parte di tutte le tessere: { $target }.
web-agreed-dragon-random = Il Drago parte da un punto qualsiasi del bordo.
web-agreed-hints = Le tessere che combaciano sono segnalate.
web-agreed-no-hints = Le tessere che combaciano non sono segnalate.
web-commitment = Nessuno sceglie le carte: ecco come
web-commitment-about = Il server mostra l’impronta del seme prima di cominciare, ogni posto aggiunge il suo caso, e alla fine il seme è pubblico: chiunque può controllare il mescolamento.
web-seed = Il seme:
web-watch = Per guardare
web-watch-about = Chi ha questo link vede il tavolo e le carte di nessuno.
web-watch-new = Nuovo link; il vecchio non vale più
web-watchers =
    { $count ->
        [0] nessuno guarda
        [one] guarda { $count } persona
       *[other] guardano { $count } persone
    }
web-qr-label = Il link come codice QR
web-copy-link = Copia il link
web-copied = Copiato
web-share = Condividi
web-connecting = Ci avviciniamo al tavolo…
web-lost = Connessione persa. Si riprova…
web-retry = Riprova
web-problem = Qui non c’è niente
web-reload = Ricarica
web-leave = Lascia il tavolo
web-board = Scacchiera
web-square-gambit =
    { $you ->
        [yes] il tuo gambetto
       *[no] gambetto di { $who }
    }
web-square-spot = punto di partenza { $spot }
web-square-capture = si può mangiare
web-square-reach = raggiungibile
web-token-pawn = pedone
web-token-knight = cavallo
web-token-bishop = alfiere
web-token-rook = torre
web-token-queen = regina
web-token-king = re
web-card-down = coperta
web-your-cards = Le tue carte
web-your-row = La tua fila, prima la prossima carta
web-your-hand = La tua mano
web-put-back = Posto { $place }: { $card }, carta scelta; riprendila
web-points =
    { $count ->
        [one] punto
       *[other] punti
    }
web-pile = mazzo { $count }
web-discarded = scarti { $count }
web-discards =
    { $count ->
        [one] { $count } scarto
       *[other] { $count } scarti
    }
web-discards-about = Giocati dall’ultimo mescolamento; tutti possono guardare.
web-unseen = Ancora in gioco
web-unseen-about = In mano, nella fila o nel mazzo.
web-unseen-kind = { $card }: { $left } su { $all }
web-prompt-place = Scegli un punto di partenza. Chi si piazza per ultimo muove per primo.
web-prompt-plan = Tocca tre carte, prima la prima mossa. Tienile a mente!
web-prompt-lay = Quale carta in fondo alla fila? La giocherai fra tre turni.
web-prompt-move = La tua carta: { $card }. Si muove { $moves }.
web-confirm-plan =
    { $count ->
        [3] Metti coperte
       *[other] { $count } su 3
    }
web-confirm-lay = Metti
web-unplan = Riprendi
web-stay = Resta
web-turned-up =
    { $you ->
        [yes] Scopri { $card }.
       *[no] { $who } scopre { $card }.
    }
web-wait-place = { $who } sceglie un punto di partenza.
web-wait-plan =
    { $count ->
        [one] { $who } sta ancora pianificando.
       *[other] { $who } stanno ancora pianificando.
    }
web-wait-move = { $who } muove.
web-wait-lay = { $who } sceglie una carta.
web-over = La partita è finita.
web-end-revealed = Ora tutte le carte sono scoperte; tocca un giocatore per vedere di più.
web-rematch = Un’altra partita
web-rematch-join = Alla prossima partita
web-download = Registro
web-replay = Rivedi
web-replay-title = Partite registrate
web-pass = Passatelo: tocca a { $name }
web-pass-me = Sono { $name }
web-pass-or = Oppure, in qualsiasi ordine:
web-pass-nobody = Per ora qui nessuno ha nulla da decidere.
web-pass-plan = Guarda la tua mano e scegli tre carte, la prima mossa per prima. Ricordale!
web-pass-lay = Guarda la tua mano e scegli la carta per la fine della fila.
web-hold = Tieni premuto per guardare, scorri su una carta per sceglierla
web-hold-only = Tieni premuto per guardare le mie carte
web-hold-tap = Guarda le mie carte
web-hold-cover = Copri le mie carte
web-hold-about = Da tastiera: tieni premuta la barra spaziatrice e premi da 1 a 5 per scegliere una carta, oppure Invio per scoprire e coprire le carte.
web-look = Su un dispositivo condiviso
web-look-hold = Tieni premuto per guardare
web-look-tap = Tocca per guardare
web-large = Carte grandi, scacchiera piccola
web-moved = Qui puoi continuare a guardare.
web-busy = Server occupato: bot al { $pace } %
web-undo-gambit = Nulla da annullare: si può una mossa, finché non si mette la carta seguente, e un primo piano.
web-undo-skakanie = Nulla da annullare: si può finché non si scopre un altro pezzo.
web-vote-no-gambit = Dal primo turno in poi.
web-vote-no-skakanie = Non in Skakanie.
web-where = Dove giocate?
web-where-here = Qui o con un link
web-where-screen = Telefoni intorno a questo schermo
web-where-screen-about = Questo schermo non occupa posti; ognuno si siede con il suo telefono.
web-holder-phone = Telefono
web-holder-phone-about = Inquadra un codice QR su questo schermo.
web-screen-scan = Inquadra e siediti
web-screen-lobby = Inquadra un codice con il telefono e prendi posto
web-screen-start = Si comincia quando tutti i posti sono presi e tutti sono pronti.
web-screen-fullscreen = Schermo intero
web-screen-another = Un altro telefono per { $name }
web-screen-another-sure = Il telefono con cui gioca { $name } perde il posto. Tocca di nuovo.
web-vote = Finire ora la partita
web-vote-about = Se tutti accettano, la partita finisce così com’è (G17). Una presa annulla gli accordi.
web-votes = Per finire ora la partita (G17), { $given } su { $all }: { $names }.
web-agree = Accetto
web-withdraw = Preferisco continuare
web-stand-in = Fai giocare il computer
web-stand-in-now = gioca il computer: { $level }
web-stand-in-end = Torna a giocare la persona
web-offer = Sposta su un altro dispositivo
web-offer-about = Inquadralo con l’altro dispositivo: prende il posto, e questo resta a guardare.
web-react-hello = Ciao!
web-react-well-done = Bravo!
web-react-ouch = Ahi!
web-react-thinking = Mmh…
web-react-hurry = Dai, su!
web-react-thanks = Grazie!
web-news-sat = { $name } si siede al tavolo.
web-news-renamed = Nuovo nome: { $name }.
web-news-freed = Il posto { $seat } è di nuovo libero.
web-news-bot-placed = Posto { $seat }: giocatore virtuale ({ $level }).
web-news-undone =
    { $you ->
        [yes] Annulli la tua ultima azione.
       *[no] { $who } annulla l’ultima azione.
    }
web-news-stood-in = Il computer gioca per { $who } ({ $level }).
web-news-stood-in-clock = Tempo scaduto: il computer gioca per { $who } ({ $level }).
web-news-returned =
    { $you ->
        [yes] Giochi di nuovo.
       *[no] { $who } gioca di nuovo.
    }
web-news-offered =
    { $you ->
        [yes] Hai creato un link per un altro dispositivo.
       *[no] { $who } ha creato un link per un altro dispositivo.
    }
web-news-watch-link = C’è un nuovo link per guardare.
web-news-rematch = Un’altra partita è pronta.
web-news-started = La partita comincia.
web-code-malformed = La pagina e il server non si capiscono. Ricarica la pagina.
web-code-too-large = È troppo lungo.
web-code-too-fast = Un po’ troppo in fretta. Riprova fra un momento.
web-code-no-such-table = Questo tavolo non esiste, o è già stato sparecchiato.
web-code-no-such-key = Questo link non apre il tavolo. Chiedine uno nuovo.
web-code-not-joined = Questa pagina non è al tavolo. Ricaricala.
web-code-not-your-seat = Non è il tuo posto.
web-code-not-host = Può farlo solo chi ha preparato il tavolo.
web-code-wrong-stage = In questa fase della partita non si può.
web-code-wrong-seat = Quel posto non va bene per questo.
web-code-bad-name = Un nome ha da 1 a 24 caratteri.
web-code-bad-text = Qualcosa non è scritto come dovrebbe.
web-code-no-such-level = Non c’è un giocatore virtuale così.
web-code-stale-question = Nel frattempo è già stato deciso.
web-code-bad-action = Questa non è una mossa.
web-code-rule = Le regole non lo permettono.
web-code-no-undo = Non si può più annullare.
web-code-bad-options = Con queste regole non si può giocare.
web-code-bad-log = Questo registro è danneggiato, infrange le regole o non si può continuare da qui.
web-code-still-running = Si mostrano solo le partite finite.
web-code-seat-moved = Il tuo posto è passato a un altro dispositivo.
web-code-key-void = Questo link non vale più.
web-code-unavailable = Il server non risponde. Non è successo niente; riprova.
web-code-restarting = Il server si riavvia. Torna fra un momento.
web-code-full = Tutti i tavoli sono occupati. Riprova più tardi.
web-code-wrong-origin = Questa pagina non può usare il server richiesto.
web-code-unknown = Il server ha dato una risposta che questa pagina non conosce ({ $code }).
web-unknown = Questa pagina non sa come chiamare «{ $name }».
web-outdated = Stolik è stato aggiornato
web-outdated-part = Una parte della pagina non si è caricata. Forse Stolik è stato aggiornato. Ricarica la pagina.
web-outdated-version = Stolik è stato aggiornato. La partita è salvata.
web-broken = Qualcosa è andato storto e il tavolo non si può mostrare. La partita è salvata. Ricarica la pagina.
web-free-sure = { $name } perderà questo posto. Tocca ancora per liberarlo.

## Browser: rivedere una partita

web-replay-about = Rivedi una partita passo dopo passo: da spettatore, con gli occhi di uno dei giocatori o a carte scoperte.
web-replay-mine = Le tue partite finite
web-replay-file = Da un file
web-replay-file-name = FILE
web-replay-choose = Scegli il file di un registro
web-replay-drop = o trascinalo in un punto qualsiasi della pagina.
web-replay-paste = Incolla il testo di un registro
web-replay-open = Apri
web-replay-bad-file = { $file }: { $what }
web-replay-trouble-line = Riga { $line }: { $what }
web-replay-opening = La partita si apre…
web-replay-of = { $game }: la partita rivista
web-replay-as = Con gli occhi di chi
web-replay-as-watcher = Spettatore
web-replay-as-all = Tutto scoperto
web-replay-more = Punti, passi e altro
web-replay-controls = Riproduzione
web-replay-slider = Passo
web-replay-count = Passo { $ply } di { $all }
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-start = La partita comincia.
web-replay-laid = { $who } posa coperta una carta: { $card }.
web-replay-laid-down = { $who } posa una carta coperta.
web-replay-scores = Punti, passo dopo passo
web-replay-ply = Passo
web-replay-copy = Link al passo
web-replay-another = Un’altra partita
web-replay-shuffle = Controllo del mescolamento
web-replay-branch = Continua da qui
web-branch-about = Un nuovo tavolo comincia com’era dopo il passo { $ply }. Il mescolamento resta lo stesso: la differenza la fanno solo le tue decisioni.
web-branch-not-over = Qui la partita è finita. Torna a un passo da cui si può continuare.
web-branch-not-seedless = Si può continuare solo una partita finita che mostra il suo seme: ciò che segue si estrae da lì.
web-branch-seat = Il tuo posto
web-branch-level = Gli altri: giocatori virtuali
web-branch-go = Continua a giocare
web-shuffle-is-checked = Controllato: tutto ciò che è stato estratto è stato ricalcolato dai numeri qui sotto, e coincide con la partita.
web-shuffle-is-seed-not-shown = Non controllato: senza il seme non si può ricalcolare niente, e si mostra solo a partita finita.
web-shuffle-is-not-committed = Non controllato: prima di questa partita non è stato promesso niente. Le carte sono quelle del registro.
web-shuffle-fits = Il tuo browser ha calcolato da sé l’impronta del seme: è quella mostrata prima della partita. Il seme non è quindi stato cambiato dopo, e per questo non serve credere al server.
web-shuffle-fits-not = Il tuo browser ha calcolato da sé l’impronta del seme: non è quella qui sotto. Questo seme non è stato scelto prima della partita.
web-shuffle-insecure = Questa pagina è arrivata per HTTP semplice, e allora i browser non calcolano impronte. Il controllo qui sopra è del server.
web-shuffle-step-commitment = Prima della partita il server ha estratto un numero segreto, il seme, e ne ha mostrato l’impronta (SHA-256). Da allora non poteva più cambiarlo.
web-shuffle-step-entropy = Poi ogni posto ha aggiunto numeri suoi. Chi li aggiungeva non conosceva il seme, e il server non poteva conoscere quei numeri.
web-shuffle-step-seed = Da tutti questi insieme segue tutto ciò che è stato estratto. Dopo la partita il seme si mostra:
web-shuffle-nothing = niente
web-shuffle-not-shown = non mostrato
web-shuffle-yourself = Per controllare tutto senza questo server, scarica il registro ed esegui questo su una tua macchina:
web-shuffle-download = Scarica il registro

## Browser: by keyboard and by ear

web-skip = Al tavolo di gioco
web-keys = Tasti
web-keys-gambit = Sulla scacchiera ci si muove con le frecce, Home e Fine; M porta alla prossima mossa possibile, T al prossimo segnalino, G al prossimo gambetto, con Maiusc al precedente; Invio muove lì. Le frecce sinistra e destra scorrono le tue carte; Invio ne sceglie una. Il menu elenca questi tasti.
web-keys-skakanie = Sulle pile ci si muove con le frecce, Home e Fine; M porta alla prossima pila che puoi usare, P alla prossima pedina, D al Drago; Invio fa ciò che lì è possibile, L guarda nella pila, O la indica. Il menu elenca questi tasti.
web-square-here = { $square }, vuota
web-row-place = Posto { $place }: { $card }
web-card-peeked = { $card }, carta coperta; la vedi solo tu
web-card-picked = { $card }, carta scelta per il posto { $place }
web-waited = deve giocare
web-say-score = { $who }: { $points }
web-say-from = Sei in { $square }.
web-sk-fragment =
    { $count ->
        [one] Tessera singola: { $pieces }
       *[other] Frammento di { $count }: { $pieces }
    }
web-sk-piece-in =
    { $count ->
        [one] tessera { $piece }, singola
       *[other] tessera { $piece }, in un frammento di { $count }
    }
web-sk-points-at = { $who } indica la pila { $stack }.
web-sk-say-here = Sei sulla pila { $stack }:

## Browser: Skakanie

web-sk-wait-chance = Un momento …
web-sk-wait-corner =
    { $you ->
        [yes] Scegli il tuo angolo
       *[no] { $who } sceglie un angolo
    }
web-sk-wait-turn =
    { $you ->
        [yes] Tocca a te
       *[no] Gioca { $who }
    }
web-sk-wait-give =
    { $you ->
        [yes] Il Drago ti morde!
       *[no] { $who } restituisce una tessera
    }
web-sk-over = Fine della partita
web-sk-won = Il Drago è sconfitto!
web-sk-lost = Vince il Drago
web-sk-result = Insieme avete { $score }; ne servivano { $target }.
web-sk-do-corner = Tocca una pila d'angolo per la tua pedina.
web-sk-do-turn = tocca la tua pila per prendere, una vicina per andarci
web-sk-do-piece = Tocca la tessera che restituisci.
web-sk-do-stack = { $piece } va sotto una pila: tocca quale.
web-sk-do-push = Tocca dove va la pedina di { $who }.
web-sk-do-look = Tocca la pila che vuoi guardare.
web-sk-do-point = Tocca la pila che vuoi indicare.
web-sk-warn-you = Se finisci ora, il Drago arriva su { $stack } e ti morde.
web-sk-warn-others = Se finisci ora, il Drago arriva su { $stack } e morde { $names }.
web-sk-warn-token = Con questo turno se ne va un segnalino del Drago.
web-sk-warn-over = Con questo turno la partita finisce.
web-sk-take = Prendi
web-sk-end = Fine turno
web-sk-anyway = Fallo lo stesso
web-sk-think-again = Ci ripenso
web-sk-cancel = Annulla
web-sk-push = Sposta un'altra pedina
web-sk-push-who = Sposta la pedina di { $who }
web-sk-look = Guarda una pila
web-sk-point = Indica una pila
web-sk-point-here = Indica questa pila
web-sk-pointing = Chi indica che cosa
web-sk-hints = Mostra le tessere che si uniscono alle tue
web-sk-tokens =
    { $count ->
        [one] Resta { $count } segnalino del Drago su 4
       *[other] Restano { $count } segnalini del Drago su 4
    }
web-sk-home-in =
    { $count ->
        [0] a casa
        [one] a casa fra { $count } passo
       *[other] a casa fra { $count } passi
    }
web-sk-stacks = Pile
web-sk-pools = Tessere raccolte
web-sk-common = Insieme
web-sk-mine = { $who } (tu)
web-sk-you = tu
web-sk-nothing = ancora niente
web-sk-pieces =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
web-sk-piece = tessera { $piece }
web-sk-stack = Pila { $stack }
web-sk-stack-empty = vuota
web-sk-stack-top = in cima la tessera { $piece }
web-sk-stack-joins = si unisce alle tue
web-sk-stack-below = { $count } sotto
web-sk-stack-pawns = pedina: { $names }
web-sk-stack-dragon = qui c'è il Drago
web-sk-stack-home = prima posizione del Drago
web-sk-stack-step =
    { $count ->
        [one] il Drago arriva fra { $count } passo
       *[other] il Drago arriva fra { $count } passi
    }
web-sk-tap-corner = comincia qui
web-sk-tap-take = prendi la tessera
web-sk-tap-move = vai qui
web-sk-tap-push = sposta qui la pedina
web-sk-tap-give = metti la tessera qui sotto
web-sk-on-top = è in cima.
web-sk-joins = Si unisce a: { $names }
web-sk-unknown =
    { $count ->
        [one] Sotto c'è { $count } tessera che nessuno ha visto.
       *[other] Sotto ci sono { $count } tessere che nessuno ha visto.
    }
web-sk-known = In fondo, messe lì davanti a tutti, dall'alto in basso:
web-sk-dragon-keeps =
    { $count ->
        [0] Il Drago ha fatto quattro giri e non ha più niente da custodire.
        [one] Il Drago ha fatto quattro giri e si tiene { $count } tessera su { $all }.
       *[other] Il Drago ha fatto quattro giri e si tiene { $count } tessere su { $all }.
    }
web-sk-show-table = Mostra le pile
web-sk-show-result = Mostra il risultato
