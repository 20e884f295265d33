/** What stands in for React where the first second counts. Its own types stay: both take the same code. */
const IN_PLACE_OF: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
};

/**
 * Vite plugin: what runs in the browser is built on Preact, which weighs a tenth of React. HTML is
 * still made by React, while it is built; and so is everything in development.
 */
export function preact() {
  return {
    name: 'preact',
    enforce: 'pre' as const,
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    resolveId(
      this: { resolve(source: string, importer: string): Promise<{ id: string } | null> },
      source: string,
    ) {
      const other = IN_PLACE_OF[source];
      return other === undefined ? undefined : this.resolve(other, import.meta.filename);
    },
  };
}
