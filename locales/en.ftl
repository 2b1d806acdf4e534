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
