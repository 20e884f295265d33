import { extractText, getDocumentProxy } from 'unpdf';

/** What a library that is not the one that wrote it reads in a PDF; spaces of all kinds are one. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(proxy, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
