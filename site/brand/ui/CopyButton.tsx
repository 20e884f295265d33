import { Button } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.ts';

/** How long the confirmation shows (specification 9). */
const CONFIRMED_MS = 2000;

/** What the button shows, and what is said aloud. */
const OUTCOMES = {
  copied: ['Copié', 'Copié'],
  selected: ['Sélectionné', 'La copie est refusée\u00a0: le texte est sélectionné'],
  failed: ['Copie refusée', 'Copie refusée'],
} as const;
type Outcome = keyof typeof OUTCOMES;

interface CopyButtonProps {
  /** Completes the label for screen readers: « Copier l’adresse ». */
  what: string;
  text: string;
  /** The element that shows the text; it is selected if the browser refuses to copy. */
  source?: RefObject<HTMLElement | null>;
}

/** Without a secure connection there is no clipboard: the selected text is copied the old way. */
async function copy(text: string, source: HTMLElement | null | undefined): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    if (!source) return 'failed';
    getSelection()?.selectAllChildren(source);
    return document.execCommand('copy') ? 'copied' : 'selected';
  }
}

/** Copies, and says « Copié » for two seconds, also aloud. */
export function CopyButton({ what, text, source }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function onClick() {
    setOutcome(await copy(text, source?.current));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome(undefined), CONFIRMED_MS);
  }

  const [shown, spoken] = outcome ? OUTCOMES[outcome] : ['Copier', ''];
  return (
    <Button variant="outlined" onClick={onClick} sx={{ minWidth: '6.5rem', px: 1.5 }}>
      <span aria-hidden={outcome !== undefined}>{shown}</span>
      {outcome === undefined && <VisuallyHidden> {what}</VisuallyHidden>}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Button>
  );
}
