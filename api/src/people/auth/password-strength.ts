import {
  guessesOf,
  MIN_PASSWORD_SCORE,
  RATED_LENGTH,
  WEAK_PASSWORD,
} from '../../../contract/password-rules.ts';
import { newStaffPasswordField } from '../../../contract/passwords.ts';
import { fieldError } from '../../platform/errors.ts';

type Rate = (password: string, known: string[]) => number;
let rating: Promise<Rate> | undefined;

/** The dictionaries weigh some 20 MB: they are loaded when the first password is set. */
async function load(): Promise<Rate> {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...french.dictionary },
  });
  return (password, known) => zxcvbn.check(password.slice(0, RATED_LENGTH), known).score;
}

/** Whether a password is hard enough to guess. `known`: name, e-mail and the like. */
export async function isStrong(password: string, known: string[]): Promise<boolean> {
  rating ??= load();
  const score = (await rating)(password, guessesOf(known));
  return score >= MIN_PASSWORD_SCORE;
}

/** Throws the sentence for a password that is easy to guess. */
export async function requireStrong(
  password: string,
  known: string[],
  field = 'password',
  sentence = WEAK_PASSWORD,
): Promise<void> {
  if (!(await isStrong(password, known))) throw fieldError(field, sentence);
}

/** Staff's passwords are longer than clients'. Error: `validation` on the field. */
export function requireStaffLength(password: string, field: string): void {
  const { error } = newStaffPasswordField.safeParse(password);
  if (error?.issues[0]) throw fieldError(field, error.issues[0].message);
}
