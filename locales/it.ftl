# Stolik in italiano. Un solo catalogo per terminale e browser; vedi CONTRIBUTING.md, «Add a language».
#
# $who è il nome di chi gioca; $you è `yes` se chi legge è quella persona. Le frasi sono al presente e non accordano
# nulla con il nome, così va bene qualsiasi nome.
#
# Glossario: una parola per ogni cosa. Apostrofo ’, virgolette « ».
#
#   tavolo, posto – table, seat
#   chi ha creato il tavolo – host
#   spettatore, guardare – spectator, to watch
#   link – link
#   computer – computer player; come sostituto: «gioca il computer»
#   regole della casa; regole concordate – house rules; agreed rules
#   tempo per decidere – time limit
#   gambetto – gambit
#   segnalino – token, anche del Drago
#   mangiare, presa – to capture, a capture
#   casella di partenza – starting square
#   carta preparazione – setup card
#   fila, mano, mazzo, scarti – row, hand, draw pile and deck, discards
#   piano; ritirare il piano – plan; to undo a plan
#   posare – to lay (una carta)
#   scoprire, scoperto – to reveal, to turn up
#   coperto – face-down
#   voto, accettare, ritirare – vote, to agree, to withdraw
#   con il punteggio attuale – with the current score
#   pila – stack
#   tessera (non: pezzo) – piece
#   combaciare – to fit
#   frammento – fragment
#   riserva, riserva comune – pool, shared pool
#   pedina (Skakanie), pedone (segnalino) – pawn
#   morso, mordere; restituire una tessera – bite; to give back
#   giro, casa del Drago – lap, home
#   annullare – undo
#   rivincita – rematch
#   replay; passo; visuale – replay; step; view as
#   registro – log
#   controllo del mescolamento; seme; impronta – shuffle check; seed; fingerprint

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
bot-kind-strong = computer, pensa un po’
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
    A che cosa giochiamo?
      1  Gambit: pianifica mosse di scacchi e raccogli segnalini
      2  Skakanie: un puzzle insieme, lontano dal Drago
choose-prompt = 1 o 2
welcome-back = Di nuovo al tavolo! La partita riprende da dove era rimasta.
# Lo SHA-256 del seme, mostrato prima della prima carta; con 64 cifre deve stare in 80 colonne.
welcome-commitment = Impegno: { $commitment }
welcome-saved = Ogni passo viene salvato in { $path }
welcome-prompt = Invio per cominciare; ? per l’aiuto in ogni momento
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
curtain-press-enter = Premi Invio quando è il momento

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
verb-place = casella punto
verb-plan = piano pianifica
verb-unplan = annulla
verb-move = muovi vai
verb-stay = resto fermo
verb-lay = posa metti
verb-corner = angolo
verb-take = prendi p
verb-push = spingi
verb-end = fine
verb-give = cedi
word-between = sotto su

## Risposte a ciò che si scrive

input-unclear = Non capisco «{ $line }». Scrivi ? per l’aiuto.
hint-try = Prova `{ $what }`.
rules-unknown = Le regole vanno da { $first } a { $last }.
refused = { $text } ({ $rule }).
refused-plain = { $text }.
second-thoughts-prompt = Invio: avanti – annulla: ritira il piano
caution-prompt = Invio: fallo – altro: ci ripenso
help-common =
    Sempre: `regole` o `regole 9`, `suggerimento`, Invio per rivedere lo schermo, `esci` per salvare e uscire.
help-gambit =
    Mossa: una casella, per esempio `e4`. Puoi raggiungere le caselle tra [parentesi]; un segnalino lì viene mangiato.
    Carta: la sua lettera (A alfiere, T torre, R regina, C cavallo) o il suo nome. Piano: tre lettere, per esempio `ACR`, nell’ordine in cui le giocherai.
    `scarti` mostra le carte giocate dall’ultimo mescolamento. `accetto` vota per finire ora la partita, `ritiro` ritira il voto (G17).
help-skakanie =
    `prendi` (o `p`) prende la tessera sotto la tua pedina; un numero sposta la pedina su quella pila; `fine` termina il turno.
    Nell’immagine una lettera è la tessera di chi gioca, maiuscola nel suo frammento più grande; un numero è la pila che ha in cima quella tessera. Le [parentesi] segnano le tessere che combaciano con le tue.
    ▒ conta le tessere coperte, ›1 ›2 ›3 sono i prossimi passi del Drago, ⌂ è la sua casa.
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
vote-lapsed = La situazione è cambiata: i voti per finire la partita decadono (G17).
vote-missing = Hai votato per finire ora (G17); manca ancora: { $names }. Scrivi `ritiro` per ripensarci.
vote-standing = Voti per finire ora la partita (G17): { $names }. Scrivi `accetto`, oppure continua a giocare.

## Carte e segnalini

card-bishop = alfiere
card-bishop-letters = A
card-bishop-object = un alfiere
card-bishop-moves = in diagonale, finché la strada è libera
card-rook = torre
card-rook-letters = T
card-rook-object = una torre
card-rook-moves = in linea retta, finché la strada è libera
card-queen = regina
card-queen-letters = R
card-queen-object = una regina
card-queen-moves = in linea retta o in diagonale, finché la strada è libera
card-knight = cavallo
card-knight-letters = C
card-knight-object = un cavallo
card-knight-moves = a L, saltando sopra a tutto
token-pawn-object = un pedone
token-knight-object = un cavallo
token-bishop-object = un alfiere
token-rook-object = una torre
token-queen-object = una regina
token-king-object = un re

## Gambit: il tavolo

gambit-introduction = Muovi un solo pezzo, il tuo gambetto. Si muove come dice la prossima carta: come un alfiere, una torre, una regina o un cavallo. Davanti a te ci sono tre carte coperte, giocate da sinistra a destra; dopo ogni mossa ne aggiungi una a destra. Se il gambetto finisce su un segnalino, lo mangia. Quando l’ultimo segnalino è mangiato vince chi ha più punti. Le carte coperte non si guardano, nemmeno le proprie: bisogna ricordarle!
gambit-setup = Carta preparazione: { $setup }.
gambit-oldest =
    { $you ->
        [yes] La persona più grande sei tu e scegli prima degli altri una casella di partenza. Chi sceglie per ultimo muove per primo.
       *[no] La persona più grande è { $who } e sceglie prima degli altri una casella di partenza. Chi sceglie per ultimo muove per primo.
    }
gambit-peek = Può guardare le proprie carte coperte: { $names } (G14).
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
        [one] ancora { $turns } turno senza prese (G17)
       *[other] ancora { $turns } turni senza prese (G17)
    }
heading-row = fila
heading-hand = mano
heading-pile = mazzo
heading-discards = scarti
hand = Mano:

## Gambit: che cosa decidere

question-place = Caselle di partenza libere: { $spots }. Chi sceglie per ultimo muove per primo (G4).
question-plan = Pianifica le prime tre mosse: tre carte, nell’ordine in cui le giocherai. Resteranno coperte e non potrai più guardarle, quindi tienile a mente (G6, G14).
question-lay = Quale carta va all’estremità destra della fila? La giocherai fra tre turni (G8).
question-blocked = Strada bloccata: da qui questa carta non porta da nessuna parte, il gambetto resta (G9).
question-card = La tua carta:
question-captures = Prese: { $squares }
question-free = Caselle libere: { $squares }
prompt-place = Casella di partenza
prompt-plan = Tre carte, per esempio ACR
prompt-move = Dove
prompt-stay = Invio: il gambetto resta
prompt-lay = Quale carta

## Gambit: che cosa succede

event-placed =
    { $you ->
        [yes] Occupi la casella di partenza { $spot } ({ $square }).
       *[no] { $who } occupa la casella di partenza { $spot } ({ $square }).
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
        [yes] Ritiri il tuo piano.
       *[no] { $who } ritira il suo piano.
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
        [yes] Scopri { $card }, ma la strada è bloccata: il gambetto resta (G9).
       *[no] { $who } scopre { $card }, ma la strada è bloccata: il gambetto resta (G9).
    }
event-calm-ahead =
    { $turns ->
        [one] Ancora { $turns } turno senza prese e si finisce con il punteggio attuale (G17).
       *[other] Ancora { $turns } turni senza prese e si finisce con il punteggio attuale (G17).
    }

## Gambit: la fine

end-last-token = L’ultimo segnalino è mangiato: la partita è finita (G15).
end-agreement = Tutti d’accordo: la partita finisce con il punteggio attuale (G17).
end-calm =
    { $turns ->
        [one] { $turns } turno senza prese: si finisce con il punteggio attuale (G17).
       *[other] { $turns } turni di fila senza prese: si finisce con il punteggio attuale (G17).
    }
end-winner =
    { $you ->
        [yes] Hai vinto!
       *[no] Vince { $who }!
    }
end-tie =
    { $you ->
        [yes] Punti pari ({ $points }): { $names }. Vinci tu: il tuo turno è stato il più recente (G16).
       *[no] Punti pari ({ $points }): { $names }. Vince { $who }, con il turno più recente (G16).
    }

## Skakanie: il tavolo

skakanie-introduction = Insieme raccogliete le tessere di un puzzle da dodici pile. In un turno hai tre azioni: prendi la tessera su cui sta la tua pedina, o sposti la pedina su una pila vicina, mai in diagonale. Dopo ogni turno il Drago avanza di una pila lungo il bordo; se raggiunge la tua pedina, restituisci una tessera. Dopo quattro giri del Drago la partita finisce. I punti di ciascuno: le tessere del frammento più grande meno il numero degli altri frammenti.
skakanie-goal =
    { $pieces ->
        [one] L’immagine ha { $pieces } tessera
       *[other] L’immagine ha { $pieces } tessere
    }; insieme vi { $target ->
        [one] serve { $target } punto
       *[other] servono { $target } punti
    }.
skakanie-youngest =
    { $you ->
        [yes] La persona più giovane sei tu e cominci.
       *[no] La persona più giovane è { $who } e comincia.
    }
skakanie-push = Potete spostare le pedine degli altri (S13 d).
skakanie-joint = Raccogliete in una riserva comune (S13 e).
skakanie-fierce = Il Drago è feroce: sceglie a caso la tessera da restituire (S8).
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
        [one] Pila { $stack }: in cima { $top }, poi { $unknown } tessera sconosciuta, poi { $known }
       *[other] Pila { $stack }: in cima { $top }, poi { $unknown } tessere sconosciute, poi { $known }
    }
skakanie-all = tutti

## Skakanie: che cosa decidere

question-corner = Scegli un angolo per la tua pedina: pila 1, 4, 9 o 12. Le pedine possono stare insieme (S2).
question-take = prendi: { $piece }
question-take-joins = prendi: { $piece }, che combacia con le tue
question-step = vai su: { $stacks }
question-push = spingi: { $pushes }
question-end = fine
question-dragon-comes = Alla fine di questo turno il Drago arriva sulla tua pila (S8).
question-give = Il Drago ti ha morso: metti una tua tessera sotto una pila qualsiasi (S8).
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
        [yes] Il Drago ti morde, ma non hai tessere da restituire.
       *[no] Il Drago morde { $who }, che non ha tessere da restituire.
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
        [yes] Metti { $piece }, scoperta, sulla pila vuota { $stack }.
       *[no] { $who } mette { $piece }, scoperta, sulla pila vuota { $stack }.
    }
event-token-discarded =
    { $left ->
        [0] Il Drago finisce un giro e perde l’ultimo segnalino (S9).
        [one] Il Drago finisce un giro e perde un segnalino: ne resta { $left } (S9).
       *[other] Il Drago finisce un giro e perde un segnalino: ne restano { $left } (S9).
    }
event-game-over = Il Drago non ha più segnalini: la partita è finita (S10).

## Skakanie: la fine

