import { Box } from '@mui/material';
import { FieldError } from '@parade/site/brand/ui/Field.tsx';
import { useEffect, useRef } from 'react';
import type { Slot } from './slots.ts';

interface FileRefusalProps {
  id: string;
  slot: Slot;
  /** Counts the chosen files, so that the same refusal twice is announced twice. */
  choice: number;
}

/**
 * Says why a file was not taken, and scrolls to it after a choice. It does not
 * scroll for a missing file: the form shows its first error then.
 */
export function FileRefusal({ id, slot, choice }: FileRefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(choice);
  const sentence = slot.kind === 'empty' || slot.kind === 'failed' ? slot.error : undefined;
  useEffect(() => {
    if (slot.kind === 'sending' || answered.current === choice) return;
    answered.current = choice;
    if (sentence) box.current?.scrollIntoView({ block: 'nearest' });
  }, [slot, sentence, choice]);
  return (
    <Box ref={box} sx={{ scrollMarginBlock: '1rem' }}>
      {sentence && (
        <Box key={choice} role="alert" sx={{ '& p': { mt: 1 } }}>
          <FieldError id={id}>{sentence}</FieldError>
        </Box>
      )}
    </Box>
  );
}
