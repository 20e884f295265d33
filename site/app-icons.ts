import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { tokens } from './brand/tokens.ts';
import { APP_ICONS } from './src/checks/share/icons.ts';

/** Draws the pictures that stand for the check on a phone's screen, from the brand's logo. */
export function appIcons(): AstroIntegration {
  return {
    name: 'app-icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const logo = await readFile(new URL('brand/logo.svg', import.meta.url));
        for (const { path, size, purpose } of APP_ICONS) {
          // Of a maskable one only the middle four fifths are seen for sure.
          const drawn = Math.round(size * (purpose === 'maskable' ? 0.56 : 0.8));
          const input = await sharp(logo, { density: (72 * drawn) / 32 })
            .resize(drawn, drawn)
            .toBuffer();
          await sharp({
            create: { width: size, height: size, channels: 4, background: tokens.paper },
          })
            .composite([{ input }])
            .png({ palette: true })
            .toFile(new URL(path.slice(1), dir).pathname);
        }
      },
    },
  };
}