end-won = Avete sconfitto il Drago: { $score } punti, ne servivano { $target }!
end-lost = Questa volta vince il Drago: { $score } punti, ne servivano { $target }.
end-sum =
    { $others ->
        [one] frammento più grande { $largest }, { $others } altro: −{ $cost }
       *[other] frammento più grande { $largest }, { $others } altri: −{ $cost }
    }

## Rifiuti, secondo il codice. Segue tra parentesi il numero della regola.

refusal-not-your-placing = Ora sceglie qualcun altro
refusal-spot-taken = Quella casella di partenza è occupata
refusal-not-placing = La casella di partenza si sceglie una volta, prima di dare le carte
refusal-not-planning = Le tre mosse si pianificano una volta, quando si ricevono le carte
refusal-already-planned = Hai già pianificato
refusal-nothing-to-take-back = Non c’è nessun piano da ritirare
refusal-plan-not-in-hand = Non hai in mano tutte queste carte
refusal-not-in-hand = Non hai quella carta in mano
refusal-not-your-turn = È il turno di qualcun altro
refusal-not-moving = Ora il gambetto non si muove
refusal-not-laying = Prima la mossa, poi la carta
refusal-blocked = Il gambetto è bloccato e deve restare dov’è
refusal-not-blocked = Il gambetto può muoversi, quindi deve farlo
refusal-out-of-reach = La carta non porta lì
refusal-in-the-way = C’è qualcosa in mezzo
refusal-gambit-there = Lì c’è un altro gambetto
refusal-over = La partita è finita
refusal-no-chance-due = Ora non c’è nulla da dare o da pescare
refusal-not-in-pile = Quelle carte non sono nel mazzo
refusal-not-dealt = Le tessere non sono ancora distribuite
refusal-dragon-not-placed = Il Drago non ha ancora una pila
refusal-game-over = Il Drago non ha più segnalini: la partita è finita
refusal-corner-first = Prima scegli un angolo per la pedina
refusal-corner-chosen = L’angolo si sceglie una volta, prima del primo turno
refusal-not-a-corner = Le pedine cominciano in un angolo: pila 1, 4, 9 o 12
refusal-nothing-to-take = La pila sotto la tua pedina è vuota
refusal-not-a-neighbour = Una pedina va su una pila vicina, mai in diagonale
refusal-dragon-there = Non puoi spostare una pedina sulla pila del Drago
refusal-pushing-not-agreed = Le regole della casa non permettono di spostare le pedine altrui
refusal-own-pawn = Per spostare la tua pedina scrivi solo il numero
refusal-no-such-pawn = Quella pedina non c’è
refusal-bite-first = Prima restituisce una tessera chi è stato morso
refusal-not-bitten = Si restituisce una tessera solo dopo un morso
refusal-not-in-pool = Non hai quella tessera
refusal-not-drawn = Prima il Drago feroce estrae una tessera
refusal-other-piece-drawn = Il Drago feroce ha estratto un’altra tessera
refusal-deal-not-due = Ora non c’è nulla da distribuire
refusal-incomplete-deal = Ogni tessera dell’immagine va distribuita una volta sola
refusal-dragon-not-due = Il Drago ha già la sua pila
refusal-inner-stack = Il Drago comincia su una pila esterna
refusal-bite-not-due = Ora il Drago non morde nessuno
refusal-ended = La partita è finita
refusal-no-such-seat = A questo tavolo quel posto non c’è
refusal-no-agreement-yet = Ora la partita non può finire di comune accordo
refusal-already-agreed = Hai già accettato
refusal-not-agreed = Non hai accettato, quindi non c’è nulla da ritirare

## Le regole in breve

rule-g1 = Il tabellone è una scacchiera, da a1 a h8. Si muovono solo i gambetti; i segnalini restano fermi finché non vengono mangiati.
rule-g2 = Una carta preparazione mostra dove stanno i segnalini, quanto valgono e dove sono le quattro caselle di partenza.
rule-g3 = Ognuno ha un gambetto e un proprio mazzo di dodici carte; di solito tre per tipo: alfiere, torre, regina e cavallo.
rule-g4 = Sceglie per prima una casella di partenza la persona più grande, poi gli altri in senso antiorario. Chi sceglie per ultimo muove per primo, poi si gioca in senso orario.
rule-g5 = Una casella di partenza che nessuno ha scelto è una normale casella vuota.
rule-g6 = Ognuno riceve cinque carte e ne posa tre coperte, la prima mossa a sinistra; tutti insieme. Puoi ritirare il piano finché qualcuno sta ancora pianificando.
rule-g7 = Dopo il piano ognuno pesca una carta; nell’edizione polacca solo dopo la prima mossa.
rule-g8 = Un turno: scopri la carta più a sinistra, muovi il gambetto come dice, posa una carta della mano all’estremità destra della fila, pescane una.
rule-g9 = Un gambetto che può muoversi deve farlo. Se la carta non porta da nessuna parte è bloccato e resta dov’è; il turno prosegue come al solito.
rule-g10 = Alfiere, torre e regina vanno lontano quanto vogliono, ma non oltrepassano segnalini né gambetti. Chi finisce su un segnalino lo mangia.
rule-g11 = Nessun gambetto finisce su un altro. Solo il cavallo salta sopra gli ostacoli.
rule-g12 = I segnalini che mangi li tieni; contano alla fine.
rule-g13 = Quando devi pescare e il mazzo è vuoto, i tuoi scarti vengono mescolati in un nuovo mazzo. Tutti possono guardare gli scarti.
rule-g14 = Nessuno guarda le carte coperte, nemmeno le proprie. Ai più giovani si può permettere, ma senza cambiare l’ordine.
rule-g15 = La partita finisce subito con l’ultimo segnalino. Vince chi ha più punti.
rule-g16 = A parità di punti vince chi ha avuto il turno più recente.
rule-g17 = Tutti insieme potete finire la partita con il punteggio attuale; una presa o un cambio in testa annulla i voti. Finisce anche dopo molti turni di fila senza prese (di solito 40), annunciati dieci turni prima.
rule-s1 = Le tessere stanno coperte in dodici pile, tre file di quattro; quella in cima a ogni pila è scoperta.
rule-s2 = Ognuno sceglie un angolo per la pedina. Le pedine possono sempre stare insieme.
rule-s3 = Il Drago comincia su una pila esterna con quattro segnalini; se lì arriva una pedina, passa alla pila seguente.
rule-s4 = Comincia la persona più giovane, poi si gioca in senso orario.
rule-s5 = Tre azioni a turno, in qualsiasi combinazione: prendi la tessera sotto la pedina, o sposta la pedina su una pila vicina, mai in diagonale. Puoi finire prima.
rule-s6 = Nessuna pedina può andare sulla pila del Drago. Una pedina raggiunta dal Drago può restare, prendere e andarsene.
rule-s7 = Dopo ogni turno il Drago va sulla prossima pila esterna in senso orario.
rule-s8 = Chi viene raggiunto dal Drago mette una tessera a sua scelta sotto una pila qualsiasi. Tutti possono sapere dove è andata.
rule-s9 = Quando il Drago torna a casa, perde un segnalino.
rule-s10 = La partita finisce subito con l’ultimo segnalino del Drago.
rule-s11 = I punti di ciascuno: le tessere del frammento più grande meno il numero degli altri frammenti.
rule-s12 = La squadra vince con cinque punti a testa, se non si è deciso altro.
rule-s13 = Varianti: più azioni, per tutti o per alcuni; le tessere singole costano due punti; spostare le pedine degli altri; una riserva comune.

## Browser

