import { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import { renderMail, sentSubject } from '../../platform/mail/layout.ts';
import { dropMails, retryMails, stuckMails } from '../../platform/mail/outbox.ts';
import { describeFailure } from '../../platform/mail/retries.ts';
import { testMail } from '../../platform/mail/test-mail.ts';
import { sendOnce } from '../../platform/mail/transport.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { withReadOnly } from '../read-only.ts';
import { type Command, WrongUse } from './command.ts';
import { onInstance } from './on-instance.ts';
import { columns, counted, when } from './words.ts';

export const mailTest: Command = {
  name: 'mail test',
  about: 'envoie un message d’essai et dit ce que le serveur de messagerie a répondu',
  args: [{ name: 'adresse', about: 'à qui' }],
  async run({ given, env: configuration, now }) {
    const { success, data: to } = z.email().safeParse(given.required('adresse').trim());
    if (!success) throw new WrongUse(`${given.required('adresse')} n’est pas une adresse.`);
    const env = configuration();
    const settings = await withReadOnly(env, currentSettings);
    const { brand, contactInfo } = settings;
    const from = env.mailFrom ?? { name: brand.name, address: contactInfo.email };
    const mail = renderMail(testMail(brand.name), settings);
    const subject = sentSubject(mail.subject, settings);
    const sent = { ...mail, subject, id: newId(), from, to, createdAt: now().toISOString() };
    const answer = await sendOnce(env, { ...sent, attachments: [] }).catch((error: unknown) => {
      throw new Error(`Le serveur de messagerie n’en a pas voulu\u00a0: ${describeFailure(error)}`);
    });
    const line = env.smtpUrl
      ? `Parti. Le serveur de messagerie a répondu\u00a0: ${answer}`
      : `Sans SMTP_URL aucun e-mail ne part\u00a0: il est dans ${answer}`;
    return { lines: [line], data: { server: env.smtpUrl !== undefined, answer } };
  },
};

export const mailList: Command = {
  name: 'mail list',
  about: 'montre les e-mails qui n’ont pas pu partir, et pourquoi',
  async run({ env }) {
    const mails = await withReadOnly(env(), stuckMails);
    const rows = mails.map((mail) => [
      mail.id,
      `@${mail.domain}`,
      counted(mail.attempts, 'essai'),
      mail.nextAttemptAt ? `réessayé ${when(mail.nextAttemptAt)}` : 'abandonné',
      mail.lastError,
    ]);
    return { lines: rows.length > 0 ? columns(rows) : ['Aucun.'], data: { mails } };
  },
};

export const mailRetry: Command = {
  name: 'mail retry',
  about: 'réessaie tout de suite ceux qui attendent après un échec, tous si aucun n’est nommé',
  args: [{ name: 'id', about: 'comme dans mail list', isOptional: true, isRepeated: true }],
  notes:
    'C’est le serveur qui les envoie, en quelques secondes. Un e-mail abandonné n’a plus de texte\u00a0:\nil ne part plus.',
  run: ({ given, env }) =>
    onInstance(env(), async (services) => {
      const ids = given.all('id');
      const retried = await retryMails(services, ids);
      return {
        lines: [`${counted(retried, 'e-mail réessayé', 'e-mails réessayés')}.`],
        problems: retried < ids.length ? ['Les autres n’attendent pas après un échec.'] : [],
        data: { retried },
      };
    }),
};

export const mailDrop: Command = {
  name: 'mail drop',
  about: 'renonce à des e-mails qui n’ont pas pu partir et les efface',
  args: [{ name: 'id', about: 'comme dans mail list', isRepeated: true }],
  run: ({ given, env }) =>
    onInstance(env(), async (services) => {
      const ids = given.all('id');
      const dropped = await dropMails(services, ids);
      return {
        lines: [`${counted(dropped, 'e-mail effacé', 'e-mails effacés')}.`],
        problems: dropped < ids.length ? ['Les autres n’y sont plus, ou n’ont pas échoué.'] : [],
        data: { dropped },
      };
    }),
};
