/** Beside the build, in `_weights.*.json`: how many bytes each package has in each script. Not served. */
export function weights(mode: string) {
  interface Chunk {
    type: string;
    modules?: Record<string, { renderedLength: number }>;
  }
  return {
    name: 'weights',
    generateBundle(
      this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown },
      _: unknown,
      bundle: Record<string, Chunk>,
    ) {
      const found: Record<string, Record<string, number>> = {};
      for (const [file, { modules = {} }] of Object.entries(bundle)) {
        const packages: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(modules)) {
          const name = packageOf(id);
          packages[name] = (packages[name] ?? 0) + renderedLength;
        }
        if (Object.keys(packages).length > 0) found[file] = packages;
      }
      this.emitFile({
        type: 'asset',
        fileName: `_weights.${mode}.json`,
        source: JSON.stringify(found),
      });
    },
  };
}

/** `react-dom`, `@mui/material`, or a room of this house: `client`, `contract`, `brand`. */
function packageOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (name) return name;
  return /\/(contract|brand|client)\//.exec(id)?.[1] ?? 'build';
}
