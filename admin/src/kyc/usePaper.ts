import { errorFromAnswer, networkError } from '@parade/site/brand/ui/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceFrom } from '../lib/http.ts';
import { viewsQuery } from './viewsQuery.ts';

type State =
  | { kind: 'hidden' | 'loading' }
  | { kind: 'shown'; src: string }
  | { kind: 'failed'; sentence: string };

async function fetchPicture(url: string): Promise<string> {
  const answer = await fetch(url).catch(() => {
    throw networkError();
  });
  if (!answer.ok) throw errorFromAnswer(answer.status, await answer.text());
  return URL.createObjectURL(await answer.blob());
}

/**
 * One side of a paper, asked for once, because each request is recorded as a
 * view. The page keeps the picture until the row closes.
 */
export function usePaper(requestId: string, url: string) {
  const client = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'hidden' });
  const src = state.kind === 'shown' ? state.src : undefined;
  const here = useRef(true);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  useEffect(() => {
    if (src) return () => URL.revokeObjectURL(src);
  }, [src]);

  async function show() {
    if (state.kind === 'loading') return;
    setState({ kind: 'loading' });
    try {
      const picture = await fetchPicture(url);
      if (here.current) setState({ kind: 'shown', src: picture });
      else URL.revokeObjectURL(picture);
    } catch (error) {
      const sentence = sentenceFrom(error, 'La photo n’a pas pu être affichée');
      setState({ kind: 'failed', sentence });
    } finally {
      client.invalidateQueries(viewsQuery(requestId));
    }
  }

  return { state, src, show };
}
