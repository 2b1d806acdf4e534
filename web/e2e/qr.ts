/** Reads QR codes off a page, as a phone's camera would. */
import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';

export async function readQr(code: Locator): Promise<string> {
  const { data, side } = await code.evaluate(async (svg) => {
    const side = 600;
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(side));
    copy.setAttribute('height', String(side));
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    return { data: [...(context?.getImageData(0, 0, side, side).data ?? [])], side };
  });
  const read = jsqr(Uint8ClampedArray.from(data), side, side);
  if (!read) throw new Error('No camera could read this.');
  return read.data;
}
