import type { FeatureContract } from './feature.ts';

export const blocklists = {
  errors: {
    list_refused: [422, 'Cette liste ne se lit pas. Rien n’a changé.'],
    list_shrinks: [
      409,
      'La liste perdrait plus d’un tiers de ses entrées. Rien n’a changé. Si c’est juste, cochez-le.',
    ],
    list_changed: [409, 'La liste a changé depuis l’aperçu. Regardez-le de nouveau.'],
  },
} as const satisfies FeatureContract;
