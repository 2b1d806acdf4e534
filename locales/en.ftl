# Stolik in English. One catalogue for terminal and browser; see CONTRIBUTING.md, “Add a language”.
#
# $who is a player's name; $you is `yes` where the reader is that player. Sentences are in the present tense and never
# bend a name, so that any name fits in any language.

## Names

game-gambit = Gambit
game-skakanie = Skakanie
seat-default-name = You
player-person = at the keyboard
# Computer players are birds that like to pick things up.
bot-name-1 = Magpie
bot-name-2 = Jay
bot-name-3 = Jackdaw
bot-name-4 = Crow
bot-name-5 = Raven
bot-name-6 = Gull
bot-kind-greedy = computer, takes what it can get
bot-kind-random = computer, plays at random
bot-kind-beginner = computer, still learning
bot-kind-casual = computer, plans its own moves
bot-kind-strong = computer, thinks a little
bot-kind-master = computer, thinks hard
bot-kind-ismcts = computer, plays by the book
dragon-name = DRAGON

## Counting

points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Starting, leaving, coming back

choose-game =
    Which game?
      1  Gambit: plan chess moves ahead and race for tokens
      2  Skakanie: a jigsaw puzzle together, away from the Dragon
choose-prompt = 1 or 2
welcome-back = Welcome back: the game goes on where it was left.
# The SHA-256 of the seed, shown before the first card; with 64 digits it has to fit a line of 80.
welcome-commitment = Commitment: { $commitment }
welcome-saved = Every step is saved in { $path }
welcome-prompt = Press Enter to begin; ? helps at any time
seed-file-warning =
    The seed of a running game: it tells all that is still to be drawn. Do not look.
    stolik needs it to go on with the game and removes it at the end.
leave-saved =
    The game is saved in { $path }
    Go on with it: stolik play --resume { $path }
end-saved =
    The game is saved in { $path }
    Check it: stolik verify { $path }

## The curtain

curtain-hand-over = Hand the keyboard to { $name }. Nobody else looks!
curtain-press-enter = Press Enter when you are ready

## What is typed: words with blanks between them, the first is shown. English ones work in every language.

command-help = help
command-rules = rules rule
command-hint = hint
command-redraw = board
command-quit = quit exit
command-agree = agree
command-withdraw = withdraw
command-discards = discards discard
command-stacks = stacks stack
command-pieces = pieces fragments
verb-place = place spot
verb-plan = plan
verb-unplan = unplan back
verb-move = move go
verb-stay = stay
verb-lay = lay
verb-corner = corner
verb-take = take t
verb-push = push
verb-end = end
verb-give = give
word-between = under on

## Answers to what is typed

input-unclear = I do not understand “{ $line }”. Type ? for help.
hint-try = Try `{ $what }`.
rules-unknown = The rules go from { $first } to { $last }.
refused = { $text } ({ $rule }).
refused-plain = { $text }.
second-thoughts-prompt = Enter: go on – unplan: take the cards back
caution-prompt = Enter: do it – anything else: think again
help-common =
    Anywhere: `rules` or `rules 9` for the rules, `hint` for a suggestion, Enter to see the screen again, `quit` to save and leave.
help-gambit =
    Move: a square, such as `e4`. What stands in [brackets] you can reach; a token there is captured.
    Lay a card: its letter (B bishop, R rook, Q queen, N knight) or its name. Plan: three letters, such as `BNQ`, the first move first.
    `discards` shows all cards played since the last shuffle. `agree` proposes to end the game now, `withdraw` takes that back (G17).
help-skakanie =
    `take` (or `t`) takes the piece under your pawn; a number moves the pawn to that stack; `end` ends the turn.
    In the picture every letter is a player's piece, a capital one in the largest fragment; a number is the stack with that piece on top. [Brackets] mark what would join yours.
    ▒ counts the pieces face down, ›1 ›2 ›3 are the Dragon's next steps, ⌂ is its first place.
    Bitten, type a piece and a stack, such as `D4 7`. `stack 7` and `pieces` show what is known.
help-push = `push B 7` moves the pawn of seat B to stack 7.

## Voting (G17)

vote-agreed =
    { $you ->
        [yes] You agree to end the game now.
       *[no] { $who } agrees to end the game now.
    }
vote-withdrawn =
    { $you ->
        [yes] You would rather play on after all.
       *[no] { $who } would rather play on after all.
    }
vote-declined =
    { $you ->
        [yes] You would rather play on.
       *[no] { $who } would rather play on.
    }
vote-lapsed = A token is captured, so nobody's agreement to end counts any more (G17).
vote-missing = You would end the game now (G17); still to agree: { $names }. `withdraw` takes it back.
vote-standing = To end the game now (G17): { $names }. Type `agree`, or just play on.

## Cards and tokens

card-bishop = bishop
card-bishop-letters = B
card-bishop-object = a bishop
card-bishop-moves = diagonally, as far as the way is free
card-rook = rook
card-rook-letters = R
card-rook-object = a rook
card-rook-moves = straight, as far as the way is free
card-queen = queen
card-queen-letters = Q
card-queen-object = a queen
card-queen-moves = straight or diagonally, as far as the way is free
card-knight = knight
card-knight-letters = N
card-knight-object = a knight
card-knight-moves = a jump of two and one, over anything
token-pawn-object = a pawn
token-knight-object = a knight
token-bishop-object = a bishop
token-rook-object = a rook
token-queen-object = a queen
token-king-object = a king

## Gambit: the table

gambit-introduction = You move one piece, your gambit. It moves as your next card says: like a bishop, a rook, a queen or a knight. Three cards lie face down before you and are played from left to right; after every move you add one at the right end. Where your gambit ends on a token, it captures it. When the last token is gone, most points win. Nobody may look at cards face down, not even at their own: remember yours!
gambit-setup = Setup card: { $setup }.
gambit-oldest =
    { $you ->
        [yes] You are the oldest and choose a start spot first; who chooses last moves first.
       *[no] { $who } is the oldest and chooses a start spot first; who chooses last moves first.
    }
gambit-peek = May look at their own cards face down: { $names } (G14).
gambit-late-draw = The sixth card is drawn after the first move (G7).
gambit-left =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } left, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gambit-calm =
    { $turns ->
        [one] { $turns } calm turn left (G17)
       *[other] { $turns } calm turns left (G17)
    }
heading-row = row
heading-hand = hand
heading-pile = pile
heading-discards = discards
hand = Hand:

## Gambit: what is to be decided

