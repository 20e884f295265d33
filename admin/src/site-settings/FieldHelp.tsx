import { Box } from '@mui/material';
import { isPlaceholder } from '@parade/api/contract/site-settings.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { builtInText } from './sections.ts';
import type { FieldSpec } from './spec.ts';

const LONGEST = 90;
const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;

/** What stands on the site while the field is empty. */
function emptyNote({ name, kind, fallback }: FieldSpec): string | undefined {
  if (kind === 'number' || kind === 'date') return undefined;
  const builtIn = builtInText(name);
  // « [Capital social à compléter] » is a placeholder: « À compléter » says the same.
  if (builtIn.startsWith('[')) return undefined;
  if (isPlaceholder(builtIn)) return `Le site montre ${quoted(builtIn)}.`;
  if (builtIn) {
    return `Vide, le texte d’origine revient\u00a0: ${quoted(shortened(builtIn))}.`;
  }
  return fallback && `Vide\u00a0: ${fallback}.`;
}

interface FieldHelpProps {
  spec: FieldSpec;
  empty: boolean;
  /** The server writes it. */
  measured: boolean;
}

/** Where the field shows, which law asks for it, and what stands there while it is empty. */
export function FieldHelp({ spec, empty, measured }: FieldHelpProps) {
  if (measured) return 'Calculé par le serveur à chaque enregistrement.';
  const note = empty ? emptyNote(spec) : undefined;
  return (
    <>
      {empty && isPlaceholder(builtInText(spec.name)) && (
        <Box component="strong" sx={{ color: 'warning.main' }}>
          À compléter.{' '}
        </Box>
      )}
      {[note, spec.help].filter(Boolean).join(' ')}
    </>
  );
}
