/**
 * `pnpm alerts:import <adapter> <file>`: loads a public list that checks are
 * compared with, or refreshes it. For whoever may read the data folder; the
 * back office shows the lists and removes them.
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { INDICATOR_KINDS } from '../contract/indicators.ts';
import { createServices } from '../src/app/services.ts';
import { readEnv } from '../src/platform/env.ts';
import { progressLine } from '../src/platform/progress.ts';
import { type AdapterOptions, ImportRefused } from '../src/public/blocklists/adapters/adapter.ts';
import { ADAPTERS, adapterOf } from '../src/public/blocklists/adapters/index.ts';
import { type ImportOptions, importList, type ListFile } from '../src/public/blocklists/import.ts';
import { runCommand } from './command.ts';

const USAGE = `pnpm alerts:import <adapter> <file> [options]

Adapters: ${Object.keys(ADAPTERS).join(', ')}

  --name <name>        short name of the list, by which it is refreshed (the file's name)
  --title <text>       what visitors read; needed once where the file has none
  --source <url>       where it comes from; needed once where the file does not say
  --licence <text>     its licence
  --date <YYYY-MM-DD>  the day its publisher made it (what the file says, or its own date)
  --allow-shrink       even where it drops more than a third of the list
  --column <kind>=<n>  csv: what stands in column n; several times. Kinds: site, ${INDICATOR_KINDS.join(', ')}
  --category <n>       csv: the column of the category
  --delimiter <c>      csv: what parts the columns (; or ,)`;

const OPTIONS = {
  name: { type: 'string' },
  title: { type: 'string' },
  source: { type: 'string' },
  licence: { type: 'string' },
  date: { type: 'string' },
  'allow-shrink': { type: 'boolean' },
  column: { type: 'string', multiple: true },
  category: { type: 'string' },
  delimiter: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const columnNumber = (text: string): number => {
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new ImportRefused(`${text} is no column: they count from 1.`);
  return Number(text);
};

function columnOf(text: string): AdapterOptions['columns'][number] {
  const [typed = '', column = ''] = text.split('=');
  const kind = ['site' as const, ...INDICATOR_KINDS].find((each) => each === typed);
  if (!kind) throw new ImportRefused(`--column ${text}: there is no kind ${typed}.`);
  return { kind, column: columnNumber(column) };
}

function readArguments(given: string[]): { file: string; options: ImportOptions } | null {
  const { values, positionals } = parseArgs({
    args: given,
    options: OPTIONS,
    allowPositionals: true,
  });
  const [adapter, file] = positionals;
  if (values.help || !adapter || !file || positionals.length > 2) return null;
  adapterOf(adapter);
  if (values.date !== undefined && !isDay(values.date)) {
    throw new ImportRefused(`${values.date} is no day: --date YYYY-MM-DD`);
  }
  return {
    file,
    options: {
      adapter,
      name: values.name ?? path.parse(file).name,
      title: values.title,
      sourceUrl: values.source,
      licence: values.licence,
      asOf: values.date,
      allowShrink: values['allow-shrink'] ?? false,
      columns: (values.column ?? []).map(columnOf),
      categoryColumn: values.category === undefined ? undefined : columnNumber(values.category),
      delimiter: values.delimiter,
    },
  };
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

async function readList(file: string): Promise<ListFile> {
  try {
    const { mtime } = await stat(file);
    return { bytes: await readFile(file), modified: mtime };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const why: Record<string, string> = { ENOENT: 'is not there', EISDIR: 'is a folder' };
    throw new ImportRefused(`${file} ${why[code] ?? `cannot be read (${code})`}.`);
  }
}

const number = (count: number) => count.toLocaleString('en');
const counted = (count: number, one: string, many = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** How many bad lines are named. */
const NAMED = 10;

await runCommand(async () => {
  const asked = readArguments(process.argv.slice(2).filter((each) => each !== '--'));
  if (!asked) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const file = await readList(asked.file);
  const services = await createServices(readEnv(process.env));
  try {
    const start = performance.now();
    const report = await importList(services, file, asked.options, progressLine());
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${report.title}, as of ${report.asOf}: ${number(report.read)} read, ${counted(report.entries, 'different entry', 'different entries')}.`,
    );
    console.log(
      `${number(report.added)} added, ${number(report.removed)} removed, in ${seconds} s.`,
    );
    if (report.leftOut > 0) {
      console.log(`${number(report.leftOut)} left out: placeholders, and hosts that many share.`);
    }
    if (report.badLines.length > 0) {
      const named = report.badLines.slice(0, NAMED).join(', ');
      const more = report.badLines.length > NAMED ? ', …' : '';
      console.log(`${counted(report.badLines.length, 'line')} cannot be read: ${named}${more}.`);
    }
  } finally {
    await services.db.destroy();
  }
});
