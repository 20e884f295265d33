import { Alert, Box } from '@mui/material';
import { useEffect } from 'react';

/** How long a success stays on the screen (specification 9). */
const SHOWN_MS = 3000;

interface BriefSuccessProps {
  /** What went well; `undefined` while there is nothing to say. */
  sentence: string | undefined;
  /** Called when its time is over; the same function at each rendering. */
  onGone: () => void;
}

/** Says what went well, for three seconds. */
export function BriefSuccess({ sentence, onGone }: BriefSuccessProps) {
  useEffect(() => {
    if (!sentence) return;
    const timer = window.setTimeout(onGone, SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [sentence, onGone]);
  return (
    <Box role="status">
      {sentence && (
        <Alert severity="success" role="presentation">
          {sentence}
        </Alert>
      )}
    </Box>
  );
}
