import { Alert, Box } from '@mui/material';
import { useEffect, useRef } from 'react';

/** Says why something was not sent. It takes the focus, which the disabled button has lost. */
export function SubmitFailure({ sentence }: { sentence: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence) box.current?.focus();
  }, [sentence]);
  return (
    <Box aria-live="assertive">
      {sentence && (
        <Alert ref={box} severity="error" role="presentation" tabIndex={-1} sx={{ mt: 2 }}>
          {sentence}
        </Alert>
      )}
    </Box>
  );
}
