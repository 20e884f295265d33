import { guessesOf, RATED_LENGTH } from '@parade/api/contract/password-rules.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';

// Heavy: imported only once somebody types a new password.
const zxcvbn = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...french },
});

/** 0 to 4. `known` is what an attacker would try first: the name, the e-mail. */
export function score(password: string, known: string[]): number {
  return zxcvbn.check(password.slice(0, RATED_LENGTH), guessesOf(known)).score;
}
