import { useRef, useState } from 'react';
import { useReady } from '../lib/useReady.ts';

interface Props {
  code: string;
  /** « Copier le code ». */
  label: string;
}

/** Code to take along: it stands there without a script too, and is selected where a browser refuses to copy. */
export default function CopyCode({ code, label }: Props) {
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const ready = useReady();

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setSaid('Copié');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setSaid('Le code est sélectionné\u00a0: copiez-le.');
    }
  }

  return (
    <div className="code">
      <pre>
        <code ref={shown}>{code}</code>
      </pre>
      <p className="scripted">
        <button type="button" className="button second" disabled={!ready} onClick={copy}>
          {label}
        </button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}
