const ASSET = /\/?_astro\/[\w.@~-]+\.(?:js|css)/g;
/** Of the faces that the styles name, those of its letters: the page says which. */
const FACES = /<meta name="faces" content="([^"]+)"/;
const SIBLING = /["'`]\.\/([\w.@~-]+\.js)["'`]/g;

/** Every hashed file that a built page loads, or may load on a tap, by its path. */
export async function filesOf(
  html: string,
  read: (path: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set<string>(FACES.exec(html)?.[1]?.split(' '));
  const queue = [html];
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    const named = [
      ...[...text.matchAll(ASSET)].map(([path]) => `/${path.replace(/^\//, '')}`),
      ...[...text.matchAll(SIBLING)].map(([, file]) => `/_astro/${file}`),
    ];
    for (const path of named) {
      if (found.has(path)) continue;
      found.add(path);
      if (path.endsWith('.js')) queue.push(await read(path));
    }
  }
  return [...found].toSorted();
}
