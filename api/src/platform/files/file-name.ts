import { cleanText, oneLine } from '../../../contract/text.ts';

/** How a file of each type ends, the usual ending first. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'message/rfc822': ['eml'],
  'text/plain': ['txt'],
};

/** What some file system, a ZIP's name beside an id among them, does not take. */
const MOST_CHARACTERS = 120;
const MOST_BYTES = 160;

// Joiners stay: in Persian and Indian names they spell.
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
/** Dots, those that only look like one too: `photo．exe` must not seem to be a programme. */
const DOTS = /[.\u2024\ufe52\uff0e]+/g;
const FORBIDDEN = /[<>:"/\\|?*]/g;
const EDGES = /^[\s.~-]+|[\s.]+$/gu;
/** What looks like an extension: a few letters, or digits with one. */
const EXTENSION = /\.(?=\p{N}*\p{L})[\p{L}\p{N}]{1,5}$/u;
/** The dot of what Windows would show as one once it has hidden ours; not that of a date or an initial. */
const INNER_DOT = /\.(?=[^.\s]*\p{L})/gu;
/** Devices of Windows, whatever follows their dot. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;

/**
 * The name under which a file leaves: it ends as its detected type does, whatever its sender
 * called it, and every system takes it. `releve.hta` that is a PDF → `releve.pdf`.
 */
export function fileName(name: string, type: string): string {
  const endings = ENDINGS[type] ?? ['bin'];
  const isOurs = ([, ending = '']: RegExpExecArray) => endings.includes(ending.toLowerCase());
  const clean = trimmed(
    oneLine(cleanText(name).replace(INVISIBLE, '')).replace(FORBIDDEN, '_').replace(DOTS, '.'),
  );
  const last = /\.([^.]*)$/.exec(clean);
  const ending = (last && isOurs(last) ? last[1]?.toLowerCase() : endings[0]) ?? 'bin';
  const stem = stemOf(clean.replace(EXTENSION, ''), isOurs, MOST_CHARACTERS - ending.length - 2);
  return `${stem}.${ending}`;
}

/** Without further endings of the type, cut, and with nothing left that reads as an extension. */
function stemOf(text: string, isOurs: (found: RegExpExecArray) => boolean, most: number): string {
  let stem = trimmed(text);
  for (;;) {
    const found = /\.([^.]*)$/.exec(stem);
    if (!found || !isOurs(found)) break;
    stem = trimmed(stem.slice(0, found.index));
  }
  stem = trimmed(cut(stem, most)).replace(INNER_DOT, '_');
  if (!/[\p{L}\p{N}]/u.test(stem)) return 'document';
  return RESERVED.test(stem) ? `_${stem}` : stem;
}

const trimmed = (text: string) => text.replace(EDGES, '');

function cut(text: string, most: number): string {
  let kept = '';
  for (const character of text) {
    const longer = kept + character;
    if (longer.length > most || Buffer.byteLength(longer) > MOST_BYTES) break;
    kept = longer;
  }
  return kept;
}
