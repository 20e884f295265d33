import decodeQR from 'qr/decode.js';

/** Sides in pixels at which a picture is looked at: small ones are quick, large ones show far codes. */
const SIDES = [1200, 2600];
const MS_AT_EACH = 400;

/** What the QR code of a picture holds; null where none is found. Throws where the browser cannot open it. */
export async function codeIn(picture: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(picture);
  const longest = Math.max(bitmap.width, bitmap.height);
  const sides = SIDES.filter((_, at) => at === 0 || (SIDES[at - 1] ?? 0) < longest);
  for (const side of sides) {
    const scale = Math.min(1, side / longest);
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) break;
    // Transparent pictures would be black on black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    try {
      return decodeQR({ width, height, data }, { timeLimit: MS_AT_EACH, effort: 8 });
    } catch {
      // Not at this size.
    }
  }
  bitmap.close();
  return null;
}
