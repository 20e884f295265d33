import { parse } from 'csv-parse/sync';

export interface TableRow {
  line: number;
  cells: string[];
}

/** A CSV file with its rows and the lines that are none. A byte order mark is skipped. */
export function readTable(
  text: string,
  delimiter: string,
): { rows: TableRow[]; badLines: number[] } {
  const badLines: number[] = [];
  const records = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip(error) {
      badLines.push(Number(error?.lines ?? 0));
      return undefined;
    },
  }) as unknown as { info: { lines: number }; record: string[] }[];
  return {
    rows: records.map(({ info, record }) => ({ line: info.lines, cells: record })),
    badLines,
  };
}
