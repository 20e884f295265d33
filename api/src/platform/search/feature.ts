import type { Feature } from '../feature.ts';
import { deleteOwned, type PersonalPart, withheld } from '../personal-data.ts';
import { storeWords } from './words.ts';

const wordsData = {
  answers: {
    search_words: {
      erased: 'rows',
      exported: { word: withheld('The words of texts that the other parts show whole.') },
    },
  },
  async erase(_services, { trx }, person) {
    await deleteOwned(trx, person, 'search_words');
    // What the law keeps is still found by its reference.
    for (const list of ['payments', 'withdrawals'] as const) {
      const kept = await trx
        .selectFrom(list)
        .select(['id', 'userId', 'reference'])
        .where('userId', '=', person.id)
        .execute();
      for (const record of kept) await storeWords(trx, list, record);
    }
  },
} satisfies PersonalPart;

export const search = { personalData: wordsData } satisfies Feature;
