import { copyFileInto, knownMigrations, lockDatabase } from '@parade/db';
import { withReadOnly } from '../read-only.ts';
import { databaseOf } from '../services.ts';
import { type Command, WrongUse } from './command.ts';
import { onInstance } from './on-instance.ts';

/** One transaction, while an older server may go on: what fails leaves everything as it was. */
export const migrate: Command = {
  name: 'migrate',
  about: 'met la base au schéma de cette version, l’ancien serveur peut tourner',
  async run({ env }) {
    await onInstance(env(), async () => {});
    const version = knownMigrations().at(-1);
    return { lines: [`La base est à jour\u00a0: ${version}.`], data: { version } };
  },
};

export const databaseCopy: Command = {
  name: 'db copy',
  about: 'copie la base SQLite de DATA_DIR dans la base vide de DATABASE_URL, le serveur arrêté',
  async run({ env: configuration, progress }) {
    const env = configuration();
    if (!env.databaseUrl) {
      throw new WrongUse('Vers où\u00a0? Dites-le avec DATABASE_URL=postgres://….');
    }
    await withReadOnly({ ...env, databaseUrl: undefined }, async () => {});
    const target = databaseOf(env);
    // What a server writes meanwhile would stay behind.
    const letGo = lockDatabase({ file: target.file });
    const tables = await copyFileInto(target.file, target, progress).finally(letGo);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      lines: [
        ...tables.map(
          (table) => `${table.name.padEnd(24)} ${String(table.rows).padStart(9)}  ${table.sha256}`,
        ),
        `${tables.length} tables, ${rows} lignes\u00a0: toutes arrivées comme elles sont parties.`,
      ],
      data: { tables: tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 })) },
    };
  },
};
