# Stolik in English. One catalogue for terminal and browser; see CONTRIBUTING.md, “Add a language”.
#
# $who is a player’s name; $you is `yes` where the reader is that player. Sentences are in the present tense and never
# bend a name, so that any name fits in any language.
#
# Glossary: one word for one thing. Apostrophe ’, quotation marks “ ”.
#
#   table, seat – a place at the table; a player sits there
#   host – who created the table
#   spectator, to watch – who has a link but no seat
#   link – what opens a table or a seat
#   computer (player) – plays a seat; as a stand-in: “the computer plays for …”
#   house rules – what is chosen when a table is created
#   time limit – for each decision
#   gambit – a player’s one piece on the board
#   token – what a gambit captures; the Dragon has four of its own
#   to capture
#   starting square – where a gambit starts; numbered 1 to 4
#   setup card – where tokens and starting squares are
#   row, hand, draw pile, discards, deck – a player’s cards
#   plan – the first three cards
#   to lay – to put a card face down into the row
#   to reveal – to turn a card face up
#   face-down – of cards and pieces
#   vote, to agree, to withdraw – to end the game (G17)
#   stack – one of twelve
#   piece – of the jigsaw
#   to fit – of pieces that share an edge
#   fragment – pieces that fit together
#   pool; shared pool – the pieces a player, or the team, has collected
#   pawn – a player’s marker on the stacks
#   to turn up – of the next piece of a stack
#   bite; to give back (a piece) – what the Dragon does, and what follows
#   lap, home – the Dragon’s way round, and where it starts
#   undo – also of a plan
#   rematch
#   replay; step; view as
#   log – a recorded game
#   shuffle check; seed; fingerprint

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
      2  Skakanie: build a jigsaw together and dodge the Dragon
choose-prompt = 1 or 2
welcome-back = Welcome back! The game continues where you left it.
# The SHA-256 of the seed, shown before the first card; with 64 digits it has to fit a line of 80.
welcome-commitment = Commitment: { $commitment }
welcome-saved = Every step is saved in { $path }
welcome-prompt = Press Enter to begin; type ? for help
seed-file-warning =
    The seed of a running game: it gives away everything still to be drawn. Do not look.
    stolik needs it to continue the game and removes it at the end.
leave-saved =
    The game is saved in { $path }
    Continue it: stolik play --resume { $path }
end-saved =
    The game is saved in { $path }
    Check it: stolik verify { $path }

## The curtain

curtain-hand-over = Hand the keyboard to { $name }. Everyone else, look away!
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
second-thoughts-prompt = Enter: continue – unplan: undo your plan
caution-prompt = Enter: do it – anything else: think again
help-common =
    Anywhere: `rules` or `rules 9` for the rules, `hint` for a suggestion, Enter to see the screen again, `quit` to save and leave.
help-gambit =
    Move: a square, such as `e4`. You can reach the squares in [brackets]; a token there is captured.
    Lay a card: its letter (B bishop, R rook, Q queen, N knight) or its name. Plan: three letters, such as `BNQ`, in the order you will play them.
    `discards` shows all cards played since the last shuffle. `agree` votes to end the game now, `withdraw` takes your vote back (G17).
help-skakanie =
    `take` (or `t`) takes the piece under your pawn; a number moves the pawn to that stack; `end` ends the turn.
    In the picture a letter is a player’s piece, a capital letter one in their largest fragment; a number is the stack with that piece on top. [Brackets] mark pieces that fit yours.
    ▒ counts the face-down pieces, ›1 ›2 ›3 are the Dragon’s next steps, ⌂ is its home.
    When you are bitten, type a piece and a stack, such as `D4 7`. `stack 7` and `pieces` show what is known.
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
vote-lapsed = The situation has changed, so all votes to end the game lapse (G17).
vote-missing = You vote to end the game now (G17). Still to agree: { $names }. Type `withdraw` to take it back.
vote-standing = Votes to end the game now (G17): { $names }. Type `agree`, or just play on.

## Cards and tokens

card-bishop = bishop
card-bishop-letters = B
card-bishop-object = a bishop
card-bishop-moves = diagonally, as far as the way is clear
card-rook = rook
card-rook-letters = R
card-rook-object = a rook
card-rook-moves = straight, as far as the way is clear
card-queen = queen
card-queen-letters = Q
card-queen-object = a queen
card-queen-moves = straight or diagonally, as far as the way is clear
card-knight = knight
card-knight-letters = N
card-knight-object = a knight
card-knight-moves = in an L, jumping over anything
token-pawn-object = a pawn
token-knight-object = a knight
token-bishop-object = a bishop
token-rook-object = a rook
token-queen-object = a queen
token-king-object = a king

## Gambit: the table

gambit-introduction = You move one piece, your gambit. It moves as your next card says: like a bishop, a rook, a queen or a knight. Three cards lie face down in front of you and are played from left to right; after every move you add one at the right end. If your gambit ends its move on a token, it captures it. When the last token is gone, the player with the most points wins. Nobody may look at face-down cards, not even their own: remember yours!
gambit-setup = Setup card: { $setup }.
gambit-oldest =
    { $you ->
        [yes] You are the oldest and choose a starting square first. Whoever chooses last moves first.
       *[no] { $who } is the oldest and chooses a starting square first. Whoever chooses last moves first.
    }
gambit-peek = May look at their own face-down cards: { $names } (G14).
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
        [one] { $turns } capture-free turn left (G17)
       *[other] { $turns } capture-free turns left (G17)
    }
heading-row = row
heading-hand = hand
heading-pile = pile
heading-discards = discards
hand = Hand:

## Gambit: what is to be decided

question-place = Free starting squares: { $spots }. Whoever chooses last moves first (G4).
question-plan = Plan your first three moves: three cards, in the order you will play them. They lie face down and you may not look at them again, so remember them (G6, G14).
question-lay = Which card goes to the right end of your row? You play it in three turns (G8).
question-blocked = Blocked: this card leads nowhere from here, so your gambit stays (G9).
question-card = Your card:
question-captures = Captures: { $squares }
question-free = Free squares: { $squares }
prompt-place = Starting square
prompt-plan = Three cards, such as BNQ
prompt-move = Where to
prompt-stay = Press Enter to stay
prompt-lay = Which card

## Gambit: what happens

event-placed =
    { $you ->
        [yes] You take starting square { $spot } ({ $square }).
       *[no] { $who } takes starting square { $spot } ({ $square }).
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
        [yes] You undo your plan.
       *[no] { $who } undoes their plan.
    }
event-reshuffled =
    { $you ->
        [yes] You shuffle { $count } discards into a new draw pile (G13).
       *[no] { $who } shuffles { $count } discards into a new draw pile (G13).
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
        [yes] You reveal { $card } but are blocked and stay (G9).
       *[no] { $who } reveals { $card } but is blocked and stays (G9).
    }
event-calm-ahead =
    { $turns ->
        [one] { $turns } more turn without a capture ends the game with the current score (G17).
       *[other] { $turns } more turns without a capture end the game with the current score (G17).
    }

## Gambit: the end

end-last-token = The last token is captured: the game is over (G15).
end-agreement = Everyone agrees: the game ends with the current score (G17).
end-calm =
    { $turns ->
        [one] { $turns } turn without a capture ends the game with the current score (G17).
       *[other] { $turns } turns in a row without a capture end the game with the current score (G17).
    }
end-winner =
    { $you ->
        [yes] You win!
       *[no] { $who } wins!
    }
end-tie =
    { $you ->
        [yes] Equal points ({ $points }): { $names }. You win the tie, because you had the latest turn (G16).
       *[no] Equal points ({ $points }): { $names }. { $who } wins the tie, with the latest turn (G16).
    }

## Skakanie: the table

skakanie-introduction = Together you collect pieces of a jigsaw puzzle from twelve stacks. In a turn you have three actions: take the piece your pawn stands on, or move the pawn to a neighbouring stack, never diagonally. After each turn the Dragon moves one stack on around the edge; if it reaches your pawn, you give a piece back. The game ends after four laps of the Dragon. Each player scores the pieces of their largest fragment minus the number of their other fragments.
skakanie-goal = The picture has { $pieces } pieces; together you need { $target } points.
skakanie-youngest =
    { $you ->
        [yes] You are the youngest and begin.
       *[no] { $who } is the youngest and begins.
    }
skakanie-push = You may move each other’s pawns (S13 d).
skakanie-joint = You collect into one shared pool (S13 e).
skakanie-fierce = The Dragon is fierce: it picks the piece at random (S8).
skakanie-singles = Single pieces cost two points (S13 c).
skakanie-team = Team: { $score } of { $target } points
skakanie-dragon = Dragon on { $stack }, next { $steps }
skakanie-fragments = fragments: { $sizes }
skakanie-stack =
    { $unknown ->
        [one] Stack { $stack }: on top { $top }, then { $unknown } unknown piece, then { $known }
       *[other] Stack { $stack }: on top { $top }, then { $unknown } unknown pieces, then { $known }
    }
skakanie-all = everyone

## Skakanie: what is to be decided

question-corner = Choose a corner for your pawn: stack 1, 4, 9 or 12. Pawns may share it (S2).
question-take = take: { $piece }
question-take-joins = take: { $piece }, which fits yours
question-step = move to: { $stacks }
question-push = push: { $pushes }
question-end = end
question-dragon-comes = When this turn ends, the Dragon reaches your stack (S8).
question-give = You are bitten: put one of your pieces under any stack (S8).
question-give-drawn = The fierce Dragon picked { $piece }: choose a stack to put it under (S8).
question-fragments = Your fragments: { $fragments }
prompt-corner = Corner
prompt-turn =
    { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
prompt-give = Piece and stack, such as D4 7
prompt-give-drawn = Under which stack
caution-bite = The Dragon now reaches stack { $stack }: you will have to give a piece back (S8).

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
event-dragon-stepped = The Dragon moves to { $stack }.
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
        [yes] The Dragon bites, but you have no piece to give back.
       *[no] The Dragon bites { $who }, who has no piece to give back.
    }
