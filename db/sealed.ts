import type { Sealed } from './personal.ts';
import { Refusal } from './refusal.ts';

/** Where a sealed value stands: it opens nowhere else. */
export interface Place {
  table: string;
  column: string;
  /** Of the row; the parts of its key with a blank between them where it has several. */
  id: string;
}

/** What seals values: it holds the document key, which the database never sees. */
export interface Sealer {
  seal(place: Place, plain: string): Sealed;
  /** Of a text that could be guessed: nobody finds it by trying without the key. */
  keyedHash(text: string): string;
}

const refuse = (): never => {
  throw new Refusal(
    'The database holds numbers to be encrypted, and the document key is not here.',
    'La base contient des numéros à chiffrer, et la clé des documents n’est pas là.',
  );
};

/** Of an empty database, in which there is nothing to seal. */
export const NO_SEALER: Sealer = { seal: refuse, keyedHash: refuse };
