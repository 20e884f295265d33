import { openDatabase } from '@parade/db';
import { existingKey } from '../../platform/files/encryption.ts';
import { requireKeyOf } from '../../platform/files/key-check.ts';
import { forgetUnreadable } from '../../platform/sealing.ts';
import { withFilled } from '../read-only.ts';
import { databaseOf, openBlobs } from '../services.ts';
import { type Command, WrongUse } from './command.ts';
import { commandLog } from './on-instance.ts';
import { counted } from './words.ts';

/** After the key was lost, the files moved aside and a new key in the place of the old one. */
export const forgetSealed: Command = {
  name: 'forget-sealed',
  about:
    'vide pour toujours les numéros que la clé n’ouvre plus, quand elle est perdue, le serveur arrêté',
  async run({ env: configuration }) {
    const env = configuration();
    const key = await existingKey(env.documentKey, env.dataDir);
    if (!key) throw new WrongUse('Avec quelle clé\u00a0? Mettez la nouvelle dans DOCUMENT_KEY.');
    await withFilled(env, async () => {});
    // Whoever merely named a wrong key has files that say so.
    await requireKeyOf((await openBlobs(env, commandLog(env)))('files'), key);
    const db = openDatabase(databaseOf(env));
    try {
      const emptied = await forgetUnreadable(db, key);
      const numbers = counted(emptied, 'numéro illisible vidé', 'numéros illisibles vidés');
      return { lines: [`${numbers}.`], data: { emptied } };
    } finally {
      await db.destroy();
    }
  },
};
