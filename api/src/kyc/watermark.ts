import { formatDateTime } from '../../contract/dates.ts';
import { drawing, type ImageType, writtenAs } from '../documents/images.ts';
import { FONTS } from '../pdf/fonts.ts';

export interface Look {
  /** Who looks, by e-mail. */
  viewer: string;
  /** ISO-8601 UTC. */
  at: string;
  brand: string;
}

/** A picture that is smaller is blown up: the words must be readable on it. Pixels of its longer side. */
const LEAST = 800;
/** Of the letters to the longer side: some fifty to a line. */
const LETTERS = 1 / 44;
/** A long address goes on in the next line. In letter heights. */
const LINE = 26;
const SLANT = -28;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pango reads its text as markup. */
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? '');

const wordsOf = ({ viewer, at, brand }: Look) =>
  `${brand} · Consultation interne – ne pas diffuser\n${viewer} · ${formatDateTime(at)}`;

/**
 * A picture with who looks at it, and when, written all over it: half seen
 * through, dark with a light edge, so that it shows on every ground. At least
 * as large as it came, in the same format.
 */
export function watermarked(picture: Buffer, type: ImageType, look: Look): Promise<Buffer> {
  return drawing(async (sharp) => {
    const { width: w, height: h } = await sharp(picture).metadata();
    const scale = Math.max(1, LEAST / Math.max(w, h));
    const [width, height] = [Math.round(w * scale) || 1, Math.round(h * scale) || 1];
    const size = Math.round(Math.max(width, height) * LETTERS);

    const written = (colour: string, alpha: string) =>
      sharp({
        text: {
          text: `<span foreground="${colour}" alpha="${alpha}">${escaped(wordsOf(look))}</span>`,
          font: `Source Sans 3 SemiBold ${size}px`,
          fontfile: FONTS.bold,
          width: size * LINE,
          wrap: 'word-char',
          align: 'centre',
          dpi: 72,
          rgba: true,
        },
      })
        .png()
        .toBuffer({ resolveWithObject: true });
    const [light, dark] = [await written('#ffffff', '55%'), await written('#7a1020', '50%')];
    const edge = Math.max(1, Math.round(size / 18));
    const words = await sharp({
      create: {
        width: dark.info.width + 2 * edge,
        height: dark.info.height + 2 * edge,
        channels: 4,
        background: CLEAR,
      },
    })
      .composite([
        { input: light.data, left: 2 * edge, top: 2 * edge },
        { input: dark.data, left: edge, top: edge },
      ])
      .png()
      .toBuffer();
    const slanted = await sharp(words)
      .rotate(SLANT, { background: CLEAR })
      .png()
      .toBuffer({ resolveWithObject: true });
    // A tile that is larger than the picture does not fit on it.
    const tile = await sharp(slanted.data)
      .resize(Math.min(width, slanted.info.width), Math.min(height, slanted.info.height), {
        fit: 'cover',
      })
      .png()
      .toBuffer();
    return await sharp(picture)
      .resize(width, height, { fit: 'fill' })
      .composite([{ input: tile, tile: true }])
      .toFormat(...writtenAs(type))
      .toBuffer();
  });
}
