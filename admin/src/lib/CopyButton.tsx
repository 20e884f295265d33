import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from './visuallyHidden.ts';

/** How long the confirmation shows (specification 9). */
const CONFIRMED_MS = 2000;

const SAID = { copied: 'Copié', failed: 'Copie refusée' } as const;

/** Copies, and says « Copié » for two seconds, also aloud. `what` completes the label for screen readers. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const [outcome, setOutcome] = useState<keyof typeof SAID>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy() {
    // Without a secure connection a browser has no clipboard at all.
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? 'copied' : 'failed');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome(undefined), CONFIRMED_MS);
  }

  return (
    <Button variant="outlined" onClick={copy}>
      <span aria-hidden={outcome !== undefined}>{outcome ? SAID[outcome] : 'Copier'}</span>
      <Box component="span" sx={visuallyHidden}>
        {outcome === undefined && ` ${what}`}
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {outcome && SAID[outcome]}
      </Box>
    </Button>
  );
}
