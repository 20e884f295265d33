import path from 'node:path';

/** What a process of its own takes over from here: where Node is, and what it has compiled before. */
export const PROCESS_ENV = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../node_modules/.compile-cache'),
};
