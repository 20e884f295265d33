import { useEffect, useRef, useState } from 'react';
import { looksLikeIndicator } from '../checks/looks-like-indicator.ts';
import { ask, sentenceOf } from '../lib/ask.ts';
import {
  addressOf,
  type Choices,
  EVERYTHING,
  isEverything,
  questionOf,
  type Results,
  type Search,
  searchOf,
} from './search-state.ts';

/** Milliseconds without a letter before the words are searched. */
const PAUSE_MS = 250;

type Task = 'searching' | 'more';

export interface AlertSearch {
  /** The search as the fields show it. */
  search: Search;
  /** Null while the search of an address is fetched for the first time, and where a search failed. */
  results: Results | null;
  /** `results` are of an earlier search while another is under way. */
  state: 'ready' | Task;
  /** What went wrong, as a sentence. */
  problem: string | null;
  /** Takes what was typed into the words. */
  type(q: string): void;
  choose(part: Partial<Search>): void;
  /** Resolves to true once they are there. */
  showMore(): Promise<boolean>;
  again(): void;
}

/** The search of `/alertes`, kept in the address; of several questions the newest is answered. */
export function useAlertSearch(first: Results, choices: Choices): AlertSearch {
  const [search, setSearch] = useState(EVERYTHING);
  const [results, setResults] = useState<Results | null>(first);
  const [state, setState] = useState<AlertSearch['state']>('ready');
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef<AbortController>(null);
  const pause = useRef<number>(undefined);
  const repeat = useRef<() => void>(undefined);

  /** Aborts the question before it: an old answer can never replace a newer one. */
  async function put(question: string, task: Task, take: (page: Results) => void) {
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    repeat.current = () => void put(question, task, take);
    setState(task);
    setProblem(null);
    try {
      const answer = await ask<Results>(question, { signal });
      if (signal.aborted) return false;
      take(answer);
    } catch (error) {
      if (signal.aborted) return false;
      setProblem(sentenceOf(error));
      // The results of an earlier search must not stand under the words of this one.
      if (task === 'searching') setResults(null);
      setState('ready');
      return false;
    }
    setState('ready');
    return true;
  }

  function find(wanted: Search) {
    if (!isEverything(wanted)) return void put(questionOf(wanted), 'searching', setResults);
    // The newest alerts are in the page already.
    asked.current?.abort();
    setState('ready');
    setProblem(null);
    setResults(first);
  }

  function settle(wanted: Search, typed: boolean) {
    const address = location.pathname + addressOf(wanted);
    // A word that is being typed is one step back, not one for each letter.
    const sameStep = typed && history.state?.typed === true;
    if (address !== location.pathname + location.search) {
      if (sameStep) history.replaceState({ typed }, '', address);
      else history.pushState({ typed }, '', address);
    }
    // Also for an indicator, of which nothing is asked: earlier results must not stand under it.
    find(wanted);
  }

  function change(wanted: Search, typed: boolean) {
    setSearch(wanted);
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => settle(wanted, typed), typed ? PAUSE_MS : 0);
  }

  useEffect(() => {
    function restore() {
      clearTimeout(pause.current);
      const wanted = searchOf(location.search, choices);
      setSearch(wanted);
      // An indicator does not stay in the address, not even where a link brought it.
      const address = location.pathname + addressOf(wanted);
      if (looksLikeIndicator(wanted.q)) history.replaceState(history.state, '', address);
      find(wanted);
    }
    if (location.search !== '') {
      if (!isEverything(searchOf(location.search, choices))) setResults(null);
      restore();
    }
    window.addEventListener('popstate', restore);
    return () => {
      window.removeEventListener('popstate', restore);
      clearTimeout(pause.current);
      asked.current?.abort();
    };
  }, []);

  return {
    search,
    results,
    state,
    problem,
    type: (q) => change({ ...search, q }, true),
    choose: (part) => change({ ...search, ...part }, false),
    async showMore() {
      if (!results?.nextCursor) return false;
      return put(questionOf(search, results.nextCursor), 'more', (page) =>
        setResults({ ...page, items: [...results.items, ...page.items] }),
      );
    },
    again: () => repeat.current?.(),
  };
}
