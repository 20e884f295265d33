import type { OutputInfo } from 'sharp';
import { formatDateTime } from '../../../contract/dates.ts';
import { type ImageType, writtenAs } from '../../people/documents/image-types.ts';
import { sharp } from '../../people/documents/sharp.ts';
import { FONTS } from '../../platform/pdf/fonts.ts';

export interface Look {
  /** Who looks, by e-mail. */
  viewer: string;
  /** ISO-8601 UTC. */
  at: string;
  brand: string;
}

/** A picture that is smaller is blown up: the words must be readable on it. Pixels of its shorter side. */
const LEAST = 480;
/** But not above this, of its longer side. */
const MOST = 12_000;
/** Of the letters to the shorter side: slanted, a block of them fits into it. */
const LETTERS = 1 / 30;
/** Pixels; smaller ones nobody reads. */
const SMALLEST = 12;
/** A long address goes on in the next line. In letter heights. */
const LINE = 24;
/** Between two blocks in a row, and between two rows, of the shorter side. */
const GAP = { along: 1 / 20, across: 1 / 14 };
/** Degrees. */
const SLANT = -28;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

interface Size {
  width: number;
  height: number;
}

/** Middles of the blocks: rows along the slant, shifted against each other by half a block. */
function* middles({ width, height }: Size, block: Size): Generator<{ x: number; y: number }> {
  const shorter = Math.min(width, height);
  const [step, row] = [block.width + shorter * GAP.along, block.height + shorter * GAP.across];
  const [cos, sin] = [Math.cos((SLANT * Math.PI) / 180), Math.sin((SLANT * Math.PI) / 180)];
  const reach = Math.hypot(width, height) / 2;
  const [rows, steps] = [Math.ceil(reach / row) + 1, Math.ceil(reach / step) + 1];
  for (let r = -rows; r <= rows; r++) {
    for (let s = -steps; s <= steps; s++) {
      const [along, across] = [(s + (r % 2) / 2) * step, r * row];
      yield {
        x: width / 2 + along * cos - across * sin,
        y: height / 2 + along * sin + across * cos,
      };
    }
  }
}

/** Where copies of a picture stand on another, of those that are on it at all. */
function placesOf(on: Size, block: Size, slanted: Size): { left: number; top: number }[] {
  return [...middles(on, block)]
    .map(({ x, y }) => ({
      left: Math.round(x - slanted.width / 2),
      top: Math.round(y - slanted.height / 2),
    }))
    .filter(
      ({ left, top }) =>
        left < on.width && top < on.height && left > -slanted.width && top > -slanted.height,
    );
}

/** Pango reads its text as markup. */
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? '');

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}
/** Of pixels as they are handed on, without the rest of what is told of them: its `premultiplied` is not so. */
const sizeOf = ({ info: { width, height, channels } }: Pixels) => ({ width, height, channels });

const wordsOf = ({ viewer, at, brand }: Look) =>
  `${brand} · Consultation interne – ne pas diffuser\n${viewer} · ${formatDateTime(at)}`;

export interface Watermark {
  picture: Uint8Array;
  type: ImageType;
  look: Look;
}

/** @public called by its module’s address */
export default async function watermark({ picture, type, look }: Watermark): Promise<Uint8Array> {
  const { width: w, height: h } = await sharp(picture).metadata();
  const scale = Math.max(1, Math.min(LEAST / Math.min(w, h), MOST / Math.max(w, h)));
  const on = { width: Math.round(w * scale) || 1, height: Math.round(h * scale) || 1 };
  const size = Math.max(SMALLEST, Math.round(Math.min(on.width, on.height) * LETTERS));

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
      .raw()
      .toBuffer({ resolveWithObject: true });
  const [light, dark] = [await written('#ffffff', '55%'), await written('#7a1020', '50%')];
  const edge = Math.max(1, Math.round(size / 18));
  const block = { width: dark.info.width + 2 * edge, height: dark.info.height + 2 * edge };
  const words = await sharp({ create: { ...block, channels: 4, background: CLEAR } })
    .composite([
      { input: light.data, raw: sizeOf(light), left: 2 * edge, top: 2 * edge },
      { input: dark.data, raw: sizeOf(dark), left: edge, top: edge },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const slanted = await sharp(words.data, { raw: sizeOf(words) })
    .rotate(SLANT, { background: CLEAR })
    // On a thread of a picture no block fits whole.
    .resize(on.width, on.height, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return await sharp(picture)
    .resize(on.width, on.height, { fit: 'fill' })
    .composite(
      placesOf(on, block, slanted.info).map((place) => ({
        input: slanted.data,
        // Not packed: each copy would be unpacked again.
        raw: sizeOf(slanted),
        ...place,
      })),
    )
    .toFormat(...writtenAs(type))
    .toBuffer();
}
