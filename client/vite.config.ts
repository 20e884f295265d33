import { CLIENT_BASE } from '@parade/api/contract/paths.ts';
import { brandTokens } from '@parade/site/brand/vite.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { weights } from './weights.ts';

export default defineConfig({
  base: CLIENT_BASE,
  plugins: [react(), brandTokens(), weights()],
  // The server writes a fresh nonce over this placeholder at each request.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    // `zod-without-eval` must run before the chunk that zod lands in.
    rolldownOptions: { output: { strictExecutionOrder: true } },
  },
});
