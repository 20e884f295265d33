import type { ClaimName, GroupSpec, SectionSpec } from '../spec.ts';
import { evidenceOf } from './evidence.ts';

const MODES = [
  ['stated', 'Déclaré'],
  ['measured', 'Mesuré sur la plateforme'],
] as const;

const figure = (claim: ClaimName, title: string, unit: string, measure: string): GroupSpec => ({
  title,
  claim,
  fields: [
    {
      name: `${claim}.mode`,
      label: 'D’où vient le chiffre',
      help: `Mesuré\u00a0: ${measure}`,
      kind: 'choice',
      options: MODES,
    },
    { name: `${claim}.value`, label: 'Valeur', kind: 'number', unit, measurable: true },
    ...evidenceOf(claim, true),
  ],
});

export const figures: SectionSpec = {
  id: 'chiffres',
  title: 'Chiffres',
  intro:
    'Sur l’accueil, et le taux de réussite dans la base d’alertes. Un chiffre sans preuve est une pratique commerciale trompeuse (code de la consommation, L121-2). Il porte «\u00a0Exemple – à remplacer\u00a0» jusqu’à ce qu’il soit mesuré, ou que ce soit le vôtre, avec sa source, sa date et le document qui le montre.',
  page: '/',
  anchor: 'chiffres',
  groups: [
    figure(
      'stats.successRate',
      'Taux de réussite',
      '%',
      'part des dossiers clos qui ont été résolus.',
    ),
    figure(
      'stats.victimsHelped',
      'Victimes accompagnées',
      'personnes',
      'personnes dont un dossier a été pris en charge.',
    ),
    figure(
      'stats.fundsRecovered',
      'Sommes récupérées',
      '€',
      'total récupéré sur les dossiers de la plateforme.',
    ),
    figure(
      'stats.averageTime',
      'Délai moyen',
      'jours',
      'du dépôt d’un dossier à sa clôture, en moyenne.',
    ),
  ],
};
