/** A mail server that may drop the line once it has a whole mail: it took it, and never said so. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MailServer {
  url: string;
  /** How often it said yes to a mail, by its `Message-ID`. */
  acknowledged: Map<string, number>;
  /** The same of mails that it took, and denied by dropping the line. */
  denied: Map<string, number>;
  drops(yes: boolean): void;
  stop(): void;
}

const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: '250 mail.exemple.fr',
  HELO: '250 mail.exemple.fr',
  DATA: '354 go on',
  QUIT: '221 bye',
};

export async function startMailServer(): Promise<MailServer> {
  const acknowledged = new Map<string, number>();
  const denied = new Map<string, number>();
  let dropping = false;

  /** Takes a whole mail; false where the line is dropped. */
  const take = (mail: string): boolean => {
    const id = /^Message-ID:\s*(\S+)/im.exec(mail)?.[1] ?? mail;
    const counts = dropping ? denied : acknowledged;
    counts.set(id, (counts.get(id) ?? 0) + 1);
    return !dropping;
  };

  const serve = (socket: Socket) => {
    let text = '';
    let inMail = false;
    socket.setEncoding('utf8').write('220 mail.exemple.fr\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk;
      for (;;) {
        const mark = inMail ? '\r\n.\r\n' : '\r\n';
        const end = text.indexOf(mark);
        if (end < 0) return;
        const said = text.slice(0, end);
        text = text.slice(end + mark.length);
        if (inMail && !take(said)) return void socket.destroy();
        const command = inMail ? '' : said.slice(0, 4).toUpperCase();
        inMail = command === 'DATA';
        socket.write(`${ANSWERS[command] ?? '250 ok'}\r\n`);
      }
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    acknowledged,
    denied,
    drops(yes) {
      dropping = yes;
    },
    stop: () => void server.close(),
  };
}
