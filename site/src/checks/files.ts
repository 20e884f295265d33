import type { Asked } from './examined.ts';

/** Of a file: more is no picture of a code, and no e-mail that somebody reads. In bytes. */
const LARGEST = 25_000_000;
const NAMED_PICTURE = /\.(?:jpe?g|png|webp|gif|bmp|avif)$/i;
const PICTURE = /^image\/(?:jpeg|png|webp|gif|bmp|avif)$/;
/** What a picker offers: phones turn their own format into JPEG when it is not named. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,.eml,message/rfc822';

const REFUSALS: readonly [RegExp, string][] = [
  [
    /\.msg$/i,
    'Nous ne lisons pas les fichiers .msg. Enregistrez l’e-mail au format .eml, ou copiez son texte dans le champ.',
  ],
  [
    /\.hei[cf]$/i,
    'Votre navigateur n’ouvre pas ce format de photo (HEIC). Faites une capture d’écran du code, puis choisissez-la.',
  ],
  [
    /\.pdf$/i,
    'Nous ne lisons pas les PDF. Faites une capture d’écran du code QR, ou copiez le texte dans le champ.',
  ],
];

/** How a file is read, or why it is not, as a sentence. */
export function asGiven(file: File): Asked['given'] | { refusal: string } {
  const refusal = REFUSALS.find(([form]) => form.test(file.name))?.[1];
  if (refusal) return { refusal };
  if (file.size === 0) return { refusal: 'Ce fichier est vide. Choisissez-en un autre.' };
  if (file.size > LARGEST)
    return { refusal: 'Ce fichier est trop lourd\u00a0: 25\u00a0Mo au plus.' };
  if (/\.eml$/i.test(file.name) || file.type === 'message/rfc822') return { email: file };
  // Phones often share a picture by its name alone.
  if (PICTURE.test(file.type) || (file.type === '' && NAMED_PICTURE.test(file.name)))
    return { picture: file };
  return {
    refusal:
      'Nous lisons une photo de code QR (JPEG ou PNG) ou un e-mail enregistré (.eml). Pour le reste, copiez le texte dans le champ.',
  };
}
