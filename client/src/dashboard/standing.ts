import { exchangesPath, reportPath } from '@parade/api/contract/report-paths.ts';
import type { ClientSummary, ReportRow } from '@parade/api/contract/reports.ts';
import { quoted } from '@parade/api/contract/text.ts';

/** Whether something is still to be done about the report. */
const isOpen = ({ status }: ReportRow) => status !== 'resolved' && status !== 'rejected';

interface Standing {
  sentence: string;
  /** What leads to where the note or message waits to be read. */
  unread?: { to: string; label: string };
}

/**
 * One sentence: where things stand and whose turn it is. A note of the team on an
 * open report may ask for something, so it makes it the person's turn.
 */
export function standing(summary: ClientSummary, latest: readonly ReportRow[]): Standing {
  const { total, pending, inProgress, unreadReports, unreadMessages } = summary;
  if (total === 0) {
    return { sentence: 'Vous n’avez encore rien signalé. Vous pouvez commencer dès maintenant.' };
  }
  const written = latest.find(({ id }) => unreadMessages.includes(id));
  if (written) {
    return {
      sentence: `L’équipe vous a écrit au sujet de ${quoted(written.title)}.`,
      unread: { to: exchangesPath(written.id), label: 'Lire et répondre' },
    };
  }
  const noted = latest
    .filter((report) => isOpen(report) && report.adminNote !== '')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const unread = noted.find(({ id }) => unreadReports.includes(id));
  if (unread) {
    return {
      sentence: `L’équipe vous a écrit au sujet de ${quoted(unread.title)}.`,
      unread: { to: reportPath(unread.id), label: 'Lire sa note' },
    };
  }
  const [first] = noted;
  if (first) {
    return {
      sentence: `Vous avez lu la note de l’équipe au sujet de ${quoted(first.title)}\u00a0: répondez-lui si elle vous demande quelque chose.`,
    };
  }
  return { sentence: turnOf(pending, inProgress) };
}

/** What only the person can do does not wait for us: a deadline may run. */
const OWN_STEPS = 'Dans le dossier, voyez ce que vous pouvez faire de votre côté.';

function turnOf(pending: number, inProgress: number): string {
  if (inProgress > 0) {
    return inProgress === 1
      ? `Un signalement est en cours de traitement. ${OWN_STEPS}`
      : `${inProgress} signalements sont en cours de traitement. ${OWN_STEPS}`;
  }
  if (pending > 0) {
    return pending === 1
      ? `Votre signalement nous est parvenu\u00a0: nous le lisons. ${OWN_STEPS}`
      : `${pending} signalements nous sont parvenus\u00a0: nous les lisons. ${OWN_STEPS}`;
  }
  return 'Tous vos signalements sont clos. Vos propres délais peuvent courir encore\u00a0: voyez le plan de chaque dossier.';
}

/** A share in whole percents; nothing of nothing is 0. */
export const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0;