event-drawn =
    { $you ->
        [yes] The fierce Dragon picks your { $piece }.
       *[no] The fierce Dragon picks { $piece } from { $who }.
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
        [0] The Dragon finishes a lap and loses its last token (S9).
       *[other] The Dragon finishes a lap and loses a token: { $left } left (S9).
    }
event-game-over = The Dragon has no tokens left: the game is over (S10).

## Skakanie: the end

end-won = You beat the Dragon with { $score } points; you needed { $target }!
end-lost = The Dragon wins this time: you have { $score } points and needed { $target }.
end-sum =
    { $others ->
        [one] largest fragment { $largest }, { $others } other: −{ $cost }
       *[other] largest fragment { $largest }, { $others } others: −{ $cost }
    }

## Refusals, by code. The rule’s id follows in brackets.

refusal-not-your-placing = It is another player’s turn to choose
refusal-spot-taken = That starting square is taken
refusal-not-placing = You choose a starting square once, before the cards are dealt
refusal-not-planning = You plan three moves once, when the cards are dealt
refusal-already-planned = You have already planned
refusal-nothing-to-take-back = There is no plan to undo
refusal-plan-not-in-hand = You do not have all these cards in your hand
refusal-not-in-hand = You do not have that card in your hand
refusal-not-your-turn = It is another player’s turn
refusal-not-moving = Your gambit does not move now
refusal-not-laying = Move first, then lay a card
refusal-blocked = Your gambit is blocked and has to stay
refusal-not-blocked = Your gambit can move, so it has to
refusal-out-of-reach = The card does not lead there
refusal-in-the-way = Something stands in the way
refusal-gambit-there = Another gambit stands there
refusal-over = The game is over
refusal-no-chance-due = There is nothing to deal or draw now
refusal-not-in-pile = These cards are not in the draw pile
refusal-not-dealt = The pieces have not been dealt yet
refusal-dragon-not-placed = The Dragon has no stack yet
refusal-game-over = The Dragon has no tokens left, so the game is over
refusal-corner-first = First choose a corner for your pawn
refusal-corner-chosen = You choose a corner once, before the first turn
refusal-not-a-corner = Pawns start on a corner: stack 1, 4, 9 or 12
refusal-nothing-to-take = The stack under your pawn is empty
refusal-not-a-neighbour = A pawn moves to a neighbouring stack, never diagonally
refusal-dragon-there = No pawn may move onto the Dragon’s stack
refusal-pushing-not-agreed = The house rules do not allow moving other players’ pawns
refusal-own-pawn = To move your own pawn, type just the number
refusal-no-such-pawn = There is no such pawn
refusal-bite-first = The bitten player gives a piece back first
refusal-not-bitten = You give a piece back only after a bite
refusal-not-in-pool = You do not have that piece
refusal-not-drawn = The fierce Dragon picks a piece first
refusal-other-piece-drawn = The fierce Dragon picked another piece
refusal-deal-not-due = There is nothing to deal now
refusal-incomplete-deal = A deal must have every piece of the picture exactly once
refusal-dragon-not-due = The Dragon already has its stack
refusal-inner-stack = The Dragon starts on an outer stack
refusal-bite-not-due = The Dragon is not biting anyone now
refusal-ended = The game has ended
refusal-no-such-seat = There is no such seat at this table
refusal-no-agreement-yet = The game cannot be ended by agreement now
refusal-already-agreed = You have already agreed
refusal-not-agreed = You have not agreed, so there is nothing to withdraw

## The rules in short

rule-g1 = The board is a chessboard, a1 to h8. Only gambits move; tokens stay put until they are captured.
rule-g2 = A setup card shows where the tokens lie, what they are worth and where the four starting squares are.
rule-g3 = Everyone has one gambit and their own deck of twelve cards, usually three each of bishop, rook, queen and knight.
rule-g4 = The oldest player chooses a starting square first, the others follow counter-clockwise. Whoever chooses last moves first; then play goes clockwise.
rule-g5 = A starting square that nobody chose is an ordinary empty square.
rule-g6 = Everyone gets five cards and lays three face down, the first move on the left; all at the same time. You can undo your plan until the last player has planned.
rule-g7 = After planning, everyone draws one card; in the Polish edition only after their first move.
rule-g8 = A turn: reveal the leftmost card, move your gambit by it, lay one card from your hand at the right end of the row, draw one.
rule-g9 = A gambit that can move has to. If its card leads nowhere, it is blocked and stays; the turn goes on as usual.
rule-g10 = Bishop, rook and queen move any number of squares but pass neither tokens nor gambits. Ending on a token captures it.
rule-g11 = No gambit ends its move on another one. Only the knight jumps over things.
rule-g12 = You keep the tokens you capture; they count at the end.
rule-g13 = When you must draw and your draw pile is empty, your discards are shuffled into a new one. Everyone may look through discards.
rule-g14 = Nobody looks at face-down cards, not even their own. Younger players may be allowed to, but never to change the order.
rule-g15 = The game ends at once with the last token. The most points win.
rule-g16 = Of players with equal points, the one who had the latest turn wins.
rule-g17 = All players can agree to end the game with the current score; votes lapse on a capture or a change of leader. It also ends after many turns in a row without a capture (usually 40), announced ten turns ahead.
rule-s1 = The pieces lie face down in twelve stacks, three rows of four; the top one of each is face up.
rule-s2 = Every player chooses a corner for their pawn. Pawns may always share a stack.
rule-s3 = The Dragon starts on an outer stack with four tokens; if a pawn starts there, it moves on to the next one.
rule-s4 = The youngest player begins, then play goes clockwise.
rule-s5 = Three actions a turn, in any mix: take the piece under your pawn, or move the pawn to a neighbouring stack, never diagonally. You may end early.
rule-s6 = No pawn may move onto the Dragon’s stack. A pawn the Dragon has reached may stay, take and leave.
rule-s7 = After each turn the Dragon moves to the next outer stack, clockwise.
rule-s8 = A player whose pawn the Dragon reaches puts a piece of their choice under any stack. Everyone may know where it went.
rule-s9 = When the Dragon is back home, it loses a token.
rule-s10 = The game ends at once with the Dragon’s last token.
rule-s11 = A player’s points: the pieces of their largest fragment minus the number of their other fragments.
rule-s12 = The team wins with five points per player, unless you agreed on something else.
rule-s13 = Variants: more actions, for everyone or for some; single pieces cost two points; moving others’ pawns; one shared pool.

## Browser

