import { ALONE_HOURS, type ApprovalChange } from '../../../contract/approvals.ts';
import { formatDateTime } from '../../../contract/dates.ts';
import type { Permission } from '../../../contract/staff.ts';
import type { Services } from '../../platform/context.ts';
import { enqueueMails } from '../../platform/mail/enqueue.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { staffEmails } from '../staff/emails.ts';

const lines = (changes: readonly ApprovalChange[]): string[] =>
  changes.map(
    ({ what, before, after }) =>
      `${what}\nAvant\u00a0: ${before ?? 'rien'}\nAprès\u00a0: ${after ?? 'rien'}`,
  );

const reason = (brand: string) =>
  `Vous recevez ce message parce que vous faites partie de l’équipe ${brand}.`;

interface Proposed {
  title: string;
  changes: readonly ApprovalChange[];
  dueAt: string | null;
}

/** Tells everybody who may confirm it: a thief must not be able to wait unseen. */
export async function mailProposal(
  { env }: Services,
  unit: UnitOfWork,
  editor: { name: string; email: string },
  permission: Permission,
  { title, changes, dueAt }: Proposed,
): Promise<void> {
  const url = pageUrl(env, '/admin/approvals');
  const mail: Mail = (brand) => ({
    subject: `À confirmer sur ${brand}\u00a0: ${title}`,
    paragraphs: [
      'Bonjour,',
      `${editor.name} (${editor.email}) propose un changement\u00a0: ${title}.`,
      ...lines(changes),
      dueAt === null
        ? 'L’ancienne valeur reste en vigueur tant qu’une autre personne de l’équipe ne l’a pas confirmé.'
        : `Personne d’autre ne peut le confirmer\u00a0: il prendra effet le ${formatDateTime(dueAt)}, ${ALONE_HOURS}\u00a0heures après la proposition.`,
    ],
    link: { label: 'Voir ce qui attend', url },
    afterLink: [
      'Si vous n’en saviez rien, appelez cette personne, sans passer par un message, et rejetez le changement.',
    ],
    reason: reason(brand),
  });
  await enqueueMails(unit, await staffEmails(unit.trx, permission), mail);
}

interface Decided {
  title: string;
  changes: string;
  /** Who decided; null where its hour had come. */
  by: string | null;
  done: 'confirmed' | 'rejected';
}

/** Tells the same people what became of it. */
export async function mailDecision(
  { env }: Services,
  unit: UnitOfWork,
  permission: Permission,
  { title, changes, by, done }: Decided,
): Promise<void> {
  const url = pageUrl(env, '/admin/approvals');
  const confirmed = done === 'confirmed';
  const mail: Mail = (brand) => ({
    subject: `${confirmed ? 'Changement en vigueur' : 'Changement rejeté'} sur ${brand}\u00a0: ${title}`,
    paragraphs: [
      'Bonjour,',
      confirmed
        ? `${by === null ? 'Le délai est écoulé' : `${by} a confirmé ce changement`}\u00a0: ${title}. Il est en vigueur.`
        : `${by ?? 'Le système'} a rejeté ce changement\u00a0: ${title}. Rien n’a changé.`,
      ...lines(JSON.parse(changes) as ApprovalChange[]),
    ],
    link: { label: 'Ouvrir le back-office', url },
    reason: reason(brand),
  });
  await enqueueMails(unit, await staffEmails(unit.trx, permission), mail);
}
