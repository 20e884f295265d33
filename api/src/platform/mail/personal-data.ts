import { rm } from 'node:fs/promises';
import path from 'node:path';
import { formatDateTime } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { ownedBy, type Person, type PersonalPart, withheld } from '../personal-data.ts';
import { facts, type Html, section } from '../personal-page.ts';
import { mailFolder } from './transport.ts';

/** From when on mails to this address are theirs: one that nobody confirmed may be somebody else's, who was written to before. */
const since = ({ isEmailVerified, createdAt }: Person): string =>
  isEmailVerified === 1 ? '' : createdAt;

/** The team tells each other by name who may manage the money. */
const NAMES_COLLEAGUE = /^.+ (peut désormais gérer|ne gère plus) l’argent$/su;

const LINKS = withheld('It may hold a link that opens a door, and is emptied once the mail left.');

const aMail = (m: PersonalData['mails'][number]): Html =>
  facts([[formatDateTime(m.at), m.sentAt === null ? `${m.subject} (non envoyé)` : m.subject]]);

export const mailData = {
  answers: {
    mail_outbox: {
      erased: 'rows',
      exported: { to: 'account.email', subject: 'mails.subject', text: LINKS, html: LINKS },
    },
  },
  async collect({ db }, person) {
    const rows = await db
      .selectFrom('mail_outbox')
      .select(['createdAt as at', 'subject', 'sentAt'])
      .where(ownedBy('mail_outbox', person))
      .where('createdAt', '>=', since(person))
      .orderBy('id', 'desc')
      .execute();
    const mails = rows.map((row) => ({
      ...row,
      subject: row.subject.replace(NAMES_COLLEAGUE, 'Un membre de l’équipe $1 l’argent'),
    }));
    return { mails };
  },
  page: { mails: (mails) => section('E-mails envoyés', mails.map(aMail), 'Aucun e-mail.') },
  /** What waits for their mailbox is not sent any more; what was sent as a file goes too. */
  async erase({ env, log }, unit, person) {
    const mails = await unit.trx
      .deleteFrom('mail_outbox')
      .where(ownedBy('mail_outbox', person))
      .where('createdAt', '>=', since(person))
      .returning('id')
      .execute();
    const removal = async () => {
      for (const { id } of mails)
        await rm(path.join(mailFolder(env), `${id}.eml`), { force: true });
    };
    unit.afterCommit(() => {
      removal().catch((error: unknown) =>
        log.warn({ error: String(error) }, 'mail files of an erased account are left'),
      );
    });
  },
} satisfies PersonalPart;
