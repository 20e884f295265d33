import { neverAsksMoney } from '../../../contract/never-asks.ts';
import type { ReceiptContent } from './content.ts';
import type { FirstAnswer } from './first-answer.ts';

const DAY_HOURS = 24;
/** Up to here hours are said, from here on days. */
const IN_HOURS = 2 * DAY_HOURS;

const withinOf = (hours: number): string =>
  hours === 1
    ? 'une heure'
    : hours <= IN_HOURS
      ? `${hours}\u00a0heures`
      : `${Math.ceil(hours / DAY_HOURS)}\u00a0jours`;

/** What a receipt says beside what was told, in this order. Nothing of delays that were not measured. */
export const noticesOf = (
  brand: string,
  measured: FirstAnswer | null,
): ReceiptContent['notices'] => [
  {
    heading: 'Qui lit votre dossier',
    text: `L’équipe de ${brand}\u00a0: seuls ses membres qui ont le droit de traiter les signalements. Chaque lecture est notée. Vous voyez dans votre espace ce qui a été lu, et quand.`,
  },
  ...(measured
    ? [
        {
          heading: 'Notre première réponse',
          text: `Sur nos ${measured.cases} derniers dossiers de plus de deux semaines, la moitié a reçu une première réponse en ${withinOf(measured.hours)} au plus. C’est une mesure, pas une promesse.`,
        },
      ]
    : []),
  {
    heading: 'Ce récépissé n’est pas une plainte',
    text: `${brand} n’est ni la police ni la gendarmerie. Ce dossier ne remplace pas un dépôt de plainte.`,
  },
  { heading: 'Argent', text: neverAsksMoney(brand) },
];
