import { htmlToText } from 'html-to-text';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** So many characters are shown; the original keeps the rest. */
const MOST = 200_000;
const MOST_HEADERS = 20_000;

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}\n[… la suite est dans l’original]` : text;

const named = (address: Address): string =>
  address.address === undefined
    ? `${address.name}\u00a0: ${(address.group ?? []).map(named).join(', ')}`
    : [address.name, address.address && `<${address.address}>`].filter(Boolean).join(' ');

const several = (addresses: readonly Address[] | undefined) =>
  (addresses ?? []).map(named).join(', ');

/** What it says: its own text, else that of its HTML, where each link stands behind its words. */
const saidIn = ({ text, html }: Email): string =>
  text?.trim() ||
  (html
    ? htmlToText(html, { wordwrap: false, limits: { maxInputLength: 2_000_000, maxDepth: 200 } })
    : '');

/**
 * An e-mail to be read: who, to whom, when, what, the names of what is attached, then its headers as
 * they came. Nothing of it is drawn or opened.
 */
function readable(email: Email): string {
  const lines: [label: string, value: string | undefined][] = [
    ['De', email.from && named(email.from)],
    ['Répondre à', several(email.replyTo)],
    ['À', several(email.to)],
    ['Copie', several(email.cc)],
    ['Date', email.headers.find(({ key }) => key === 'date')?.value],
    ['Objet', email.subject],
  ];
  const attached = email.attachments.map(
    ({ filename, mimeType }) => `- ${filename ?? 'sans nom'} (${mimeType}), non ouverte`,
  );
  const parts = [
    lines.flatMap(([label, value]) => (value ? [`${label}\u00a0: ${value}`] : [])).join('\n'),
    cut(saidIn(email).trim(), MOST) || '[Aucun texte]',
    attached.length > 0 ? `Pièces jointes\u00a0:\n${attached.join('\n')}` : '',
    `En-têtes complets\u00a0:\n${cut(email.headerLines.map(({ line }) => line).join('\n'), MOST_HEADERS)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * The text of an e-mail in UTF-8, or the code of why there is none.
 * @public called by its module’s address
 */
export default async function readEmail(
  original: Uint8Array,
): Promise<Uint8Array | 'file_unreadable'> {
  try {
    const email = await PostalMime.parse(original, { maxNestingDepth: 50 });
    return new TextEncoder().encode(readable(email));
  } catch {
    return 'file_unreadable';
  }
}
