import type { Feature } from '../feature.ts';
import { kept, ownedBy, type PersonalPart, withheld } from '../personal-data.ts';

const wordsData = {
  answers: {
    search_words: {
      erased: { word: kept('The references of payments and withdrawals, which the law keeps.') },
      exported: { word: withheld('The words of texts that the other parts show whole.') },
    },
  },
  async erase(_services, { trx }, person) {
    await trx
      .deleteFrom('search_words')
      .where(ownedBy('search_words', person))
      .where('list', 'not in', ['payments', 'withdrawals'])
      .execute();
  },
} satisfies PersonalPart;

export const search = { personalData: wordsData } satisfies Feature;
