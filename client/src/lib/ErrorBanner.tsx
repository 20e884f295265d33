import { useState } from 'react';
import { Failure } from './Failure.tsx';

interface ErrorBannerProps {
  /** What happened; `undefined` when all is well. */
  sentence: string | undefined;
  onRetry: () => void;
}

/** A load that failed. It can be closed; a `key` that changes shows it again. */
export function ErrorBanner({ sentence, onRetry }: ErrorBannerProps) {
  const [dismissed, setDismissed] = useState(false);
  if (!sentence || dismissed) return null;
  return <Failure sentence={sentence} onRetry={onRetry} onClose={() => setDismissed(true)} />;
}
