/** The rules of Skakanie in English. */
import type { SkakanieBook } from './book';

const book: SkakanieBook = {
  about:
    'One to six players form a team. You hop from stack to stack and collect pieces of a jigsaw while a Dragon walks round the table. After its fourth lap, everyone puts their pieces together: large fragments score, stray ones cost points, and the team needs a certain number of points to win.',
  chapters: {
    table: 'On the table',
    turn: 'A turn',
    dragon: 'The Dragon',
    points: 'Points',
    variants: 'Variants',
  },
  rules: {
    S1: {
      title: 'Twelve stacks',
      rule: ['All pieces of the jigsaw lie face down in twelve stacks. The top piece of each is turned up.'],
      ours: [
        'The stacks lie in three rows of four: four corners, ten outer stacks in all, two inner ones. Pieces are dealt as evenly as possible; if they do not divide evenly, the first stacks get one more.',
        'The size of the picture depends on the number of players and can be chosen; the usual one is a fair challenge.',
      ],
    },
    S2: {
      title: 'Pawns',
      rule: ['Every pawn starts on a corner stack.'],
      ours: [
        'You choose your corners in turn order, the youngest first. Any number of pawns may share a stack, at the start and later.',
      ],
    },
    S3: {
      title: 'The Dragon’s home',
      rule: ['The Dragon starts on an outer stack of your choice, with four Dragon tokens beside it.'],
      ours: [
        'You choose that stack when you create the table, or it is drawn at random. If a pawn starts on it, the Dragon moves one stack on, clockwise. The stack where it starts is its home.',
      ],
    },
    S4: {
      title: 'Turn order',
      rule: ['The youngest player begins; the others follow.'],
      ours: ['Clockwise.'],
    },
    S5: {
      title: 'Three actions',
      rule: [
        'A turn has three actions, in any mix. Take: you get the face-up piece of the stack your pawn stands on, and the piece below is turned up at once. Move: your pawn hops to a neighbouring stack, never diagonally.',
      ],
      ours: [
        'Up to three: you may end your turn early, even without any action; after the last action it ends by itself. You may stand on an empty stack, but there is nothing to take.',
      ],
    },
    S6: {
      title: 'The Dragon’s stack is closed',
      rule: ['No pawn may be moved onto the Dragon’s stack.'],
      ours: ['A pawn the Dragon has reached may stay there, take pieces and walk away.'],
    },
    S7: {
      title: 'The Dragon walks',
      rule: ['After every player’s turn the Dragon moves to the next outer stack, clockwise.'],
    },
    S8: {
      title: 'The bite',
      rule: [
        'If the Dragon arrives where your pawn stands, you must put one of your pieces at the bottom of a stack.',
      ],
      ours: [
        'You choose the piece, and any of the twelve stacks. On an empty stack it lies face up. Everyone knows where it went and can look it up. If you have no piece, you give none.',
        'If several pawns stand there, their players give one after the other, in turn order from the one whose turn has just ended. The Dragon bites when it arrives: a pawn that stays beside it is not bitten again.',
        'House rule, the fierce Dragon: it picks the piece at random and you choose only the stack. With a free choice a bite can even help, since it takes a stray piece away.',
      ],
    },
    S9: {
      title: 'Dragon tokens',
      rule: ['When the Dragon comes back home, it loses a token.'],
      ours: ['That is every tenth step, after the bites of that step.'],
    },
    S10: {
      title: 'The end',
      rule: ['The game ends when the Dragon loses its last token.'],
      ours: [
        'At once, even if some players had one more turn: a game has forty turns, which for three players is 14, 13 and 13.',
      ],
    },
    S11: {
      title: 'Your points',
      rule: [
        'Your points are the pieces of your largest fragment minus the number of your other fragments. A fragment is a set of pieces that fit together.',
      ],
      ours: [
        'Pieces fit together if they share an edge in the picture; a corner is not enough. Everything that fits is joined automatically, as that can only help. Of several largest fragments one counts and the others cost. No pieces means no points, and points can be negative.',
      ],
    },
    S12: {
      title: 'The team’s points',
      rule: [
        'All your points together must reach five per player. If they do not, the Dragon wins. With 6 and 5 points two players have 11 and need 10: they win.',
      ],
      ours: ['Exactly enough is enough.'],
    },
    S13: {
      title: 'Five variants',
      rule: [
        '(a) More actions in every turn, such as four or five.',
        '(b) More actions for some players, such as younger ones.',
        '(c) Fragments of a single piece cost two points instead of one.',
        '(d) One more kind of action: move another player’s pawn.',
        '(e) Shared pool: all pieces go into one pool, which is scored once; the target stays the same.',
      ],
      ours: [
        'All of them can be combined. A single piece that is itself the largest fragment costs nothing. Another player’s pawn moves one stack, with the limits of S5 and S6; moving it off the Dragon’s stack is allowed. With a shared pool the bitten player chooses from it.',
        'Solo or with a shared pool you win by simply taking everything. So the target can also be a share of all pieces; 60% is usual solo, and what we suggest with a shared pool. 60% of 84 pieces means 51 points.',
      ],
    },
  },
  figures: {
    stacks: {
      caption:
        'The table for three. Pawns stand on corners. The numbers are the Dragon’s next steps, the flag is its home.',
      alt: 'Twelve stacks in three rows of four, numbered row by row, each with its top piece face up. Pawn A stands on stack 1, B on 4, C on 12. The Dragon starts on stack 10, marked with a flag, and will walk clockwise to 9, 5 and then 1.',
    },
    actions: {
      caption: 'A turn of three actions. When a piece is taken, the next one is turned up at once.',
      alt: 'Three pictures of two neighbouring stacks. First pawn A takes the top piece of its stack and the next one is turned up. Then it hops to the stack on the right. Then it takes the piece there.',
      parts: ['Take', 'Move', 'Take'],
    },
    closed: {
      caption: 'From stack 6 the pawn may go to 5, 7 or 10, not to the Dragon and never diagonally.',
      alt: 'Twelve stacks. The Dragon is on stack 2. Pawn A stands on stack 6 below it, with arrows to the stacks 5, 7 and 10 and a cross on stack 2.',
    },
    bite: {
      caption: 'The Dragon steps onto A’s stack. A puts a piece under stack 3; everyone knows where it lies.',
      alt: 'Four stacks in a row. The Dragon comes from stack 1 to stack 2, where pawn A stands. A piece goes from A to the bottom of stack 3.',
    },
    fits: {
      caption:
        'Left, three pieces with shared edges: one fragment. Right, two that only touch at a corner: two fragments.',
      alt: 'Left, three joined pieces of a picture. Right, two pieces that meet at a corner only and are not joined.',
      parts: ['one fragment', 'two fragments'],
    },
    score: {
      caption:
        'Fragments of 10, 4, 3, 1 and 1 pieces: 10 points for the largest minus 4 for the others is 6.',
      alt: 'Pieces of a jigsaw in their places: a fragment of ten at the top left, one of four beside it, one of three below, and two single pieces.',
    },
  },
  card: [
    {
      title: 'Your turn',
      says: [
        'A few actions, usually three, in any mix (S5):',
        'take the piece your pawn stands on, or',
        'hop to a neighbouring stack, never diagonally and never to the Dragon (S6).',
      ],
    },
    {
      title: 'The Dragon',
      says: [
        'After each turn it moves one outer stack on, clockwise (S7).',
        'If it reaches your pawn, you put one piece under a stack (S8).',
        'Back home it loses a token; with the last one the game ends (S9, S10).',
      ],
    },
    {
      title: 'Points',
      says: [
        'Pieces of your largest fragment minus the number of your other fragments (S11).',
        'Together you need the target, usually five points per player (S12).',
      ],
    },
  ],
};

export default book;
