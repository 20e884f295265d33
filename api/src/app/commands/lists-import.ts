import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { INDICATOR_KINDS } from '../../../contract/indicators.ts';
import { type AdapterOptions, ImportRefused } from '../../public/blocklists/adapters/adapter.ts';
import { ADAPTERS, unknownAdapter } from '../../public/blocklists/adapters/index.ts';
import { ShrinkRefused } from '../../public/blocklists/difference.ts';
import { type ImportOptions, importList, type ListFile } from '../../public/blocklists/import.ts';
import { createServices } from '../services.ts';
import { type Command, type Given, WrongUse } from './command.ts';
import { commandLog } from './on-instance.ts';
import { counted, number, secondsSince } from './words.ts';

function columnNumber(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new WrongUse(`${text} n’est pas une colonne\u00a0: elles se comptent à partir de 1.`);
}

function columnOf(text: string): AdapterOptions['columns'][number] {
  const [typed = '', column = ''] = text.split('=');
  const kind = ['site' as const, ...INDICATOR_KINDS].find((each) => each === typed);
  if (!kind) throw new WrongUse(`--column ${text}\u00a0: il n’y a pas de sorte ${typed}.`);
  return { kind, column: columnNumber(column) };
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

function optionsOf(given: Given): ImportOptions {
  const adapter = given.required('format');
  if (!Object.hasOwn(ADAPTERS, adapter)) throw new WrongUse(unknownAdapter(adapter));
  const date = given.text('date');
  if (date !== undefined && !isDay(date)) {
    throw new WrongUse(`${date} n’est pas un jour\u00a0: --date AAAA-MM-JJ`);
  }
  const category = given.text('category');
  return {
    adapter,
    name: given.text('name') ?? path.parse(given.required('fichier')).name,
    title: given.text('title'),
    sourceUrl: given.text('source'),
    licence: given.text('licence'),
    asOf: date,
    allowShrink: given.is('allow-shrink'),
    columns: given.all('column').map(columnOf),
    categoryColumn: category === undefined ? undefined : columnNumber(category),
    delimiter: given.text('delimiter'),
  };
}

async function readList(file: string): Promise<ListFile> {
  try {
    const { mtime } = await stat(file);
    return { bytes: await readFile(file), modified: mtime };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const why: Record<string, string> = { ENOENT: 'n’existe pas', EISDIR: 'est un dossier' };
    throw new ImportRefused(`${file} ${why[code] ?? `ne peut pas être lu (${code})`}.`);
  }
}

/** How many bad lines are named. */
const NAMED = 10;

function badLinesOf(lines: readonly number[]): string[] {
  if (lines.length === 0) return [];
  const named = lines.slice(0, NAMED).join(', ');
  const more = lines.length > NAMED ? ', …' : '';
  return [
    `${counted(lines.length, 'ligne illisible', 'lignes illisibles')}\u00a0: ${named}${more}.`,
  ];
}

const STAGES = { reading: 'Lecture', storing: 'Enregistrement' } as const;

/** For whoever may read the data folder; the back office shows the lists and removes them. */
export const listsImport: Command = {
  name: 'lists import',
  about: 'importe ou rafraîchit une liste publique, entière ou pas du tout',
  args: [
    { name: 'format', about: Object.keys(ADAPTERS).join(', ') },
    { name: 'fichier', about: 'ce que publie qui tient la liste' },
  ],
  options: [
    { name: 'name', value: 'nom', about: 'nom court, sous lequel elle se rafraîchit (le fichier)' },
    { name: 'title', value: 'texte', about: 'ce que lisent les visiteurs' },
    { name: 'source', value: 'adresse', about: 'd’où elle vient' },
    { name: 'licence', value: 'texte', about: 'sa licence' },
    { name: 'date', value: 'AAAA-MM-JJ', about: 'le jour où elle a été faite' },
    { name: 'allow-shrink', about: 'même si elle perd plus d’un tiers de ses entrées' },
    {
      name: 'column',
      value: 'sorte=n',
      about: `csv\u00a0: ce que contient la colonne n (site, ${INDICATOR_KINDS.join(', ')})`,
      isRepeated: true,
    },
    { name: 'category', value: 'n', about: 'csv\u00a0: la colonne de la catégorie' },
    { name: 'delimiter', value: 'c', about: 'csv\u00a0: ce qui sépare les colonnes (; ou ,)' },
  ],
  notes: '--title et --source se disent une fois, si le fichier ne les dit pas lui-même.',
  async run({ given, env: configuration, progress }) {
    const options = optionsOf(given);
    const file = await readList(given.required('fichier'));
    const env = configuration();
    const services = await createServices(env, commandLog(env));
    try {
      const start = performance.now();
      const report = await importList(services, file, options, (stage, done, total) =>
        progress(STAGES[stage], done, total),
      ).catch((error: unknown) => {
        if (!(error instanceof ShrinkRefused)) throw error;
        throw new ImportRefused(`${error.message} Si c’est juste\u00a0: --allow-shrink.`);
      });
      const { title, asOf, read, entries, added, removed, leftOut, badLines } = report;
      return {
        lines: [
          `${title}, du ${asOf}\u00a0: ${number(read)} lues, ${counted(entries, 'entrée différente', 'entrées différentes')}.`,
          `${number(added)} ajoutées, ${number(removed)} retirées, en ${secondsSince(start)} s.`,
          ...(leftOut > 0
            ? [`${counted(leftOut, 'écartée')}\u00a0: hôtes d’exemple ou que beaucoup partagent.`]
            : []),
          ...badLinesOf(badLines),
        ],
        data: {
          ...{ title, asOf, read, entries, added, removed, leftOut },
          badLines: badLines.length,
        },
      };
    } finally {
      await services.db.destroy();
    }
  },
};
