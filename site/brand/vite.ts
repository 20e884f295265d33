import { tokensCss } from './tokens.ts';

const ID = 'virtual:brand.css';

/** Vite plugin: `import 'virtual:brand.css'` gives the tokens as custom properties. */
export function brandTokens() {
  return {
    name: 'brand-tokens',
    resolveId: (id: string) => (id === ID ? `\0${ID}` : undefined),
    load: (id: string) => (id === `\0${ID}` ? tokensCss() : undefined),
  };
}
