import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AstroIntegration } from 'astro';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { tokens } from './brand/tokens.ts';
import { demonstration, settings } from './src/content.ts';
import { SOCIAL_PICTURE } from './src/search/social-picture.ts';

const require = createRequire(import.meta.url);
const { width, height, path } = SOCIAL_PICTURE;

/** A font from our packages: the text depends on no font of the machine. */
const font = async (family: string, slug: string, weight: 400 | 600) => ({
  name: family,
  weight,
  data: await readFile(
    require.resolve(`@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff`),
  ),
});

const small = { fontFamily: 'Source Sans 3', fontSize: 30, color: tokens.muted };

/** satori lays out a box by flexbox only. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

async function layout() {
  const logo = await readFile(new URL('brand/logo.svg', import.meta.url), 'base64');
  const src = `data:image/svg+xml;base64,${logo}`;
  const tagline = settings.description.main;
  const name = box({ fontSize: 56, fontWeight: 600 }, settings.brand.name);
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width,
      height,
      boxSizing: 'border-box',
      padding: '72px 80px 64px',
      borderTop: `16px solid ${tokens.blue}`,
      background: tokens.paper,
      color: tokens.ink,
      fontFamily: 'Source Serif 4',
    },
    box(
      { alignItems: 'center', gap: 24 },
      createElement('img', { src, width: 72, height: 72 }),
      name,
    ),
    // A long sentence is set smaller, so that it fits whole.
    box(
      { fontSize: tagline.length > 150 ? 38 : 50, lineHeight: 1.25, textWrap: 'balance' },
      tagline,
    ),
    box(
      { paddingTop: 28, borderTop: `2px solid ${tokens.rule}`, ...small },
      demonstration ? 'Site de démonstration' : 'La lecture de votre dossier est gratuite.',
    ),
  );
}

/** Draws the picture that a shared link shows, from the brand and the tagline of the settings. */
export function socialPicture(): AstroIntegration {
  return {
    name: 'social-picture',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const fonts = await Promise.all([
          font('Source Serif 4', 'source-serif-4', 400),
          font('Source Serif 4', 'source-serif-4', 600),
          font('Source Sans 3', 'source-sans-3', 400),
        ]);
        const svg = await satori(await layout(), { width, height, fonts });
        const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
        await writeFile(new URL(path.slice(1), dir), png);
      },
    },
  };
}