web-title = Stolik: two games at one small table
web-title-turn = ● Your turn – { $game }
web-tagline = two games at one small table
web-about-gambit = Plan three chess moves ahead, face down, and race the others for the tokens on the board.
web-about-skakanie = Together against the Dragon: hop across the stacks and collect jigsaw pieces that fit.
web-facts-gambit = 2–4 players · 15 minutes · ages 12 and up
web-facts-skakanie = 1–6 players · 20 minutes · all ages
web-play-now = Play now
web-play-together = Play together
web-play-now-gambit = Play now: you against one computer player. Level: { $level }.
web-play-now-skakanie = Play now: you and a computer player against the Dragon.
web-learn-first = First time? Learn it in three minutes
web-learn-short = Learn it in three minutes
web-learn-title = First game: { $game }
web-learn-loading = One moment…
web-learn-retry = Try again
web-learn-leave = Leave the first game
web-learn-again = Start again
web-learn-coach = Your coach
web-learn-step = Step { $step } of { $steps }
web-learn-next = Continue
web-learn-skip = Skip ahead
web-learn-right = Right!
web-learn-watch = Now watch: { $who } is playing.
web-learn-fast = You both play on, in fast motion…
web-learn-done = That was your first game!
web-learn-done-about = Now you know how it works:
web-learn-play-gambit = Play against a computer player now
web-learn-play-skakanie = Play with a computer player now
web-learn-rules = Read the rules
web-learn-other = Learn { $game }, too
web-learn-gambit-start = Five tokens lie on the board. They never move; their numbers are points. When the last one is captured, whoever has the most points wins.
web-learn-gambit-place = You have a single piece, your gambit. { $who } is already on a starting square. Now you.
web-learn-gambit-place-do = Tap e1, the square with the blue ring.
web-learn-gambit-place-no = You may start there, but you could reach only a single pawn. From e1 two tokens lie on your diagonals.
web-learn-gambit-plan = Your five cards are moves. Lay three of them face down; you will play them from left to right. Remember them: nobody may look again, not even you!
web-learn-gambit-plan-do = Tap bishop, rook, knight, in this order, then “{ $plan }”.
web-learn-gambit-plan-no = Every plan is allowed. For this game make it bishop, rook, knight; you will soon see why.
web-learn-gambit-bishop = You have both drawn a card, and your first card is revealed: the bishop. It moves diagonally as far as the way is clear.
web-learn-gambit-bishop-do = Capture the token on g3 for three points: tap it.
web-learn-gambit-bishop-no = You may go there. But g3 is worth three points, more than anything else in reach.
web-learn-gambit-lay-queen = Three points! After each move you lay a card at the end of your row, face down. You will play it in three turns.
web-learn-gambit-lay-queen-do = Tap the queen, then “{ $lay }”.
web-learn-gambit-lay-queen-no = Who knows where you will be by then? The queen moves straight and diagonally, so she nearly always finds something. Lay her.
web-learn-gambit-theirs = You drew a card, so you hold three again. Then { $who } played a queen, right across the board, and captured a rook: five points. First come, first served. So look at what the others can reach, and go for the dear tokens first.
web-learn-gambit-rook = Your rook is revealed. It moves straight. There is nothing to capture, but if you can move, you must. So think ahead: your next card is the knight.
web-learn-gambit-rook-do = Go to g7. From there the knight can jump to the rook on h5.
web-learn-gambit-rook-no = You may go there. But only from g7 can the knight, your next card, jump to the five points on h5.
web-learn-gambit-lay-bishop = Played cards go to your discards, face up for everyone to see. When your draw pile is empty, they are shuffled and drawn again.
web-learn-gambit-lay-bishop-do = You have two bishops: tap one, then “{ $lay }”.
web-learn-gambit-lay-bishop-no = Any card will do. But if you lay one of the two bishops, you keep two different cards to choose from.
web-learn-gambit-blocked = { $who } revealed a bishop, but you are on the only way out of the corner. Gambits are never captured, and only a knight jumps over them. If you have no move, you stay.
web-learn-gambit-knight = Your knight is revealed. It jumps two squares straight and one to the side, over everything.
web-learn-gambit-knight-do = Jump to h5 and capture the rook: five points.
web-learn-gambit-knight-no = The knight may land there. But h5 is worth five points.
web-learn-gambit-lay-rook = You lead eight to five. Now lay a card at the end of your row, as always.
web-learn-gambit-lay-rook-do = You have two rooks: tap one, then “{ $lay }”.
web-learn-gambit-lay-rook-no = Any card will do. But if you lay one of the two rooks, you keep two different cards to choose from.
web-learn-gambit-queen = { $who } captured a pawn: eight to six. Now the queen you laid three turns ago is revealed. One token is left.
web-learn-gambit-queen-do = The queen moves straight or diagonally. Capture the pawn on a5.
web-learn-gambit-queen-no = You may go there, but do not leave the last token to { $who }. Capture it, on a5, and you win.
web-learn-gambit-end = The last token is gone, and the game ends at once: nine to six, you win! With equal points, whoever moved last would win.
web-learn-gambit-learned-1 = Your gambit moves like the revealed card: bishop, rook, queen or knight. If it ends on a token, it captures it.
web-learn-gambit-learned-2 = Three cards always lie face down in front of you. You have to remember them.
web-learn-gambit-learned-3 = After each move you lay a card at the end of the row and draw one.
web-learn-gambit-learned-4 = If you can move, you must. If you cannot, you stay.
web-learn-gambit-learned-5 = When the last token is captured, the most points win.
web-learn-skakanie-start = You and { $who } play together. Pieces of a jigsaw lie in twelve stacks; the Dragon walks round them. Collect pieces that fit together before it finishes four laps.
web-learn-skakanie-corner = Your pawn starts on a corner.
web-learn-skakanie-corner-do = Tap stack 1, at the top left.
web-learn-skakanie-corner-no = You may start there. But the piece on stack 1 fits the one next to it, on stack 2.
web-learn-skakanie-take = { $who } has chosen a corner, too. A turn has three actions: take the piece you stand on, or move to a neighbouring stack, never diagonally.
web-learn-skakanie-take-do = Take your piece: tap your stack, or “{ $take }”.
web-learn-skakanie-take-no = You may do that. But first take the piece you stand on: it fits the one on stack 2.
web-learn-skakanie-move = The piece is yours, and the next one is turned up. A piece with a glowing edge fits yours.
web-learn-skakanie-move-do = Move on to stack 2: tap it.
web-learn-skakanie-move-no = You may do that. But the piece on stack 2 fits yours. Go and get it!
web-learn-skakanie-join = You have hopped over. One action is left in this turn.
web-learn-skakanie-join-do = Take the piece that fits.
web-learn-skakanie-join-no = You may do that. But you came for this piece, and it fits yours. Take it.
web-learn-skakanie-dragon = The two form a fragment now: two points. Your turn is over, and after every turn the Dragon moves one stack on. The small numbers show its next steps. Now { $who } plays.
web-learn-skakanie-three = The next piece on your stack fits, too.
web-learn-skakanie-three-do = Take it.
web-learn-skakanie-three-no = You may do that. But the piece under your pawn fits yours: take it first.
web-learn-skakanie-away = Three points. Let us find out what a piece costs that does not fit.
web-learn-skakanie-away-do = Move on to stack 3.
web-learn-skakanie-away-no = You may do that. But this time you need stack 3: its piece does not fit.
web-learn-skakanie-stray = This piece touches none of yours.
web-learn-skakanie-stray-do = Take it anyway. You will soon be rid of it.
web-learn-skakanie-stray-no = You may do that. But take the piece that does not fit, just this once, to see what it costs.
web-learn-skakanie-cost = Only your largest fragment counts; every other one costs a point: 3 − 1 = 2. And look how close behind you the Dragon is!
web-learn-skakanie-give = The Dragon has reached your stack and bites: you have to put one of your pieces under a stack. You choose which piece, and which stack.
web-learn-skakanie-give-do = Tap your single piece, C2, then stack 10. That stack is empty, so { $who } can take the piece from there.
web-learn-skakanie-give-no = You may do that. But keep your fragment whole and put the single piece on stack 10: { $who } can use it.
web-learn-skakanie-middle = A bite can help: three points again. You may not move onto the Dragon’s stack, but you may leave it. The Dragon never comes to the two stacks in the middle.
web-learn-skakanie-middle-do = Move to stack 7.
web-learn-skakanie-middle-no = You may do that. But on stack 7 you are safe from the Dragon, and its piece fits yours.
web-learn-skakanie-four = A piece that fits, and a safe place.
web-learn-skakanie-four-do = Take it.
web-learn-skakanie-four-no = You may do that. But you stand on a piece that fits: take it first.
web-learn-skakanie-enough = Four points. The next piece here does not fit yet: leave it for later. You need not use all your actions.
web-learn-skakanie-enough-do = Tap “{ $end }”.
web-learn-skakanie-enough-no = You may do that. But here you are safe, and a piece that does not fit costs a point. End your turn.
web-learn-skakanie-gift = { $who } takes the piece you gave back, because it fits there. Helping each other is half the game.
web-learn-skakanie-token = The Dragon is back home, at its flag, so it loses the first of its four tokens. When it loses the last one, the game is over. Now you both play on; watch it in fast motion.
web-learn-skakanie-last = Your last turn! Together you have 23 points, and here you need 24 (usually five per player). Do you remember the piece you left? Now it fits.
web-learn-skakanie-last-do = Take it.
web-learn-skakanie-last-no = You may do that. But one point is missing, and you stand on it: take the piece.
web-learn-skakanie-whole = 24! Every piece of the picture is in its place.
web-learn-skakanie-whole-do = Tap “{ $end }”.
web-learn-skakanie-whole-no = You may do that. But there is nothing left to take: end your turn.
web-learn-skakanie-end = The Dragon has lost its last token, the game is over, and you have enough points. Together you have beaten the Dragon!
web-learn-skakanie-learned-1 = A turn has up to three actions: take the piece you stand on, or move to a neighbouring stack.
web-learn-skakanie-learned-2 = Pieces that fit form fragments. Your largest one counts; every other one costs a point.
web-learn-skakanie-learned-3 = After every turn the Dragon moves one stack on. If it reaches your pawn, you give a piece back.
web-learn-skakanie-learned-4 = Nobody moves onto the Dragon’s stack, and it never comes to the two in the middle.
web-learn-skakanie-learned-5 = The game ends after four laps of the Dragon. You win or lose together.
web-footer = No account, no ads, nothing to install.
web-licences = Licences
web-language = Language
web-theme = Colours
web-theme-system = Match device
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = Instant
web-sounds = Sounds
web-notify = Notify me when it is my turn
web-notify-sample = This is how you will know it is your turn.
web-notify-denied = This browser does not let the page notify you.

# Notices to people who are away: Web Push and webhooks. $others are names; $alone says whether there are none.
notice-turn =
    { $alone ->
        [yes] { $game }: it is your turn.
       *[no] { $game } with { $others }: it is your turn.
    }
notice-warning =
    { $hours ->
        [0] { $game }: less than an hour is left for your move.
        [one] { $game }: about an hour is left for your move.
       *[other] { $game }: about { $hours } hours are left for your move.
    }
notice-several = It is your turn at { $count } tables.

# Notices by e-mail. $host is the address of this server; $shown an address with most of it left out.
mail-open = Open the table
mail-open-home = Open your tables
mail-why = You get this because you confirmed this address at { $host }.
mail-stop = No more mails
mail-confirm-subject = Confirm your address for { $host }
mail-confirm = Somebody, probably you, wants to be told by e-mail when it is their turn at { $host }. Please confirm it within { $hours } hours; until then nothing else is sent to this address.
mail-confirm-else = If it was not you, ignore this mail. Behind the link you can also say that you never want such a mail again.
mail-confirm-open = Confirm this address
mail-confirm-why = This address was typed in at { $host }.

web-called = When you are away
web-called-about = You can be told when it is your turn at this table, also while this page is closed. No card and nothing hidden is in it.
web-called-here = Tell me on this device
web-called-denied = This browser does not let the page show notifications. You can allow it in the browser’s settings for this page.
web-called-impossible = This browser cannot be told anything while the page is closed. On an iPhone or iPad, add Stolik to the home screen first.
web-called-failed = That did not work. Please try again later.
web-called-bad = Nothing can be sent to this address. It begins with https:// and belongs to nobody’s home network.
web-called-offer = Tell me when it is my turn
web-called-on = This device tells you when it is your turn.
web-called-browser = Another browser ({ $host })
web-called-webhook = Webhook at { $host }
web-called-remove = Remove
web-called-secret = What is sent there is signed with this secret. It is shown only now:
web-called-hook = Tell a chat or a program (webhook)
web-called-hook-about = Discord, Slack, ntfy or a program of your own gives you an address for this.
web-called-address = Address
web-called-add = Add
web-called-mail = Tell me by e-mail
web-called-mail-about = A mail with a link asks you to confirm the address. Until then nothing else is sent there.
web-called-mail-add = Turn on
web-called-mail-on = E-mail to { $shown }
web-called-mail-asked = { $shown }: please confirm it by the link in the mail we sent.
web-called-mail-refused = { $shown } takes no mail.
web-called-mail-bad = Mail cannot be sent to this address. Is it spelled right?
web-called-mail-often = Enough mails were sent for now. Look for one with a link, also among spam, or try again tomorrow.
web-called-offer-mail = Tell me by e-mail when it is my turn

