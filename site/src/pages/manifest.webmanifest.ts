import { CHECK_PATH, CHECK_SHARE_PATH, SHARE_FIELDS } from '@parade/api/contract/check-paths.ts';
import type { APIRoute } from 'astro';
import { tokens } from '../../brand/tokens.ts';
import { APP_ICONS } from '../checks/share/icons.ts';
import { settings } from '../content.ts';

const { title, text, url, files } = SHARE_FIELDS;
const name = settings.brand.name;

/** « Vérifier » on a phone's screen and among the places that it shares with. */
const MANIFEST = {
  id: CHECK_PATH,
  name: `Vérifier une arnaque – ${name}`,
  short_name: 'Vérifier',
  description:
    'Montrez un message, un lien ou une photo\u00a0: les signes d’arnaque, avec leurs raisons.',
  lang: 'fr',
  dir: 'ltr',
  start_url: CHECK_PATH,
  scope: CHECK_PATH,
  display: 'standalone',
  theme_color: tokens.paper,
  background_color: tokens.paper,
  categories: ['security', 'utilities'],
  icons: APP_ICONS.map(({ path, size, purpose }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  share_target: {
    action: CHECK_SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title,
      text,
      url,
      files: [{ name: files, accept: ['image/*', 'message/rfc822', '.eml'] }],
    },
  },
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(MANIFEST), {
    headers: { 'content-type': 'application/manifest+json' },
  });
