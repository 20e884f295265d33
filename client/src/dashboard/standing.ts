import type { ClientSummary, ReportRow } from '@parade/api/contract/reports.ts';
import { quoted } from '@parade/api/contract/text.ts';

/** Whether something is still to be done about the report. */
const isOpen = ({ status }: ReportRow) => status !== 'resolved' && status !== 'rejected';

/**
 * One sentence: where things stand and whose turn it is. A note of the team on an
 * open report may ask for something, so it makes it the person's turn.
 */
export function standing(summary: ClientSummary, latest: readonly ReportRow[]): string {
  const { total, pending, inProgress } = summary;
  if (total === 0) {
    return 'Vous n’avez encore rien signalé. Commencez quand vous le souhaitez, à votre rythme.';
  }
  const noted = latest.filter((report) => isOpen(report) && report.adminNote !== '');
  const [first] = noted.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  if (first) {
    return `L’équipe vous a écrit au sujet de ${quoted(first.title)}\u00a0: vous pouvez lire sa note.`;
  }
  if (inProgress > 0) {
    return inProgress === 1
      ? 'Un signalement est en cours de traitement\u00a0: c’est à nous d’agir, vous n’avez rien à faire.'
      : `${inProgress} signalements sont en cours de traitement\u00a0: c’est à nous d’agir, vous n’avez rien à faire.`;
  }
  if (pending > 0) {
    return pending === 1
      ? 'Votre signalement nous est parvenu\u00a0: c’est à nous de le lire, vous n’avez rien à faire.'
      : `${pending} signalements nous sont parvenus\u00a0: c’est à nous de les lire, vous n’avez rien à faire.`;
  }
  return 'Tous vos signalements sont clos. Rien n’est attendu de vous.';
}

/** A share in whole percents; nothing of nothing is 0. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0;
