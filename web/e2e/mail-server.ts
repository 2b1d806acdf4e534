/** A mail server on loopback that takes everything but what is sent to `nobody@…`, and reads it with nothing of the server's code. */
import { createServer, type AddressInfo } from 'node:net';

export interface Mail {
  to: string;
  /** The fields of its head, by their names in small letters. */
  head: Record<string, string>;
  /** Its text, and the same as HTML. */
  text: string;
  html: string;
}

export interface MailServer {
  /** For `--smtp`. */
  url: string;
  received: Mail[];
  stop: () => void;
}

export async function mailServer(): Promise<MailServer> {
  const received: Mail[] = [];
  const server = createServer((socket) => {
    let [left, to, data] = ['', '', null as string[] | null];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (data) {
        if (line !== '.') {
          data.push(line.replace(/^\./, ''));
          return;
        }
        received.push(read(to, data.join('\r\n')));
        data = null;
        say('250 taken');
      } else if (/^EHLO/i.test(line)) {
        say('250 mail.example');
      } else if (/^RCPT/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say(to.startsWith('nobody@') ? '550 5.1.1 no such user' : '250 fine');
      } else if (/^DATA/i.test(line)) {
        data = [];
        say('354 go on');
      } else {
        say('250 fine');
      }
    };
    socket.setEncoding('utf8');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (left + String(chunk)).split('\r\n');
      left = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 mail.example');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, stop: () => server.close() };
}

function read(to: string, raw: string): Mail {
  const [top = '', ...rest] = raw.split('\r\n\r\n');
  const head = fields(top);
  const boundary = /boundary="(.*?)"/.exec(head['content-type'] ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const part = (kind: string): string => {
    const found = parts.find((one) => one.includes(`Content-Type: ${kind}`)) ?? '';
    const [own = '', ...body] = found.trimStart().split('\r\n\r\n');
    return decoded(body.join('\r\n\r\n'), fields(own)['content-transfer-encoding'] ?? '7bit');
  };
  return { to, head, text: part('text/plain'), html: part('text/html') };
}

function fields(head: string): Record<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), words(value.join(': '))];
    }),
  );
}

/** A field's value, without its encoded words (RFC 2047). */
function words(value: string): string {
  const word = /=\?utf-8\?(b|q)\?(.*?)\?=(?:\s+(?==\?))?/gi;
  return value.replaceAll(word, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : decoded(text.replaceAll('_', ' '), 'quoted-printable'),
  );
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The last word of the link that a mail's button leads to, or of the one that ends mails. */
export const linkIn = (mail: Mail): string => /^https?:\/\/\S+$/m.exec(mail.text)?.[0] ?? '';
export const endIn = (mail: Mail): string => /<(.*)>/.exec(mail.head['list-unsubscribe'] ?? '')?.[1] ?? '';
