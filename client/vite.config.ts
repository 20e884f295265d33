import { CLIENT_BASE } from '@parade/api/contract/paths.ts';
import { preact } from '@parade/site/brand/preact.ts';
import { brandTokens } from '@parade/site/brand/vite.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { directImports } from './direct-imports.ts';
import { trims } from './trims.ts';
import { weights } from './weights.ts';

export default defineConfig(({ mode }) => ({
  base: CLIENT_BASE,
  plugins: [
    trims(),
    directImports(),
    ...(mode === 'entrance' ? [preact()] : []),
    react(),
    brandTokens(),
    weights(mode),
  ],
  build: {
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: chunks(mode) } } },
  },
}));
