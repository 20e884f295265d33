import { expect, it } from 'vitest';
import { startingScripts } from './island-preloads.ts';

it('names every script that an island runs before it starts, and none that comes later', async () => {
  const files: Record<string, string> = {
    '/_astro/Check.1a.js': 'import{a}from"./kit.2b.js";import"./side.js";import(`./late.js`)',
    '/_astro/client.js': 'import{b}from"./kit.2b.js";const c=()=>import("./later.js")',
    '/_astro/kit.2b.js': 'import{d}from "./core.js";export{d}',
  };
  const island = (name: string, when: string) =>
    `<astro-island uid="1" component-url="/_astro/${name}.js" renderer-url="/_astro/client.js" client="${when}">`;
  const html = island('Check.1a', 'load') + island('MeToo', 'idle');
  const found = await startingScripts(html, async (path) => files[path] ?? '');
  expect(found.toSorted()).toEqual(
    ['Check.1a', 'client', 'core', 'kit.2b', 'side'].map((name) => `/_astro/${name}.js`),
  );
});
