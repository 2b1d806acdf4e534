/** The rules of Gambit in English. */
import type { GambitBook } from './book';

const book: GambitBook = {
  about:
    'Two to four players each steer one piece, their gambit, over a chessboard full of tokens. Cards say how it moves, and they are laid face down three turns ahead: when a card is revealed, the board is no longer the one it was meant for. Whoever has captured the most points when the last token is gone wins.',
  chapters: {
    table: 'On the table',
    before: 'Before the first turn',
    turn: 'A turn',
    end: 'The end',
  },
  rules: {
    G1: {
      title: 'The board',
      rule: [
        'The board is a chessboard. Only gambits move on it; a token stays where it lies until someone captures it.',
      ],
      ours: ['The squares have their chess names, a1 to h8.'],
    },
    G2: {
      title: 'Setup cards',
      rule: [
        'A setup card shows where the tokens lie and where the four starting squares are. Every token shows its points. Black or white makes no difference.',
      ],
      ours: [
        'There are 28 tokens, a chess set without kings and queens: 16 pawns of 1 point, 4 knights of 3, 4 bishops of 3 and 4 rooks of 5. That is 60 points in all.',
        'We do not have the printed cards, which are pictures. So we built in four cards of our own, and you can type in others, with other tokens and other points as well. A queen is worth 9 unless the card says otherwise; for a king, the card must say what it is worth.',
      ],
    },
    G3: {
      title: 'Gambits and decks',
      rule: [
        'Everyone has one gambit and a deck in its colour: twelve cards of four kinds, bishop, rook, queen and knight. You only ever draw from your own deck.',
      ],
      ours: [
        'Three of each kind. Everyone knows what is in the decks. You may agree on any other twelve cards of these kinds, the same for everyone.',
      ],
    },
    G4: {
      title: 'Choosing a starting square',
      rule: [
        'The oldest player chooses a starting square first. The others follow counter-clockwise, each choosing one of the squares that are left.',
        'Whoever chooses last moves first, and from then on play goes clockwise.',
      ],
    },
    G5: {
      title: 'Starting squares nobody chose',
      rule: [
        'When a gambit takes its starting square, the start token there is put aside. (Only the Polish rulebook says so.)',
      ],
      ours: [
        'A starting square nobody chose is an ordinary empty square, worth nothing and in nobody’s way.',
      ],
    },
    G6: {
      title: 'The first plan',
      rule: [
        'Everyone shuffles, draws five cards and lays three of them face down in a row. The leftmost one is the first move. All plan at the same time and in secret; the first turn begins when everyone is ready.',
      ],
      ours: [
        'The cards are dealt once the last gambit is on the board. Everyone sees who has planned, but not what. You can undo your plan as long as someone else is still planning.',
      ],
    },
    G7: {
      title: 'The sixth card',
      rule: [
        'English and Italian rulebooks: when you have planned, you draw one card, so that you hold three.',
        'Polish rulebook: you draw that card after your first move.',
      ],
      ours: [
        'The edition is an option; English and Italian is the usual one. There, everyone draws when the last plan is laid: nobody may see a new card while plans can still be undone (G6).',
        'In the Polish edition you draw the card right after your first move and before you lay one, so you choose among three there too.',
      ],
    },
    G8: {
      title: 'A turn: reveal, move, lay, draw',
      rule: [
        'Reveal the leftmost card of your row. Move your gambit the way that piece moves. Lay one card from your hand face down at the right end of the row. Draw until you hold three cards again.',
        'So three moves are always planned, and you play what you lay now in three turns.',
      ],
    },
    G9: {
      title: 'Blocked',
      rule: [
        'A gambit that can move has to move. One that cannot move stays where it is. (Only the Polish rulebook says so.)',
      ],
      ours: [
        'This holds in every edition. Blocked means that the card leads nowhere: other gambits block every way out, mostly in a corner. The turn then goes on as usual: the card is spent, you lay one and draw one.',
      ],
    },
    G10: {
      title: 'Bishop, rook and queen',
      rule: [
        'They slide as in chess: the bishop diagonally, the rook straight, the queen both ways. They never pass a token or a gambit. Ending on a token captures it.',
      ],
      ours: [
        'You move at least one square. You may capture the first token in the way, so it is the last square you can reach in that direction.',
      ],
    },
    G11: {
      title: 'Knights and other gambits',
      rule: [
        'The knight jumps two squares straight and one to the side, over anything. Nobody ends a move on another gambit, and nobody but the knight passes one.',
      ],
      ours: [
        'In the English and Italian rulebooks one exception for the knight covers both passing and landing. We apply it to passing only: a knight never lands on a gambit either. Gambits cannot be captured.',
      ],
    },
    G12: {
      title: 'Captured tokens',
      rule: ['You keep the tokens you capture. Their points count at the end.'],
      ours: ['Everyone can see everyone’s points at all times.'],
    },
    G13: {
      title: 'When the draw pile is empty',
      rule: ['Your discards are shuffled and become your new draw pile.'],
      ours: [
        'Only when you must draw a card and none is left. The card you have just played is among the discards by then; those in your row and your hand are not. Discards lie face up, and everyone may look through them.',
      ],
    },
    G14: {
      title: 'Face-down cards',
      rule: [
        'Nobody may look at face-down cards, not even their own: remembering them is part of the game. As an exception, younger players may look at theirs, but never change their order.',
      ],
      ours: [
        'Who may peek is an option for each player. The program shows a face-down card to nobody else. Computer players remember what they planned.',
      ],
    },
    G15: {
      title: 'The last token',
      rule: ['The game ends at once when the last token is captured. The most points win.'],
      ours: ['At once means that nothing more is laid or drawn.'],
    },
    G16: {
      title: 'Equal points',
      rule: ['Of players with equal points, the one who had the latest turn wins.'],
      ours: [
        'The three rulebooks say this in different words; we read them alike. If the player who captured the last token is tied, that player wins; if not, the tied player who moved most recently wins. A win is never shared.',
        'A turn counts once its move is made; staying when blocked counts too. If the tied players have not moved at all yet, the later one in turn order wins.',
      ],
    },
    G17: {
      title: 'Games without captures',
      rule: [
        'The rulebooks do not say what happens when nobody wants to capture. Yet waiting can be wise: with 29 points each and two pawns left, whoever captures the last token wins, so neither wants to capture the first.',
      ],
      ours: [
        'By agreement: from the first turn on, all players can vote to end the game; when everyone has, it ends with the current score. You can withdraw your vote, and all votes lapse when a token is captured or when the current leader changes, with ties decided as in G16.',
        'By the turn limit: after 40 turns in a row without a capture the game ends in the same way. Everyone’s turns count, blocked ones too. The number is an option; the table announces the end ten turns ahead.',
      ],
    },
  },
  figures: {
    setup: {
      caption: 'The setup card “Home Rows”: 28 tokens with their points, and four starting squares.',
      alt: 'A chessboard. Ranks 1 and 8 hold a rook, a knight and a bishop at either end, ranks 2 and 7 are full of pawns. Starting squares: 1 on d6, 2 on h5, 3 on e3, 4 on a4. Pawns are worth 1 point, knights and bishops 3, rooks 5.',
    },
    placing: {
      caption:
        'B is the oldest. B, A, D and C choose in this order; then C moves first, followed by D, A and B.',
      alt: 'Four seats round a table, A, B, C and D clockwise. Left, choosing: B 1, A 2, D 3, C 4, with an arrow counter-clockwise. Right, moving: C 1, D 2, A 3, B 4, with an arrow clockwise.',
      parts: ['Choosing', 'Moving'],
    },
    plan: {
      caption: 'You lay three of your five cards face down. The first move is on the left.',
      alt: 'A row of three face-down cards, numbered 1, 2 and 3 from left to right. Below, the two cards left in the hand: a rook and a knight.',
    },
    turn: {
      caption: 'One turn in four steps.',
      alt: 'Four pictures. First the leftmost card of the row is revealed, a queen; the hand is rook, knight, knight. Then the gambit moves like a queen, diagonally from a1 to c3, and captures a knight token. Then a knight card from the hand lies face down at the right end of the row. Then a queen has been drawn into the hand: rook, queen, knight.',
      parts: ['Reveal', 'Move', 'Lay', 'Draw'],
    },
    blocked: {
      caption: 'A has revealed a rook. Gambits block both ways: A stays.',
      alt: 'The corner of the board around a1. Gambit A stands on a1, B on a2 and C on b1. A’s card is a rook.',
    },
    slides: {
      caption:
        'The same position, three cards. Dots are squares you can go to, rings are tokens you can capture. The way ends at a token or a gambit.',
      alt: 'Gambit A on d4, other gambits on d2 and f3. Tokens on a4, b2, c6, d5, d8, e6, f4, g4 and g7. Bishop: reaches a7, b6, c5, e5, f6, e3, f2, g1, c3 and captures on g7 and b2. Rook: reaches b4, c4, e4, d3 and captures on a4, d5 and f4; the gambit on d2 stops it. Queen: both together.',
    },
    knight: {
      caption: 'A knight jumps over the token on d5. Another gambit stands on f3, so it cannot land there.',
      alt: 'The same position with a knight. Gambit A on d4 reaches b5, f5, b3, c2 and e2 and captures on c6 and e6. The gambit on f3 blocks that square.',
    },
    capture: {
      caption: 'The bishop ends on a token: A keeps it and has three more points.',
      alt: 'Gambit A slides diagonally from b1 to d3, where a knight token of 3 points lies. Beside the board, A’s captured tokens: a pawn of 1, a rook of 5 and now the knight of 3, together 9 points.',
    },
    end: {
      caption: 'A captures the last token. The game is over, and B wins by five to one.',
      alt: 'Gambit A moves along the third rank from a3 to e3 and captures the last token, a pawn. A has 1 point, B has 5 points and the crown.',
    },
    tie: {
      caption: 'C ends the game. A and B both have five points; of these two, B moved later and wins.',
      alt: 'The last five turns in a row: B captures 5, C nothing, A captures 5, B nothing, C captures the last token for 1. B wears the crown.',
    },
  },
  card: [
    {
      title: 'Your turn',
      says: [
        'Reveal the leftmost card of your row.',
        'Move your gambit by it. If you can move, you must (G9).',
        'Lay a card from your hand face down at the right end: you play it in three turns (G8).',
        'Draw up to three cards.',
      ],
    },
    {
      title: 'On the way',
      says: [
        'You cannot pass tokens or gambits; only the knight jumps (G10, G11).',
        'End on a token and it is yours (G12).',
        'Face-down cards stay face down: remember them (G14).',
      ],
    },
    {
      title: 'The end',
      says: [
        'At once with the last token. The most points win (G15).',
        'Equal points: the latest turn wins (G16).',
        'Or when everyone agrees, or after many turns without a capture (G17).',
      ],
    },
    {
      title: 'Advice',
      says: [
        'Watch what the others can reach: what they may take first is not a plan.',
        'Take the dear tokens first; the pawns do not run away.',
      ],
    },
  ],
};

export default book;
