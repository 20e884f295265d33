/** A real mail server for tests: what it took, it took over SMTP. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Services } from '../src/platform/context.ts';
import { createMailTransport } from '../src/platform/mail/transport.ts';
import { MailWorker } from '../src/platform/mail/worker.ts';
import type { World } from './testing.ts';

export interface MailServer {
  url: string;
  port: number;
  /** Every message taken, parsed, with its envelope's recipients. */
  taken: (Email & { recipients: string[] })[];
  stop(): Promise<void>;
}

/** `port`: the one of a server that stood there before. `refuse`: an address that it does not take, with `code`. */
export async function startMailServer(port = 0, refuse = '', code = 550): Promise<MailServer> {
  const taken: MailServer['taken'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom({ address }, _session, done) {
      done(address === refuse ? new Error('bad sender') : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const refusal = new Error(`<${address}> no such mailbox`);
      done(address === refuse ? Object.assign(refusal, { responseCode: code }) : undefined);
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const email = await PostalMime.parse(Buffer.concat(chunks));
      taken.push({ ...email, recipients: session.envelope.rcptTo.map((to) => to.address) });
      done();
    },
  });
  server.on('error', () => {}); // A client that leaves while the server stops.
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    taken,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A worker for the services of a test, driven by `run()`. */
export const workerOf = (services: Services): MailWorker =>
  new MailWorker(services, createMailTransport(services.env));

/** The token of the link in a mail's plain text. */
export const tokenIn = (text: string): string => /\?token=(\S+)/.exec(text)?.[1] ?? '';

/** The token of the newest mail to an address. */
export async function mailedToken(world: World, email: string): Promise<string> {
  const mails = await world.mailsTo(email);
  return tokenIn(mails.findLast(({ text }) => tokenIn(text) !== '')?.text ?? '');
}

export const MINUTE = 60_000;

/** Sets the clock of a test forward. */
export function setForward(services: Services, ms: number): void {
  const before = services.now;
  services.now = () => new Date(before().getTime() + ms);
}
