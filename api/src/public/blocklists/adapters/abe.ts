import { type Adapter, ImportRefused } from './adapter.ts';
import { readTable } from './table.ts';

const NAMES = 0;
const CATEGORY = 2;
/** One cell names several, parted by blanks, commas or line breaks. */
const BETWEEN = /[\s,;]+/;

/**
 * The lists of Assurance Banque Épargne Info Service (AMF, ACPR and Banque de
 * France). Its addresses may be official ones that were imitated, or at a mail
 * provider: they are e-mails and never sites.
 */
export const abe: Adapter = (text) => {
  const { rows, badLines } = readTable(text, ';');
  const [header, ...others] = rows;
  if ((header?.cells.length ?? 0) <= CATEGORY) {
    throw new ImportRefused(
      'Ce n’est pas une liste d’ABE Info Service\u00a0: il n’y a pas trois colonnes séparées par des points-virgules.',
    );
  }
  const items = others.flatMap(({ line, cells }) =>
    (cells[NAMES] ?? '')
      .split(BETWEEN)
      .filter((typed) => /[\p{L}\p{N}]/u.test(typed))
      .map((typed) => ({
        line,
        kind: typed.includes('@') ? ('email' as const) : ('site' as const),
        typed,
        category: cells[CATEGORY] ?? '',
      })),
  );
  const withNames = new Set(items.map(({ line }) => line));
  const without = others.map(({ line }) => line).filter((line) => !withNames.has(line));
  return { items, badLines: [...badLines, ...without] };
};
