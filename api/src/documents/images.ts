import { AppError } from '../errors.ts';

/** As large as phones commonly take. A header that claims more is refused before decoding. */
const MAX_PIXELS = 50_000_000;
const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
export type ImageType = keyof typeof FORMATS;
export const isImage = (type: string): type is ImageType => Object.hasOwn(FORMATS, type);

/** It takes some 25 MB: it is loaded with the first image. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

/** Two images at a time: a decoded one takes hundreds of megabytes. */
let running = 0;
const waiting: (() => void)[] = [];

async function oneOfTwo<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running >= 2) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Draws with what is loaded once, two at a time in the whole process. */
export function drawing<Result>(
  draw: (sharp: Awaited<ReturnType<typeof loadSharp>>) => Promise<Result>,
): Promise<Result> {
  return oneOfTwo(async () => {
    loading ??= loadSharp();
    return draw(await loading);
  });
}

/** How a picture of a type is written. */
export const writtenAs = (type: ImageType) =>
  [FORMATS[type], type === 'image/png' ? {} : { quality: 88 }] as const;

/**
 * A copy drawn anew: upright, without metadata, without whatever else the
 * file carried. Errors: `image_too_large`, `file_unreadable`.
 */
export function redraw(original: Buffer, type: ImageType): Promise<Buffer> {
  return drawing(async (sharp) => {
    try {
      const image = sharp(original, { limitInputPixels: false, failOn: 'error' });
      const { width, height } = await image.metadata();
      if (width * height > MAX_PIXELS) throw new AppError('image_too_large');
      return await image
        .autoOrient()
        .toFormat(...writtenAs(type))
        .toBuffer();
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError('file_unreadable', { cause });
    }
  });
}
