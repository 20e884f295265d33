import encodeQR from 'qr';
import sharp, { type Sharp } from 'sharp';

/** A picture of a QR code, as PNG; `change` does to it what a hand and a bad light do. */
export async function qrPicture(
  payload: string,
  change: (picture: Sharp) => Sharp = (picture) => picture,
  side = 700,
): Promise<Buffer> {
  const svg = Buffer.from(encodeQR(payload, 'svg', { ecc: 'medium', border: 4 }));
  const code = await sharp(svg).resize(side, side, { kernel: 'nearest' }).png().toBuffer();
  const paper = sharp(code).flatten({ background: '#fff' });
  return change(sharp(await paper.png().toBuffer()))
    .png()
    .toBuffer();
}
