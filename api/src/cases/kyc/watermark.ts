import { drawing } from '../../people/documents/drawing.ts';
import type { ImageType } from '../../people/documents/image-types.ts';
import type { Look, Watermark } from './watermark-process.ts';

/**
 * A picture with who looks at it, and when, written all over it: half seen
 * through, dark with a light edge, so that it shows on every ground. At least
 * as large as it came, in the same format.
 */
export async function watermarked(picture: Buffer, type: ImageType, look: Look): Promise<Buffer> {
  const module = new URL('watermark-process.ts', import.meta.url);
  return Buffer.from(
    await drawing<Watermark, Uint8Array>(look.viewer, module, { picture, type, look }),
  );
}