web-mail = Notices by e-mail
web-mail-asked = May Stolik write to { $shown } when it is your turn?
web-mail-asked-about = At most once a turn, and not while you are at the table. Every mail has a link that ends them all.
web-mail-yes = Yes, write to me
web-mail-never = No, never write to this address
web-mail-on = { $shown } is confirmed. You will be told when it is your turn.
web-mail-stop = End all mails to { $shown }?
web-mail-stop-about = No table here writes to this address any more. You can turn it on again in a table’s menu.
web-mail-end = End all mails
web-mail-off = No mails go to this address.
web-mail-failed = That did not work. Please try again later.
web-mail-over = This link is no longer valid. If you still want mails, ask for a new link in the table’s menu.

web-mine = Continue playing
web-mine-lobby = waiting for players
web-mine-turn = your turn
web-mine-wait = the others are thinking
web-mine-until = until { $when }
web-mine-since = since { $when }
web-mine-won = won
web-mine-lost = lost
web-mine-manage = Manage: { $game }, { $people }
web-mine-over =
    { $count ->
        [0] Keys and finished games
        [one] { $count } finished game
       *[other] { $count } finished games
    }
web-mine-against = Against
web-mine-games = Games
web-mine-wins = Wins
web-mine-best = Best
web-mine-alone = alone
web-mine-people = people ({ $count } at the table)
web-mine-bots = { $level } ({ $count } at the table)
web-mine-file-about = The keys to your seats and your results are kept only in this browser. A file with all of them opens your tables elsewhere; whoever has it can play for you.
web-mine-export = Save as a file
web-mine-import = Open a file
web-mine-import-bad = This is not a file with keys of Stolik.
web-mine-imported =
    { $count ->
        [one] { $count } table taken over.
       *[other] { $count } tables taken over.
    }
web-mine-imported-results =
    { $count ->
        [one] { $count } new result.
       *[other] { $count } new results.
    }
web-mine-carry = Take everything to another device
web-mine-carry-about = Scan the code with the other device, or open the link there, within ten minutes; it works once. Your keys are encrypted here, and the server cannot read them.
web-mine-carry-start = Make the link
web-mine-carry-over = The ten minutes are over. Nothing has changed here; make a new link.
web-mine-carry-taken = The other device has all your tables. Should this one keep them, too?
web-mine-carry-keep = Keep them here, too
web-mine-carry-move = Forget them here
web-mine-carry-move-sure = Forget them all in this browser?
web-mine-arrive = Your tables from another device
web-mine-arrive-about = They come into this browser, with the keys to your seats. What is already here stays.
web-mine-arrive-take = Bring them here
web-mine-offer = A link for seat { $seat }
web-mine-leave = Leave the table
web-mine-leave-about = Your seat goes to the computer, or is free for somebody else. You can take a free seat back only with this device’s key: leaving forgets it.
web-mine-leave-bot = Let the computer play on
web-mine-leave-bot-sure = Let it play, and forget the table?
web-mine-leave-free = Give the seat back
web-mine-leave-free-sure = Give it back, and forget the table?
web-mine-forget = Forget
web-mine-forget-about = The table stays as it is, but this browser loses its keys. The result of a finished game stays.
web-mine-forget-sure = Lose the keys to this table?
web-mine-erase = Remove from history
web-mine-erase-about = The result is no longer shown or counted here.
web-mine-erase-sure = Remove this result?
web-mine-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
web-home = Home
web-close = Close
web-menu = Table
web-menu-players = Players
web-menu-settings = Settings
web-menu-more = More
web-log = What happened
web-log-empty = Nothing yet.
web-undo = Undo
web-rule = Rule { $id }
web-rules = The rules
web-rules-of = { $game }: the rules
web-rules-whole = All the rules
web-rules-contents = Contents
web-rules-ours = Our ruling
web-rules-note = Every rule has an id; when the table refuses something, it names the rule. Where the printed rules are silent, unclear or contradictory, our own ruling is marked. We are not connected with the makers of the printed games.
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
web-options-about = The usual choices are set; change what you like.
web-create-invite = Create table
web-create-start = Start
web-create-name = Seat { $seat } still needs a name.
web-create-invite-about =
    { $count ->
        [one] You get one link to share.
       *[other] You get { $count } links to share.
    }
web-create-start-about = The game begins at once.
web-opt-setup = Setup card
web-opt-setup-about = Where the tokens lie and the gambits start.
web-setup-own = Your own card
web-setup-own-about = A name, what tokens are worth, then eight rows: P N B R Q K are tokens, 1 to 4 starting squares, a dot is empty.
web-setup-trouble = Line { $line }, column { $column }: { $what }
web-setup-fine = This card can be played.
web-setup-make = Draw your own card
web-opt-oldest = Oldest player
web-opt-oldest-about = Chooses a starting square first. Whoever chooses last moves first.
web-opt-edition = Edition
web-opt-edition-about = English and Italian: draw the sixth card after planning. Polish: after the first move.
web-edition-en = English
web-edition-it = Italian
web-edition-pl = Polish
web-opt-peek = May peek
web-peek-all = Everybody
web-opt-peek-about = Younger players may look at their own face-down cards.
web-opt-calm = Turns without a capture
web-opt-calm-about = The game ends after this many in a row; 0 = never.
web-opt-deck = Deck
web-opt-deck-about = The twelve cards everyone has; usually three of each kind.
web-deck-count =
    { $count ->
        [one] { $count } card of 12
       *[other] { $count } cards of 12
    }
web-opt-clock = Time limit
web-opt-clock-about = When time is up, the computer plays until the player returns.
web-opt-clock-days = Time limit
web-opt-clock-days-about = For one decision. Time also runs while nobody is at the table.
web-clock-none = No limit
web-time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-clock-days = Games over days
web-opt-reserve = Reserve
web-opt-reserve-about = Extra time each player may use up in the whole game.
web-reserve-none = No reserve
web-opt-then = When time is up
web-opt-then-about = What happens when a player has neither time nor reserve left.
web-then-turn = The computer plays that turn
web-then-stand_in = The computer plays until the player returns
web-then-wait = The table waits
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
web-sk-picture = The whole picture
web-art-harbour = Harbour
web-art-forest = Forest
web-art-own = Own photo
web-photo = Your photo
web-photo-frame = The part of the photo you play with. Arrow keys move it, plus and minus zoom.
web-photo-how = Drag the photo, pinch or scroll to zoom. The lines show the pieces.
web-photo-zoom = Zoom
web-photo-turn = Turn
web-photo-use = Use this photo
web-photo-adjust = Adjust
web-photo-another = Another photo
web-photo-reading = Opening the photo…
web-photo-unreadable = This file cannot be opened as a picture. Choose a photo, such as a JPEG.
web-photo-plain = { $percent }% of the pieces are nearly one colour (sky, a wall): they will be hard to tell apart.
web-photo-seen = Only people with a link to this table see it, and it is deleted with the table. Where and with what it was taken stays on your device.
web-photo-stays = It stays in this browser.
web-photo-lacking = The players’ photo is not available here, so you see a built-in picture.
web-opt-picture = Size
web-opt-picture-about = The more pieces, the harder to finish in time. Normal is won about every second time by newcomers with hints; five or six need more actions for that.
web-picture-easy = Easy
web-picture-fair = Normal
web-picture-hard = Hard
web-picture-size = Columns and rows
web-picture-usual = usual: { $size }
web-opt-hints = Hints
web-opt-hints-about = Pieces that fit yours are highlighted, and everyone may ask for a hint.
web-opt-help = Hints
web-opt-help-about = Everyone may ask for an idea, then for the move, and have a coach.
web-opt-odds = Odds
web-opt-odds-about = Everyone may see the chances of what is hidden.
web-opt-silent = Silent table
web-opt-silent-about = No hints, no odds, and nobody points.
web-opt-youngest = Youngest player
web-opt-youngest-about = Goes first.
web-opt-actions = Actions per turn
web-opt-actions-about = The rulebook says three; more make it easier.
web-opt-extra = Extra actions for some
web-opt-extra-about = Helps younger players.
web-opt-target = Needed to win
web-opt-target-about = The rulebook says five points per player. With a shared pool a share of all pieces (60%) is fairer; solo that is usual.
web-target-usual = Usual
web-target-each = Points each
web-target-share = Percentage
web-opt-dragon = Dragon’s home
web-opt-dragon-about = One of the ten outer stacks.
web-dragon-random = random
web-dragon-stack = stack { $stack }
web-opt-fierce = Fierce Dragon
web-opt-fierce-about = Chance picks the piece to give back, not the bitten player.
web-opt-singles = Single pieces cost two
web-opt-singles-about = Fragments of one piece cost two points instead of one.
web-opt-push = Moving other pawns
web-opt-push-about = You may also use an action to move another player’s pawn.
web-opt-joint = Shared pool
web-opt-joint-about = All pieces go into one pool, which is scored once.
web-invite = Invitation to a table
web-invited = A seat is waiting for you
web-sit-down = Sit down
web-takeover = { $name }’s seat moves to this device
web-takeover-go = Play on here
web-sit-here = Add a player on this device
web-invite-all = Send this to your friends
web-invite-all-about = Whoever opens it takes the next free seat. When all seats are taken, they watch.
web-invite-new = New link; the old one stops working
web-invite-one = A link for this seat only
web-seat-take = Sit here
web-seat-swap = Swap seats
web-seat-swap-asked = Asked to swap. Cancel
web-seat-swap-wanted = wants to swap with you
web-lots = Draw lots for seats
web-place-bot = Computer…
web-free-seat = Free the seat
web-rename = Rename
web-ready = Ready
web-unready = Not ready
web-is-ready = ready
web-not-ready = not ready yet
web-lobby-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-lobby-ready = The game begins when everyone is ready.
web-lobby-others = Waiting for the others.
web-here = at the table
web-away = offline
web-seen-lately = here a short while ago
web-seen-today = here today
web-seen-yesterday = here yesterday
web-seen-days = here { $count } days ago
web-saw-move = saw the last move
web-seen-show = The others see when I was last here and whether I saw the last move
web-thinking = thinking
web-agreed = Agreed rules
web-agreed-deck = Deck: { $cards }.
web-agreed-early-draw = The sixth card is drawn right after planning.
web-agreed-no-peek = Nobody looks at face-down cards, not even their own.
web-agreed-show = Show the setup card
web-agreed-calm =
    { $turns ->
        [0] Turns without a capture never end the game.
        [one] The game ends after { $turns } turn without a capture.
       *[other] The game ends after { $turns } turns without a capture.
    }
