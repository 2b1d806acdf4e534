/** What is wrong with the layout of a page, measured: sideways scrolling, cut or overlapping text, targets too small or covered. */
import type { Page } from 'playwright-core';

import { settled } from './settled.ts';

/** From this width on one points with a mouse. */
const MOUSE = 1000;

export interface Rules {
  /** The least side of what one taps; 0 where one points with a mouse. */
  touch: number;
  /** The least side of a board's square: eight of them have to share a small phone's width. */
  square: number;
  /** A table is a screen without scrolling. */
  still: boolean;
}

/** All complaints about the page once it is at rest, each in a line. */
export async function complaints(page: Page, still: boolean): Promise<string[]> {
  await settled(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const touch = width < MOUSE ? 44 : 24;
  // A phone on its side has the board's eight squares one over the other below its bar.
  const tight = width < 360 || height < 480;
  return page.evaluate(measure, { touch, square: tight ? 36 : touch, still });
}

/** Runs in the page, so everything it needs is inside. */
function measure({ touch, square, still }: Rules): string[] {
  const SLACK = 1;
  const wrong: string[] = [];
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  const root = document.querySelector('dialog[open]') ?? document.body;
  // A dialog lies over everything: what its ancestors would clip is seen all the same.
  const outside = root === document.body ? root : root.parentElement;

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const meets = (a: Box, b: Box, slack: number): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const name = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0]} “${words}”`;
  };
  const visible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.hidden, [aria-hidden="true"]');
  const clips = (style: CSSStyleDeclaration): boolean => style.overflowX !== 'visible';
  const scrolls = (style: CSSStyleDeclaration, side: 'X' | 'Y'): boolean =>
    ['auto', 'scroll'].includes(style[`overflow${side}`]);

  /** What is left of a box inside everything that clips it, from an element upwards. */
  const inside = (first: Element | null, box: Box): Box => {
    let left = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let up = first; up && up !== outside; up = up.parentElement) {
      if (!clips(getComputedStyle(up))) continue;
      const edge = up.getBoundingClientRect();
      left = {
        left: Math.max(left.left, edge.left),
        right: Math.min(left.right, edge.right),
        top: Math.max(left.top, edge.top),
        bottom: Math.min(left.bottom, edge.bottom),
      };
    }
    return left;
  };

  /** What cuts a box away altogether without scrolling to it. */
  const cutAway = (element: Element, box: Box): Element | null => {
    for (let up = element.parentElement; up && up !== outside; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (!clips(style)) continue;
      const edge = up.getBoundingClientRect();
      const beside = box.left >= edge.right || box.right <= edge.left;
      const beyond = box.top >= edge.bottom || box.bottom <= edge.top;
      if ((beside && !scrolls(style, 'X')) || (beyond && !scrolls(style, 'Y'))) return up;
      if (beside || beyond) return null;
    }
    return null;
  };

  // The page itself.
  if (document.documentElement.scrollWidth > width)
    wrong.push(`scrolls sideways: ${document.documentElement.scrollWidth} in ${width}`);
  if (still && document.documentElement.scrollHeight > height)
    wrong.push(`scrolls: ${document.documentElement.scrollHeight} in ${height}`);

  const pen = document.createElement('canvas').getContext('2d');
  /** Where a line of text has ink: a face's own box is higher than its letters. */
  const inked = (box: Box, text: string, style: CSSStyleDeclaration): Box => {
    if (!pen) throw new Error('a page that cannot measure letters');
    pen.font = style.font;
    const face = pen.measureText(text);
    const scale = (box.bottom - box.top) / (face.fontBoundingBoxAscent + face.fontBoundingBoxDescent);
    const baseline = box.top + face.fontBoundingBoxAscent * scale;
    return {
      left: box.left,
      right: box.right,
      top: baseline - face.actualBoundingBoxAscent * scale,
      bottom: baseline + face.actualBoundingBoxDescent * scale,
    };
  };

  // Text: inside the page, inside what clips it, inside its button, and not over other text.
  const lines: { box: Box; element: Element }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !visible(element)) continue;
    if (element.closest('svg, textarea, select, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const style = getComputedStyle(element);
    const short = style.textOverflow === 'ellipsis';
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      const box = inked(line, text.textContent, style);
      if (!short && (box.left < -SLACK || box.right > width + SLACK))
        wrong.push(`off the page: ${name(element)}`);
      for (let up: Element | null = element; up && up !== outside; up = up.parentElement) {
        const around = getComputedStyle(up);
        const edge = up.getBoundingClientRect();
        const button = up.matches('button, a.button, label');
        const sideways = box.right > edge.right + SLACK || box.left < edge.left - SLACK;
        const upright = box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK;
        if (sideways && !short && (button || (clips(around) && !scrolls(around, 'X'))))
          wrong.push(`cut sideways: ${name(element)} in ${name(up)}`);
        if (upright && (button || (clips(around) && !scrolls(around, 'Y'))))
          wrong.push(`cut above or below: ${name(element)} in ${name(up)}`);
        if (clips(around)) break;
      }
      const shown = inside(element, box);
      if (shown.right - shown.left > 2 && shown.bottom - shown.top > 2) lines.push({ box: shown, element });
    }
  }
  lines.forEach((one, at) => {
    const over = lines
      .slice(at + 1)
      .find((other) => one.element !== other.element && meets(one.box, other.box, SLACK));
    if (over) wrong.push(`text over text: ${name(one.element)} and ${name(over.element)}`);
  });

  // What can be tapped: inside the page, large enough, apart from each other, and not covered.
  const taps = [
    ...root.querySelectorAll('button, a[href], input, select, textarea, summary, [role="button"]'),
  ]
    .map((element) => ({ element, target: element.closest('label') ?? element }))
    .filter(({ element, target }) => visible(target) && (target !== element || visible(element)))
    .map(({ target }) => ({ element: target, full: target.getBoundingClientRect() }))
    .filter((one) => {
      const cut = cutAway(one.element, one.full);
      if (cut) wrong.push(`cannot be reached: ${name(one.element)} in ${name(cut)}`);
      return !cut;
    })
    .map((one) => ({ ...one, box: inside(one.element.parentElement, one.full) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  for (const { element, full, box } of taps) {
    const least = element.matches('[aria-disabled="true"], .square:not(.target)')
      ? 0
      : element.matches('[data-square]')
        ? square
        : touch;
    // What is small to look at may reach further for the finger.
    const reach = getComputedStyle(element, '::after');
    const wide = Math.max(full.width, reach.position === 'absolute' ? parseFloat(reach.width) || 0 : 0);
    const high = Math.max(full.height, reach.position === 'absolute' ? parseFloat(reach.height) || 0 : 0);
    if (box.left < -SLACK || box.right > width + SLACK) wrong.push(`off the page: ${name(element)}`);
    if (wide < least - SLACK || high < least - SLACK)
      wrong.push(`too small: ${name(element)} ${wide.toFixed(0)}×${high.toFixed(0)}`);
    // Pieces of a jigsaw have no straight edges: only the middle of a whole one is surely its own.
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const there = y > 0 && y < height ? document.elementFromPoint(x, y) : null;
    const whole = (['top', 'bottom', 'left', 'right'] as const).every((side) => box[side] === full[side]);
    if (
      there &&
      !element.contains(there) &&
      !there.closest('[data-piece]') &&
      (whole || !element.matches('path'))
    )
      wrong.push(`covered: ${name(element)} by ${name(there)}`);
  }
  const apart = taps.filter(({ element }) => !element.matches('[data-piece]'));
  apart.forEach((one, at) => {
    const over = apart
      .slice(at + 1)
      .find((other) => meets(one.box, other.box, SLACK) && !one.element.contains(other.element));
    if (over) wrong.push(`overlap: ${name(one.element)} and ${name(over.element)}`);
  });
  return [...new Set(wrong)];
}
