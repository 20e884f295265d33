import type { APIRoute } from 'astro';
import { demonstration } from '../content.ts';

// A demonstration is kept out of the indexes by its pages' `noindex`, which a
// robot must be able to read: so nothing is forbidden here, only not announced.
export const GET: APIRoute = ({ site }) => {
  const map = demonstration ? '' : `\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`;
  return new Response(`User-agent: *\nAllow: /\n${map}`);
};
