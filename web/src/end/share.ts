/** Handing a result on: with the system's share sheet where there is one, else by clipboard and file. */
import { copyText } from '../lib/copy';

export type Handed = 'shared' | 'copied' | 'saved';

export async function shareText(title: string, text: string, url: string): Promise<Handed | null> {
  if ('share' in navigator) return ask({ title, text, url });
  await copyText(`${text}\n${url}`);
  return 'copied';
}

export async function sharePicture(title: string, text: string, picture: Blob): Promise<Handed | null> {
  const file = new File([picture], 'stolik.png', { type: picture.type });
  const data = { title, text, files: [file] };
  if ('canShare' in navigator && navigator.canShare(data)) return ask(data);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return 'saved';
}

/** Who closes the share sheet again has decided not to. */
async function ask(data: ShareData): Promise<Handed | null> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch {
    return null;
  }
}
