import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { formatDateTime } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { ownedBy, type Person, type PersonalPart, withheld } from '../personal-data.ts';
import { facts, type Html, section } from '../personal-page.ts';
import { mailFolder } from './transport.ts';

/** Mails to an address that nobody confirmed may be somebody else's: a dispute, another account before. */
const theirs = (person: Person) =>
  person.isEmailVerified === 1 ? ownedBy('mail_outbox', person) : sql<boolean>`1 = 0`;

/** The team tells each other by name who may manage payments; the mails before were called otherwise. */
const NAMES_COLLEAGUE = /^.+ (peut désormais gérer|ne gère plus) (les paiements|l’argent)$/su;

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
      .where(theirs(person))
      .orderBy('id', 'desc')
      .execute();
    const mails = rows.map((row) => ({
      ...row,
      subject: row.subject.replace(NAMES_COLLEAGUE, 'Un membre de l’équipe $1 $2'),
    }));
    return { mails };
  },
  page: { mails: (mails) => section('E-mails envoyés', mails.map(aMail), 'Aucun e-mail.') },
  /**
   * What waits for their mailbox is not sent any more; what was sent as a file goes too. Where
   * nobody confirmed the address, what waits may be for a stranger, and leaves; of what has left
   * since the account is there nothing says the address any more.
   */
  async erase({ env, log }, unit, person) {
    const mails = await unit.trx
      .deleteFrom('mail_outbox')
      .where(ownedBy('mail_outbox', person))
      .$if(person.isEmailVerified !== 1, (mails) =>
        mails
          .where('createdAt', '>=', person.createdAt)
          .where((w) => w.or([w('sentAt', 'is not', null), w('failedAt', 'is not', null)])),
      )
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
