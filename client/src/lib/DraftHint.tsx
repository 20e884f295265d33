import { Typography } from '@mui/material';

interface DraftHintProps {
  /** Whether the device kept it; `undefined` before the first attempt. */
  saved: boolean | undefined;
  /** Whether there is anything to keep. */
  dirty: boolean;
}

/** Says whether the draft is kept. */
export function DraftHint({ saved, dirty }: DraftHintProps) {
  return (
    <Typography role="status" variant="caption">
      {dirty && saved && 'Brouillon enregistré'}
      {saved === false && 'Cet appareil ne garde pas de brouillon\u00a0: envoyez avant de quitter.'}
    </Typography>
  );
}
