import { expect, test } from 'vitest';
import { cleanUpSentence } from './sentences.ts';

test.each([
  [
    { removed: 3, corrupt: 0 },
    '3\u00a0notification(s) de plus de 30\u00a0jours supprimée(s). Aucune notification corrompue trouvée',
  ],
  [
    { removed: 2, corrupt: 2 },
    'Aucune notification de plus de 30\u00a0jours trouvée. 2 notification(s) corrompue(s) supprimée(s)',
  ],
  [
    { removed: 0, corrupt: 0 },
    'Aucune notification de plus de 30\u00a0jours trouvée. Aucune notification corrompue trouvée',
  ],
])('%j', (result, sentence) => {
  expect(cleanUpSentence(result)).toBe(sentence);
});
