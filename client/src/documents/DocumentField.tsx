import { Box, Button, Typography } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { acceptOf } from '@parade/site/brand/ui/accept.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { useUploads } from '../site-settings/uploads.ts';
import { ChosenDocument } from './ChosenDocument.tsx';
import { FileRefusal } from './FileRefusal.tsx';
import { FileZone } from './FileZone.tsx';
import { PieceNote } from './PieceNote.tsx';
import type { Slot } from './slots.ts';

interface DocumentActionsProps {
  slot: Slot;
  label: string;
  onRetry: (file: File) => void;
  onClear: () => void;
}

/** What can be done with a chosen file, besides choosing another. */
export function DocumentActions({ slot, label, onRetry, onClear }: DocumentActionsProps) {
  if (slot.kind === 'empty') return null;
  const which = <VisuallyHidden>&nbsp;{label}</VisuallyHidden>;
  return (
    <>
      {slot.kind === 'failed' && slot.canRetry && (
        <Button variant="outlined" onClick={() => onRetry(slot.file)}>
          Réessayer{which}
        </Button>
      )}
      <Button color="error" onClick={onClear}>
        {slot.kind === 'sending' ? 'Annuler' : 'Retirer'}
        {which}
      </Button>
    </>
  );
}

interface DocumentFieldProps {
  name: string;
  /** The id of the text that says which files are taken. */
  hintId: string;
  label: string;
  /** Said beside the label, so that the input is called by its name alone. */
  optional?: boolean;
  required?: boolean;
  /** Narrows the accepted types. */
  types?: readonly string[];
  /** The picture is shown large enough to see whether it can be read. */
  large?: boolean;
  slot: Slot;
  onChoose: (file: File) => void;
  onClear: () => void;
  /** Takes what the document shows, in its owner's words; absent where nobody asks. */
  onDescribe?: (note: string) => void;
}

/** One document: a place to choose or drop a file, then the file and what can be done with it. */
export function DocumentField(props: DocumentFieldProps) {
  const { onDescribe } = props;
  const { name, hintId, label, optional, required, types, large, slot, onChoose, onClear } = props;
  const uploads = useUploads();
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(0);
  const accepted = uploads.types.filter((type) => !types || types.includes(type));

  function send(file: File) {
    setChoice((before) => before + 1);
    onChoose(file);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file) send(file);
    // Emptied, so that choosing the same file again fires a change.
    currentTarget.value = '';
  }

  function clear() {
    onClear();
    input.current?.focus();
  }

  return (
    <Box sx={{ borderTop: `1px solid ${tokens.rule}`, py: 2 }}>
      <Box sx={{ mb: 1 }}>
        <Typography id={`${name}-label`} component="label" htmlFor={name} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {optional && (
          <Typography component="span" sx={{ ml: 1, fontSize: '0.9375rem', color: tokens.muted }}>
            facultatif
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ChosenDocument slot={slot} large={large} />
        <FileZone replaces={slot.kind !== 'empty'}>
          <input
            ref={input}
            id={name}
            name={name}
            type="file"
            required={required}
            accept={acceptOf(accepted)}
            aria-describedby={`${hintId} ${name}-error`}
            onChange={choose}
          />
        </FileZone>
        <DocumentActions slot={slot} label={label} onRetry={send} onClear={clear} />
      </Box>
      {onDescribe && slot.kind === 'stored' && (
        <Box sx={{ mt: 1.5 }}>
          <PieceNote
            key={slot.document.id}
            describedBy={`${name}-label`}
            note={slot.document.note}
            onSave={onDescribe}
          />
        </Box>
      )}
      <FileRefusal id={`${name}-error`} slot={slot} choice={choice} />
    </Box>
  );
}
