import { listedBlocklists } from '../../public/blocklists/queries.ts';
import { withReadOnly } from '../read-only.ts';
import type { Command } from './command.ts';
import { columns, number, when } from './words.ts';

export const lists: Command = {
  name: 'lists',
  about: 'montre les listes publiques auxquelles «\u00a0Vérifier\u00a0» compare, ou en importe une',
  async run({ env }) {
    const found = await withReadOnly(env(), listedBlocklists);
    const rows = found.map((list) => [
      list.name,
      `du ${list.asOf}`,
      `${number(list.entryCount)} entrées`,
      `importée ${when(list.importedAt)}`,
      list.title,
    ]);
    return {
      lines: rows.length > 0 ? columns(rows) : ['Aucune liste\u00a0: parade lists import --help'],
      data: {
        lists: found.map(({ name, title, adapter, asOf, importedAt, entryCount, badLines }) => ({
          ...{ name, title, adapter, asOf, importedAt },
          ...{ entries: entryCount, badLines },
        })),
      },
    };
  },
};
