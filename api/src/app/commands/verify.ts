import { faultsOf } from '@parade/db';
import { checkBooks } from '../../money/ledger/check-books.ts';
import { withReadOnly } from '../read-only.ts';
import type { Command } from './command.ts';
import { readAllFiles, tellFiles } from './files.ts';

export const verify: Command = {
  name: 'verify',
  about: 'vérifie tout\u00a0: la base, le grand livre et ses soldes, chaque document',
  async run({ env: configuration }) {
    const env = configuration();
    const { faults, books, files } = await withReadOnly(env, async (db) => ({
      faults: await faultsOf(db),
      books: await checkBooks(db),
      files: tellFiles(await readAllFiles(env, db)),
    }));
    const verdict = (problems: readonly string[]) =>
      problems.length === 0 ? 'tout est juste' : `${problems.length} écarts`;
    return {
      lines: [
        `Base\u00a0: ${verdict(faults)}.`,
        `Grand livre et soldes\u00a0: ${verdict(books)}.`,
        ...files.lines,
      ],
      problems: [...faults, ...books, ...(files.problems ?? [])],
      data: { database: faults.length, ledger: books.length, files: files.data },
    };
  },
};