web-agreed-clock = Time limit: { $time }; then the computer plays.
web-agreed-days = { $time } for each decision.
web-agreed-reserve = { $time } of reserve for each player.
web-agreed-then-turn = When time is up, the computer plays that turn.
web-agreed-then-stand_in = When time is up, the computer plays until the player returns.
web-agreed-then-wait = When time is up, the table waits.
web-until =
    { $you ->
        [yes] You have until { $when }.
       *[no] { $who } has until { $when }.
    }
web-until-over =
    { $you ->
        [yes] Your time was up: { $when }. The table waits.
       *[no] Time was up for { $who }: { $when }. The table waits.
    }
web-until-reserve = Of that, { $time } is reserve.
web-until-nobody = No time is running.
web-night = Night hours
web-night-about = Your time does not run at night. A change takes effect with your next decision, at every table with a clock for days.
web-night-on = My time stops at night
web-night-from = From
web-night-to = to
web-night-theirs = Night for { $who }: { $from } to { $to } by your clock.
web-agreed-picture = Picture: { $art }, { $size } pieces.
web-agreed-actions =
    { $actions ->
        [one] { $actions } action per turn.
       *[other] { $actions } actions per turn.
    }
web-agreed-extra = { $who }: +{ $more }.
web-agreed-target = Needed to win, per player or as a share of all pieces: { $target }.
web-agreed-dragon-random = The Dragon starts on a random outer stack.
web-agreed-hints = Pieces that fit are highlighted.
web-agreed-no-hints = Pieces that fit are not highlighted.
web-agreed-help = Everyone may ask for hints.
web-agreed-no-help = There are no hints.
web-agreed-odds = Everyone may see the odds.
web-agreed-no-odds = Odds are not shown.
web-agreed-silent = A silent table: no hints, and nobody points.
web-commitment = How we prove the shuffle is fair
web-commitment-about = The server shows the fingerprint of its seed before the start, every seat adds random numbers of its own, and the seed is shown at the end, so anyone can check the shuffle.
web-seed = Seed:
web-watch = Spectators
web-watch-about = Anyone with this link can watch, but sees nobody’s cards.
web-watch-new = New link; the old one stops working
web-watchers =
    { $count ->
        [0] nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-qr-label = The link as a QR code
web-copy-link = Copy link
web-copied = Copied
web-share = Share
web-connecting = Connecting to the table…
web-lost = Connection lost. Trying again…
web-retry = Try now
web-problem = Nothing here
web-reload = Reload
web-leave = Leave the table
web-board = Board
web-square-gambit =
    { $you ->
        [yes] your gambit
       *[no] gambit of { $who }
    }
web-square-spot = starting square { $spot }
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
web-put-back = Place { $place }: { $card }, picked; undo
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
web-discards-about = Played since the last shuffle; everyone may look.
web-unseen = Still to come
web-unseen-about = In the hand, the row or the pile.
web-unseen-kind = { $card }: { $left } of { $all }
web-prompt-place = Choose a starting square. Whoever chooses last moves first.
web-prompt-plan = Tap three cards in playing order. Remember them!
web-prompt-lay = Which card goes to the end of your row? You play it in three turns.
web-prompt-move = Your card: { $card }. It moves { $moves }.
web-confirm-plan =
    { $count ->
        [3] Lay face down
       *[other] { $count } of 3
    }
web-confirm-lay = Lay card
web-unplan = Undo plan
web-stay = Stay
web-turned-up =
    { $you ->
        [yes] You reveal { $card }.
       *[no] { $who } reveals { $card }.
    }
web-wait-place = { $who } is choosing a starting square.
web-wait-plan =
    { $count ->
        [one] { $who } is still planning.
       *[other] { $who } are still planning.
    }
web-wait-move = { $who } is moving.
web-wait-lay = { $who } is choosing a card.
web-over = The game is over.
web-end-won = You won by { $points ->
    [one] one point
   *[other] { $points } points
}
web-end-lost = You lost by { $points ->
    [one] one point
   *[other] { $points } points
}
web-end-won-tied = You won with equal points
web-end-fits = Next time “Play now” proposes another level: { $level }.
web-end-lost-tied = You lost with equal points
web-end-team-won =
    { $points ->
        [0] You beat the Dragon, with not a point to spare
        [one] You beat the Dragon, with a point to spare
       *[other] You beat the Dragon, with { $points } points to spare
    }
web-end-team-lost =
    { $points ->
        [one] The Dragon wins: you were one point short
       *[other] The Dragon wins: you were { $points } points short
    }
web-end-captured = Captured: { $tokens }.
web-end-turning = Turning point
web-end-turning-at = The turning point, step { $ply }:
web-end-share-text = Share
web-end-share-picture = As a picture
web-end-shared = Shared.
web-end-copied = The result is on the clipboard.
web-end-saved = The picture is saved.
web-end-show-table = Table
web-end-show-result = Result
web-rematch = Rematch
web-rematch-join = Join the rematch
web-download = Log
web-replay = Replay
web-replay-title = Recorded games
web-pass = Hand it to { $name }
web-pass-me = I am { $name }
web-pass-or = Or, in any order:
web-pass-nobody = Nobody here has anything to decide right now.
web-pass-plan = Look at your hand and pick three cards in the order you will play them. Remember them!
web-pass-lay = Look at your hand and pick the card for the end of your row.
web-hold = Hold to look, slide to a card to pick it
web-hold-only = Hold to look at my cards
web-hold-about = By keyboard: hold the space bar and press 1 to 5 to pick a card.
web-show = Show
web-cover = Cover
web-large = Large cards, small board
web-moved = You can keep watching here.
web-busy = Server busy: computer at { $pace }%
web-undo-gambit = Nothing to undo. You can undo a move until you lay your next card, and your first plan until everyone has planned.
web-undo-skakanie = Nothing to undo. You can undo until a new piece is turned up.
web-vote-no-gambit = Only from the first turn on.
web-vote-no-skakanie = Not in Skakanie.
web-where = Where are you playing?
web-where-here = Here or by link
web-where-screen = Phones around this screen
web-where-screen-about = Nobody plays on this screen; everyone joins with a phone.
web-holder-phone = Phone
web-holder-phone-about = Scans a QR code on this screen.
web-screen-scan = Scan to join
web-screen-lobby = Scan a code with your phone and take a seat
web-screen-start = The game begins when every seat is taken and everyone is ready.
web-screen-fullscreen = Full screen
web-screen-another = Another phone for { $name }
web-screen-another-sure = Whoever scans the new code gets the seat after a minute, unless { $name } says no on the old phone. Tap again.
web-vote = End the game now
web-vote-about = If everyone agrees, the game ends now (G17). Votes lapse on a capture or a change of leader.
web-votes = Votes to end the game now (G17), { $given } of { $all }: { $names }.
web-agree = I agree
web-withdraw = Withdraw vote
web-stand-in = Let the computer play
web-stand-in-now = the computer plays: { $level }
web-stand-in-end = Hand the seat back to the player
web-bot-for =
    { $you ->
        [yes] { $bot } (for you)
       *[no] { $bot } (for { $name })
    }
web-bot-badge = The computer plays for this player
web-mean-now = { $bot } plays for you ({ $level }).
web-mean-clock = Your time was up: { $bot } plays for you ({ $level }).
web-mean-was = While you were away, { $bot } played for you:
web-mean-more =
    { $count ->
        [one] One more move before that is in the log.
       *[other] { $count } more moves before that are in the log.
    }
web-mean-take = I’ll play
web-mean-read = Got it
web-away-now = { $name } is away.
web-away-bot = Let the computer play
web-vacant = Seat { $seat } is free. Nobody plays there.
web-vacant-host = Seat { $seat } is free. The host can invite someone or let the computer play.
web-vacant-bot = Computer
web-vacant-invite = Invite
web-offer = Move to another device
web-offer-about = Scan this with the other device: it takes over the seat, and you can keep watching here.
web-react-hello = Hello!
web-react-well-done = Well done!
web-react-ouch = Ouch!
web-react-thinking = Hmm…
web-react-hurry = Hurry up!
web-react-thanks = Thanks!
web-react = Reactions
web-news-sat = { $name } sits down.
web-news-renamed = New name: { $name }.
web-news-freed = { $who } no longer has seat { $seat }: it is free.
web-news-reseated =
    { $lots ->
        [yes] Lots were drawn for the seats.
       *[no] Seats were changed.
    }
web-news-claimed = { $name } asks for seat { $seat }.
web-news-kept = { $name } keeps seat { $seat }.
web-news-bot-placed = Seat { $seat }: computer player ({ $level }).
web-news-undone =
    { $you ->
        [yes] You undo your last action.
       *[no] { $who } undoes the last action.
    }
web-news-stood-in = The computer plays for { $who } ({ $level }).
web-news-stood-in-clock = Time is up: the computer plays for { $who } ({ $level }).
web-news-returned =
    { $you ->
        [yes] You are playing again.
       *[no] { $who } is playing again.
    }
web-news-offered =
    { $you ->
        [yes] You made a link for another device.
       *[no] { $who } made a link for another device.
    }
web-news-watch-link = There is a new link for spectators.
web-news-rematch = A rematch is ready.
web-news-started = The game begins.
web-code-malformed = This page and the server do not understand each other. Reload the page.
web-code-too-large = That is too long.
web-code-not-text = The server understands text only.
web-code-bad-frame = The server did not understand the connection.
web-code-too-fast = That was a little too fast. Try again in a moment.
web-code-no-such-table = There is no such table, or it has been removed.
web-code-no-such-parcel = This link has been used, or its ten minutes are over. Make a new one on the other device.
web-code-no-such-key = This link does not open the table. Ask for a new one.
web-code-not-joined = This page has not joined the table. Reload it.
web-code-not-your-seat = That is not your seat.
web-code-not-host = Only the host can do that.
web-code-wrong-stage = You cannot do that at this stage of the game.
web-code-wrong-seat = You cannot do that with this seat.
web-code-bad-name = A name has 1 to 24 visible characters.
web-code-bad-text = Something in the text is not written correctly.
web-code-bad-night = A night has at most twelve hours.
web-code-no-such-level = There is no such computer player.
web-code-stale-question = That has already been decided.
web-code-not-agreed = That was not agreed at this table.
web-code-bad-action = That is not a move.
web-code-rule = The rules do not allow that.
web-code-table-long = So much has happened at this table that nothing more fits. Begin a new one.
web-code-no-undo = You can no longer undo that.
web-code-bad-options = These house rules cannot be played.
web-code-bad-photo = This photo cannot be used here.
web-code-no-photo = There is no photo, or it is no longer kept.
web-code-bad-log = This log is damaged, breaks the rules, or cannot be continued here.
web-code-still-running = Only finished games can be shown.
web-code-seat-moved = Your seat moved to another device.
web-code-open-elsewhere = This game is open in another tab of this browser.
web-forgetful = This browser lets the page keep nothing. You can play, but the game is gone when this tab is closed.
web-forgetful-close = Play on
web-needs-server = Links for friends and phones round a screen need a server; this page has none. Here you play against computer players, or pass this device round.
web-needs-server-at = Play with links at { $server }
web-take-over = Play on here
web-handover = Invite somebody
web-handover-about = The game goes on at the server, from where it stands, and you get a link for others. What is drawn from then on is shuffled anew there, from a seed nobody knows.
web-handover-seat = Somebody else takes { $name }’s seat
web-handover-honest = So far the game was in this browser. Whoever joins should know: its hidden cards could have been looked up here.
web-handover-go = Go on at the server
web-handover-wait = The game is on its way to the server …
web-handover-failed = The game is still here
web-handover-safe = Nothing is lost: you can try again, or go on playing here.
web-handover-again = Try again
web-handover-stay = Go on here
web-handover-moved = This game goes on at the server
web-handover-there = Go there
web-not-here = A game whose address begins like this is kept in the browser it was begun in; this one does not have it.
web-not-here-invite = There, “Invite somebody” in the menu makes a link for others.
web-install = Stolik can be installed like an app. It then opens without a network as well.
web-install-yes = Install
web-install-no = Not now
web-code-seat-freed = The host has freed your seat.
web-code-key-void = This link no longer works.
web-code-unavailable = The server is not responding. Try again.
web-code-restarting = The server is restarting. Come back in a moment.
web-code-full = All tables are taken. Try again later.
web-code-wrong-origin = This page may not use that server.
web-code-unknown = The server sent an answer this page does not know ({ $code }).
web-unknown = This page has no words for “{ $name }”.
web-outdated = Stolik has been updated
web-outdated-part = Part of this page could not be loaded. Stolik may have been updated. Load the page again.
web-outdated-version = Stolik has been updated. The game is saved.
web-broken = Something went wrong and the table cannot be shown. The game is saved. Load the page again.
web-free-sure = { $name } will lose this seat. Tap again to free it.
web-free-sure-playing = { $name } can take the seat back until someone else has it: whoever sits down waits a minute. Tap again to free it.
web-claim-freed = The host has freed your seat. You can take it back until someone else has it.
web-claim-asked = { $name } asks for your seat and gets it after a minute unless you say no.
web-claim-keep = Keep my seat
web-claim-give = Give it to { $name }
web-claim-mine = You have asked for { $name }’s seat. Unless { $name } says no within a minute, it is yours.
web-claim-other = { $name } asks for the seat of { $previous }, who has a minute to say no.

## Browser: replay

# The daily deal

web-daily = Daily deal
web-daily-new = play today’s deal
web-daily-begun = continue
web-daily-play = Play this deal
web-daily-see = See my game
web-daily-of = The daily deal of { $day }
web-daily-score = Score { $points } · par { $par }
web-daily-par = Par { $par }
web-daily-par-wait = Par is being worked out…
web-daily-par-none = Par could not be worked out.
web-daily-about = One deal a day for each game, the same for everybody in the world. Par is what our strongest computer player reaches. Your first try counts.
web-daily-gambit = You against one strong computer player.
web-daily-skakanie = You alone against the Dragon, with two actions a turn.
web-daily-seed = The seed of a daily deal follows from its date, so anyone can compute it. Your results and your streak stay on this device; a day begins at midnight UTC.
web-daily-days = Days
web-daily-day = Day
web-daily-before = Day before
web-daily-after = Day after
web-daily-history = My daily deals
web-daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
web-daily-marks = How the game went, in eight parts
web-daily-share = Share result
web-daily-again = You have played this deal before; your first try counts.
web-daily-gate = This is somebody’s game of { $game }, from a daily deal you have not played yet. Play it yourself first: then you can watch it.
web-daily-is = This is the daily deal of { $day }: everybody has the same cards and opponents. Its seed follows from the date, so anyone who computes it can know everything that is to come.
web-daily-short = The daily deal of { $day }: the same for everybody, from a public seed.

# Puzzles

web-puzzles = Puzzles
web-puzzles-title = Puzzle: { $game }
web-puzzles-about = Positions from games of strong computer players, each with one answer that is best for certain: a solver has gone through every line and every card or piece that may turn up. You know what the player knew, and no more.
web-puzzles-loading = Fetching the puzzles…
web-puzzles-list = All puzzles
web-puzzles-step = Step { $step }
web-puzzles-solved = { $solved } of { $all } solved
web-puzzles-one = Puzzle { $number }: { $asks }
web-puzzles-one-done = Puzzle { $number }: { $asks }, solved
web-puzzles-gambit-cards = best three cards
web-puzzles-gambit-move = best move
web-puzzles-skakanie-turn = best turn
web-puzzles-skakanie-give = save the piece
web-puzzles-ask-gambit-cards = Which three cards do you lay, and in which order? You want the best lead in points after your third card.
web-puzzles-ask-gambit-move = Where do you go? You want the best lead in points after your next three cards, this one included.
web-puzzles-ask-skakanie-turn = Play the best turn: the team should have the most points at the end of the game.
web-puzzles-ask-skakanie-give = The Dragon has caught you. Which piece do you give, and where to? The team should have the most points at the end of the game.
web-puzzles-watch = Watch the last turns, and remember the cards you lay.
web-puzzles-memory = You have just seen which cards you laid. Do you remember them?
web-puzzles-skip = Go to the question
web-puzzles-rewatch = Watch again
web-puzzles-going = Good so far. Go on!
web-puzzles-back = Start over
web-puzzles-right = Right!
web-puzzles-wrong = Something else is better.
web-puzzles-shown = This is the answer.
web-puzzles-clear =
    Everything else is worth at least { $points } { $points ->
        [one] point
       *[other] points
    } less.
web-puzzles-again = Try again
web-puzzles-next = Next puzzle
web-puzzles-line = Play it out
web-puzzles-show = Show the answer
web-puzzles-question = The puzzle
web-puzzles-rated = Steps follow from who finds the answer: a simple computer player nearly always finds those of step 1, only the stronger ones those of step 4. What you have solved stays on this device.

web-replay-about = See a game again, step by step: as a spectator, as any of its players, or with all cards revealed.
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
web-replay-as = View as
web-replay-as-watcher = Spectator
web-replay-as-all = Reveal all
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
web-branch-about = A new table starts from step { $ply }.
web-branch-not-over = The game is over here. Go back to a step where it can continue.
web-branch-seat = Your seat
web-branch-others = The others
web-branch-bots = Computer players
web-branch-people = People I invite
web-branch-draws = What is drawn from here on
web-branch-draws-same = The same as in that game
web-branch-draws-new = New draws
web-branch-is-new = This table continues a recorded game after step { $step }. From there on everything is drawn anew, from a seed nobody knows. What was dealt before, anyone who saw that game may know.
web-branch-is-same = Careful: this table continues a recorded game after step { $step } with the same draws. Anyone who saw that game can know everything that is to come.
web-branch-short-new = A recorded game continues here, with new draws.
web-branch-short-same = A recorded game continues here with the same draws: what comes can be known.
web-branch-level = Level
web-branch-go = Play on
web-shuffle-is-checked = Checked: every draw has been recomputed from the numbers below and matches the game.
web-shuffle-is-new-draws = Checked from step to step since this table took over a recorded game: every draw from there on matches the numbers below. Nothing is said about the game before that.
web-shuffle-is-same-draws = Not secret: this table continued a recorded game with its seed. Every draw matches, but anyone who saw that game could know them in advance.
web-shuffle-is-daily = Not secret: this is a daily deal. Every draw matches, but its seed follows from the date, so anyone could compute them in advance.
web-shuffle-is-seed-not-shown = Not checked: without the seed nothing can be recomputed, and it is shown only after the game.
web-shuffle-is-not-committed = Not checked: no fingerprint was shown before this game. Its cards are what the log says.
web-shuffle-fits = Your own browser has computed the fingerprint of the seed: it is the one shown before the game. So the seed was not changed afterwards, and you need not trust the server for that.
web-shuffle-fits-not = Your own browser has computed the fingerprint of the seed: it is not the one below. This seed was not chosen before the game.
web-shuffle-insecure = This page was loaded over plain HTTP, where browsers do not compute fingerprints. The server did the check above.
web-shuffle-step-commitment = Before the game the server drew a secret number, the seed, and showed its fingerprint (SHA-256). From then on it could not change the seed.
web-shuffle-step-entropy = Then every seat added random numbers of its own. Nobody who added some knew the seed, and the server could not know them in advance.
web-shuffle-step-seed = All of these together decide every draw. After the game the seed is shown:
web-shuffle-nothing = nothing
web-shuffle-not-shown = not shown
web-shuffle-yourself = To check everything without this server, download the log and run this on your own computer:
web-shuffle-download = Download the log

## Reviews: what is said of decisions (web and terminal)

review-section-gambit-plan = Plan and reality
review-section-skakanie-pace = Keeping pace with the Dragon
review-section-skakanie-bites = Bites
review-section-skakanie-digs = Digging
web-help = Hints and odds
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-more = Show the move
web-hint-move = { $action }.
web-hint-wait = There is a hint when it is your turn.
web-lens = Odds
web-lens-gambit = In per cent: the likeliest card face down and on your pile (?: several are as likely); on tokens, that somebody’s next card takes them.
web-lens-skakanie = In per cent: that a piece that fits yours lies under the stack.
web-lens-all = All odds
web-lens-aloud = Read aloud
web-coach = Coach
web-coach-mistake = That was a mistake ({ $played }). Better: { $better }.
web-coach-blunder = That cost a lot ({ $played }). Better: { $better }.
web-coach-go-on = Go on
fact-idea-forced = There is only one thing to do.
fact-gambit-idea-reach =
    { $cards ->
        [one] You can capture { $token } on { $square } now ({ $points }).
       *[other] You can reach { $token } on { $square } in { $cards } cards ({ $points }).
    }
fact-gambit-idea-start = From a good start { $token } on { $square } is one card away if nobody stands in between ({ $points }).
fact-gambit-idea-quiet = Your cards reach no token now: a good square counts.
fact-skakanie-idea-dragon =
    { $steps ->
        [one] Danger: the Dragon comes to your stack with its next step.
       *[other] Danger: the Dragon comes to your stack in { $steps } steps.
    }
fact-skakanie-idea-here =
    { $points ->
        [one] Chance: the piece on your stack brings { $points } point.
       *[other] Chance: the piece on your stack brings { $points } points.
    }
fact-skakanie-idea-fits =
    { $points ->
        [one] Chance: the piece on stack { $stack } would bring you { $points } point.
       *[other] Chance: the piece on stack { $stack } would bring you { $points } points.
    }
fact-skakanie-idea-dig =
    { $count ->
        [one] No piece in sight fits yours; { $count } is still face down.
       *[other] No piece in sight fits yours; { $count } are still face down.
    }
fact-skakanie-idea-spare = Giving away piece { $piece } costs nothing.
fact-skakanie-idea-give =
    { $points ->
        [one] Piece { $piece } costs least: { $points } point.
       *[other] Piece { $piece } costs least: { $points } points.
    }
fact-gambit-captures = Captures { $token } on { $square }: +{ $points }.
fact-gambit-quiet = Captures nothing.
fact-gambit-last-token = That is the last token, and the end.
fact-gambit-next-reaches = The next card, { $card }, then reaches { $token } on { $square } ({ $points }).
fact-gambit-next-reaches-nothing = The next card, { $card }, then reaches nothing.
fact-gambit-cards-bring =
    { $points ->
        [one] If nobody else moved, the cards could bring { $points } point.
       *[other] If nobody else moved, the cards could bring { $points } points.
    }
fact-gambit-taken-by = { $who } took it soon after: { $token } on { $square } (+{ $points }).
fact-gambit-then-blocked = On the next turn the gambit was blocked.
fact-gambit-captured = { $who } captures { $token } on { $square }: +{ $points }.
fact-gambit-was-blocked = { $who } is blocked and stays.
fact-gambit-plan-sum = When they were laid, the cards promised { $promised } points; they captured { $captured }. { $lost } were gone by the time the card turned up.
fact-gambit-plan-card = { $card-name }: promised { $promised }, could take { $reach }, took { $captured }.
fact-gambit-plan-lost = { $card-name }: promised { $promised }, could take { $reach }, took { $captured }; { $lost } lost because the board had changed.
fact-gambit-plan-blocked = { $card-name }: promised { $promised }, but was blocked.
fact-gambit-taken-for = The move before was right for { $other } and not for { $card }: perhaps the order of the cards was misremembered.
fact-skakanie-take-gains = Takes piece { $piece }, which fits: +{ $points }.
fact-skakanie-take-neutral = Takes piece { $piece }: no points yet.
fact-skakanie-take-costs = Takes piece { $piece }, which does not fit: −{ $points }.
fact-skakanie-turns-up = Turns up a new piece.
fact-skakanie-moves-to-fit = Goes to stack { $stack }, whose piece fits.
fact-skakanie-moves-to = Goes to stack { $stack }, whose piece does not fit.
fact-skakanie-moves-to-empty = Goes to stack { $stack }, which is empty.
fact-skakanie-pushes = Moves { $who } to stack { $stack }.
fact-skakanie-ends =
    { $left ->
        [one] Ends the turn with { $left } action unused.
       *[other] Ends the turn with { $left } actions unused.
    }
fact-skakanie-give-gains = Gives piece { $piece } under stack { $stack }: +{ $points }.
fact-skakanie-give-neutral = Gives piece { $piece } under stack { $stack }: no points lost.
fact-skakanie-give-costs = Gives piece { $piece } under stack { $stack }: −{ $points }.
fact-skakanie-corner = Starts on stack { $stack }.
fact-skakanie-bite-ahead = The Dragon gets there before the next turn.
fact-skakanie-gained =
    { $points ->
        [one] { $who } gains the team { $points } point.
       *[other] { $who } gains the team { $points } points.
    }
fact-skakanie-lost =
    { $points ->
        [one] { $who } costs the team { $points } point.
       *[other] { $who } costs the team { $points } points.
    }
fact-skakanie-dug = { $who } takes a piece and turns up the next one.
fact-skakanie-lap = { $score } of { $target } points; the Dragon has { $steps } steps left, and at most { $reach } pieces can still be taken.
fact-skakanie-bite-avoidable = Piece { $piece } ({ $points }): a step aside would have saved it.
fact-skakanie-bite-harmless = Piece { $piece } ({ $points }): giving it away cost nothing.
fact-skakanie-bite-due = Piece { $piece } ({ $points }): there was no way out.
fact-skakanie-bites-sum = Bites: { $count }, avoidable: { $avoidable }, points: { $points }.
fact-skakanie-digs-sum = Pieces taken to see what is below: { $count }, at a cost of { $cost }. What came up brought { $paid } soon after.
fact-gambit-next-draw = Your next draw
fact-gambit-row-card = { $who }, face-down card { $place }
fact-gambit-card = { $card-name }
fact-gambit-reaches = { $who } may capture with the next card
fact-gambit-token-at = { $token-name } on { $square } ({ $points })
fact-skakanie-under =
    { $count ->
        [one] Stack { $stack }: { $count } unseen piece
       *[other] Stack { $stack }: { $count } unseen pieces
    }
fact-skakanie-next-fits = the next one fits
fact-skakanie-any-fits = one of them fits
fact-skakanie-piece = Piece { $piece } lies under
fact-skakanie-stack = stack { $stack }

## Browser: reviews

web-review = Review
web-review-of = Decisions of
web-review-close = Back to the steps
web-review-again = Try again
web-review-making = Looking at the game…
web-review-percent = { $percent } %
web-review-step = Step { $ply }
web-review-curve = Chance to win, step by step
web-review-curve-at = Step { $ply }: { $chance }, with everything open { $open }
web-review-watcher = as a spectator knew it
web-review-open = with everything open
web-review-sum =
    Chance at the start: { $start }. Decisions: { $loss }. Luck of the draw: { $luck }. The others and the rest: { $rest }. { $result ->
        [won] The game was won.
        [lost] The game was not won.
       *[open] The game is not over.
    }
web-review-counts = Inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }.
web-review-moments = Moments that mattered
web-review-moment = Step { $ply }: { $grade }
web-review-turn = Step { $ply }: { $who }
web-review-played = Played: { $action }.
web-review-better = Better: { $action }.
web-review-was-played = played
web-review-decision = Decision at step { $ply }
web-review-open-best = With everything open: { $action }, { $chance }; what was played, { $played }.
web-review-try = Try again from here
web-review-about = Values are estimates from what this player knew at the time; ± is how unsure they are. Only what is clear of that is called a mistake.
web-review-grade-best = best
web-review-grade-good = good
web-review-grade-inaccuracy = inaccuracy
web-review-grade-mistake = mistake
web-review-grade-blunder = blunder
web-review-do-move = to { $square }
web-review-do-lay = lay { $card }
web-review-do-plan = plan { $cards }
web-review-do-place = starting square { $spot }
web-review-do-stay = stay
web-review-do-take = take the piece
web-review-do-walk = to stack { $stack }
web-review-do-push = move { $seat } to stack { $stack }
web-review-do-give = piece { $piece } under stack { $stack }
web-review-do-corner = corner stack { $stack }
web-review-do-end = end the turn

