import { findAcross, LONGEST } from './across.ts';
import { refusalOf, refusalSentence } from './findings.ts';
import { arePaymentDetails, codeParts } from './payment-details.ts';

/** What may be uploaded says so at its end; any other end is a part of the name. */
const EXTENSION = /\.(?:pdf|png|jpe?g|webp)$/i;

/** A file's name as a person reads it. */
const spoken = (name: string): string =>
  name.normalize('NFKC').trim().replace(EXTENSION, '').replaceAll('_', ' ');

/** Why staff may not send a file under this name, which a person reads as a sentence of ours; undefined where they may. */
export const fileNameRefusal = (name: string): string | undefined => refusalOf(spoken(name));

/**
 * Why staff may not send these files with this message: they are read one after
 * another, so that two halves of an account are one. Undefined where they may.
 */
export function filesRefusal(message: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const texts = [message, ...names.map(spoken)];
  const together = refusalOf(texts.join('\n'));
  if (together) return together;
  const parts = texts
    .map((text) => ({ code: codeParts(text).slice(0, LONGEST) }))
    .filter(({ code }) => code !== '');
  const found = findAcross(parts, arePaymentDetails);
  const words = found?.map(({ code }) => code).join(' … ');
  return words && refusalSentence({ cause: 'details', words });
}