web-title = Stolik: due giochi a un tavolino
web-title-turn = ● Tocca a te – { $game }
web-tagline = due giochi a un tavolino
web-about-gambit = Pianifica tre mosse di scacchi in anticipo, a carte coperte, e gareggia per i segnalini sulla scacchiera.
web-about-skakanie = Insieme contro il Drago: saltate fra le pile e raccogliete le tessere del puzzle che combaciano.
web-facts-gambit = 2–4 giocatori · 15 minuti · da 12 anni
web-facts-skakanie = 1–6 giocatori · 20 minuti · per tutte le età
web-play-now = Gioca subito
web-play-together = Giochiamo insieme
web-play-now-gambit = Gioca subito: tu contro il computer. Livello: { $level }.
web-play-now-skakanie = Gioca subito: tu e il computer contro il Drago.
web-learn-first = Prima volta? Impara in tre minuti
web-learn-short = Impara in tre minuti
web-learn-title = Prima partita: { $game }
web-learn-loading = Un momento…
web-learn-retry = Riprova
web-learn-leave = Lascia la prima partita
web-learn-again = Ricomincia
web-learn-coach = La tua guida
web-learn-step = Passo { $step } di { $steps }
web-learn-next = Avanti
web-learn-skip = Salta avanti
web-learn-right = Giusto!
web-learn-watch = Ora guarda: gioca { $who }.
web-learn-fast = Continuate a giocare, a velocità accelerata…
web-learn-done = Hai finito la tua prima partita!
web-learn-done-about = Adesso sai come funziona:
web-learn-play-gambit = Gioca subito contro il computer
web-learn-play-skakanie = Gioca subito con il computer
web-learn-rules = Leggi le regole
web-learn-other = Impara anche { $game }
web-learn-gambit-start = Sulla scacchiera ci sono cinque segnalini. Non si muovono mai; i numeri sono punti. Quando l’ultimo è mangiato vince chi ha più punti.
web-learn-gambit-place = Hai un solo pezzo, il tuo gambetto. { $who } è già su una casella di partenza. Ora tocca a te.
web-learn-gambit-place-do = Tocca e1, la casella con il bordo blu.
web-learn-gambit-place-no = Puoi partire da lì, ma avresti a portata solo un pedone. Da e1 hai due segnalini in diagonale.
web-learn-gambit-plan = Le tue cinque carte sono mosse. Posane tre coperte: le giocherai da sinistra a destra. Tienile a mente: nessuno può più guardarle, nemmeno tu!
web-learn-gambit-plan-do = Tocca alfiere, torre, cavallo, in quest’ordine, poi «{ $plan }».
web-learn-gambit-plan-no = Ogni piano è permesso. Per questa partita scegli alfiere, torre, cavallo: presto vedrai perché.
web-learn-gambit-bishop = Avete pescato una carta ciascuno e scopri la tua prima: l’alfiere. Si muove in diagonale finché la strada è libera.
web-learn-gambit-bishop-do = Mangia il segnalino in g3 per tre punti: toccalo.
web-learn-gambit-bishop-no = Puoi andarci. Ma in g3 ci sono tre punti, più che in ogni altra casella a portata.
web-learn-gambit-lay-queen = Tre punti! Dopo ogni mossa posi una carta coperta in fondo alla fila. La giocherai fra tre turni.
web-learn-gambit-lay-queen-do = Tocca la regina, poi «{ $lay }».
web-learn-gambit-lay-queen-no = Chissà dove sarai fra tre turni. La regina va dritta e in diagonale, così trova quasi sempre qualcosa. Posa lei.
web-learn-gambit-theirs = Hai pescato una carta: ne hai di nuovo tre in mano. Poi { $who } ha attraversato la scacchiera con la regina e ha mangiato una torre: cinque punti. Chi prima arriva, prima mangia. Guarda quindi dove possono arrivare gli altri, e punta prima ai gettoni più preziosi.
web-learn-gambit-rook = Scopri la torre. Va dritta. Non c’è niente da mangiare, ma chi può muovere deve farlo. Allora pensa in anticipo: la prossima carta è il cavallo.
web-learn-gambit-rook-do = Vai in g7. Da lì il cavallo può saltare sulla torre in h5.
web-learn-gambit-rook-no = Puoi andarci. Ma solo da g7 il tuo cavallo, la prossima carta, può saltare sui cinque punti in h5.
web-learn-gambit-lay-bishop = Le carte giocate vanno negli scarti, scoperte per tutti. Quando il mazzo è vuoto, si mescolano e si pescano di nuovo.
web-learn-gambit-lay-bishop-do = Hai due alfieri: toccane uno, poi «{ $lay }».
web-learn-gambit-lay-bishop-no = Va bene qualsiasi carta. Ma se posi uno dei due alfieri, ti restano due carte diverse fra cui scegliere.
web-learn-gambit-blocked = { $who } scopre un alfiere, ma tu sei sull’unica via d’uscita dall’angolo. I gambetti non si mangiano e solo un cavallo li salta. Chi non ha mosse resta fermo.
web-learn-gambit-knight = Scopri il cavallo. Salta di due caselle dritto e una di lato, sopra a tutto.
web-learn-gambit-knight-do = Salta in h5 e mangia la torre: cinque punti.
web-learn-gambit-knight-no = Il cavallo può arrivarci. Ma in h5 ci sono cinque punti.
web-learn-gambit-lay-rook = Sei in testa, otto a cinque. Ora, come sempre, una carta in fondo alla fila.
web-learn-gambit-lay-rook-do = Hai due torri: toccane una, poi «{ $lay }».
web-learn-gambit-lay-rook-no = Va bene qualsiasi carta. Ma se posi una delle due torri, ti restano due carte diverse fra cui scegliere.
web-learn-gambit-queen = { $who } ha mangiato un pedone: otto a sei. Scopri la regina che hai posato tre turni fa. Resta un segnalino.
web-learn-gambit-queen-do = La regina va dritta o in diagonale. Mangia il pedone in a5.
web-learn-gambit-queen-no = Puoi andarci, ma non lasciare l’ultimo segnalino a { $who }. Mangialo, in a5, e vinci.
web-learn-gambit-end = L’ultimo segnalino è mangiato e la partita finisce subito: nove a sei, hai vinto! A parità di punti vincerebbe chi ha mosso per ultimo.
web-learn-gambit-learned-1 = Il gambetto si muove come la carta scoperta: alfiere, torre, regina o cavallo. Se finisce su un segnalino, lo mangia.
web-learn-gambit-learned-2 = Hai sempre davanti tre carte coperte. Devi ricordarle.
web-learn-gambit-learned-3 = Dopo ogni mossa posi una carta in fondo alla fila e ne peschi una.
web-learn-gambit-learned-4 = Chi può muovere deve farlo. Chi non può resta fermo.
web-learn-gambit-learned-5 = Quando l’ultimo segnalino è mangiato vince chi ha più punti.
web-learn-skakanie-start = Tu e { $who } giocate insieme. Le tessere di un puzzle stanno in dodici pile; il Drago ci gira intorno. Raccogliete tessere che combaciano prima che abbia fatto quattro giri.
web-learn-skakanie-corner = La tua pedina comincia in un angolo.
web-learn-skakanie-corner-do = Tocca la pila 1, in alto a sinistra.
web-learn-skakanie-corner-no = Puoi cominciare lì. Ma sulla pila 1 c’è una tessera che combacia con quella accanto, sulla pila 2.
web-learn-skakanie-take = Anche { $who } ha scelto un angolo. Un turno ha tre azioni: prendi la tessera su cui stai, oppure vai su una pila vicina, mai in diagonale.
web-learn-skakanie-take-do = Prendi la tessera: tocca la tua pila o «{ $take }».
web-learn-skakanie-take-no = Puoi farlo. Ma prima prendi la tessera su cui stai: combacia con quella sulla pila 2.
web-learn-skakanie-move = La tessera è tua e la prossima è già scoperta. Una tessera con il bordo luminoso combacia con le tue.
web-learn-skakanie-move-do = Vai sulla pila 2: toccala.
web-learn-skakanie-move-no = Puoi farlo. Ma sulla pila 2 c’è una tessera che combacia con la tua. Va’ a prenderla!
web-learn-skakanie-join = Salto riuscito. In questo turno resta un’azione.
web-learn-skakanie-join-do = Prendi la tessera che combacia.
web-learn-skakanie-join-no = Puoi farlo. Ma sei qui per questa tessera, e combacia con la tua. Prendila.
web-learn-skakanie-dragon = Le due tessere si sono unite in un frammento: due punti. Il tuo turno è finito, e dopo ogni turno il Drago avanza di una pila. I numeretti mostrano i suoi prossimi passi. Ora gioca { $who }.
web-learn-skakanie-three = Anche la prossima tessera della tua pila combacia.
web-learn-skakanie-three-do = Prendila.
web-learn-skakanie-three-no = Puoi farlo. Ma la tessera sotto la tua pedina combacia con le tue: prima prendi quella.
web-learn-skakanie-away = Tre punti. Vediamo quanto costa una tessera che non combacia.
web-learn-skakanie-away-do = Vai sulla pila 3.
web-learn-skakanie-away-no = Puoi farlo. Ma per questa prova serve la pila 3: la sua tessera non combacia.
web-learn-skakanie-stray = Questa tessera non tocca nessuna delle tue.
web-learn-skakanie-stray-do = Prendila lo stesso. Presto te ne libererai.
web-learn-skakanie-stray-no = Puoi farlo. Ma per questa volta prendi la tessera che non combacia, per vedere quanto costa.
web-learn-skakanie-cost = Conta solo il tuo frammento più grande; ogni altro costa un punto: 3 − 1 = 2. E guarda com’è vicino il Drago alle tue spalle!
web-learn-skakanie-give = Il Drago è arrivato sulla tua pila e morde: devi mettere una delle tue tessere sotto una pila. Scegli tu quale e dove.
web-learn-skakanie-give-do = Tocca la tua tessera singola, C2, poi la pila 10. È vuota, così { $who } può prendere la tessera da lì.
web-learn-skakanie-give-no = Puoi farlo. Ma tieni intero il frammento e metti la tessera singola sulla pila 10: a { $who } serve.
web-learn-skakanie-middle = Un morso può far bene: di nuovo tre punti. Sulla pila del Drago non puoi salire, ma puoi andartene. Sulle due pile in mezzo non arriva mai.
web-learn-skakanie-middle-do = Vai sulla pila 7.
web-learn-skakanie-middle-no = Puoi farlo. Ma sulla pila 7 il Drago non ti raggiunge, e la sua tessera combacia con le tue.
web-learn-skakanie-four = Una tessera che combacia e un posto sicuro.
web-learn-skakanie-four-do = Prendila.
web-learn-skakanie-four-no = Puoi farlo. Ma stai su una tessera che combacia: prima prendi quella.
web-learn-skakanie-enough = Quattro punti. La prossima tessera qui non combacia ancora: lasciala per dopo. Non devi usare tutte le azioni.
web-learn-skakanie-enough-do = Tocca «{ $end }».
web-learn-skakanie-enough-no = Puoi farlo. Ma qui sei al sicuro, e una tessera che non combacia costa un punto. Finisci il turno.
web-learn-skakanie-gift = { $who } prende la tessera che hai restituito, perché lì combacia. Aiutarsi è metà del gioco.
web-learn-skakanie-token = Il Drago è tornato a casa, alla sua bandiera: perde il primo dei suoi quattro segnalini. Quando perde l’ultimo, la partita è finita. Ora continuate a giocare; guarda a velocità accelerata.
web-learn-skakanie-last = Il tuo ultimo turno! Insieme avete 23 punti e qui ne servono 24 (di solito cinque a testa). Ricordi la tessera che hai lasciato? Adesso combacia.
web-learn-skakanie-last-do = Prendila.
web-learn-skakanie-last-no = Puoi farlo. Ma manca un punto, e ci stai sopra: prendi la tessera.
web-learn-skakanie-whole = 24! Ogni tessera dell’immagine è al suo posto.
web-learn-skakanie-whole-do = Tocca «{ $end }».
web-learn-skakanie-whole-no = Puoi farlo. Ma non c’è più niente da prendere: finisci il turno.
web-learn-skakanie-end = Il Drago perde l’ultimo segnalino, la partita è finita e i punti bastano. Insieme avete sconfitto il Drago!
web-learn-skakanie-learned-1 = Un turno ha al massimo tre azioni: prendi la tessera su cui stai, o vai su una pila vicina.
web-learn-skakanie-learned-2 = Le tessere che combaciano si uniscono in frammenti. Conta il tuo più grande; ogni altro costa un punto.
web-learn-skakanie-learned-3 = Dopo ogni turno il Drago avanza di una pila. Se raggiunge la tua pedina, restituisci una tessera.
web-learn-skakanie-learned-4 = Nessuno sale sulla pila del Drago, e lui non arriva mai sulle due pile in mezzo.
web-learn-skakanie-learned-5 = Dopo quattro giri del Drago la partita finisce. Si vince o si perde insieme.
web-footer = Niente account, niente pubblicità, niente da installare.
web-licences = Licenze
web-language = Lingua
web-theme = Colori
web-theme-system = Come il dispositivo
web-theme-light = Chiari
web-theme-dark = Scuri
web-speed = Velocità delle animazioni
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Rapida
web-speed-instant = Subito
web-sounds = Suoni
web-notify = Avvisami quando tocca a me
web-notify-sample = Così saprai che tocca a te.
web-notify-denied = Questo browser non permette alla pagina di avvisarti.

# Notices to people who are away: Web Push and webhooks. $others are names; $alone says whether there are none.
notice-turn =
    { $alone ->
        [yes] { $game }: tocca a te.
       *[no] { $game } con { $others }: tocca a te.
    }
notice-warning =
    { $hours ->
        [0] { $game }: resta meno di un’ora per la tua mossa.
        [one] { $game }: resta circa un’ora per la tua mossa.
       *[other] { $game }: restano circa { $hours } ore per la tua mossa.
    }
notice-several = Tocca a te a { $count } tavoli.

# Notices by e-mail. $host is the address of this server; $shown an address with most of it left out.
mail-open = Apri il tavolo
mail-open-home = Apri i tuoi tavoli
mail-why = Ricevi questo messaggio perché hai confermato questo indirizzo su { $host }.
mail-stop = Niente più e-mail
mail-confirm-subject = Conferma il tuo indirizzo per { $host }
mail-confirm = Qualcuno, probabilmente tu, vuole ricevere un’e-mail quando tocca a lui su { $host }. Conferma entro { $hours } ore; fino ad allora non arriverà altro a questo indirizzo.
mail-confirm-else = Se non sei stato tu, ignora questo messaggio. Dal link puoi anche dire che non vuoi mai più riceverne.
mail-confirm-open = Conferma l’indirizzo
mail-confirm-why = Questo indirizzo è stato inserito su { $host }.

web-called = Quando non ci sei
web-called-about = Puoi ricevere un avviso quando tocca a te a questo tavolo, anche a pagina chiusa. Nessuna carta e nulla di nascosto.
web-called-here = Avvisami su questo dispositivo
web-called-denied = Questo browser non permette alla pagina di mostrare notifiche. Puoi consentirle nelle impostazioni del browser per questa pagina.
web-called-impossible = Questo browser non può essere avvisato a pagina chiusa. Su iPhone o iPad aggiungi prima Stolik alla schermata Home.
web-called-failed = Non ha funzionato. Riprova più tardi.
web-called-bad = A questo indirizzo non si può inviare nulla. Un indirizzo comincia con https:// e non è di una rete domestica.
web-called-offer = Avvisami quando tocca a me
web-called-on = Questo dispositivo ti avvisa quando tocca a te.
web-called-browser = Un altro browser ({ $host })
web-called-webhook = Webhook su { $host }
web-called-remove = Togli
web-called-secret = Ciò che arriva lì è firmato con questo segreto. Si vede solo ora:
web-called-hook = Avvisa una chat o un programma (webhook)
web-called-hook-about = L’indirizzo te lo danno Discord, Slack, ntfy o un tuo programma.
web-called-address = Indirizzo
web-called-add = Aggiungi
web-called-mail = Avvisami per e-mail
web-called-mail-about = Un messaggio con un link ti chiede di confermare l’indirizzo. Fino ad allora non arriva altro.
web-called-mail-add = Attiva
web-called-mail-on = E-mail a { $shown }
web-called-mail-asked = { $shown }: conferma l’indirizzo con il link che ti abbiamo inviato.
web-called-mail-refused = { $shown } non accetta messaggi.
web-called-mail-bad = A questo indirizzo non si può scrivere. È scritto bene?
web-called-mail-often = Per ora sono stati inviati abbastanza messaggi. Cerca quello con il link, anche nello spam, o riprova domani.
web-called-offer-mail = Scrivimi un’e-mail quando tocca a me

