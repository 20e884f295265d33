import { AppError } from '../../platform/errors.ts';
import { drawing } from './drawing.ts';
import type { ImageType } from './image-types.ts';
import type { Redraw, Redrawn } from './redraw-process.ts';

/**
 * A copy drawn anew: upright, without metadata, without whatever else the
 * file carried. Errors: `image_too_large`, `file_unreadable`.
 */
export async function redraw(ownerId: string, original: Buffer, type: ImageType): Promise<Buffer> {
  const module = new URL('redraw-process.ts', import.meta.url);
  const drawn = await drawing<Redraw, Redrawn>(ownerId, module, { original, type });
  if (typeof drawn === 'string') throw new AppError(drawn);
  return Buffer.from(drawn);
}
