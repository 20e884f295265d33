import { useEffect, useState } from 'react';

interface Props {
  onPaste(text: string): void;
  /** What to say at the field, where one pastes by hand. */
  onRefused(sentence: string): void;
}

export const PASTE_REFUSED =
  'Votre appareil ne nous laisse pas coller. Appuyez longtemps dans le champ, puis choisissez «\u00a0Coller\u00a0».';
export const NOTHING_TO_PASTE =
  'Il n’y a pas de texte à coller. Copiez d’abord le message, puis revenez ici.';

export async function pasteFrom(
  clipboard: Pick<Clipboard, 'readText'>,
  { onPaste, onRefused }: Props,
): Promise<void> {
  try {
    const text = await clipboard.readText();
    if (text.trim() === '') onRefused(NOTHING_TO_PASTE);
    else onPaste(text);
  } catch {
    onRefused(PASTE_REFUSED);
  }
}

/** « Coller » in one tap. It stands there before the script, disabled, and goes where the browser has none. */
export function PasteButton(props: Props) {
  const [can, setCan] = useState<boolean>();

  useEffect(() => {
    setCan(typeof navigator.clipboard?.readText === 'function');
  }, []);

  if (can === false) return null;
  return (
    <button
      type="button"
      className="button second"
      disabled={!can}
      onClick={() => void pasteFrom(navigator.clipboard, props)}
    >
      Coller
    </button>
  );
}
