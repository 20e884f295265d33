import { ALONE_HOURS, type ApprovalChange } from '../../../contract/approvals.ts';
import { formatDateTime } from '../../../contract/dates.ts';
import type { Services } from '../../platform/context.ts';
import { enqueueMails } from '../../platform/mail/enqueue.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { staffEmails } from '../../platform/mail/staff-emails.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { missedMail } from './missed-mail.ts';
import { missed, neededFor } from './team.ts';

/** Whom a change concerns, and whether it is about a client. */
type Told = Pick<ApprovalKind, 'permission' | 'ofClient' | 'unmailed'>;

/** What changes, as both people read it; of a client nothing leaves by mail, nor a text with links of its own. */
const lines = ({ ofClient, unmailed }: Told, changes: readonly ApprovalChange[]): string[] =>
  ofClient || unmailed
    ? ['Le détail est dans le back-office, sous «\u00a0À confirmer\u00a0».']
    : changes.map(
        ({ what, before, after }) =>
          `${what}\nAvant\u00a0: ${before ?? 'rien'}\nAprès\u00a0: ${after ?? 'rien'}`,
      );

const whenAlone = (dueAt: string) =>
  `Personne d’autre ne peut le confirmer\u00a0: il prendra effet le ${formatDateTime(dueAt)}, au bout de ${ALONE_HOURS}\u00a0heures, si personne ne le rejette.`;
const WITH_SECOND =
  'L’ancienne valeur reste en vigueur tant qu’une autre personne de l’équipe ne l’a pas confirmé.';
const IF_UNKNOWN =
  'Si vous n’en saviez rien, appelez cette personne, sans passer par un message, et rejetez le changement.';

/**
 * To everybody who may decide it, and to whose access it is: a thief must not be able to wait unseen.
 * What takes effect by time is told to the whole team: who watches is not who may change. So are
 * those for whose sake it waits though they left; `outside` is all that they are told.
 */
async function send(
  { env }: Services,
  unit: UnitOfWork,
  kind: Told,
  { userId, permissions, dueAt }: Pick<Stored, 'userId' | 'permissions' | 'dueAt'>,
  said: (brand: string) => { subject: string; paragraphs: string[]; afterLink?: string[] },
  outside: string,
): Promise<void> {
  const link = { label: 'Voir ce qui attend', url: pageUrl(env, '/admin/approvals') };
  const mail: Mail = (brand) => {
    const { paragraphs, ...rest } = said(brand);
    return {
      ...rest,
      paragraphs: ['Bonjour,', ...paragraphs],
      link,
      reason: `Vous recevez ce message parce que vous faites partie de l’équipe ${brand}.`,
    };
  };
  const emails = await staffEmails(unit.trx, dueAt === null ? kind.permission : undefined);
  for (const permission of neededFor(permissions).slice(0, 1)) {
    emails.push(...(await staffEmails(unit.trx, permission)));
  }
  const concerned = await unit.trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', kind.ofClient ? '' : (userId ?? ''))
    .where('isEmailVerified', '=', 1)
    .executeTakeFirst();
  if (concerned) emails.push(concerned.email);
  await enqueueMails(unit, [...new Set(emails)], mail);
  if (dueAt === null) return;
  const [last = kind.permission] = neededFor(permissions).slice(-1);
  const away = (await missed(unit.trx, last, [''], unit.at)).filter((one) => !emails.includes(one));
  await enqueueMails(unit, [...new Set(away)], missedMail(outside));
}

const takesEffect = (dueAt: string | null) =>
  dueAt
    ? ` Il prendra effet le ${formatDateTime(dueAt)} si personne de l’équipe ne le rejette.`
    : '';

interface Proposed {
  title: string;
  changes: readonly ApprovalChange[];
  dueAt: string | null;
  userId: string | null;
  permissions: string;
}

export const mailProposal = (
  services: Services,
  unit: UnitOfWork,
  editor: { name: string; email: string | null },
  kind: Told,
  { title, changes, dueAt, ...whose }: Proposed,
): Promise<void> =>
  send(
    services,
    unit,
    kind,
    { ...whose, dueAt },
    (brand) => ({
      subject: `À confirmer sur ${brand}\u00a0: ${title}`,
      paragraphs: [
        `${editor.name} (${editor.email}) propose un changement le ${formatDateTime(unit.at)}\u00a0: ${title}.`,
        ...lines(kind, changes),
        dueAt === null ? WITH_SECOND : whenAlone(dueAt),
      ],
      afterLink: [IF_UNKNOWN],
    }),
    `${editor.name} (${editor.email}) propose un changement sensible.${takesEffect(dueAt)}`,
  );

interface Stored {
  title: string;
  changes: string;
  dueAt: string | null;
  userId: string | null;
  permissions: string;
}

/** Its hour passed unwatched, or somebody joined: it goes on waiting. */
export const mailRenewal = (
  services: Services,
  unit: UnitOfWork,
  kind: Told,
  { title, changes, dueAt, ...whose }: Stored,
): Promise<void> =>
  send(
    services,
    unit,
    kind,
    { ...whose, dueAt },
    (brand) => ({
      subject: `Toujours à confirmer sur ${brand}\u00a0: ${title}`,
      paragraphs: [
        `Un changement attend toujours\u00a0: ${title}.`,
        ...lines(kind, JSON.parse(changes) as ApprovalChange[]),
        dueAt === null ? WITH_SECOND : whenAlone(dueAt),
      ],
      afterLink: [IF_UNKNOWN],
    }),
    `Un changement sensible attend toujours.${takesEffect(dueAt)}`,
  );

interface Decided extends Stored {
  /** Who decided, with the address, which nobody chooses as they choose a name; null where its hour had come. */
  by: string | null;
  done: 'confirmed' | 'rejected';
  reason: string | null;
}

export const mailDecision = (
  services: Services,
  unit: UnitOfWork,
  kind: Told,
  { title, changes, by, done, reason, ...whose }: Decided,
): Promise<void> => {
  const confirmed = done === 'confirmed';
  return send(
    services,
    unit,
    kind,
    whose,
    (brand) => ({
      subject: `${confirmed ? 'Changement en vigueur' : 'Changement rejeté'} sur ${brand}\u00a0: ${title}`,
      paragraphs: [
        confirmed
          ? `${by === null ? 'Le délai est écoulé' : `${by} a confirmé ce changement`}\u00a0: ${title}. Il est en vigueur.`
          : `${by ?? 'Le système'} a rejeté ce changement\u00a0: ${title}. Rien n’a changé.`,
        ...(reason ? [`Motif\u00a0: ${reason}`] : []),
        ...lines(kind, JSON.parse(changes) as ApprovalChange[]),
      ],
    }),
    confirmed
      ? 'Le changement sensible qui attendait est en vigueur.'
      : 'Le changement sensible qui attendait a été rejeté. Rien n’a changé.',
  );
};
