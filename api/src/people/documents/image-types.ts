const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;
export type ImageType = keyof typeof FORMATS;
export const isImage = (type: string): type is ImageType => Object.hasOwn(FORMATS, type);

/** How a picture of a type is written. */
export const writtenAs = (type: ImageType) =>
  [FORMATS[type], type === 'image/png' ? {} : { quality: 88 }] as const;
