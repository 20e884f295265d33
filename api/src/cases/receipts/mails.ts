import { formatDateTime } from '../../../contract/dates.ts';
import { reportPath } from '../../../contract/report-paths.ts';
import type { Env } from '../../platform/env.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import {
  type Addressee,
  hello,
  sentOnceConfirmed,
  strangersHint,
} from '../../platform/mail/templates.ts';
import type { ReceiptRecord } from './queries.ts';

/** The receipt of a report that was sent, with its PDF; to an address that may be a stranger's only that it is there. */
export function receiptMail(
  env: Env,
  person: Addressee,
  receipt: Pick<ReceiptRecord, 'id' | 'reportId' | 'reference' | 'at' | 'calledAt'>,
  support: string,
): Mail {
  const { id, reportId, reference, at, calledAt } = receipt;
  const isTheirs = person.isEmailVerified === 1;
  const said = isTheirs
    ? [
        calledAt
          ? `L’équipe a noté un signalement pour vous, ${reference}, pendant un appel du ${formatDateTime(calledAt)} (heure de Paris). Votre récépissé est joint.`
          : `Nous avons reçu votre signalement ${reference} le ${formatDateTime(at)} (heure de Paris). Votre récépissé est joint.`,
        'Il reprend votre récit et la liste de vos pièces. Gardez-le.',
        'N’attendez pas notre réponse pour agir\u00a0: votre dossier dit ce que vous pouvez faire maintenant. Ce récépissé n’est pas une plainte.',
      ]
    : [
        `${calledAt ? 'Un signalement a été noté au téléphone' : 'Un signalement a été envoyé'}\u00a0: ${reference}. Son récépissé est dans votre espace, à la page du dossier. ${sentOnceConfirmed('Il')}`,
      ];
  return () => ({
    subject: `Votre récépissé ${reference}`,
    paragraphs: [hello(person), ...said],
    link: { label: 'Voir mon dossier', url: pageUrl(env, reportPath(reportId)) },
    afterLink: [
      ...(calledAt
        ? [
            `Vous n’avez pas appelé, et personne n’a appelé pour vous\u00a0? Écrivez-nous tout de suite\u00a0: ${support}.`,
          ]
        : []),
      ...strangersHint(person),
    ],
    reason: calledAt
      ? 'Vous recevez ce message parce que l’équipe a noté un signalement pour vous au téléphone.'
      : 'Vous recevez ce message parce que vous avez envoyé un signalement.',
    ...(isTheirs ? { attachment: { kind: 'receipt', id, filename: fileNameOf(reference) } } : {}),
  });
}

/** What the PDF is saved as. */
export const fileNameOf = (number: string): string => `recepisse-${number}.pdf`;
