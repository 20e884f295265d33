/** A text as a QR code: the `data:` address of an SVG. The library is loaded with the first one. */
export async function qrCode(text: string): Promise<string> {
  const { default: qrCodes } = await import('qrcode');
  const svg = await qrCodes.toString(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
