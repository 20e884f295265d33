import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { useState } from 'react';

interface PieceNoteProps {
  /** The id of what names the piece. */
  describedBy: string;
  note: string;
  onSave: (note: string) => void;
  problem?: string | undefined;
}

/** What a piece shows, in its owner's words: kept when the field is left. */
export function PieceNote({ describedBy, note, onSave, problem }: PieceNoteProps) {
  const [typed, setTyped] = useState(note);
  return (
    <TextField
      label="Ce que montre cette pièce"
      optional
      describedBy={describedBy}
      problem={problem}
      size="small"
      value={typed}
      inputProps={{ maxLength: 300 }}
      placeholder="Par exemple&nbsp;: le virement du 3 mars"
      onChange={({ target }) => setTyped(target.value)}
      // Enter leads on, and the field is gone before it is left.
      onKeyDown={({ key }) => key === 'Enter' && onSave(typed.trim())}
      onBlur={() => onSave(typed.trim())}
    />
  );
}
