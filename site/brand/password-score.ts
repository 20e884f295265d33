import { MIN_PASSWORD_SCORE } from '@parade/api/contract/password-rules.ts';
import { useDeferredValue, useEffect, useState } from 'react';

/**
 * How hard a password is to guess, 0 to 4. `undefined` while it is not known:
 * an empty password, or dictionaries that are still coming or never came; then
 * the server alone decides.
 */
async function passwordScore(password: string, known: string[]): Promise<number> {
  const { score } = await import('./zxcvbn.ts');
  return score(password, known);
}

/** Whether the server would refuse it as too easy to guess. */
export async function isWeakPassword(password: string, known: string[]): Promise<boolean> {
  try {
    return (await passwordScore(password, known)) < MIN_PASSWORD_SCORE;
  } catch {
    // The dictionaries did not come: the server judges.
    return false;
  }
}

export function usePasswordScore(password: string, ...known: string[]): number | undefined {
  const asked = useDeferredValue([password, ...known].join('\n'));
  const [answer, setAnswer] = useState<{ asked: string; score: number }>();

  useEffect(() => {
    const [typed = '', ...others] = asked.split('\n');
    if (!typed) return;
    let current = true;
    passwordScore(typed, others)
      .then((score) => current && setAnswer({ asked, score }))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [asked]);

  return password && answer ? answer.score : undefined;
}
