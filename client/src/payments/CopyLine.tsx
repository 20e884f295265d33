import { Box, Typography } from '@mui/material';
import { CopyButton } from '@parade/site/brand/ui/CopyButton.tsx';
import { useRef } from 'react';

interface CopyLineProps {
  label: string;
  /** « l’adresse »: what the button copies. */
  what: string;
  text: string;
  /** What is copied, where it differs from what is shown. */
  copied?: string;
}

/** A text to be copied, in monospace, with its button. */
export function CopyLine({ label, what, text, copied = text }: CopyLineProps) {
  const source = useRef<HTMLElement>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="p">
          {label}
        </Typography>
        <Box
          component="code"
          ref={source}
          translate="no"
          sx={{
            display: 'block',
            fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
            fontSize: '1rem',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Box>
      </Box>
      <CopyButton what={what} text={copied} source={source} />
    </Box>
  );
}