question-place = Start spots that are free: { $spots }. Who places last moves first (G4).
question-plan = Plan your first three moves: three cards, the first move first. They will lie face down, and you may not look at them again, so keep them in mind (G6, G14).
question-lay = Which card goes to the right end of your row? It will be played in three turns (G8).
question-blocked = Blocked: this card leads nowhere from here, so the gambit stays (G9).
question-card = Your card:
question-captures = Captures: { $squares }
question-free = Free squares: { $squares }
prompt-place = Start spot
prompt-plan = Three cards, such as BNQ
prompt-move = Where to
prompt-stay = Press Enter to stay
prompt-lay = Which card

## Gambit: what happens

event-placed =
    { $you ->
        [yes] You take start spot { $spot } ({ $square }).
       *[no] { $who } takes start spot { $spot } ({ $square }).
    }
event-dealt =
    { $you ->
        [yes] You are dealt five cards.
       *[no] { $who } is dealt five cards.
    }
event-planned =
    { $you ->
        [yes] You have planned three moves.
       *[no] { $who } has planned three moves.
    }
event-took-back =
    { $you ->
        [yes] You take your plan back.
       *[no] { $who } takes the plan back.
    }
event-reshuffled =
    { $you ->
        [yes] You shuffle { $count } discards into a new pile (G13).
       *[no] { $who } shuffles { $count } discards into a new pile (G13).
    }
event-drew =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
event-moved =
    { $you ->
        [yes] You play { $card } and move { $from }–{ $to }.
       *[no] { $who } plays { $card } and moves { $from }–{ $to }.
    }
event-captured =
    { $you ->
        [yes] You play { $card }, { $from }–{ $to }, and capture { $token }: +{ $points }.
       *[no] { $who } plays { $card }, { $from }–{ $to }, and captures { $token }: +{ $points }.
    }
event-stayed =
    { $you ->
        [yes] You turn up { $card } but are blocked and stay (G9).
       *[no] { $who } turns up { $card } but is blocked and stays (G9).
    }
event-calm-ahead =
    { $turns ->
        [one] { $turns } more turn without a capture, and the game ends as it stands (G17).
       *[other] { $turns } more turns without a capture, and the game ends as it stands (G17).
    }

## Gambit: the end

end-last-token = The last token is captured: the game is over (G15).
end-agreement = All agree: the game ends as it stands (G17).
end-calm =
    { $turns ->
        [one] { $turns } turn without a capture: the game ends as it stands (G17).
       *[other] { $turns } turns in a row without a capture: the game ends as it stands (G17).
    }
end-winner =
    { $you ->
        [yes] You win!
       *[no] { $who } wins!
    }
end-tie =
    { $you ->
        [yes] Equal points ({ $points }): { $names }. You come first, for your turn was nearest to the end (G16).
       *[no] Equal points ({ $points }): { $names }. { $who } comes first, whose turn was nearest to the end (G16).
    }

## Skakanie: the table

skakanie-introduction = Together you collect pieces of a jigsaw puzzle from twelve stacks. In a turn you have three actions: take the piece your pawn stands on, or move the pawn to a neighbouring stack, never diagonally. After each turn the Dragon goes one stack on around the edge; a player whose pawn it finds there has to put a piece back. After four rounds of the Dragon the game ends. Each player scores the pieces of the largest fragment minus the number of other fragments.
skakanie-goal = The picture has { $pieces } pieces; together you need { $target } points.
skakanie-youngest =
    { $you ->
        [yes] You are the youngest and begin.
       *[no] { $who } is the youngest and begins.
    }
skakanie-push = You may move each other's pawns (S13 d).
skakanie-joint = You collect into one common pool (S13 e).
skakanie-fierce = The Dragon is fierce: it chooses the piece by lot (S8).
skakanie-singles = Single pieces cost two points (S13 c).
skakanie-team = Team: { $score } of { $target } points
skakanie-dragon = Dragon on { $stack }, next { $steps }
skakanie-fragments = fragments: { $sizes }
skakanie-stack =
    { $unknown ->
        [one] Stack { $stack }: on top { $top }, then { $unknown } unknown piece, then { $known }
       *[other] Stack { $stack }: on top { $top }, then { $unknown } unknown pieces, then { $known }
    }
skakanie-all = everybody

## Skakanie: what is to be decided

