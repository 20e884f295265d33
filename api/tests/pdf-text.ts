import { extractText, getDocumentProxy } from 'unpdf';

/** What a library that is not the one that wrote it reads in a PDF; spaces of all kinds are one. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(proxy, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** A node of the structure that a screen reader walks: its kind, and those inside it. */
interface Tagged {
  role?: string;
  children?: readonly Tagged[];
  /** Of drawn content alone. */
  type?: string;
}

/** The kinds of a PDF's tagged parts in the order of reading, and its language. */
export async function pdfTags(pdf: Buffer): Promise<{ kinds: string[]; language: unknown }> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: proxy.numPages }, (_, at) => proxy.getPage(at + 1));
  const trees = await Promise.all(pages.map(async (page) => (await page).getStructTree()));
  const kindsIn = ({ role, children = [] }: Tagged): string[] => [
    ...(role ? [role] : []),
    ...children.flatMap(kindsIn),
  ];
  const { info } = await proxy.getMetadata();
  const language = 'Language' in info ? info.Language : undefined;
  return { kinds: trees.flatMap((tree) => (tree ? kindsIn(tree) : [])), language };
}
