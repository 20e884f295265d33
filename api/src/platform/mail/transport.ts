import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env.ts';
import { tokenLinkIn } from './links.ts';

interface OutgoingMail {
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
  attachments: readonly { filename: string; content: Buffer; contentType: string }[];
}

/** Takes a mail out of the house: resolves once it is accepted, rejects with what was said. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const SECOND = 1000;
const TIMEOUTS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
};

/**
 * How a mail server is reached: `smtp:` must come to TLS, so that whoever stands between cannot take
 * the offer of it out; but on this machine, by a name of the inner network (« mailpit »), and where the
 * address says `requireTLS=` or `ignoreTLS=` itself.
 */
export function smtpOptions(url: string) {
  const { protocol, hostname, searchParams } = new URL(url);
  const isInner = /^(?:[^.:]*|\[::1\]|127\..*)$/.test(hostname);
  const isSaid = searchParams.has('requireTLS') || searchParams.has('ignoreTLS');
  return { ...TIMEOUTS, url, requireTLS: protocol === 'smtp:' && !isInner && !isSaid };
}

/** The mail server of `SMTP_URL`, or files in the data folder. */
export const createMailTransport = (env: Env): MailTransport =>
  env.smtpUrl ? smtpTransport(env.smtpUrl) : fileTransport(mailFolder(env));

/** Where mails are files, as long as there is no mail server. */
export const mailFolder = (env: Env): string => path.join(env.dataDir, 'mail');

function messageOf(mail: OutgoingMail) {
  const { id, from, to, subject, text, html, createdAt, attachments } = mail;
  return {
    from,
    // An object, so that nothing in the address is read as a list of addresses.
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: [...attachments],
    date: new Date(createdAt),
    // The id is the same at each attempt, so that a server that already took the mail can tell.
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends one mail and waits for it: what the mail server answered, or the file that it is in. Throws
 * what the mailer throws.
 */
export async function sendOnce(env: Env, mail: OutgoingMail): Promise<string> {
  if (!env.smtpUrl) {
    await fileTransport(mailFolder(env)).send(mail);
    return path.join(mailFolder(env), `${mail.id}.eml`);
  }
  const smtp = (await loadMailer()).createTransport(smtpOptions(env.smtpUrl));
  try {
    return (await smtp.sendMail(messageOf(mail))).response;
  } finally {
    smtp.close();
  }
}

/** Says hello to the mail server of `SMTP_URL`, and who we are. Throws what the mailer throws. */
export async function greetMailServer(url: string): Promise<void> {
  const smtp = (await loadMailer()).createTransport(smtpOptions(url));
  await smtp.verify().finally(() => smtp.close());
}

/** The mailer takes some 20 MB, so it is loaded with the first mail. */
const loadMailer = () => import('nodemailer');

function smtpTransport(url: string): MailTransport {
  const options = { ...smtpOptions(url), pool: true as const, maxConnections: 4 };
  const open = async () => (await loadMailer()).createTransport(options);
  let smtp: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      smtp ??= open();
      await (await smtp).sendMail(messageOf(mail));
    },
    close: () => void smtp?.then((opened) => opened.close()),
  };
}

function fileTransport(folder: string): MailTransport {
  return {
    async send(mail) {
      const { createTransport } = await loadMailer();
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.id}.eml`);
      // The file gets its name once it is whole: somebody may be watching the folder.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      const link = tokenLinkIn(mail.text);
      // It is printed for whoever tries the product out; with a mail server no link is shown.
      if (link) process.stdout.write(`${mail.subject} (${file}) : ${link.url}\n`);
    },
    close: () => {},
  };
}
