import type { MeTooResult } from '@parade/api/contract/alerts.ts';
import { useEffect, useState } from 'react';
import { ask, sentenceOf } from '../lib/ask.ts';
import { counted } from '../lib/plural.ts';

/** Which alerts this browser answered « Moi aussi » to, with the count of that moment. */

const KEY = 'parade-me-too';

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The count of the answer; undefined where this browser said nothing. */
const rememberedCount = (alertId: string): number | undefined => read()[alertId];

function remember(alertId: string, count: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [alertId]: count }));
  } catch {
    // This browser keeps nothing; the server still counts once.
  }
}

interface Props {
  alertId: string;
  /** The count of the publication. */
  count: number;
  /** Id of the alert's heading. */
  describedBy: string;
}

/** How many people said « Moi aussi », and the button to say it, once. */
export function MeToo({ alertId, count, describedBy }: Props) {
  const [said, setSaid] = useState<number>();
  const [spoken, setSpoken] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Read after the first drawing, which must be the same as the built page.
  useEffect(() => setSaid(rememberedCount(alertId)), [alertId]);

  async function say() {
    if (busy || said !== undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { meeTooCount } = await ask<MeTooResult>(`/api/alerts/${alertId}/me-too`, { body: {} });
      remember(alertId, meeTooCount);
      setSaid(meeTooCount);
      setSpoken('Merci, votre réponse est comptée.');
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
  }

  const shown = Math.max(count, said ?? 0);
  return (
    <div className="me-too">
      <button
        type="button"
        className="scripted"
        aria-pressed={said !== undefined}
        aria-disabled={busy || said !== undefined}
        aria-describedby={describedBy}
        onClick={say}
      >
        {said === undefined ? 'Moi aussi' : 'Compté, merci'}
      </button>
      <p className="quiet">
        {shown === 0 ? 'Personne n’a encore dit' : counted(shown, 'personne a', 'personnes ont')}
        {shown === 0 ? ' ' : ' dit '}«&nbsp;Moi aussi&nbsp;»
      </p>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