## Browser: by keyboard and by ear

web-skip = Skip to the board
web-keys = Keys
web-keys-gambit = On the board, move around with the arrow keys, Home and End; M goes to the next possible move, T to the next token, G to the next gambit, with Shift to the previous one; Enter moves there. Left and right go through your cards; Enter picks one. The menu lists these keys.
web-keys-skakanie = On the stacks, move around with the arrow keys, Home and End; M goes to the next stack you can use, P to the next pawn, D to the Dragon; Enter does what is offered there, L looks into the stack, O points at it. The menu lists these keys.
web-square-here = { $square }, empty
web-row-place = Place { $place }: { $card }
web-card-peeked = { $card }, face down; only you see it
web-card-picked = { $card }, picked for place { $place }
web-waited = to play
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

web-sk-wait-chance = One moment…
web-sk-wait-corner =
    { $you ->
        [yes] Choose your corner
       *[no] { $who } is choosing a corner
    }
web-sk-wait-turn =
    { $you ->
        [yes] Your turn
       *[no] { $who } is playing
    }
web-sk-wait-give =
    { $you ->
        [yes] The Dragon bites you!
       *[no] { $who } is giving a piece back
    }
web-sk-over = Game over
web-sk-won = The Dragon is beaten!
web-sk-lost = The Dragon wins
web-sk-result = Together you have { $score }; you needed { $target }.
web-sk-do-corner = Tap a corner stack for your pawn.
web-sk-do-turn = tap your stack to take, a neighbour to move
web-sk-do-piece = Tap the piece you want to give back.
web-sk-do-stack = { $piece } goes under a stack: tap one.
web-sk-do-push = Tap where { $who }’s pawn should go.
web-sk-do-look = Tap the stack you want to look at.
web-sk-do-point = Tap the stack you want to point at.
web-sk-warn-you = If you end now, the Dragon moves to { $stack } and bites you.
web-sk-warn-others = If you end now, the Dragon moves to { $stack } and bites { $names }.
web-sk-warn-token = After this turn the Dragon loses a token.
web-sk-warn-over = After this turn the game ends.
web-sk-take = Take piece
web-sk-end = End turn
web-sk-anyway = Do it anyway
web-sk-think-again = Think again
web-sk-cancel = Cancel
web-sk-push = Move another pawn
web-sk-push-who = Move { $who }’s pawn
web-sk-look = Look at a stack
web-sk-point = Point at a stack
web-sk-point-here = Point at this stack
web-sk-pointing = Who points where
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
web-sk-common = Shared pool
web-sk-mine = You ({ $who })
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
web-sk-stack-home = the Dragon’s home
web-sk-stack-step =
    { $count ->
        [one] the Dragon gets here in { $count } step
       *[other] the Dragon gets here in { $count } steps
    }
