declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    keepFeatures: string[];
    /** Besides those that every font has. */
    preserveNameIds: number[];
  }
  export default function subset(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
