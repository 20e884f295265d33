import { type Adapter, ImportRefused } from './adapter.ts';
import { readTable } from './table.ts';

/** Any CSV, by a mapping of its columns (from 1). Where the first row is a header, it is no indicator. */
export const csv: Adapter = (text, { columns, categoryColumn, delimiter }) => {
  if (columns.length === 0) {
    throw new ImportRefused('Que contient chaque colonne\u00a0? Dites-le\u00a0: --column site=1');
  }
  const firstLine = text.slice(0, text.search(/\r|\n|$/));
  const { rows, badLines } = readTable(text, delimiter ?? (firstLine.includes(';') ? ';' : ','));
  const items = rows.flatMap(({ line, cells }) =>
    columns
      .map(({ kind, column }) => ({ kind, typed: cells[column - 1] ?? '' }))
      .filter(({ typed }) => typed !== '')
      .map((item) => ({
        ...item,
        line,
        category: categoryColumn === undefined ? '' : (cells[categoryColumn - 1] ?? ''),
      })),
  );
  const withItems = new Set(items.map(({ line }) => line));
  const without = rows.map(({ line }) => line).filter((line) => !withItems.has(line));
  return { items, badLines: [...badLines, ...without] };
};
