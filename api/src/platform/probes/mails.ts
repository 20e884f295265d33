import { expectedRange, inUnit } from '../../../contract/probes.ts';
import type { Mail } from '../mail/layout.ts';
import { hello } from '../mail/templates.ts';
import type { Probe, Reading } from '../ports.ts';

export type Left = Pick<Probe, 'label' | 'unit'> & Reading;

function line({ label, unit, value, min, max }: Left): string {
  const expected = expectedRange({ unit, min: min ?? null, max: max ?? null });
  return `${label}\u00a0: ${inUnit(unit, value)} (attendu\u00a0: ${expected}).`;
}

/** To the team: what is no longer as usual, each with its reading. */
export const outsideMail =
  (left: readonly Left[], page: string): Mail =>
  (brand) => ({
    subject:
      left.length === 1
        ? `Une mesure de ${brand} sort de l’ordinaire`
        : `${left.length}\u00a0mesures de ${brand} sortent de l’ordinaire`,
    paragraphs: [
      hello(),
      left.map(line).join('\n'),
      'Aucun autre message ne partira à ce sujet avant un retour dans l’attendu.',
    ],
    link: { label: 'Voir les mesures', url: page },
    reason: `Vous recevez ce message parce que vous faites partie de l’équipe ${brand}.`,
  });