web-sk-tap-corner = start here
web-sk-tap-take = take the piece
web-sk-tap-move = move here
web-sk-tap-push = move the pawn here
web-sk-tap-give = put the piece under it
web-sk-on-top = is on top.
web-sk-joins = Fits: { $names }
web-sk-unknown =
    { $count ->
        [one] Below it lies { $count } piece nobody has seen.
       *[other] Below it lie { $count } pieces nobody has seen.
    }
web-sk-known = At the very bottom, put there for everyone to see, from top to bottom:
web-sk-dragon-keeps =
    { $count ->
        [0] The Dragon has finished four laps and has nothing left to guard.
        [one] The Dragon has finished four laps and keeps { $count } of { $all } pieces.
       *[other] The Dragon has finished four laps and keeps { $count } of { $all } pieces.
    }

## Setup cards of one’s own

make-title = Setup cards
make-about = A card says where the tokens lie and where the gambits start. Draw your own, or change one that is there. Your cards stay on this device.
make-lost = That card is not on this device, or its link is incomplete.
make-new = New card
make-import = Import a card
make-import-about = Paste a card’s text, its link, or a chess position (FEN).
make-import-file = Open a file
make-import-take = Open in the editor
make-from-chess =
    { $kings ->
        [0] A chess position. It still needs a name and four starting squares.
        [one] A chess position. One king is left out: its points are not known. It still needs a name and four starting squares.
       *[other] A chess position. { $kings } kings are left out: their points are not known. It still needs a name and four starting squares.
    }
