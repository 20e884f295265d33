import Button from '@mui/material/Button';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';

/** The confirmation lasts so long (specification 9). */
const CONFIRMED_MS = 2000;

interface CopyButtonProps {
  /** What is copied, for who hears the button without seeing what stands beside it. */
  what: string;
  text: string;
  /** Where it stands on the page. */
  source: RefObject<HTMLElement | null>;
}

/** Without a secure connection browsers have no clipboard: then the text is selected, and copied the old way. */
async function copy(text: string, source: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!source) return false;
    getSelection()?.selectAllChildren(source);
    return document.execCommand('copy');
  }
}

/** « Copié » for two seconds, said aloud too. */
export function CopyButton({ what, text, source }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function onClick() {
    setState((await copy(text, source.current)) ? 'copied' : 'failed');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), CONFIRMED_MS);
  }

  return (
    <Button variant="outlined" onClick={onClick} sx={{ minWidth: '6.5rem', px: 1.5 }}>
      <span aria-hidden={state !== 'idle'}>
        {state === 'copied' ? 'Copié' : state === 'failed' ? 'Sélectionné' : 'Copier'}
      </span>
      {state === 'idle' && <VisuallyHidden> {what}</VisuallyHidden>}
      <VisuallyHidden role="status">
        {state === 'copied' && 'Copié'}
        {state === 'failed' && 'La copie est refusée\u00a0: le texte est sélectionné'}
      </VisuallyHidden>
    </Button>
  );
}
