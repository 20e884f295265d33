import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { ALERT_SHELL_PATH, EMBED_PATH } from '@parade/api/contract/paths.ts';
import { defineConfig } from 'astro/config';
import { appIcons } from './app-icons.ts';
import { preact } from './brand/preact.ts';
import { brandTokens } from './brand/vite.ts';
import { checkWorker } from './check-worker.ts';
import { islandPreloads } from './island-preloads.ts';
import { socialPicture } from './social-picture.ts';
import { demonstration } from './src/content.ts';
import { ancestors } from './src/embed/ancestors.ts';
import { staticHeaders } from './static-headers.ts';
import { urgenceWorker } from './urgence-worker.ts';

/** The page that stands in for many alerts is not listed, nor that for frames. */
const UNLISTED: readonly string[] = [ALERT_SHELL_PATH, EMBED_PATH];
const isListed = (address: string) => !UNLISTED.includes(new URL(address).pathname);

/** What several islands share. It is small: one request. */
const KIT = {
  name: 'kit',
  test: /\/node_modules\/|preload-helper|\/src\/lib\/|\/contract\/(dates|money)\.ts$|\/checks\/(hand-over|urgence-kind)\.ts$/,
  minShareCount: 2,
};

export default defineConfig({
  // The canonical origin, from the variable that the server reads too.
  site: process.env.PUBLIC_URL ?? 'http://localhost:3000',
  output: 'static',
  trailingSlash: 'never',
  // `/cgu` is `cgu/index.html`; its few kilobytes of style travel in the page.
  build: { format: 'directory', inlineStylesheets: 'always' },
  // The default drops the space between a word and a link on the next line.
  compressHTML: true,
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  // A demonstration announces nothing to search engines.
  integrations: [
    react(),
    ...(demonstration ? [] : [sitemap({ filter: isListed })]),
    staticHeaders({ [EMBED_PATH]: ancestors }),
    socialPicture(),
    // Before the workers, which keep what the pages name.
    islandPreloads(),
    urgenceWorker(),
    appIcons(),
    checkWorker(),
  ],
  // The highlighter's inline styles would break the policy, and nothing here shows code.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [brandTokens(), preact()],
    // A font inlined as a data: address could be neither preloaded nor allowed.
    build: { assetsInlineLimit: 0 },
    // What reads an e-mail or a picture comes with the first of them.
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [KIT] } } },
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
