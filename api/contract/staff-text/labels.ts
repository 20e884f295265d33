import { KINDS } from '../remedies/kinds.ts';
import { MEANS } from '../remedies/means.ts';

/** A label however it is typed: any space, either apostrophe. */
const spelled = (label: string): string =>
  label
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');

const ANY = [KINDS, MEANS]
  .flatMap((catalogue) => Object.values(catalogue))
  .map(({ label }) => spelled(label))
  .join('|');
const QUOTED = new RegExp(`«\\s*(?:${ANY})\\s*»`, 'g');
const ALONE = new RegExp(`^[ \\t]*(?:${ANY})[ \\t]*\\.?[ \\t]*$`, 'gm');

/**
 * A text without the catalogue's own labels, which staff quote to the victim who chose them: where one
 * stands whole, between guillemets or on a line of its own. What stands around it is judged as ever.
 */
export const withoutLabels = (text: string): string =>
  text.replace(QUOTED, '«\u00a0réponse\u00a0»').replace(ALONE, '');