web-mail = Avvisi per e-mail
web-mail-asked = Stolik può scrivere a { $shown } quando tocca a te?
web-mail-asked-about = Al massimo una volta a turno, e mai mentre sei al tavolo. Ogni messaggio ha un link che li ferma tutti.
web-mail-yes = Sì, scrivetemi
web-mail-never = No, mai più a questo indirizzo
web-mail-on = { $shown } è confermato. Riceverai un avviso quando tocca a te.
web-mail-stop = Fermare tutte le e-mail a { $shown }?
web-mail-stop-about = Nessun tavolo scriverà più a questo indirizzo. Puoi riattivarle nel menu di un tavolo.
web-mail-end = Ferma tutte le e-mail
web-mail-off = A questo indirizzo non arrivano e-mail.
web-mail-failed = Non ha funzionato. Riprova più tardi.
web-mail-over = Questo link non è più valido. Se vuoi ancora le e-mail, chiedi un nuovo link nel menu del tavolo.

web-mine = Continua a giocare
web-mine-lobby = in attesa di giocatori
web-mine-turn = tocca a te
web-mine-wait = gli altri pensano
web-mine-until = fino a: { $when }
web-mine-since = da: { $when }
web-mine-won = vinta
web-mine-lost = persa
web-mine-manage = Gestisci: { $game }, { $people }
web-mine-over =
    { $count ->
        [0] Chiavi e partite finite
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
web-mine-against = Contro
web-mine-games = Partite
web-mine-wins = Vittorie
web-mine-best = Record
web-mine-alone = da solo
web-mine-people = persone ({ $count } al tavolo)
web-mine-bots = { $level } ({ $count } al tavolo)
web-mine-file-about = Le chiavi dei tuoi posti e i tuoi risultati sono solo in questo browser. Un file con tutte apre i tuoi tavoli altrove; chi lo ha può giocare al posto tuo.
web-mine-export = Salva in un file
web-mine-import = Apri un file
web-mine-import-bad = Questo non è un file di chiavi di Stolik.
web-mine-imported =
    { $count ->
        [one] Ripreso { $count } tavolo.
       *[other] Ripresi { $count } tavoli.
    }
web-mine-imported-results =
    { $count ->
        [one] { $count } nuovo risultato.
       *[other] { $count } nuovi risultati.
    }
web-mine-carry = Porta tutto su un altro dispositivo
web-mine-carry-about = Inquadra il codice con l’altro dispositivo, o apri lì il link, entro dieci minuti; funziona una volta sola. Le chiavi sono cifrate qui e il server non può leggerle.
web-mine-carry-start = Crea il link
web-mine-carry-over = I dieci minuti sono passati. Qui non è cambiato nulla; crea un nuovo link.
web-mine-carry-taken = L’altro dispositivo ha tutti i tuoi tavoli. Vuoi tenerli anche qui?
web-mine-carry-keep = Tienili anche qui
web-mine-carry-move = Dimenticali qui
web-mine-carry-move-sure = Dimenticarli tutti in questo browser?
web-mine-arrive = I tuoi tavoli da un altro dispositivo
web-mine-arrive-about = Arrivano in questo browser con le chiavi dei tuoi posti. Quello che c’è già resta.
web-mine-arrive-take = Portali qui
web-mine-offer = Un link per il posto { $seat }
web-mine-leave = Lascia il tavolo
web-mine-leave-about = Il tuo posto passa al computer, oppure resta libero per altri. Un posto libero si riprende solo con la chiave di questo dispositivo: lasciando il tavolo la perdi.
web-mine-leave-bot = Fai continuare il computer
web-mine-leave-bot-sure = Lasciare la partita e dimenticare il tavolo?
web-mine-leave-free = Restituisci il posto
web-mine-leave-free-sure = Restituirlo e dimenticare il tavolo?
web-mine-forget = Dimentica
web-mine-forget-about = Il tavolo resta com’è, ma questo browser perde le sue chiavi. Il risultato di una partita finita resta.
web-mine-forget-sure = Perdere le chiavi di questo tavolo?
web-mine-erase = Togli dalla cronologia
web-mine-erase-about = Il risultato non sarà più mostrato né contato qui.
web-mine-erase-sure = Togliere questo risultato?
web-mine-more =
    { $count ->
        [one] Un altro
       *[other] Altri { $count }
    }
web-home = Home
web-close = Chiudi
web-menu = Tavolo
web-menu-players = Giocatori
web-menu-settings = Impostazioni
web-menu-more = Altro
web-log = Cronologia
web-log-empty = Ancora niente.
web-undo = Annulla
web-rule = Regola { $id }
web-rules = Le regole
web-rules-of = { $game }: le regole
web-rules-whole = Tutte le regole
web-rules-contents = Indice
web-rules-ours = La nostra scelta
web-rules-note = Ogni regola ha un numero; quando il tavolo rifiuta qualcosa, lo indica. Dove i regolamenti stampati tacciono, non sono chiari o si contraddicono, la nostra scelta è segnalata. Non siamo legati a chi pubblica i giochi stampati.
web-rules-moves = Le mosse delle carte
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
web-options-about = Le scelte abituali sono già fatte; cambia quello che vuoi.
web-create-invite = Crea il tavolo
web-create-start = Si comincia
web-create-name = Al posto { $seat } manca ancora un nome.
web-create-invite-about =
    { $count ->
        [one] Riceverai un link da condividere.
       *[other] Riceverai { $count } link da condividere.
    }
web-create-start-about = La partita comincia subito.
web-opt-setup = Carta preparazione
web-opt-setup-about = Dove stanno i segnalini e da dove partono i gambetti.
web-setup-own = Una carta tua
web-setup-own-about = Un nome, il valore dei segnalini, poi otto righe: P N B R Q K sono segnalini, da 1 a 4 caselle di partenza, un puntino è vuoto.
web-setup-trouble = Riga { $line }, colonna { $column }: { $what }
web-setup-fine = Con questa carta si può giocare.
web-setup-make = Disegna una carta tua
web-opt-oldest = La persona più grande
web-opt-oldest-about = Sceglie per prima la casella di partenza. Chi sceglie per ultimo muove per primo.
web-opt-edition = Edizione
web-opt-edition-about = Inglese e italiana: la sesta carta si pesca dopo il piano. Polacca: dopo la prima mossa.
web-edition-en = inglese
web-edition-it = italiana
web-edition-pl = polacca
web-opt-peek = Può sbirciare
web-peek-all = Tutti
web-opt-peek-about = I più giovani possono guardare le proprie carte coperte.
web-opt-calm = Limite di turni senza prese
web-opt-calm-about = Dopo tanti turni di fila la partita finisce con il punteggio attuale; 0 = mai.
web-opt-deck = Mazzo
web-opt-deck-about = Le dodici carte di ciascuno; di solito tre per tipo.
web-deck-count =
    { $count ->
        [one] { $count } carta su 12
       *[other] { $count } carte su 12
    }
web-opt-clock = Tempo per decidere
web-opt-clock-about = Quando scade, gioca il computer finché la persona non torna.
web-opt-clock-days = Tempo per decidere
web-opt-clock-days-about = Per una decisione. Il tempo scorre anche quando nessuno è al tavolo.
web-clock-none = Nessun limite
web-time-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
web-clock-days = Partite di più giorni
web-opt-reserve = Riserva
web-opt-reserve-about = Tempo in più che ogni persona può usare in tutta la partita.
web-reserve-none = Nessuna riserva
web-opt-then = Quando il tempo scade
web-opt-then-about = Che cosa succede quando qualcuno non ha più né tempo né riserva.
web-then-turn = Il computer gioca quel turno
web-then-stand_in = Il computer gioca finché la persona non torna
web-then-wait = Il tavolo aspetta
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
web-sk-picture = L'immagine intera
web-art-harbour = Porto
web-art-forest = Bosco
web-art-own = Foto personale
web-photo = La tua foto
web-photo-frame = La parte della foto con cui si gioca. Le frecce la spostano, più e meno ingrandiscono e riducono.
web-photo-how = Trascina la foto; pizzica o usa la rotella per ingrandire. Le linee mostrano le tessere.
web-photo-zoom = Zoom
web-photo-turn = Ruota
web-photo-use = Usa questa foto
web-photo-adjust = Ritaglia
web-photo-another = Un'altra foto
web-photo-reading = Apro la foto…
web-photo-unreadable = Questo file non si apre come immagine. Scegli una foto, per esempio JPEG.
web-photo-plain = Il { $percent }% delle tessere è quasi di un solo colore (cielo, muro): sarà difficile distinguerle.
web-photo-seen = La vede solo chi ha un link a questo tavolo e sparisce insieme al tavolo. Dove e con che cosa è stata scattata resta sul tuo dispositivo.
web-photo-stays = Resta in questo browser.
web-photo-lacking = La foto dei giocatori qui non è disponibile: vedi un'immagine incorporata.
web-opt-picture = Grandezza
web-opt-picture-about = Con più tessere è più difficile finire in tempo. «Normale» si vince circa una volta su due da principianti con i suggerimenti; in cinque o sei servono più azioni.
web-picture-easy = Facile
web-picture-fair = Normale
web-picture-hard = Difficile
web-picture-size = Colonne e righe
web-picture-usual = come al solito: { $size }
web-opt-hints = Aiuti
web-opt-hints-about = Le tessere che combaciano con le tue sono evidenziate e chiunque può chiedere un suggerimento.
web-opt-help = Suggerimenti
web-opt-help-about = Chiunque può chiedere un’idea, poi la mossa, e avere un allenatore.
web-opt-odds = Probabilità
web-opt-odds-about = Chiunque può vedere le probabilità di ciò che è nascosto.
web-opt-silent = Tavolo silenzioso
web-opt-silent-about = Niente suggerimenti, niente probabilità e nessuno indica.
web-opt-youngest = La persona più giovane
web-opt-youngest-about = Comincia.
web-opt-actions = Azioni per turno
web-opt-actions-about = Il regolamento dice tre; di più è più facile.
web-opt-extra = Azioni in più
web-opt-extra-about = Un aiuto per i più giovani.
web-opt-target = Per vincere
web-opt-target-about = Il regolamento dice cinque punti a testa. Con la riserva comune è più equa una percentuale delle tessere (60%), che in solitario è la regola.
web-target-usual = Come al solito
web-target-each = Punti a testa
web-target-share = Percentuale
web-opt-dragon = Casa del Drago
web-opt-dragon-about = Su una delle dieci pile esterne.
web-dragon-random = a caso
web-dragon-stack = pila { $stack }
web-opt-fierce = Drago feroce
web-opt-fierce-about = La tessera da restituire la sceglie il caso, non chi è morso.
web-opt-singles = Singole a due punti
web-opt-singles-about = I frammenti di una sola tessera costano due punti invece di uno.
web-opt-push = Pedine degli altri
web-opt-push-about = Con un’azione puoi spostare anche la pedina di un altro.
web-opt-joint = Riserva comune
web-opt-joint-about = Tutte le tessere vanno in una riserva, contata una volta sola.
web-invite = Invito al tavolo
web-invited = C’è un posto per te
web-sit-down = Mi siedo
web-takeover = Il posto passa a questo dispositivo: { $name }
web-takeover-go = Continua qui
web-sit-here = Aggiungi una persona su questo dispositivo
web-invite-all = Invia questo agli amici
web-invite-all-about = Chi apre il link prende il primo posto libero. Quando sono tutti occupati, può guardare.
web-invite-new = Nuovo link; quello vecchio non funziona più
web-invite-one = Un link solo per questo posto
web-seat-take = Siediti qui
web-seat-swap = Scambia il posto
web-seat-swap-asked = Scambio proposto. Annulla
web-seat-swap-wanted = vuole scambiare il posto con te
web-lots = Sorteggia i posti
web-place-bot = Computer…
web-free-seat = Libera il posto
web-rename = Cambia nome
web-ready = Si può cominciare
web-unready = Un momento ancora
web-is-ready = può cominciare
web-not-ready = non ancora
web-lobby-free =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
web-lobby-ready = Si comincia quando tutti sono pronti.
web-lobby-others = In attesa degli altri.
web-here = al tavolo
web-away = offline
web-seen-lately = qui poco fa
web-seen-today = qui oggi
web-seen-yesterday = qui ieri
web-seen-days = qui { $count } giorni fa
web-saw-move = ha visto l’ultima mossa
web-seen-show = Gli altri vedono quando sono qui e se ho visto l’ultima mossa
web-thinking = pensa
web-agreed = Regole concordate
web-agreed-deck = Mazzo: { $cards }.
web-agreed-early-draw = La sesta carta si pesca subito dopo il piano.
web-agreed-no-peek = Le carte coperte non si guardano, nemmeno le proprie.
web-agreed-show = Mostra la carta preparazione
web-agreed-calm =
    { $turns ->
        [0] I turni senza prese non fanno mai finire la partita.
        [one] Dopo { $turns } turno senza prese la partita finisce.
       *[other] Dopo { $turns } turni senza prese la partita finisce.
    }
web-agreed-clock = Tempo per decidere: { $time }; poi gioca il computer.
web-agreed-days = Tempo per decidere: { $time }.
web-agreed-reserve = Riserva di ogni persona: { $time }.
web-agreed-then-turn = Quando il tempo scade, il computer gioca quel turno.
web-agreed-then-stand_in = Quando il tempo scade, il computer gioca finché la persona non torna.
web-agreed-then-wait = Quando il tempo scade, il tavolo aspetta.
web-until =
    { $you ->
        [yes] Hai tempo fino a: { $when }.
       *[no] { $who } ha tempo fino a: { $when }.
    }
web-until-over =
    { $you ->
        [yes] Il tuo tempo è scaduto: { $when }. Il tavolo aspetta.
       *[no] Tempo scaduto per { $who }: { $when }. Il tavolo aspetta.
    }
web-until-reserve = Di questo, riserva: { $time }.
web-until-nobody = Ora il tempo non corre.
web-night = Ore notturne
web-night-about = Di notte il tuo tempo non corre. Una modifica vale dalla tua prossima decisione, a ogni tavolo con un orologio a giorni.
web-night-on = Di notte il mio tempo si ferma
web-night-from = Dalle
web-night-to = alle
web-night-theirs = Notte per { $who }: dalle { $from } alle { $to } secondo il tuo orologio.
web-agreed-picture = Immagine: { $art }, { $size } tessere.
web-agreed-actions =
    { $actions ->
        [one] { $actions } azione per turno.
       *[other] { $actions } azioni per turno.
    }
web-agreed-extra = { $who }: +{ $more }.
web-agreed-target = Per vincere, a testa o come percentuale delle tessere: { $target }.
web-agreed-dragon-random = Il Drago comincia su una pila esterna a caso.
web-agreed-hints = Le tessere che combaciano sono evidenziate.
web-agreed-no-hints = Le tessere che combaciano non sono evidenziate.
web-agreed-help = Chiunque può chiedere suggerimenti.
web-agreed-no-help = Non ci sono suggerimenti.
web-agreed-odds = Chiunque può vedere le probabilità.
web-agreed-no-odds = Le probabilità non si vedono.
web-agreed-silent = Un tavolo silenzioso: niente suggerimenti e nessuno indica.
web-commitment = Come si verifica il mescolamento
web-commitment-about = Il server mostra l’impronta del seme prima di cominciare, ogni giocatore aggiunge numeri casuali propri, e alla fine il seme è pubblico: chiunque può controllare il mescolamento.
web-seed = Il seme:
web-watch = Spettatori
web-watch-about = Chi ha questo link vede il tavolo, ma le carte di nessun giocatore.
web-watch-new = Nuovo link; il vecchio non funziona più
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
web-connecting = Connessione al tavolo…
web-lost = Connessione persa. Nuovo tentativo…
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
web-square-spot = casella di partenza { $spot }
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
web-put-back = Posto { $place }: { $card }, carta scelta; annulla
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
web-discards-about = Carte giocate dall’ultimo mescolamento; tutti possono guardare.
web-unseen = Ancora in gioco
web-unseen-about = In mano, nella fila o nel mazzo.
web-unseen-kind = { $card }: { $left } su { $all }
web-prompt-place = Scegli una casella di partenza. Chi sceglie per ultimo muove per primo.
web-prompt-plan = Tocca tre carte nell’ordine in cui le giocherai. Ricordale!
web-prompt-lay = Quale carta in fondo alla fila? La giocherai fra tre turni.
web-prompt-move = La tua carta: { $card }. Si muove { $moves }.
web-confirm-plan =
    { $count ->
        [3] Posa coperte
       *[other] { $count } su 3
    }
web-confirm-lay = Posa
web-unplan = Ritira il piano
web-stay = Resta
web-turned-up =
    { $you ->
        [yes] Scopri { $card }.
       *[no] { $who } scopre { $card }.
    }
web-wait-place = { $who } sceglie una casella di partenza.
web-wait-plan =
    { $count ->
        [one] { $who } sta ancora pianificando.
       *[other] { $who } stanno ancora pianificando.
    }
web-wait-move = { $who } muove.
web-wait-lay = { $who } sceglie una carta.
web-over = La partita è finita.
web-end-won = Hai vinto di { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-end-lost = Hai perso di { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-end-won-tied = Hai vinto a pari punti
web-end-fits = La prossima volta «Gioca subito» proporrà un altro livello: { $level }.
web-end-lost-tied = Hai perso a pari punti
web-end-team-won =
    { $points ->
        [0] Drago sconfitto, al punto esatto
        [one] Drago sconfitto, con un punto di margine
       *[other] Drago sconfitto, con { $points } punti di margine
    }
web-end-team-lost =
    { $points ->
        [one] Vince il Drago: mancava un punto
       *[other] Vince il Drago: mancavano { $points } punti
    }
web-end-captured = Catturati: { $tokens }.
web-end-turning = La svolta
web-end-turning-at = La svolta, passo { $ply }:
web-end-share-text = Condividi
web-end-share-picture = Come immagine
web-end-shared = Condiviso.
web-end-copied = Il risultato è negli appunti.
web-end-saved = L’immagine è salvata.
web-end-show-table = Tavolo
web-end-show-result = Risultato
web-rematch = Rivincita
web-rematch-join = Vai alla rivincita
web-download = Registro
web-replay = Replay
web-replay-title = Partite registrate
web-pass = Passatelo: tocca a { $name }
web-pass-me = Sono { $name }
web-pass-or = Oppure, in qualsiasi ordine:
web-pass-nobody = Per ora qui nessuno ha nulla da decidere.
web-pass-plan = Guarda la tua mano e scegli tre carte nell’ordine in cui le giocherai. Ricordale!
web-pass-lay = Guarda la tua mano e scegli la carta per il fondo della fila.
web-hold = Tieni premuto per guardare, scorri su una carta per sceglierla
web-hold-only = Tieni premuto per guardare le mie carte
web-hold-about = Da tastiera: tieni premuta la barra spaziatrice e premi da 1 a 5 per scegliere una carta.
web-show = Mostra
web-cover = Copri
web-large = Carte grandi, scacchiera piccola
web-moved = Qui puoi continuare a guardare.
web-busy = Server occupato: computer al { $pace }%
web-undo-gambit = Nulla da annullare. Puoi annullare una mossa finché non posi la carta successiva, o il piano iniziale.
web-undo-skakanie = Nulla da annullare. Puoi farlo finché non si scopre un’altra tessera.
web-vote-no-gambit = Solo dal primo turno in poi.
web-vote-no-skakanie = Non in Skakanie.
web-where = Dove giocate?
web-where-here = Qui o con un link
web-where-screen = Telefoni intorno a questo schermo
web-where-screen-about = Su questo schermo non gioca nessuno; ognuno entra con il telefono.
web-holder-phone = Telefono
web-holder-phone-about = Inquadra un codice QR su questo schermo.
web-screen-scan = Inquadra per entrare
web-screen-lobby = Inquadra un codice con il telefono e prendi posto
web-screen-start = Si comincia quando tutti i posti sono presi e tutti sono pronti.
web-screen-fullscreen = Schermo intero
web-screen-another = Un altro telefono per { $name }
web-screen-another-sure = Chi inquadra il nuovo codice ha il posto dopo un minuto, se { $name } non dice di no sul vecchio telefono. Tocca di nuovo.
web-vote = Finisci ora la partita
web-vote-about = Se tutti accettano, la partita finisce ora (G17). Una presa o un cambio in testa annulla i voti.
web-votes = Voti per finire ora la partita (G17), { $given } su { $all }: { $names }.
web-agree = Accetto
web-withdraw = Ritira il voto
web-stand-in = Fai giocare il computer
web-stand-in-now = gioca il computer: { $level }
web-stand-in-end = Ridai il posto al giocatore
web-bot-for =
    { $you ->
        [yes] { $bot } (per te)
       *[no] { $bot } (per { $name })
    }
web-bot-badge = Per questa persona gioca il computer
web-mean-now = { $bot } gioca per te ({ $level }).
web-mean-clock = Tempo scaduto: { $bot } gioca per te ({ $level }).
web-mean-was = Mentre non c'eri, ha giocato per te { $bot }:
web-mean-more =
    { $count ->
        [one] Un'altra mossa precedente è nella cronologia.
       *[other] Altre { $count } mosse precedenti sono nella cronologia.
    }
web-mean-take = Gioco io
web-mean-read = Ho capito
web-away-now = { $name } non è al tavolo.
web-away-bot = Fai giocare il computer
web-vacant = Il posto { $seat } è libero. Non ci gioca nessuno.
web-vacant-host = Il posto { $seat } è libero. Chi ha creato il tavolo può invitare qualcuno o farci giocare il computer.
web-vacant-bot = Computer
web-vacant-invite = Invita
web-offer = Sposta su un altro dispositivo
web-offer-about = Inquadralo con l’altro dispositivo: prende il posto, e qui puoi continuare a guardare.
web-react-hello = Ciao!
web-react-well-done = Ben fatto!
web-react-ouch = Ahi!
web-react-thinking = Mmh…
web-react-hurry = Dai, su!
web-react-thanks = Grazie!
web-react = Reazioni
web-news-sat = { $name } si siede al tavolo.
web-news-renamed = Nuovo nome: { $name }.
web-news-freed = { $who } non ha più il posto { $seat }: è libero.
web-news-reseated =
    { $lots ->
        [yes] I posti sono stati sorteggiati.
       *[no] Cambio di posti.
    }
web-news-claimed = { $name } chiede il posto { $seat }.
web-news-kept = { $name } tiene il posto { $seat }.
web-news-bot-placed = Posto { $seat }: computer ({ $level }).
web-news-undone =
    { $you ->
        [yes] Annulli la tua ultima azione.
       *[no] { $who } annulla l’ultima azione.
    }
web-news-stood-in = Il computer gioca al posto di { $who } ({ $level }).
web-news-stood-in-clock = Tempo scaduto: il computer gioca al posto di { $who } ({ $level }).
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
web-news-watch-link = C’è un nuovo link per gli spettatori.
web-news-rematch = La rivincita è pronta.
web-news-started = La partita comincia.
web-code-malformed = La pagina e il server non si capiscono. Ricarica la pagina.
web-code-too-large = È troppo lungo.
web-code-not-text = Il server capisce solo testo.
web-code-bad-frame = Il server non ha capito la connessione.
web-code-too-fast = Un po’ troppo in fretta. Riprova fra un momento.
web-code-no-such-table = Questo tavolo non esiste o è stato rimosso.
web-code-no-such-parcel = Questo link è già stato usato o i suoi dieci minuti sono passati. Creane uno nuovo sull’altro dispositivo.
web-code-no-such-key = Questo link non apre il tavolo. Chiedine uno nuovo.
web-code-not-joined = Questa pagina non è collegata al tavolo. Ricaricala.
web-code-not-your-seat = Non è il tuo posto.
web-code-not-host = Può farlo solo chi ha creato il tavolo.
web-code-wrong-stage = In questa fase della partita non puoi farlo.
web-code-wrong-seat = Non puoi farlo con questo posto.
web-code-bad-name = Un nome ha da 1 a 24 caratteri visibili.
web-code-bad-text = Qualcosa nel testo non è scritto bene.
web-code-bad-night = Una notte dura al massimo dodici ore.
web-code-no-such-level = Questo livello del computer non esiste.
web-code-stale-question = È già stato deciso.
web-code-not-agreed = A questo tavolo non è stato concordato.
web-code-bad-action = Questa non è una mossa.
web-code-rule = Le regole non lo permettono.
web-code-table-long = A questo tavolo è successo così tanto che non ci sta altro. Iniziatene uno nuovo.
web-code-no-undo = Non puoi più annullare.
web-code-bad-options = Con queste regole non si può giocare.
web-code-bad-photo = Questa foto non si può usare qui.
web-code-no-photo = Non c'è nessuna foto, o non è più conservata.
web-code-bad-log = Questo registro è danneggiato, infrange le regole o qui non si può continuare.
web-code-still-running = Puoi rivedere solo le partite finite.
web-code-seat-moved = Il tuo posto è passato a un altro dispositivo.
web-code-open-elsewhere = Questa partita è aperta in un’altra scheda di questo browser.
web-forgetful = Questo browser non permette alla pagina di conservare nulla. Puoi giocare, ma la partita va persa quando chiudi la scheda.
web-forgetful-close = Continua a giocare
web-needs-server = I link per gli amici e i telefoni attorno a uno schermo richiedono un server, che questa pagina non ha. Qui giochi contro il computer o passandovi il dispositivo.
web-needs-server-at = Gioca con i link su { $server }
web-take-over = Continua qui
web-handover = Invita qualcuno
web-handover-about = La partita continua sul server, dal punto in cui è, e ricevi un link per gli altri. Ciò che si pesca da quel momento viene mescolato di nuovo là, da un seme che nessuno conosce.
web-handover-seat = Qualcun altro prende il posto di { $name }
web-handover-honest = Finora la partita era in questo browser. Chi si unisce deve saperlo: qui le carte coperte si potevano sbirciare.
web-handover-go = Continua sul server
web-handover-wait = La partita è in viaggio verso il server …
web-handover-failed = La partita è ancora qui
web-handover-safe = Niente è andato perso: puoi riprovare o continuare a giocare qui.
web-handover-again = Riprova
web-handover-stay = Continua qui
web-handover-moved = Questa partita continua sul server
web-handover-there = Vai là
web-not-here = Una partita con un indirizzo così è conservata nel browser in cui è iniziata; in questo non c’è.
web-not-here-invite = Là, «Invita qualcuno» nel menu crea un link per gli altri.
web-install = Stolik si può installare come un’app. Così si apre anche senza rete.
web-install-yes = Installa
web-install-no = Non ora
web-code-seat-freed = Chi ha creato il tavolo ha liberato il tuo posto.
web-code-key-void = Questo link non funziona più.
web-code-unavailable = Il server non risponde. Riprova.
web-code-restarting = Il server si sta riavviando. Torna fra un momento.
web-code-full = Tutti i tavoli sono occupati. Riprova più tardi.
web-code-wrong-origin = Questa pagina non può usare quel server.
web-code-unknown = Il server ha dato una risposta che questa pagina non conosce ({ $code }).
web-unknown = Questa pagina non sa come chiamare «{ $name }».
web-outdated = Stolik è stato aggiornato
web-outdated-part = Una parte della pagina non si è caricata. Forse Stolik è stato aggiornato. Ricarica la pagina.
web-outdated-version = Stolik è stato aggiornato. La partita è salvata.
web-broken = Qualcosa è andato storto e il tavolo non si può mostrare. La partita è salvata. Ricarica la pagina.
web-free-sure = { $name } perderà questo posto. Tocca ancora per liberarlo.
web-free-sure-playing = { $name } può riprendere il posto finché non lo ha qualcun altro: chi si siede aspetta un minuto. Tocca ancora per liberarlo.
web-claim-freed = Chi ha creato il tavolo ha liberato il tuo posto. Puoi riprenderlo finché non lo ha qualcun altro.
web-claim-asked = { $name } chiede il tuo posto e lo avrà dopo un minuto, se non dici di no.
web-claim-keep = Tengo il mio posto
web-claim-give = Lascialo a { $name }
web-claim-mine = Hai chiesto il posto di { $name }. Se { $name } non dice di no entro un minuto, è tuo.
web-claim-other = { $name } chiede il posto di { $previous }, che ha un minuto per dire di no.

## Browser: rivedere una partita

# La mano del giorno

web-daily = La mano del giorno
web-daily-new = gioca quella di oggi
web-daily-begun = continua
web-daily-play = Gioca questa mano
web-daily-see = Rivedi la mia partita
web-daily-of = La mano del giorno: { $day }
web-daily-score = Punti { $points } · par { $par }
web-daily-par = Par { $par }
web-daily-par-wait = Calcolo del par…
web-daily-par-none = Non è stato possibile calcolare il par.
web-daily-about = Una mano al giorno per ogni gioco, uguale per tutti nel mondo. Il par è quello che raggiunge il nostro giocatore del computer più forte. Conta il primo tentativo.
web-daily-gambit = Tu contro un forte giocatore del computer.
web-daily-skakanie = Tu contro il Drago, con due azioni per turno.
web-daily-seed = Il seme della mano del giorno deriva dalla data, quindi chiunque può calcolarlo. I tuoi risultati e la tua serie restano su questo dispositivo; il giorno comincia a mezzanotte UTC.
web-daily-days = Giorni
web-daily-day = Giorno
web-daily-before = Il giorno prima
web-daily-after = Il giorno dopo
web-daily-history = Le mie mani del giorno
web-daily-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
web-daily-marks = L’andamento della partita in otto parti
web-daily-share = Condividi il risultato
web-daily-again = Hai già giocato questa mano; conta il primo tentativo.
web-daily-gate = È la partita di qualcuno a { $game }, da una mano del giorno che non hai ancora giocato. Prima giocala tu, poi potrai guardarla.
web-daily-is = È la mano del giorno ({ $day }): tutti hanno le stesse carte e gli stessi avversari. Il seme deriva dalla data, quindi chi lo calcola può sapere tutto quello che verrà.
web-daily-short = La mano del giorno ({ $day }): uguale per tutti, da un seme pubblico.

# Puzzles

web-puzzles = Problemi
web-puzzles-title = Problema: { $game }
web-puzzles-about = Posizioni tratte da partite di forti giocatori del computer, ognuna con una sola risposta che è la migliore di sicuro: un programma ha esaminato tutte le varianti e tutto ciò che può uscire. Sai quello che sapeva il giocatore, e niente di più.
web-puzzles-loading = Carico i problemi…
web-puzzles-list = Tutti i problemi
web-puzzles-step = Livello { $step }
web-puzzles-solved = risolti { $solved } su { $all }
web-puzzles-one = Problema { $number }: { $asks }
web-puzzles-one-done = Problema { $number }: { $asks }, risolto
web-puzzles-gambit-cards = le tre carte migliori
web-puzzles-gambit-move = la mossa migliore
web-puzzles-skakanie-turn = il turno migliore
web-puzzles-skakanie-give = salva la tessera
web-puzzles-ask-gambit-cards = Quali tre carte posi, e in che ordine? Conta il vantaggio in punti dopo la terza carta.
web-puzzles-ask-gambit-move = Dove vai? Conta il vantaggio in punti dopo le tue prossime tre carte, questa compresa.
web-puzzles-ask-skakanie-turn = Gioca il turno migliore: alla fine della partita la squadra deve avere più punti possibile.
web-puzzles-ask-skakanie-give = Il Drago ti ha morso. Quale tessera restituisci, e sotto quale pila? Alla fine della partita la squadra deve avere più punti possibile.
web-puzzles-watch = Guarda gli ultimi turni e ricorda le carte che posi.
web-puzzles-memory = Hai appena visto quali carte hai posato. Te le ricordi?
web-puzzles-skip = Vai alla domanda
web-puzzles-rewatch = Guarda di nuovo
web-puzzles-going = Fin qui va bene. Continua!
web-puzzles-back = Ricomincia
web-puzzles-right = Giusto!
web-puzzles-wrong = C’è di meglio.
web-puzzles-shown = Ecco la risposta.
web-puzzles-clear =
    Tutto il resto vale almeno { $points } { $points ->
        [one] punto
       *[other] punti
    } in meno.
web-puzzles-again = Riprova
web-puzzles-next = Prossimo problema
web-puzzles-line = Guarda come continua
web-puzzles-show = Mostra la risposta
web-puzzles-question = Il problema
web-puzzles-rated = Il livello dipende da chi trova la risposta: i problemi di livello 1 li risolve quasi sempre un semplice giocatore del computer, quelli di livello 4 solo i più forti. I problemi risolti restano su questo dispositivo.

web-replay-about = Rivedi una partita passo dopo passo: da spettatore, come uno dei giocatori o con tutte le carte scoperte.
web-replay-mine = Le tue partite finite
web-replay-file = Da un file
web-replay-file-name = FILE
web-replay-choose = Scegli il file di un registro
web-replay-drop = o trascinalo in un punto qualsiasi della pagina.
web-replay-paste = Incolla il testo di un registro
web-replay-open = Apri
web-replay-bad-file = { $file }: { $what }
web-replay-trouble-line = Riga { $line }: { $what }
web-replay-opening = Apertura della partita…
web-replay-of = { $game }: replay
web-replay-as = Visuale
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
web-branch-about = Un nuovo tavolo comincia dal passo { $ply }.
web-branch-not-over = Qui la partita è finita. Torna a un passo da cui puoi continuare.
web-branch-seat = Il tuo posto
web-branch-others = Gli altri
web-branch-bots = Computer
web-branch-people = Persone che invito
web-branch-draws = Che cosa si estrae da qui in poi
web-branch-draws-same = Lo stesso di quella partita
web-branch-draws-new = Nuove estrazioni
web-branch-is-new = Questo tavolo continua una partita registrata dal passo { $step }. Da lì in poi tutto si estrae di nuovo, da un seme che nessuno conosce. Quello che è stato distribuito prima può saperlo chi ha visto quella partita.
web-branch-is-same = Attenzione: questo tavolo continua una partita registrata dal passo { $step } con le stesse estrazioni. Chi ha visto quella partita può sapere tutto quello che verrà.
web-branch-short-new = Qui continua una partita registrata, con nuove estrazioni.
web-branch-short-same = Qui continua una partita registrata con le stesse estrazioni: il seguito si può sapere.
web-branch-level = Livello
web-branch-go = Continua a giocare
web-shuffle-is-checked = Controllato: ogni estrazione è stata ricalcolata dai numeri qui sotto e coincide con la partita.
web-shuffle-is-new-draws = Controllato da quando questo tavolo continua una partita registrata: da lì in poi ogni estrazione coincide con i numeri qui sotto. Della partita di prima non si dice nulla.
web-shuffle-is-same-draws = Non segreto: questo tavolo ha continuato una partita registrata con il suo seme. Ogni estrazione coincide, ma chi ha visto quella partita poteva saperle in anticipo.
web-shuffle-is-daily = Non segreto: è una mano del giorno. Ogni estrazione coincide, ma il seme deriva dalla data e chiunque poteva calcolarle in anticipo.
web-shuffle-is-seed-not-shown = Non controllato: senza il seme non si può ricalcolare niente, e il seme si mostra solo a partita finita.
web-shuffle-is-not-committed = Non controllato: prima di questa partita non è stata mostrata nessuna impronta. Le carte sono quelle del registro.
web-shuffle-fits = Il tuo browser ha calcolato da sé l’impronta del seme: è quella mostrata prima della partita. Quindi il seme non è stato cambiato dopo, e per questo non devi fidarti del server.
web-shuffle-fits-not = Il tuo browser ha calcolato da sé l’impronta del seme: non è quella qui sotto. Questo seme non è stato scelto prima della partita.
web-shuffle-insecure = Questa pagina è stata caricata con HTTP semplice: così i browser non calcolano impronte. Il controllo qui sopra è del server.
web-shuffle-step-commitment = Prima della partita il server ha estratto un numero segreto, il seme, e ne ha mostrato l’impronta (SHA-256). Da allora non poteva più cambiarlo.
web-shuffle-step-entropy = Poi ogni giocatore ha aggiunto numeri casuali propri. Chi li aggiungeva non conosceva il seme, e il server non poteva conoscerli in anticipo.
web-shuffle-step-seed = Tutti questi numeri insieme decidono ogni estrazione. Dopo la partita il seme si mostra:
web-shuffle-nothing = niente
web-shuffle-not-shown = non mostrato
web-shuffle-yourself = Per controllare tutto senza questo server, scarica il registro ed esegui questo sul tuo computer:
web-shuffle-download = Scarica il registro

## Analisi: che cosa si dice delle decisioni (pagina e terminale)

review-section-gambit-plan = Il piano e la realtà
review-section-skakanie-pace = Il passo del Drago
review-section-skakanie-bites = Morsi
review-section-skakanie-digs = Scavare
web-help = Suggerimenti e probabilità
web-hint = Suggerimento
web-hint-thinking = Ci penso …
web-hint-more = Mostra la mossa
web-hint-move = { $action }.
web-hint-wait = C’è un suggerimento quando tocca a te.
web-lens = Probabilità
web-lens-gambit = In percentuale: la carta coperta più probabile, anche del tuo mazzo (?: più d’una allo stesso modo); sulle pedine, che la prossima carta di qualcuno le catturi.
web-lens-skakanie = In percentuale: che sotto la pila ci sia una tessera che combacia con le tue.
web-lens-all = Tutte le probabilità
web-lens-aloud = Leggi ad alta voce
web-coach = Allenatore
web-coach-mistake = È stato un errore ({ $played }). Meglio: { $better }.
web-coach-blunder = È costato molto ({ $played }). Meglio: { $better }.
web-coach-go-on = Continua
fact-idea-forced = C’è una sola cosa da fare.
fact-gambit-idea-reach =
    { $cards ->
        [one] Puoi catturare { $token } in { $square } adesso ({ $points }).
       *[other] Puoi raggiungere { $token } in { $square } con { $cards } carte ({ $points }).
    }
fact-gambit-idea-start = Da una buona partenza { $token } in { $square } dista una carta se nessuno sta in mezzo ({ $points }).
fact-gambit-idea-quiet = Ora le tue carte non raggiungono pedine: conta una buona casella.
fact-skakanie-idea-dragon =
    { $steps ->
        [one] Pericolo: il Drago arriva sulla tua pila al prossimo passo.
       *[other] Pericolo: il Drago arriva sulla tua pila tra { $steps } passi.
    }
fact-skakanie-idea-here =
    { $points ->
        [one] Occasione: la tessera sulla tua pila porta { $points } punto.
       *[other] Occasione: la tessera sulla tua pila porta { $points } punti.
    }
fact-skakanie-idea-fits =
    { $points ->
        [one] Occasione: la tessera sulla pila { $stack } ti porterebbe { $points } punto.
       *[other] Occasione: la tessera sulla pila { $stack } ti porterebbe { $points } punti.
    }
fact-skakanie-idea-dig =
    { $count ->
        [one] Nessuna tessera visibile combacia con le tue; { $count } è ancora coperta.
       *[other] Nessuna tessera visibile combacia con le tue; { $count } sono ancora coperte.
    }
fact-skakanie-idea-spare = Dare via la tessera { $piece } non costa nulla.
fact-skakanie-idea-give =
    { $points ->
        [one] La tessera { $piece } costa meno: { $points } punto.
       *[other] La tessera { $piece } costa meno: { $points } punti.
    }
fact-gambit-captures = Cattura { $token } in { $square }: +{ $points }.
fact-gambit-quiet = Non cattura nulla.
fact-gambit-last-token = È l’ultimo segnalino: la partita finisce.
fact-gambit-next-reaches = La carta successiva, { $card }, raggiunge poi { $token } in { $square } ({ $points }).
fact-gambit-next-reaches-nothing = La carta successiva, { $card }, non raggiunge poi nulla.
fact-gambit-cards-bring =
    { $points ->
        [one] Se nessun altro si muovesse, le carte darebbero { $points } punto.
       *[other] Se nessun altro si muovesse, le carte darebbero { $points } punti.
    }
fact-gambit-taken-by = Poco dopo { $who } cattura { $token } in { $square } (+{ $points }).
fact-gambit-then-blocked = Al turno successivo il gambetto era bloccato.
fact-gambit-captured = { $who } cattura { $token } in { $square }: +{ $points }.
fact-gambit-was-blocked = { $who } è bloccato e resta fermo.
fact-gambit-plan-sum = Quando sono state posate, le carte promettevano { $promised } punti; ne hanno catturati { $captured }. Svaniti prima che la carta si scoprisse: { $lost }.
fact-gambit-plan-card = { $card-name }: prometteva { $promised }, poteva prendere { $reach }, ha preso { $captured }.
fact-gambit-plan-lost = { $card-name }: prometteva { $promised }, poteva prendere { $reach }, ha preso { $captured }; { $lost } in meno perché il tabellone è cambiato.
fact-gambit-plan-blocked = { $card-name }: prometteva { $promised }, ma era bloccata.
fact-gambit-taken-for = La mossa precedente andava bene per { $other } e non per { $card }: forse l’ordine delle carte era ricordato male.
fact-skakanie-take-gains = Prende la tessera { $piece }, che combacia: +{ $points }.
fact-skakanie-take-neutral = Prende la tessera { $piece }: per ora nessun punto.
fact-skakanie-take-costs = Prende la tessera { $piece }, che non combacia: −{ $points }.
fact-skakanie-turns-up = Scopre una nuova tessera.
fact-skakanie-moves-to-fit = Va alla pila { $stack }, la cui tessera combacia.
fact-skakanie-moves-to = Va alla pila { $stack }, la cui tessera non combacia.
fact-skakanie-moves-to-empty = Va alla pila { $stack }, che è vuota.
fact-skakanie-pushes = Sposta { $who } alla pila { $stack }.
fact-skakanie-ends =
    { $left ->
        [one] Finisce il turno con { $left } azione inutilizzata.
       *[other] Finisce il turno con { $left } azioni inutilizzate.
    }
fact-skakanie-give-gains = Dà la tessera { $piece } sotto la pila { $stack }: +{ $points }.
fact-skakanie-give-neutral = Dà la tessera { $piece } sotto la pila { $stack }: nessun punto perso.
fact-skakanie-give-costs = Dà la tessera { $piece } sotto la pila { $stack }: −{ $points }.
fact-skakanie-corner = Comincia dalla pila { $stack }.
fact-skakanie-bite-ahead = Il Drago ci arriva prima del prossimo turno.
fact-skakanie-gained =
    { $points ->
        [one] { $who } fa guadagnare alla squadra { $points } punto.
       *[other] { $who } fa guadagnare alla squadra { $points } punti.
    }
fact-skakanie-lost =
    { $points ->
        [one] { $who } costa alla squadra { $points } punto.
       *[other] { $who } costa alla squadra { $points } punti.
    }
fact-skakanie-dug = { $who } prende una tessera e scopre la successiva.
fact-skakanie-lap = { $score } punti su { $target }; al Drago restano { $steps } passi e si possono ancora prendere al massimo { $reach } tessere.
fact-skakanie-bite-avoidable = Tessera { $piece } ({ $points }): un passo di lato l’avrebbe salvata.
fact-skakanie-bite-harmless = Tessera { $piece } ({ $points }): darla via non è costato nulla.
fact-skakanie-bite-due = Tessera { $piece } ({ $points }): non c’era scampo.
fact-skakanie-bites-sum = Morsi: { $count }, evitabili: { $avoidable }, punti: { $points }.
fact-skakanie-digs-sum = Tessere prese per scoprire quella sotto: { $count }, al costo di { $cost }. Ciò che è emerso ha dato { $paid } poco dopo.
fact-gambit-next-draw = La tua prossima pescata
fact-gambit-row-card = { $who }, carta coperta { $place }
fact-gambit-card = { $card-name }
fact-gambit-reaches = { $who } può catturare con la prossima carta
fact-gambit-token-at = { $token-name } in { $square } ({ $points })
fact-skakanie-under =
    { $count ->
        [one] Pila { $stack }: { $count } tessera mai vista
       *[other] Pila { $stack }: { $count } tessere mai viste
    }
fact-skakanie-next-fits = la prossima combacia
fact-skakanie-any-fits = una di esse combacia
fact-skakanie-piece = La tessera { $piece } è sotto
fact-skakanie-stack = pila { $stack }

## Browser: analisi

web-review = Analisi
web-review-of = Decisioni di
web-review-close = Torna ai passi
web-review-again = Riprova
web-review-making = Stiamo guardando la partita…
web-review-percent = { $percent } %
web-review-step = Passo { $ply }
web-review-curve = Probabilità di vincere, passo per passo
web-review-curve-at = Passo { $ply }: { $chance }, a tutto scoperto { $open }
web-review-watcher = per uno spettatore
web-review-open = a tutto scoperto
web-review-sum =
    Probabilità all’inizio: { $start }. Decisioni: { $loss }. Fortuna: { $luck }. Gli altri e il resto: { $rest }. { $result ->
        [won] Partita vinta.
        [lost] Partita non vinta.
       *[open] Partita non finita.
    }
web-review-counts = Imprecisioni: { $inaccuracies }, errori: { $mistakes }, errori gravi: { $blunders }.
web-review-moments = I momenti decisivi
web-review-moment = Passo { $ply }: { $grade }
web-review-turn = Passo { $ply }: { $who }
web-review-played = Giocato: { $action }.
web-review-better = Meglio: { $action }.
web-review-was-played = giocato
web-review-decision = Decisione al passo { $ply }
web-review-open-best = A tutto scoperto: { $action }, { $chance }; quanto giocato, { $played }.
web-review-try = Riprova da qui
web-review-about = I valori sono stime di ciò che questa persona sapeva in quel momento; ± è l’incertezza. Chiamiamo errore solo ciò che la supera chiaramente.
web-review-grade-best = la migliore
web-review-grade-good = buona
web-review-grade-inaccuracy = imprecisione
web-review-grade-mistake = errore
web-review-grade-blunder = errore grave
web-review-do-move = in { $square }
web-review-do-lay = posare { $card }
web-review-do-plan = piano: { $cards }
web-review-do-place = casella di partenza { $spot }
web-review-do-stay = restare
web-review-do-take = prendere la tessera
web-review-do-walk = alla pila { $stack }
web-review-do-push = spostare { $seat } alla pila { $stack }
web-review-do-give = tessera { $piece } sotto la pila { $stack }
web-review-do-corner = pila d’angolo { $stack }
web-review-do-end = finire il turno

## Browser: by keyboard and by ear

web-skip = Vai al tavolo di gioco
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

web-sk-wait-chance = Un momento…
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
web-sk-do-corner = Tocca una pila d’angolo per la tua pedina.
web-sk-do-turn = tocca la tua pila per prendere, una vicina per andarci
web-sk-do-piece = Tocca la tessera che restituisci.
web-sk-do-stack = { $piece } va sotto una pila: tocca quale.
web-sk-do-push = Tocca dove va la pedina di { $who }.
web-sk-do-look = Tocca la pila che vuoi guardare.
web-sk-do-point = Tocca la pila che vuoi indicare.
web-sk-warn-you = Se finisci ora, il Drago arriva su { $stack } e ti morde.
web-sk-warn-others = Se finisci ora, il Drago arriva su { $stack } e morde { $names }.
web-sk-warn-token = Dopo questo turno il Drago perde un segnalino.
web-sk-warn-over = Dopo questo turno la partita finisce.
web-sk-take = Prendi
web-sk-end = Fine turno
web-sk-anyway = Fallo lo stesso
web-sk-think-again = Ci ripenso
web-sk-cancel = Annulla
web-sk-push = Sposta un’altra pedina
web-sk-push-who = Sposta la pedina di { $who }
web-sk-look = Guarda una pila
web-sk-point = Indica una pila
web-sk-point-here = Indica questa pila
web-sk-pointing = Chi indica che cosa
web-sk-hints = Mostra le tessere che combaciano con le tue
web-sk-tokens =
    { $count ->
        [one] Al Drago resta { $count } segnalino su 4
       *[other] Al Drago restano { $count } segnalini su 4
    }
web-sk-home-in =
    { $count ->
        [0] a casa
        [one] a casa fra { $count } passo
       *[other] a casa fra { $count } passi
    }
web-sk-stacks = Pile
web-sk-pools = Tessere raccolte
web-sk-common = Riserva comune
web-sk-mine = Tu ({ $who })
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
web-sk-stack-joins = combacia con le tue
web-sk-stack-below = { $count } sotto
web-sk-stack-pawns = pedina: { $names }
web-sk-stack-dragon = qui c’è il Drago
web-sk-stack-home = casa del Drago
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
web-sk-joins = Combacia con: { $names }
web-sk-unknown =
    { $count ->
        [one] Sotto c’è { $count } tessera che nessuno ha visto.
       *[other] Sotto ci sono { $count } tessere che nessuno ha visto.
    }
web-sk-known = In fondo, messe lì davanti a tutti, dall’alto in basso:
web-sk-dragon-keeps =
    { $count ->
        [0] Il Drago ha fatto quattro giri e non ha più niente da custodire.
        [one] Il Drago ha fatto quattro giri e si tiene { $count } tessera su { $all }.
       *[other] Il Drago ha fatto quattro giri e si tiene { $count } tessere su { $all }.
    }

## Carte preparazione proprie

make-title = Carte preparazione
make-about = Una carta dice dove stanno i segnalini e da dove partono i gambetti. Disegnane una tua o modificane una già pronta. Le tue carte restano su questo dispositivo.
make-lost = Quella carta non è su questo dispositivo, oppure il link è incompleto.
make-new = Nuova carta
make-import = Importa una carta
make-import-about = Incolla il testo di una carta, il suo link o una posizione di scacchi (FEN).
make-import-file = Apri un file
make-import-take = Apri nell’editor
make-from-chess =
    { $kings ->
        [0] Una posizione di scacchi. Mancano ancora un nome e quattro caselle di partenza.
        [one] Una posizione di scacchi. Un re è stato tolto, perché non si sa quanto vale. Mancano ancora un nome e quattro caselle di partenza.
       *[other] Una posizione di scacchi. { $kings } re sono stati tolti, perché non si sa quanto valgono. Mancano ancora un nome e quattro caselle di partenza.
    }
make-own = Le tue carte
make-builtin = Carte già pronte
make-unnamed = Senza nome
make-unfinished = non finita
make-copy = Copia
make-copy-name = { $name } (copia)
make-delete = Elimina
make-delete-sure = Eliminare davvero?
make-all = Tutte le carte preparazione
make-one = Carta preparazione
make-name = Nome
make-palette = Che cosa mettere
make-tool = { $token }, sulla scacchiera: { $count }
make-erase = Gomma
make-empty = vuota
make-undo = Annulla
make-redo = Ripristina
make-symmetry = Simmetria
make-symmetry-none = Nessuna simmetria
make-symmetry-sides = Specchio destra-sinistra
make-symmetry-ends = Specchio alto-basso
make-symmetry-half = Mezzo giro
make-symmetry-quarter = Quarti di giro
make-fill = Completa
make-clear = Svuota la scacchiera
make-keys = Da tastiera: le frecce spostano sulla scacchiera, P N B R Q K mettono un segnalino, da 1 a 4 una casella di partenza, Canc cancella, T porta alla cosa successiva.
make-points = Punti per segnalino
make-wrong =
    { $count ->
        [one] C’è una cosa da sistemare:
       *[other] Ci sono { $count } cose da sistemare:
    }
make-notes =
    { $count ->
        [one] Una cosa è diversa dalla scatola
       *[other] { $count } cose sono diverse dalla scatola
    }
make-note-count = { $token }: { $found } invece di { $usual }
make-note-points = { $token }: vale { $found } invece di { $usual }
make-line = Riga { $line }
make-place = Riga { $line }, colonna { $column }
make-problem-no-name = La carta ha bisogno di un nome.
make-problem-name-twice = Il nome è indicato due volte.
make-problem-name-long = Il nome è troppo lungo: al massimo { $value } caratteri.
make-problem-name-control = Il nome contiene caratteri che non si possono mostrare.
make-problem-points-twice = I punti sono indicati due volte.
make-problem-points-unknown = I punti si scrivono così: R=5, al massimo 99; «{ $value }» non va bene.
make-problem-points-of-twice = I punti di { $value } sono indicati due volte.
make-problem-king-points = Indica quanto vale un re.
make-problem-points-many = Tutti i segnalini insieme valgono { $value } punti; al massimo 1023.
make-problem-rows-missing = La scacchiera ha { $value } righe su 8.
make-problem-rows-many = La scacchiera ha più di 8 righe.
make-problem-row-short = La riga ha { $value } caselle su 8.
make-problem-row-long = La riga ha più di 8 caselle.
make-problem-cell-unknown = «{ $value }» non è né un segnalino (P N B R Q K), né una casella di partenza (1–4), né un punto.
make-problem-spot-twice = La casella di partenza { $value } c’è due volte.
make-problem-spot-missing = Manca la casella di partenza { $value }.
make-problem-no-token = Sulla scacchiera non ci sono segnalini: non ci sarebbe niente da conquistare.
make-problem-bad-fen = Questa non è una posizione di scacchi: il FEN ha otto righe separate da /.
make-play = Gioca contro il computer
make-kept = Ogni modifica resta su questo dispositivo.
make-share-about = Il link e il codice contengono tutta la carta. Nessun server deve conoscerla.
make-share-long = Il nome è troppo lungo per un codice QR; il link funziona.
make-copy-text = Copia il testo
make-file-text = File di testo
make-text = La carta come testo
make-no-picture = Il browser non è riuscito a disegnare l’immagine. L’SVG mostra la stessa cosa.
make-fair = È equa?
make-fair-players = Quanti giocano
make-fair-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
make-fair-mend = Prima va corretto ciò che non va nella carta: poi lo diranno le partite.
make-fair-waiting = Si giocano le prime partite…
make-fair-none-yet = Finora nessun vantaggio (± { $half } %).
make-fair-none = Nessun vantaggio (± { $half } %).
make-fair-who =
    { $place ->
        [1] Chi muove per primo
        [2] Chi muove per secondo
        [3] Chi muove per terzo
       *[4] Chi muove per quarto
    }
make-fair-edge-more = { $who } vince il { $share } ± { $half } %: un vantaggio.
make-fair-edge-less = { $who } vince il { $share } ± { $half } %: uno svantaggio.
make-fair-perhaps-more = { $who } vince il { $share } ± { $half } %: forse un piccolo vantaggio.
make-fair-perhaps-less = { $who } vince il { $share } ± { $half } %: forse un piccolo svantaggio.
make-fair-places = Quota di vittorie secondo l’ordine di gioco
make-fair-place =
    { $place ->
        [1] Per primo
        [2] Per secondo
        [3] Per terzo
       *[4] Per quarto
    }
make-fair-share = { $share } ± { $half } %
make-fair-games = Partite: { $games } su { $most }.
make-fair-even = In parità sarebbe il { $even } % ciascuno.
make-fair-spot = Casella di partenza
make-fair-chosen = scelta
make-fair-wins = vince
make-fair-about = Si affrontano giocatori forti del computer, ogni distribuzione una volta da ogni posto nell’ordine, e scelgono da sé le caselle di partenza. Altri giocatori possono trovarci altro. Le linee sono intervalli al 95 %.
make-keep = Conserva questa carta
make-is-kept = Conservata su questo dispositivo
setup-home-rows = Le schiere di casa
setup-carousel = La giostra
setup-two-armies = Due eserciti
setup-crossroads = Il crocevia
setup-two-islands = Due isole
setup-open-field = Campo aperto
setup-market-square = La piazza del mercato
setup-four-corners = Quattro angoli
setup-immortal-game = La partita immortale
setup-about-home-rows = Due eserciti di scacchi in casa. Due caselle di partenza sono forti, due deboli.
setup-about-carousel = Un tesoro accanto a ogni casella di partenza; poi cominciano le incursioni.
setup-about-two-armies = Due eserciti dietro muri di pedoni; si parte dai fianchi.
setup-about-crossroads = Ricchezze sulle grandi diagonali: dominano alfieri e donne.
setup-about-two-islands = Due isole ricche, e tra loro il mare aperto.
setup-about-open-field = Segnalini sparsi: strade lunghe, e ogni carta arriva a qualcosa.
setup-about-market-square = Tutto si affolla al centro; chi entra chiude una porta.
setup-about-four-corners = Tesori negli angoli, niente al centro.
setup-about-immortal-game = Così finì la partita di Anderssen contro Kieseritzky a Londra nel 1851. La donna nell’angolo vale 9.
setup-fair-even = Equa in { $players }
setup-fair-nearly = Quasi equa in { $players }
setup-fair-both = Equa in { $even }, quasi in { $nearly }
setup-fair-handicap = Per partite a handicap
setup-fair-measured = Un maestro frettoloso contro sé stesso: vittorie in ordine di turno
setup-fair-players = { $players } giocatori
setup-fair-shares = { $shares } %
setup-fair-is-even = equa
setup-fair-is-nearly = quasi equa
setup-fair-is-uneven = non equa

# Che cosa mostra un link dove lo si manda.
preview-home = Gambit e Skakanie: gioca con gli amici con un link o contro il computer, senza account.
preview-new = { $game }: un nuovo tavolo
preview-make = { $game }: crea una carta preparazione
preview-table-of = { $game }: un tavolo
preview-table = { $agreed }. { $free ->
        [0] Tutti i { $seats } posti sono occupati.
        [one] Un posto libero.
       *[other] { $free } posti liberi.
    }
preview-puzzle = Un’immagine di { $count } tessere
preview-table-over = { $agreed }. La partita è finita.
preview-won = { $game }: { $count ->
        [one] vince { $names }
       *[other] vincono { $names }
    }
preview-points = Punti: { $points }.
preview-team-won = { $game }: ha vinto la squadra
preview-team-lost = { $game }: ha vinto il Drago
preview-team = { $score } punti su { $target }.
