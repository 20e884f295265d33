import { refusalOf } from './findings.ts';

/** What may be uploaded says so at its end; any other end is a part of the name. */
const EXTENSION = /\.(?:pdf|png|jpe?g|webp)$/i;

/** Why staff may not send a file under this name, which a person reads as a sentence of ours; undefined where they may. */
export const fileNameRefusal = (name: string): string | undefined =>
  refusalOf(name.normalize('NFKC').trim().replace(EXTENSION, '').replaceAll('_', ' '));
