import type { NewDispute } from '@parade/api/contract/disputes.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { ask, Refusal, sentenceOf } from '../lib/ask.ts';

type Field = keyof NewDispute;

/** The form that disputes an alert; what was typed stays until the API took it. */
export function useDisputeForm(alertId: string) {
  const [state, setState] = useState<'typing' | 'sending'>('typing');
  const [errors, setErrors] = useState<Readonly<Partial<Record<Field, string>>>>({});
  const [problem, setProblem] = useState<string>();
  /** Where the mail went; undefined while nothing was sent. */
  const [sentTo, setSentTo] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<Field, string>;
    setState('sending');
    setErrors({});
    setProblem(undefined);
    try {
      await ask(`/api/alerts/${alertId}/disputes`, { body: typed });
      setSentTo(typed.email.trim());
    } catch (error) {
      const wrong = error instanceof Refusal ? error.errors : {};
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) setProblem(sentenceOf(error));
      const first = Object.keys(typed).find((name) => name in wrong);
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
    setState('typing');
  }

  return { form, send, state, errors, problem, sentTo };
}