make-own = Your cards
make-builtin = Ready-made cards
make-unnamed = Untitled
make-unfinished = not finished
make-copy = Copy
make-copy-name = { $name } (copy)
make-delete = Delete
make-delete-sure = Really delete?
make-all = All setup cards
make-one = Setup card
make-name = Name
make-palette = What to put down
make-tool = { $token }, { $count } on the board
make-erase = Eraser
make-empty = empty
make-undo = Undo
make-redo = Redo
make-symmetry = Symmetry
make-symmetry-none = No symmetry
make-symmetry-sides = Mirror left and right
make-symmetry-ends = Mirror near and far
make-symmetry-half = Half turn
make-symmetry-quarter = Quarter turns
make-fill = Fill
make-clear = Clear the board
make-keys = By keyboard: arrow keys move around the board, P N B R Q K put down a token, 1 to 4 a starting square, Delete erases, T leads to the next thing.
make-points = Points for each token
make-wrong =
    { $count ->
        [one] One thing is missing or wrong:
       *[other] { $count } things are missing or wrong:
    }
make-notes =
    { $count ->
        [one] One thing is unlike the box
       *[other] { $count } things are unlike the box
    }
make-note-count = { $token }: { $found } instead of { $usual }
make-note-points = { $token }: worth { $found } instead of { $usual }
make-line = Line { $line }
make-place = Line { $line }, column { $column }
make-problem-no-name = The card needs a name.
make-problem-name-twice = The name is given twice.
make-problem-name-long = The name is too long: { $value } characters at most.
make-problem-name-control = The name has characters that cannot be shown.
make-problem-points-twice = The points are given twice.
make-problem-points-unknown = Points look like R=5, with 99 at most; “{ $value }” does not.
make-problem-points-of-twice = The points of { $value } are given twice.
make-problem-king-points = Say what a king is worth.
make-problem-points-many = All tokens together are worth { $value } points; 1023 at most.
make-problem-rows-missing = The board has { $value } of 8 rows.
make-problem-rows-many = The board has more than 8 rows.
make-problem-row-short = The row has { $value } of 8 squares.
make-problem-row-long = The row has more than 8 squares.
make-problem-cell-unknown = “{ $value }” is neither a token (P N B R Q K), nor a starting square (1–4), nor a dot.
make-problem-spot-twice = Starting square { $value } is there twice.
make-problem-spot-missing = Starting square { $value } is missing.
make-problem-no-token = There is no token on the board: nothing to play for.
make-problem-bad-fen = This is no chess position: FEN has eight rows with / between them.
make-play = Play against the computer
make-kept = Every change is kept on this device.
make-share-about = The link and the code hold the whole card. No server has to know it.
make-share-long = The name is too long for a QR code; the link works.
make-copy-text = Copy the text
make-file-text = Text file
make-text = The card as text
make-no-picture = This browser could not draw the picture. The SVG has the same.
make-fair = Is it fair?
make-fair-players = How many play
make-fair-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
make-fair-mend = What is wrong with the card has to be mended before games can tell.
make-fair-waiting = The first games are being played…
make-fair-none-yet = No edge found so far (± { $half } %).
make-fair-none = No edge found (± { $half } %).
make-fair-who =
    { $place ->
        [1] Who moves first
        [2] Who moves second
        [3] Who moves third
       *[4] Who moves fourth
    }
make-fair-edge-more = { $who } wins { $share } ± { $half } %: an edge.
make-fair-edge-less = { $who } wins { $share } ± { $half } %: a handicap.
make-fair-perhaps-more = { $who } wins { $share } ± { $half } %: perhaps a small edge.
make-fair-perhaps-less = { $who } wins { $share } ± { $half } %: perhaps a small handicap.
make-fair-places = Share of wins by turn order
make-fair-place =
    { $place ->
        [1] Moves first
        [2] Moves second
        [3] Moves third
       *[4] Moves fourth
    }
make-fair-share = { $share } ± { $half } %
make-fair-games = { $games } of { $most } games.
make-fair-even = Even would be { $even } % each.
make-fair-spot = Starting square
make-fair-chosen = chosen
make-fair-wins = wins
make-fair-about = Strong computer players play it against each other, each deal once from every place in turn order, and choose their starting squares themselves. Other players may find other things. The lines show 95 % intervals.
make-keep = Keep this card
make-is-kept = Kept on this device
setup-home-rows = Home Rows
setup-carousel = Carousel
setup-two-armies = Two Armies
setup-crossroads = Crossroads
setup-two-islands = Two Islands
setup-open-field = Open Field
setup-market-square = Market Square
setup-four-corners = Four Corners
setup-immortal-game = Immortal Game
setup-about-home-rows = Two chess armies at home. Two starting squares are strong, two are weak.
setup-about-carousel = A treasury beside every starting square; then come the raids.
setup-about-two-armies = Two armies behind walls of pawns; everybody starts on a flank.
setup-about-crossroads = Riches on the long diagonals: bishops and queens rule.
setup-about-two-islands = Two rich islands, and open water between them.
setup-about-open-field = Tokens far apart: long ways, and every card reaches something.
setup-about-market-square = Everything lies crowded in the middle; whoever goes in shuts a door.
setup-about-four-corners = Treasures in the corners, nothing in the middle.
setup-about-immortal-game = How Anderssen’s game against Kieseritzky ended in London in 1851. The queen in the corner is worth 9.
setup-fair-even = Even for { $players }
setup-fair-nearly = Nearly even for { $players }
setup-fair-both = Even for { $even }, nearly for { $nearly }
setup-fair-handicap = For handicap games
setup-fair-measured = A master in a hurry against itself: wins in turn order
setup-fair-players = { $players } players
setup-fair-shares = { $shares } %
setup-fair-is-even = even
setup-fair-is-nearly = nearly even
setup-fair-is-uneven = uneven

# What a link shows where it is sent.
preview-home = Gambit and Skakanie: play with friends by a link or against the computer, without an account.
preview-new = { $game }: a new table
preview-make = { $game }: make a setup card
preview-table-of = { $game }: a table
preview-table = { $agreed }. { $free ->
        [0] All { $seats } seats are taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
preview-puzzle = A picture of { $count } pieces
preview-table-over = { $agreed }. The game is over.
preview-won = { $game }: { $names } { $count ->
        [one] wins
       *[other] win
    }
preview-points = Points: { $points }.
preview-team-won = { $game }: the team has won
preview-team-lost = { $game }: the Dragon has won
preview-team = { $score } of { $target } points.
