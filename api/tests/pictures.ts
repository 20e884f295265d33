/** Pictures that tests make, and what tells two of them apart. */
import sharp from 'sharp';

/** A photo of an identity document: its colour tells one side from another. */
export const photo = (background = '#a63a2b') =>
  sharp({ create: { width: 640, height: 420, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The share of pixels that clearly differ. */
export async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([a, b].map((each) => sharp(each).raw().toBuffer()));
  let far = 0;
  one?.forEach((value, at) => {
    if (Math.abs(value - (other?.[at] ?? 0)) > 40) far++;
  });
  return far / (one?.length ?? 1);
}
