import type { CheckedIndicator, CheckResult } from '@parade/api/contract/checks.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { ask, Refusal } from '../lib/ask.ts';
import type { Examined } from './examined.ts';

export type Comparison =
  | { step: 'offered' }
  | { step: 'waiting' }
  | { step: 'answered'; result: CheckResult }
  | { step: 'failed'; message: string };

const OFFLINE =
  'Nous n’avons pas pu comparer\u00a0: la connexion a été interrompue. Ce que votre appareil a trouvé reste valable.';

/** As the API counts them: what comes after would not be looked at. */
const MOST = 20;
/** A text without anything to follow, call or pay may be a name: few words on one line, as in no sentence and no code. */
const NAME = /^(?=.{2,80}$)(?=.*\p{L}{2})(?!.*\d{4})[^\n@:;!?<>{}[\]|#]*$/u;
const MOST_WORDS = 6;
const OF_A_SENTENCE =
  /(?<![\p{L}\p{N}])(?:bonjour|bonsoir|salut|coucou|je|tu|il|elle|on|nous|vous|tes|votre|vos|est|suis|merci|maman|papa|[jtmlcd]['’]ai?|pour|dans|ne|pas)(?![\p{L}\p{N}])/iu;

/** Whether a text may be what a company is called. A private message is nobody's to send. */
const isName = (text: string): boolean =>
  NAME.test(text) && text.split(/\s+/).length <= MOST_WORDS && !OF_A_SENTENCE.test(text);

/** What would be sent, one thing a line: nothing but what can be followed, called or paid to, or a name alone. */
export function comparable({ indicators, text, content }: Examined): string[] {
  if (indicators.length > 0) return indicators.slice(0, MOST).map((each) => each.text);
  const name = text.trim();
  return !content && isName(name) ? [name] : [];
}

/** Sends these things alone. */
export async function compare(things: readonly string[], signal: AbortSignal): Promise<Comparison> {
  try {
    const result = await ask<CheckResult>('/api/checks', {
      body: { text: things.join('\n') },
      signal,
      anonymous: true,
    });
    return { step: 'answered', result };
  } catch (error) {
    // Without a code the API did not answer.
    const refusal = error instanceof Refusal && error.code ? error : undefined;
    return { step: 'failed', message: refusal?.errors.text ?? refusal?.message ?? OFFLINE };
  }
}

const KNOWN: readonly CheckedIndicator['verdict'][] = ['alert', 'list', 'reported'];
export const isKnown = ({ verdict }: CheckedIndicator): boolean => KNOWN.includes(verdict);

/** With what was compared: our alerts, and the lists that are there, each with its day. */
export function comparedWith({ lists }: CheckResult): string {
  const named = lists.map(({ title, asOf }) => `${title} (${formatCalendarDay(asOf)})`);
  const and = new Intl.ListFormat('fr').format(['nos alertes', ...named]);
  return `Comparé avec ${and}.`;
}
