import { type ImageType, writtenAs } from './image-types.ts';
import { sharp } from './sharp.ts';

/** As large as phones commonly take. A header that claims more is refused before decoding. */
const MAX_PIXELS = 50_000_000;

export interface Redraw {
  original: Uint8Array;
  type: ImageType;
}
export type Redrawn = Uint8Array | 'image_too_large' | 'file_unreadable';

/**
 * The copy, or the code of why there is none.
 * @public called by its module’s address
 */
export default async function redraw({ original, type }: Redraw): Promise<Redrawn> {
  try {
    const image = sharp(original, { limitInputPixels: false, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (width * height > MAX_PIXELS) return 'image_too_large';
    return await image
      .autoOrient()
      .toFormat(...writtenAs(type))
      .toBuffer();
  } catch {
    return 'file_unreadable';
  }
}