question-corner = Choose a corner for your pawn: stack 1, 4, 9 or 12. Pawns may share it (S2).
question-take = take: { $piece }
question-take-joins = take: { $piece }, which joins yours
question-step = move to: { $stacks }
question-push = push: { $pushes }
question-end = end
question-dragon-comes = The Dragon comes to your stack when this turn ends (S8).
question-give = The Dragon has found you: put one of your pieces under any stack (S8).
question-give-drawn = The fierce Dragon has drawn { $piece }: choose a stack to put it under (S8).
question-fragments = Your fragments: { $fragments }
prompt-corner = Corner
prompt-turn =
    { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
prompt-give = Piece and stack, such as D4 7
prompt-give-drawn = Under which stack
caution-bite = The Dragon now comes to stack { $stack }: you will have to give a piece back (S8).

## Skakanie: what happens. The actions of a turn follow `news-who` on one line, with commas between them.

news-who =
    { $you ->
        [yes] You:
       *[no] { $who }:
    }
event-taken =
    { $you ->
        [yes] take { $piece }
       *[no] takes { $piece }
    }
event-hopped =
    { $you ->
        [yes] move to { $stack }
       *[no] moves to { $stack }
    }
event-pushed =
    { $you ->
        [yes] push { $other } to { $stack }
       *[no] pushes { $other } to { $stack }
    }
event-turn-ended =
    { $you ->
        [yes] end the turn
       *[no] ends the turn
    }
event-dragon-stepped = The Dragon goes to { $stack }.
event-dragon-placed = The Dragon starts on stack { $stack }.
event-dragon-gave-way = The Dragon makes room and starts on stack { $stack } (S3).
event-corner-chosen =
    { $you ->
        [yes] You start on stack { $stack }.
       *[no] { $who } starts on stack { $stack }.
    }
event-bitten =
    { $you ->
        [yes] The Dragon bites you!
       *[no] The Dragon bites { $who }.
    }
event-spared =
    { $you ->
        [yes] The Dragon finds you, but you have nothing to give.
       *[no] The Dragon finds { $who }, who has nothing to give.
    }
event-drawn =
    { $you ->
        [yes] The fierce Dragon draws your { $piece }.
       *[no] The fierce Dragon draws { $piece } from { $who }.
    }
event-given =
    { $you ->
        [yes] You put { $piece } under stack { $stack }.
       *[no] { $who } puts { $piece } under stack { $stack }.
    }
event-given-face-up =
    { $you ->
        [yes] You put { $piece } on the empty stack { $stack }, face up.
       *[no] { $who } puts { $piece } on the empty stack { $stack }, face up.
    }
event-token-discarded =
    { $left ->
        [0] The Dragon is home: its last token goes (S9).
        [one] The Dragon is home: a token goes, { $left } is left (S9).
       *[other] The Dragon is home: a token goes, { $left } are left (S9).
    }
event-game-over = The last Dragon token is gone: the game is over (S10).

## Skakanie: the end

end-won = You have beaten the Dragon: { $score } points, { $target } were needed!
end-lost = The Dragon wins this time: { $score } points, { $target } were needed.
end-sum =
    { $others ->
        [one] largest fragment { $largest }, { $others } other: −{ $cost }
       *[other] largest fragment { $largest }, { $others } others: −{ $cost }
    }

## Refusals, by code. The rule's id follows in brackets.

refusal-not-your-placing = Another player places now
refusal-spot-taken = That start spot is taken
refusal-not-placing = Every gambit is placed once, before the cards are dealt
refusal-not-planning = Three moves are planned once, when the cards are dealt
refusal-already-planned = You have planned already
refusal-nothing-to-take-back = There is no plan to take back
refusal-plan-not-in-hand = You do not have all these cards in your hand
refusal-not-in-hand = You do not have that card in your hand
refusal-not-your-turn = It is another player's turn
refusal-not-moving = The gambit does not move now
refusal-not-laying = First the move, then the card
refusal-blocked = The gambit is blocked and has to stay
refusal-not-blocked = The gambit can move, so it has to
refusal-out-of-reach = The card does not lead there
refusal-gambit-there = Another gambit stands there
refusal-over = The game is over
refusal-no-chance-due = Nothing is to be dealt or drawn now
refusal-not-in-pile = The draw pile does not have these cards
refusal-not-dealt = The pieces are not dealt yet
refusal-dragon-not-placed = The Dragon has no place yet
refusal-game-over = The last Dragon token is gone, the game is over
refusal-corner-first = Choose a corner for the pawn first
refusal-corner-chosen = A corner is chosen once, before the first turn
refusal-not-a-corner = Pawns start on a corner: stack 1, 4, 9 or 12
refusal-nothing-to-take = The stack under your pawn is empty
refusal-not-a-neighbour = A pawn moves to a neighbouring stack, never diagonally
refusal-dragon-there = No pawn may be moved onto the Dragon's stack
refusal-pushing-not-agreed = Moving other players' pawns was not agreed on
refusal-own-pawn = Your own pawn moves by a plain number
refusal-no-such-pawn = There is no such pawn
refusal-bite-first = The bitten player gives a piece first
refusal-not-bitten = A piece is given only after a bite of the Dragon
refusal-not-in-pool = You do not have that piece
refusal-not-drawn = The fierce Dragon draws a piece first
refusal-other-piece-drawn = The fierce Dragon drew another piece
refusal-deal-not-due = Nothing is to be dealt now
refusal-incomplete-deal = A deal has every piece of the picture exactly once
refusal-dragon-not-due = The Dragon has its place already
refusal-inner-stack = The Dragon starts on an outer stack
refusal-bite-not-due = No bite is due now
refusal-ended = The game has ended
refusal-no-such-seat = The table has no such seat
refusal-no-agreement-yet = The game cannot be ended by agreement now
refusal-already-agreed = You have agreed already
refusal-not-agreed = You have not agreed, so there is nothing to withdraw

## The rules in short

rule-g1 = The board is a chessboard, a1 to h8. Only gambits move; tokens lie still until they are captured.
rule-g2 = A setup card says where the tokens lie, what they are worth and where the four start spots are.
rule-g3 = Everybody has one gambit and a deck of twelve cards of their own; usually three each of bishop, rook, queen and knight.
rule-g4 = The oldest player chooses a start spot first, the others follow counter-clockwise. The last to choose moves first, then it goes clockwise.
rule-g5 = A start spot that nobody took is an ordinary empty square.
rule-g6 = Everybody gets five cards and lays three face down, the first move at the left; all at the same time. A plan can be taken back until the last player has planned.
rule-g7 = After planning everybody draws one card; in the Polish edition only after their first move.
rule-g8 = A turn: the leftmost card is turned up, the gambit moves by it, one card from the hand goes to the right end of the row, one is drawn.
rule-g9 = A gambit that can move has to. If its card leads nowhere, it is blocked and stays; the turn goes on as usual.
rule-g10 = Bishop, rook and queen move any number of squares but pass neither tokens nor gambits. Who ends on a token captures it.
rule-g11 = No gambit ends on another one. Only the knight passes over things.
rule-g12 = Captured tokens stay with their captor and count at the end.
rule-g13 = When the draw pile is empty and a card is due, the discards are shuffled into a new one. Everybody may look through discards.
rule-g14 = Nobody looks at cards face down, not even at their own. Younger players may be allowed to, but never change the order.
rule-g15 = The game ends at once with the last token. Most points win.
rule-g16 = Of players with equal points, the one whose turn was nearest to the end wins.
rule-g17 = All can agree to end the game as it stands. It also ends so after many turns in a row without a capture (usually 40), announced ten turns ahead.
rule-s1 = The pieces lie face down in twelve stacks, three rows of four; the top one of each is face up.
rule-s2 = Every player chooses a corner for the pawn. Pawns may always share a stack.
rule-s3 = The Dragon starts on an outer stack with four tokens; if a pawn is put there, it moves on to the next one.
rule-s4 = The youngest begins, then it goes clockwise.
rule-s5 = Three actions a turn, in any mix: take the piece under your pawn, or move the pawn to a neighbouring stack, never diagonally. You may end early.
rule-s6 = No pawn is moved onto the Dragon's stack. A pawn the Dragon came upon may stay, take and leave.
rule-s7 = After each turn the Dragon goes to the next outer stack clockwise.
rule-s8 = A player whose pawn the Dragon comes upon puts a piece of their choice under any stack. Where it went everybody may know.
rule-s9 = When the Dragon is back at its first place, it loses a token.
rule-s10 = The game ends at once with the Dragon's last token.
rule-s11 = A player's points: the pieces of the largest fragment minus the number of other fragments.
rule-s12 = The team wins with five points for each player, unless something else was agreed.
rule-s13 = Variants: more actions, for all or for some; single pieces cost two points; moving others' pawns; one common pool.

## Browser

web-title = Stolik: two games at one small table
web-title-turn = ● Your turn – { $game }
web-tagline = two games at one small table
web-about-gambit = Plan three chess moves ahead, face down, and race the others for the tokens on the board.
web-about-skakanie = Together against the Dragon: hop across the stacks and collect jigsaw pieces that fit.
web-play-now = Play now
web-play-together = Play together
web-play-now-gambit = Play now: you against one computer player.
web-play-now-skakanie = Play now: you and a computer player against the Dragon.
web-learn-first = First time? Learn it in three minutes
web-learn-short = Learn it in three minutes
web-learn-title = First game: { $game }
web-learn-loading = One moment …
web-learn-retry = Try again
web-learn-leave = Leave the first game
web-learn-again = Start again
web-learn-coach = Your coach
web-learn-step = Step { $step } of { $steps }
web-learn-next = Continue
web-learn-skip = Skip ahead
web-learn-right = Right!
web-learn-watch = Now watch: { $who } is playing.
web-learn-fast = Both of you play on, in fast motion …
web-learn-done = That was your first game!
web-learn-done-about = Now you know how it goes:
web-learn-play-gambit = Play against a computer player now
web-learn-play-skakanie = Play with a computer player now
web-learn-rules = Read the rules
web-learn-other = Learn { $game }, too
web-learn-gambit-start = Five tokens lie on the board. They never move; their numbers are points. When the last one is taken, whoever has the most points wins.
web-learn-gambit-place = You have one single piece, your gambit. { $who } stands on a start spot already. Now you.
web-learn-gambit-place-do = Tap e1, the square with the blue ring.
web-learn-gambit-place-no = You may start there, but only a single pawn would be in reach. From e1 two tokens lie on your diagonals.
web-learn-gambit-plan = Your five cards are moves. Lay three of them face down; they will be played from left to right. Remember them: nobody may look again, not even you!
web-learn-gambit-plan-do = Tap bishop, rook, knight, in this order. Then “{ $plan }”.
web-learn-gambit-plan-no = Every plan is allowed. In this game it is to be bishop, rook, knight; you will soon see why.
web-learn-gambit-bishop = You have both drawn a card, and your first card is turned up: the bishop. It moves diagonally as far as the way is free.
web-learn-gambit-bishop-do = Take the token on g3 for three points: tap it.
web-learn-gambit-bishop-no = You may go there. But on g3 there are three points, more than anywhere else in reach.
web-learn-gambit-lay-queen = Three points! After each move you lay a card at the end of your row, face down. You will play it in three turns.
web-learn-gambit-lay-queen-do = Tap the queen, then “{ $lay }”.
web-learn-gambit-lay-queen-no = Who knows where you will stand by then? The queen moves straight and diagonally, so she nearly always finds something. Lay her.
web-learn-gambit-theirs = You drew a card, so you hold three again. Then { $who } played a queen, right across the board, and took a rook: five points. The tokens belong to whoever comes first.
web-learn-gambit-rook = Your rook is turned up. It moves straight. There is nothing to take, but if you can move, you must. So think ahead: your next card is the knight.
web-learn-gambit-rook-do = Go to g7. From there the knight can jump to the rook on h5.
web-learn-gambit-rook-no = You may go there. But only from g7 can your knight, which comes next, jump to the five points on h5.
web-learn-gambit-lay-bishop = Cards you have played are discarded, open for all to see. When your draw pile is empty, they are shuffled and drawn again.
web-learn-gambit-lay-bishop-do = You have two bishops: tap one, then “{ $lay }”.
web-learn-gambit-lay-bishop-no = Any card will do. But if you lay one of the two bishops, you keep two different cards to choose from.
web-learn-gambit-blocked = { $who } turned up a bishop, but you stand on the only way out of the corner. Gambits are never captured, and only a knight jumps over them. Whoever has no move stays.
web-learn-gambit-knight = Your knight is turned up. It jumps two squares straight and one to the side, over everything.
web-learn-gambit-knight-do = Jump to h5 and take the rook: five points.
web-learn-gambit-knight-no = The knight may land there. But on h5 there are five points.
web-learn-gambit-lay-rook = You lead, eight to five. Now a card for the end of the row, as always.
web-learn-gambit-lay-rook-do = You have two rooks: tap one, then “{ $lay }”.
web-learn-gambit-lay-rook-no = Any card will do. But if you lay one of the two rooks, you keep two different cards to choose from.
web-learn-gambit-queen = { $who } took a pawn: eight to six. Now your queen is turned up, which you laid three turns ago. One token is left.
web-learn-gambit-queen-do = The queen moves straight or diagonally. Take the pawn on a5.
web-learn-gambit-queen-no = You may go there, but do not leave the last token to { $who }. Take it, on a5, and you win.
web-learn-gambit-end = The last token is gone, and the game ends at once: nine to six, you win! With equal points it would be whoever moved last.
web-learn-gambit-learned-1 = Your gambit moves like the card that is turned up: bishop, rook, queen or knight. Ending on a token, it takes it.
web-learn-gambit-learned-2 = Three cards always lie face down before you. You have to remember them.
web-learn-gambit-learned-3 = After each move you lay a card at the end of the row and draw one.
web-learn-gambit-learned-4 = If you can move, you must. If you cannot, you stay.
web-learn-gambit-learned-5 = When the last token is taken, most points win.
web-learn-skakanie-start = You and { $who } play together. Pieces of a jigsaw lie in twelve stacks; the Dragon walks round them. Collect pieces that fit together before it has gone round four times.
web-learn-skakanie-corner = Your pawn starts on a corner.
web-learn-skakanie-corner-do = Tap stack 1, at the top left.
web-learn-skakanie-corner-no = You may start there. But on stack 1 lies a piece that fits the one beside it, on stack 2.
web-learn-skakanie-take = { $who } has chosen a corner, too. A turn has three actions: take the piece you stand on, or move to a stack beside you, never diagonally.
web-learn-skakanie-take-do = Take your piece: tap your stack, or “{ $take }”.
web-learn-skakanie-take-no = You may do that. But first take the piece you stand on: it fits the one on stack 2.
web-learn-skakanie-move = The piece is yours, and the next one lies open. A piece with a glowing edge fits yours.
web-learn-skakanie-move-do = Move on to stack 2: tap it.
web-learn-skakanie-move-no = You may do that. But on stack 2 lies a piece that fits yours. Fetch it!
web-learn-skakanie-join = You have hopped over. One action is left in this turn.
web-learn-skakanie-join-do = Take the piece that fits.
web-learn-skakanie-join-no = You may do that. But you came for this piece, and it fits yours. Take it.
web-learn-skakanie-dragon = The two have joined into a fragment: two points. Your turn is over, and after every turn the Dragon goes one stack on. The small numbers show its next steps. Now it is { $who } who plays.
web-learn-skakanie-three = The next piece on your stack fits, too.
web-learn-skakanie-three-do = Take it.
web-learn-skakanie-three-no = You may do that. But the piece under your pawn fits yours: take it first.
web-learn-skakanie-away = Three points. Let us try out what a piece costs that does not fit.
web-learn-skakanie-away-do = Move on to stack 3.
web-learn-skakanie-away-no = You may do that. For the trial you need stack 3, though: its piece does not fit.
web-learn-skakanie-stray = This piece touches none of yours.
web-learn-skakanie-stray-do = Take it all the same. You will soon be rid of it.
web-learn-skakanie-stray-no = You may do that. But take the piece that does not fit, just this once, to see what it costs.
web-learn-skakanie-cost = Only your largest fragment counts; each other one costs a point: 3 − 1 = 2. And look how close the Dragon is behind you!
web-learn-skakanie-give = The Dragon has come to your stack and bites: you have to put one of your pieces under a stack. You choose which, and where.
web-learn-skakanie-give-do = Tap your single piece, C2, then stack 10. That is empty, so { $who } can take the piece from there.
web-learn-skakanie-give-no = You may do that. But keep your fragment whole and give the single piece, to stack 10: { $who } can use it.
web-learn-skakanie-middle = A bite can do good: three points again. You may not step onto the Dragon's stack, but you may leave it. It never comes to the two stacks in the middle.
web-learn-skakanie-middle-do = Move to stack 7.
web-learn-skakanie-middle-no = You may do that. But on stack 7 you are safe from the Dragon, and its piece fits yours.
web-learn-skakanie-four = A piece that fits, and a safe place.
web-learn-skakanie-four-do = Take it.
web-learn-skakanie-four-no = You may do that. But you stand on a piece that fits: take it first.
web-learn-skakanie-enough = Four points. The next piece here does not fit yet: leave it for later. You need not use all your actions.
web-learn-skakanie-enough-do = Tap “{ $end }”.
web-learn-skakanie-enough-no = You may do that. But here you are safe, and a piece that does not fit costs a point. End your turn.
web-learn-skakanie-gift = { $who } takes the piece you gave, because it fits there. Helping each other is half the game.
web-learn-skakanie-token = The Dragon is back at its flag, so the first of its four tokens is gone. When the last one goes, the game is over. Now you both play on; watch it in fast motion.
web-learn-skakanie-last = Your last turn! Together you have 23 points and here you need 24 (usually it is five for each player). Do you remember the piece you left? Now it fits.
web-learn-skakanie-last-do = Take it.
web-learn-skakanie-last-no = You may do that. But one point is missing, and you stand on it: take the piece.
web-learn-skakanie-whole = 24! Every piece of the picture is in its place.
web-learn-skakanie-whole-do = Tap “{ $end }”.
web-learn-skakanie-whole-no = You may do that. But there is nothing left to fetch: end your turn.
web-learn-skakanie-end = The Dragon's last token is gone, the game is over, and you have enough points. Together you have beaten the Dragon!
web-learn-skakanie-learned-1 = A turn has up to three actions: take the piece you stand on, or move to a stack beside you.
web-learn-skakanie-learned-2 = Pieces that fit join into fragments. Your largest one counts; each other one costs a point.
web-learn-skakanie-learned-3 = After every turn the Dragon goes one stack on. If it finds your pawn there, you put a piece back.
web-learn-skakanie-learned-4 = Nobody steps onto the Dragon's stack, and it never comes to the two in the middle.
web-learn-skakanie-learned-5 = After four rounds of the Dragon the game ends. You win or lose together.
web-footer = No account, no advertising, nothing to install.
web-language = Language
web-theme = Colours
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-speed = How fast things move
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = At once
web-sounds = Sounds
web-notify = Notify me when it is my turn
web-notify-sample = This is how you will be told that it is your turn.
web-notify-denied = This browser does not allow the page to notify you.
web-mine = Go on playing
web-mine-lobby = waiting for players
web-mine-turn = it is your turn
web-mine-wait = the others are thinking
web-mine-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
web-home = Home
web-close = Close
web-menu = Table
web-log = What happened
web-log-empty = Nothing yet.
web-undo = Take it back
web-rule = Rule { $id }
web-rules = The rules
web-rules-of = { $game }: the rules
web-rules-whole = All the rules
web-rules-contents = Contents
web-rules-ours = We decided
web-rules-note = Every rule has an id; when the table refuses something, it names it. Set apart is what we decided where the printed sheets are silent, unclear or at odds. We are not connected with the makers of the printed games.
web-rules-moves = How the cards move
web-brief = Rules in brief
web-fewer = Fewer
web-more = More
web-none = none
web-save = Save
web-seat-free = free seat
web-seat = Seat { $seat }
web-player = Player { $seat }
web-players = Players
web-guest = Guest
web-name = Name
web-you = you
web-holder-person = Here
web-holder-open = By link
web-holder-bot = Computer
web-holder-open-about = Gets a link and a QR code.
web-level = Strength
web-level-beginner = Beginner
web-level-casual = Casual
web-level-strong = Strong
web-level-master = Master
web-options = House rules
web-options-about = The usual choices are made; change what you like.
web-create-invite = Set the table
web-create-start = Start
web-create-invite-about =
    { $count ->
        [one] One link is made to hand on.
       *[other] { $count } links are made to hand on.
    }
web-create-start-about = The game begins at once.
web-opt-setup = Setup card
web-opt-setup-about = Where the tokens lie and gambits start.
web-setup-own = A card of your own
web-setup-own-about = A name, what tokens are worth, then eight rows: P N B R Q K are tokens, 1 to 4 start spots, a dot is empty.
web-setup-trouble = Line { $line }, column { $column }: { $what }
web-setup-fine = This card can be played.
web-opt-oldest = The oldest
web-opt-oldest-about = Chooses a start spot first; who chooses last moves first.
web-opt-edition = Rule sheet
web-opt-edition-about = English and Italian: the sixth card is drawn after planning. Polish: after the first move.
web-edition-en = English
web-edition-it = Italian
web-edition-pl = Polish
web-opt-peek = May peek
web-opt-peek-about = Younger players may look at their own cards face down.
web-opt-calm = Calm limit
web-opt-calm-about = After so many turns without a capture the game ends as it stands; 0 is never.
web-opt-deck = Deck
web-opt-deck-about = The twelve cards everybody has; usually three of each kind.
web-deck-count =
    { $count ->
        [one] { $count } card of 12
       *[other] { $count } cards of 12
    }
web-opt-clock = Time to think
web-opt-clock-about = When it is up, a bot plays for that person until they return.
web-clock-none = as long as one likes
web-time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-opt-art = Picture
web-opt-art-about = What the jigsaw shows.
web-art-castle = Castle
web-art-harbour = Harbour
web-art-forest = Forest
web-opt-picture = Size
web-opt-picture-about = More pieces are harder to fit in time.
web-picture-easy = Easy
web-picture-fair = Fair
web-picture-hard = Hard
web-picture-size = Columns and rows
web-picture-usual = as usual: { $size }
web-opt-hints = Hints
web-opt-hints-about = Pieces that would join yours are pointed out.
web-opt-youngest = The youngest
web-opt-youngest-about = Begins.
web-opt-actions = Actions in a turn
web-opt-actions-about = Three by the sheet; more make it easier.
web-opt-extra = More actions for some
web-opt-extra-about = A help for younger players.
web-opt-target = To win
web-opt-target-about = Five points for each player by the sheet; alone or with one pool a share of all pieces is fairer.
web-target-usual = As usual
web-target-each = Points each
web-target-share = Per cent
web-opt-dragon = The Dragon starts
web-opt-dragon-about = On one of the ten outer stacks.
web-dragon-random = anywhere
web-dragon-stack = stack { $stack }
web-opt-fierce = Fierce Dragon
web-opt-fierce-about = Chance, not the bitten player, chooses the piece that goes back.
web-opt-singles = Single pieces cost two
web-opt-singles-about = Fragments of one piece cost two points instead of one.
web-opt-push = Moving others
web-opt-push-about = An action may also move another player’s pawn.
web-opt-joint = One common pool
web-opt-joint-about = All pieces go together and are scored once.
web-invite = Invitation to a table
web-invited = A seat is kept for you
web-sit-down = Sit down
web-sit-here = Also somebody here
web-place-bot = Computer …
web-free-seat = Free the seat
web-rename = Rename
web-ready = Ready
web-unready = Not ready after all
web-is-ready = ready
web-not-ready = not ready yet
web-lobby-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-lobby-ready = The game begins when all are ready.
web-lobby-others = Waiting for the others.
web-here = at the table
web-away = away
web-thinking = thinking
web-agreed = Agreed
web-agreed-deck = Deck: { $cards }.
web-agreed-early-draw = The sixth card is drawn right after planning.
web-agreed-no-peek = Nobody looks at cards face down, not even at their own.
web-agreed-calm =
    { $turns ->
        [0] The game never ends by calm turns.
        [one] After { $turns } turn without a capture the game ends.
       *[other] After { $turns } turns without a capture the game ends.
    }
web-agreed-clock = Time to think: { $time }; then a bot stands in.
web-agreed-picture = Picture: { $art }, { $size } pieces.
web-agreed-actions =
    { $actions ->
        [one] { $actions } action in a turn.
       *[other] { $actions } actions in a turn.
    }
web-agreed-extra = { $who }: +{ $more }.
web-agreed-target = Needed to win, for each player or as a share of all pieces: { $target }.
web-agreed-dragon-random = The Dragon starts anywhere at the edge.
web-agreed-hints = Pieces that fit are pointed out.
web-agreed-no-hints = Pieces that fit are not pointed out.
web-commitment = Nobody chooses the cards: how that is assured
web-commitment-about = The server shows the fingerprint of its seed before the start, every seat adds randomness of its own, and the seed is shown at the end, so everybody can check the shuffle.
web-seed = The seed:
web-watch = Watching
web-watch-about = Who has this link sees the table and nobody’s cards.
web-watch-new = New link; the old one is void
web-watchers =
    { $count ->
        [0] nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-qr-label = The link as a QR code
web-copy-link = Copy the link
web-copied = Copied
web-share = Share
web-connecting = Coming to the table…
web-lost = The connection is lost. Trying again…
web-retry = Try now
web-problem = There is nothing here
web-reload = Load again
web-leave = Leave the table
web-board = Board
web-square-gambit =
    { $you ->
        [yes] your gambit
       *[no] gambit of { $who }
    }
web-square-spot = start spot { $spot }
web-square-capture = can be captured
web-square-reach = can be reached
web-token-pawn = pawn
web-token-knight = knight
web-token-bishop = bishop
web-token-rook = rook
web-token-queen = queen
web-token-king = king
web-card-down = face down
web-your-cards = Your cards
web-your-row = Your row, the next card first
web-your-hand = Your hand
web-put-back = Place { $place }: { $card }, picked; take it back
web-points =
    { $count ->
        [one] point
       *[other] points
    }
web-pile = pile { $count }
web-discarded = discards { $count }
web-discards =
    { $count ->
        [one] { $count } discard
       *[other] { $count } discards
    }
web-discards-about = Played since the last shuffle; everybody may look.
web-unseen = Still to come
web-unseen-about = In the hand, the row or the pile.
web-unseen-kind = { $card }: { $left } of { $all }
web-prompt-place = Choose a start spot. Who places last moves first.
web-prompt-plan = Tap three cards, the first move first. Remember them!
web-prompt-lay = Which card goes to the end of your row? You play it in three turns.
web-prompt-move = Your card: { $card }. It moves { $moves }.
web-confirm-plan =
    { $count ->
        [3] Lay face down
       *[other] { $count } of 3
    }
web-confirm-lay = Lay it
web-unplan = Take it back
web-stay = Stay
web-turned-up =
    { $you ->
        [yes] You turn up { $card }.
       *[no] { $who } turns up { $card }.
    }
web-wait-place = { $who } chooses a start spot.
web-wait-plan =
    { $count ->
        [one] { $who } is still planning.
       *[other] { $who } are still planning.
    }
web-wait-move = { $who } moves.
web-wait-lay = { $who } chooses a card.
web-over = The game is over.
web-end-revealed = All cards lie open now; tap a player to see more.
web-rematch = Another game
web-rematch-join = To the next game
web-download = Log
web-replay = Replay
web-replay-title = Recorded games
web-pass = Hand it to { $name }
web-pass-me = I am { $name }
web-pass-or = Or, in any order:
web-pass-nobody = Nobody here has anything to decide just now.
web-pass-plan = Look at your hand and pick three cards, the first move first. Remember them!
web-pass-lay = Look at your hand and pick the card for the end of your row.
web-hold = Hold to look, slide to a card to pick it
web-hold-only = Hold to look at my cards
web-hold-tap = Look at my cards
web-hold-cover = Cover my cards
web-hold-about = By keyboard: hold the space bar and press 1 to 5 to pick a card, or press Enter to show and to cover the cards.
web-look = On a shared device
web-look-hold = Hold to look
web-look-tap = Tap to look
web-large = Large cards, small board
web-moved = You go on watching here.
web-busy = Busy server: bots at { $pace } %
web-undo-gambit = Nothing to take back: that goes for a move until the next card is laid, and for a first plan.
web-undo-skakanie = Nothing to take back: that goes until another piece is turned up.
web-vote-no-gambit = From the first turn on.
web-vote-no-skakanie = Not in Skakanie.
web-where = Where do you play?
web-where-here = Here or by link
web-where-screen = Phones round this screen
web-where-screen-about = This screen holds no seat; everybody sits down with a phone.
web-holder-phone = Phone
web-holder-phone-about = Scans a QR code on this screen.
web-screen-scan = Scan to sit down
web-screen-lobby = Scan a code with your phone and take a seat
web-screen-start = The game begins when every seat is taken and all are ready.
web-screen-fullscreen = Full screen
web-screen-another = Another phone for { $name }
web-screen-another-sure = The phone { $name } played with loses the seat. Tap again.
web-vote = End the game now
web-vote-about = If all agree, the game ends as it stands (G17). A capture cancels all agreements.
web-votes = To end the game now (G17), { $given } of { $all }: { $names }.
web-agree = I agree
web-withdraw = Play on after all
web-stand-in = A bot plays for me
web-stand-in-now = a bot stands in: { $level }
web-stand-in-end = The person plays again
web-offer = Move to another device
web-offer-about = Scan this with the other device: it takes over the seat, and this one goes on watching.
web-react-hello = Hello!
web-react-well-done = Well done!
web-react-ouch = Ouch!
web-react-thinking = Hmm…
web-react-hurry = Hurry up!
web-react-thanks = Thanks!
web-news-sat = { $name } sits down.
web-news-renamed = New name: { $name }.
web-news-freed = Seat { $seat } is free again.
web-news-bot-placed = Seat { $seat }: computer player ({ $level }).
web-news-undone =
    { $you ->
        [yes] You take your last action back.
       *[no] { $who } takes the last action back.
    }
web-news-stood-in = A bot plays for { $who } ({ $level }).
web-news-stood-in-clock = Time is up: a bot plays for { $who } ({ $level }).
web-news-returned =
    { $you ->
        [yes] You play again.
       *[no] { $who } plays again.
    }
web-news-offered =
    { $you ->
        [yes] You made a link for another device.
       *[no] { $who } made a link for another device.
    }
web-news-watch-link = There is a new link for watching.
web-news-rematch = Another game is ready.
web-news-started = The game begins.
web-code-malformed = This page and the server do not understand each other. Load the page again.
web-code-too-large = That is too long.
web-code-too-fast = That was a little too fast. Try again in a moment.
web-code-no-such-table = There is no such table, or it was cleared away.
web-code-no-such-key = This link does not open the table. Ask for a new one.
web-code-not-joined = This page is not at the table. Load it again.
web-code-not-your-seat = That is not your seat.
web-code-not-host = Only who made the table may do that.
web-code-wrong-stage = That cannot be done at this stage of the game.
web-code-wrong-seat = That seat is not free for this.
web-code-bad-name = A name has 1 to 24 letters, digits or signs.
web-code-bad-text = Something was not written as it should be.
web-code-no-such-level = There is no such computer player.
web-code-stale-question = That has been decided meanwhile.
web-code-bad-action = That is not a move.
web-code-rule = The rules do not allow that.
web-code-no-undo = That cannot be taken back any more.
web-code-bad-options = These house rules cannot be played.
web-code-bad-log = This log is damaged, breaks the rules, or cannot be continued here.
web-code-still-running = Only finished games can be shown.
web-code-seat-moved = Your seat moved to another device.
web-code-key-void = This link is void.
web-code-unavailable = The server does not answer. Nothing was done; try again.
web-code-restarting = The server restarts. Come back in a moment.
web-code-full = All tables are taken. Try again later.
web-code-wrong-origin = This page may not use the server it asked.
web-code-unknown = The server sent an answer this page does not know ({ $code }).
web-unknown = This page has no words for “{ $name }”.
web-outdated = Stolik has been updated
web-outdated-part = Part of this page could not be loaded. Stolik may have been updated. Load the page again.
web-outdated-version = Stolik has been updated. The game is saved.
web-broken = Something went wrong and the table cannot be shown. The game is saved. Load the page again.
web-free-sure = { $name } will lose this seat. Tap again to free it.

## Browser: replay

web-replay-about = See a game again, step by step: as a watcher, as any of its players, or with all cards open.
web-replay-mine = Your finished games
web-replay-file = From a file
web-replay-file-name = FILE
web-replay-choose = Choose a log file
web-replay-drop = or drop it anywhere on this page.
web-replay-paste = Paste the text of a log
web-replay-open = Open
web-replay-bad-file = { $file }: { $what }
web-replay-trouble-line = Line { $line }: { $what }
web-replay-opening = Opening the game…
web-replay-of = { $game }: replay
web-replay-as = With whose eyes
web-replay-as-watcher = Watcher
web-replay-as-all = All open
web-replay-more = Scores, steps and more
web-replay-controls = Playback
web-replay-slider = Step
web-replay-count = Step { $ply } of { $all }
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-start = The game begins.
web-replay-laid = { $who } lays { $card } face down.
web-replay-laid-down = { $who } lays a card face down.
web-replay-scores = Points, step by step
web-replay-ply = Step
web-replay-copy = Link to this step
web-replay-another = Another game
web-replay-shuffle = Shuffle check
web-replay-branch = Continue from here
web-branch-about = A new table begins as it stood after step { $ply }. It goes on with the same shuffle, so only your decisions make the difference.
web-branch-not-over = The game is over here. Go back to a step from which it can go on.
web-branch-not-seedless = Only a finished game that shows its seed can be continued: what comes next is drawn from it.
web-branch-seat = Your seat
web-branch-level = The others: computer players
web-branch-go = Play on
web-shuffle-is-checked = Checked: everything that was drawn has been recomputed from the numbers below, and it is what was played.
web-shuffle-is-seed-not-shown = Not checked: without the seed nothing can be recomputed, and it is shown only when a game is over.
web-shuffle-is-not-committed = Not checked: nothing was promised before this game. Its cards are what the log says.
web-shuffle-fits = Your own browser has computed the fingerprint of the seed: it is the one shown before the game. So the seed was not changed afterwards, and for that you need not believe the server.
web-shuffle-fits-not = Your own browser has computed the fingerprint of the seed: it is not the one below. This seed was not chosen before the game.
web-shuffle-insecure = This page came over plain HTTP, where browsers do not compute fingerprints. The check above is the server’s.
web-shuffle-step-commitment = Before the game the server drew a secret number, the seed, and showed its fingerprint (SHA-256). From then on it was bound to it.
web-shuffle-step-entropy = Then every seat added numbers of its own. Nobody who added some knew the seed, and the server could not know them.
web-shuffle-step-seed = Everything that was drawn follows from all of these together. After the game the seed is shown:
web-shuffle-nothing = nothing
web-shuffle-not-shown = not shown
web-shuffle-yourself = To check all of it without this server, download the log and run this on a machine of your own:
web-shuffle-download = Download the log

## Browser: by keyboard and by ear

web-skip = To the board
web-keys = Keys
web-keys-gambit = On the board, arrow keys, Home and End walk; M goes to the next possible move, T to the next token, G to the next gambit, with Shift to the one before; Enter moves there. Left and right go through your cards; Enter picks one. The menu lists these keys.
web-keys-skakanie = On the stacks, arrow keys, Home and End walk; M goes to the next stack you can use, P to the next pawn, D to the Dragon; Enter does what is offered there, L looks into the stack, O points at it. The menu lists these keys.
web-square-here = { $square }, empty
web-row-place = Place { $place }: { $card }
web-card-peeked = { $card }, face down; only you see it
web-card-picked = { $card }, picked for place { $place }
web-waited = is to play
web-say-score = { $who }: { $points }
web-say-from = You stand on { $square }.
web-sk-fragment =
    { $count ->
        [one] Single piece: { $pieces }
       *[other] Fragment of { $count }: { $pieces }
    }
web-sk-piece-in =
    { $count ->
        [one] piece { $piece }, single
       *[other] piece { $piece }, in a fragment of { $count }
    }
web-sk-points-at = { $who } points at stack { $stack }.
web-sk-say-here = You stand on stack { $stack }:

## Browser: Skakanie

web-sk-wait-chance = One moment …
web-sk-wait-corner =
    { $you ->
        [yes] Choose your corner
       *[no] { $who } chooses a corner
    }
web-sk-wait-turn =
    { $you ->
        [yes] Your turn
       *[no] { $who } is playing
    }
web-sk-wait-give =
    { $you ->
        [yes] The Dragon bites you!
       *[no] { $who } gives a piece back
    }
web-sk-over = Game over
web-sk-won = The Dragon is beaten!
web-sk-lost = The Dragon wins
web-sk-result = Together you have { $score }; { $target } were needed.
web-sk-do-corner = Tap a corner stack for your pawn.
web-sk-do-turn = tap your stack to take, a neighbour to move
web-sk-do-piece = Tap the piece you give back.
web-sk-do-stack = { $piece } goes under a stack: tap which.
web-sk-do-push = Tap where the pawn of { $who } goes.
web-sk-do-look = Tap the stack you want to look at.
web-sk-do-point = Tap the stack you want to point at.
web-sk-warn-you = Ending now: the Dragon comes to { $stack } and bites you.
web-sk-warn-others = Ending now: the Dragon comes to { $stack } and bites { $names }.
web-sk-warn-token = With this turn a Dragon token goes.
web-sk-warn-over = With this turn the game ends.
web-sk-take = Take piece
web-sk-end = End turn
web-sk-anyway = Do it anyway
web-sk-think-again = Think again
web-sk-cancel = Cancel
web-sk-push = Move another pawn
web-sk-push-who = Move the pawn of { $who }
web-sk-look = Look at a stack
web-sk-point = Point at a stack
web-sk-point-here = Point at this stack
web-sk-pointing = Pointing
web-sk-hints = Show pieces that fit yours
web-sk-tokens =
    { $count ->
        [one] { $count } Dragon token of 4 left
       *[other] { $count } Dragon tokens of 4 left
    }
web-sk-home-in =
    { $count ->
        [0] home
        [one] home in { $count } step
       *[other] home in { $count } steps
    }
web-sk-stacks = Stacks
web-sk-pools = Collected pieces
web-sk-common = Together
web-sk-mine = { $who } (you)
web-sk-you = you
web-sk-nothing = nothing yet
web-sk-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
web-sk-piece = piece { $piece }
web-sk-stack = Stack { $stack }
web-sk-stack-empty = empty
web-sk-stack-top = piece { $piece } on top
web-sk-stack-joins = fits yours
web-sk-stack-below = { $count } below
web-sk-stack-pawns = pawn: { $names }
web-sk-stack-dragon = the Dragon is here
web-sk-stack-home = the Dragon's first place
web-sk-stack-step =
    { $count ->
        [one] the Dragon comes in { $count } step
       *[other] the Dragon comes in { $count } steps
    }
web-sk-tap-corner = start here
web-sk-tap-take = take the piece
web-sk-tap-move = move here
web-sk-tap-push = move the pawn here
web-sk-tap-give = put the piece under it
web-sk-on-top = lies on top.
web-sk-joins = Fits: { $names }
web-sk-unknown =
    { $count ->
        [one] Below it lies { $count } piece nobody has seen.
       *[other] Below it lie { $count } pieces nobody has seen.
    }
web-sk-known = At the very bottom, put there for all to see, from top to bottom:
web-sk-dragon-keeps =
    { $count ->
        [0] The Dragon went round four times and has nothing left to guard.
        [one] The Dragon went round four times and keeps { $count } of { $all } pieces.
       *[other] The Dragon went round four times and keeps { $count } of { $all } pieces.
    }
web-sk-show-table = Show the stacks
web-sk-show-result = Show the result
