/** A card as a picture of its own, without the page's style sheet: for files. */
import { centre, FILES, isDark, SQUARES } from '../../geometry';
import { pieceShape } from '../../pieces';
import { cellAt, isKind, isSpot, type Draft } from './draft';

/** The colours of the board in `styles/tokens.css`; a file has no style sheet. */
const WOOD = {
  frame: '#4a2c1a',
  light: '#f0dcb4',
  dark: '#a8744c',
  ink: '#3a2213',
  token: '#fbf4e2',
  brass: '#c79a3c',
};
const FONT = "Georgia, 'DejaVu Serif', serif";
/** The width of the picture's rim, and of its title. */
const RIM = 40;
const TITLE = 70;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

export function cardSvg(draft: Draft, worth: (kind: string) => number | null): string {
  const [width, height] = [800 + 2 * RIM, 800 + 2 * RIM + TITLE];
  const dark = SQUARES.filter(isDark).map((square) => {
    const { x, y } = centre(square);
    return `M${x - 50} ${y - 50}h100v100h-100z`;
  });
  const edge = [...FILES].map((file, at) => {
    const place = at * 100 + 50;
    return label(place, 800 + RIM * 0.7, file) + label(-RIM / 2, place + 8, String(8 - at));
  });
  const things = SQUARES.map((square) => thing(draft, square, worth));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" rx="12" fill="${WOOD.frame}"/>
<text x="${width / 2}" y="${TITLE * 0.75}" font-family="${FONT}" font-size="44" font-weight="bold" text-anchor="middle" fill="${WOOD.token}"${
    draft.name.length > 34 ? ` textLength="${800}" lengthAdjust="spacingAndGlyphs"` : ''
  }>${escaped(draft.name)}</text>
<g transform="translate(${RIM} ${RIM + TITLE})">
<rect width="800" height="800" fill="${WOOD.light}"/>
<path d="${dark.join('')}" fill="${WOOD.dark}"/>
${[...edge, ...things].filter(Boolean).join('\n')}
</g>
</svg>
`;
}

const label = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-size="24" text-anchor="middle" fill="${WOOD.light}">${text}</text>`;

function thing(draft: Draft, square: string, worth: (kind: string) => number | null): string {
  const cell = cellAt(draft, square);
  const { x, y } = centre(square);
  const bold = `font-family="${FONT}" font-weight="bold" text-anchor="middle"`;
  if (isSpot(cell))
    return `<g transform="translate(${x} ${y})"><circle r="36" fill="${WOOD.token}" fill-opacity=".8" stroke="${WOOD.ink}" stroke-width="4" stroke-dasharray="8 6"/><text y="12" ${bold} font-size="36" fill="${WOOD.ink}">${cell}</text></g>`;
  if (!isKind(cell)) return '';
  const { shape, lines } = pieceShape(cell);
  return `<g transform="translate(${x} ${y})"><circle r="39" fill="${WOOD.token}" stroke="${WOOD.ink}" stroke-width="2.5"/><circle r="34" fill="none" stroke="${WOOD.brass}" stroke-width="1.5"/><g transform="translate(-33 -36) scale(.62)"><path d="${shape}" fill="${WOOD.ink}"/>${
    lines ? `<path d="${lines}" fill="${WOOD.token}"/>` : ''
  }</g><circle cx="20" cy="20" r="16" fill="${WOOD.ink}"/><text x="20" y="28.5" ${bold} font-size="24" fill="${WOOD.token}">${
    worth(cell) ?? '?'
  }</text></g>`;
}

/** The picture as PNG. */
export async function cardPng(svg: string): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a file to the browser's downloads. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
