import type { Ticket } from '@parade/api/contract/support-tickets.ts';
import { useEffect, useRef, useState } from 'react';
import { lastAnswers, newsSince } from './answers.ts';

/** The sentence to announce when the support has answered; '' before. */
export function useAnswerNews(tickets: readonly Ticket[] | undefined, open: string | null) {
  const known = useRef<ReadonlyMap<string, string>>(undefined);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (!tickets) return;
    const news = known.current && newsSince(known.current, tickets, open);
    known.current = lastAnswers(tickets);
    if (news) setSpoken(news);
  }, [tickets, open]);

  return spoken;
}
