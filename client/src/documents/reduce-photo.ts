/** A camera's picture has more; what weighs much with fewer is none. */
const FEWEST_PIXELS = 1_000_000;
/** The longest side of a reduced photograph, in pixels: a page of text stays legible. */
const LONGEST = 3200;
const QUALITIES = [0.88, 0.8, 0.7];

const drawn = (picture: ImageBitmap, scale: number, quality: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  // A transparent picture would turn black.
  if (context) context.fillStyle = '#ffffff';
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

/**
 * A photograph made light enough for `maxBytes`, on this device: first a little, then smaller. Undefined
 * where the browser cannot read it or nothing helps.
 */
export async function reducedPhoto(file: File, maxBytes: number): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture || picture.width * picture.height < FEWEST_PIXELS) return undefined;
  const whole = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  try {
    for (const scale of [whole, whole * 0.7, whole * 0.5]) {
      for (const quality of QUALITIES) {
        const blob = await drawn(picture, scale, quality);
        if (blob && blob.size <= maxBytes) {
          const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
          return new File([blob], name, { type: 'image/jpeg' });
        }
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}
