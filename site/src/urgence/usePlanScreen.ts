import { useEffect, useState } from 'react';

/**
 * The plan weighs as much as the questions before it. It is fetched once these answer, and there
 * before the last of them does; undefined till then.
 */
export function usePlanScreen() {
  const [screen, setScreen] = useState<typeof import('./plan/Plan.tsx')>();
  const [hasFailed, setHasFailed] = useState(false);

  async function load() {
    setHasFailed(false);
    try {
      setScreen(await import('./plan/Plan.tsx'));
    } catch {
      setHasFailed(true);
    }
  }
  useEffect(() => void load(), []);

  return { screen, hasFailed, load };
}
