import { type Adapter, ImportRefused } from './adapter.ts';
import { readTable } from './table.ts';

/** red.flag.domains, one file a day: `"fqdn","ip","asn","ip_prefix","owner","cc"`. */
export const redFlagDomains: Adapter = (text) => {
  const { rows, badLines } = readTable(text, ',');
  const [header, ...others] = rows;
  const column = header?.cells.findIndex((name) => name.toLowerCase() === 'fqdn') ?? -1;
  if (column < 0)
    throw new ImportRefused(
      'Ce n’est pas un fichier de red.flag.domains\u00a0: pas de colonne `fqdn`.',
    );
  return {
    items: others.map(({ line, cells }) => ({
      line,
      kind: 'domain',
      typed: cells[column] ?? '',
      category: '',
    })),
    badLines,
  };
};
