import { type Finder, spanOf } from './spans.ts';

// The lengths of what chains know; what is shorter or longer is something else.
const TOKEN = /(?<![\p{L}\p{N}_-])[A-Za-z0-9_-]{25,115}(?![\p{L}\p{N}_-])/gu;

export const findWallets: Finder = function* (text) {
  for (const { 0: token, index } of text.matchAll(TOKEN)) yield spanOf('wallet', index, token);
};
