import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from './Failure.tsx';

type Reading = Pick<UseQueryResult, 'isError' | 'errorUpdateCount' | 'refetch'>;

interface ErrorBannerProps {
  /** What the page reads. */
  of: Reading | readonly Reading[];
  sentence: string;
}

/** A load that failed. It can be closed; the next failure shows it again. */
export function ErrorBanner({ of, sentence }: ErrorBannerProps) {
  const readings: readonly Reading[] = [of].flat();
  const failures = readings.reduce((sum, { errorUpdateCount }) => sum + errorUpdateCount, 0);
  const [closedAt, setClosedAt] = useState<number>();
  if (closedAt === failures || !readings.some(({ isError }) => isError)) return null;
  return (
    <Failure
      key={failures}
      sentence={sentence}
      onRetry={() => {
        for (const reading of readings) reading.refetch();
      }}
      onClose={() => setClosedAt(failures)}
    />
  );
}
