import { type RefObject, useEffect, useState } from 'react';

interface Props {
  /** Where one pastes by hand if the browser refuses. */
  field: RefObject<HTMLTextAreaElement | null>;
  onPaste(text: string): void;
}

export const PASTE_REFUSED =
  'Votre appareil ne nous laisse pas coller. Appuyez longtemps dans le champ, puis choisissez «\u00a0Coller\u00a0».';
export const NOTHING_TO_PASTE =
  'Il n’y a pas de texte à coller. Copiez d’abord le message, puis revenez ici.';

/** What the button does; the sentence to show, empty where it worked. */
export async function pasteFrom(
  clipboard: Pick<Clipboard, 'readText'>,
  onPaste: (text: string) => void,
): Promise<string> {
  try {
    const text = await clipboard.readText();
    if (text.trim() === '') return NOTHING_TO_PASTE;
    onPaste(text);
    return '';
  } catch {
    return PASTE_REFUSED;
  }
}

/** « Coller » in one tap. It stands there before the script, disabled, and goes where the browser has none. */
export function PasteButton({ field, onPaste }: Props) {
  const [can, setCan] = useState<boolean>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    setCan(typeof navigator.clipboard?.readText === 'function');
  }, []);

  async function paste() {
    const said = await pasteFrom(navigator.clipboard, onPaste);
    setProblem(said);
    if (said) field.current?.focus();
  }

  if (can === false) return null;
  return (
    <>
      <button type="button" className="button second" disabled={!can} onClick={() => void paste()}>
        Coller
      </button>
      <p className="problem" role="status">
        {problem}
      </p>
    </>
  );
}
