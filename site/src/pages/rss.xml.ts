import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { ENTRIES, FEED_DESCRIPTION, FEED_TITLE } from '../feeds/entries.ts';

/** Readers take a description for HTML (RSS 2.0): what an alert quotes of a scam is text, and no link. */
const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const GET: APIRoute = ({ site }) => {
  const self = new URL('/rss.xml', site).href;
  return rss({
    title: FEED_TITLE,
    description: FEED_DESCRIPTION,
    site: new URL('/', site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>fr-FR</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: ENTRIES.map(({ path, title, text, publishedAt, fraudType }) => ({
      title,
      link: path,
      description: asHtml(text),
      pubDate: new Date(publishedAt),
      categories: [fraudType],
    })),
  });
};
