import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect } from 'react';

/** How long a success stays on the screen (specification 9). */
const SHOWN_MS = 3000;

interface BriefSuccessProps {
  /** What went well; `undefined` while there is nothing to say. */
  sentence: string | undefined;
  /** The time is over. */
  onGone: () => void;
}

/** What went well, said aloud and gone after three seconds. `onGone` must stay the same from one rendering to the next. */
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
