import type { APIRoute } from 'astro';
import { ENTRIES, FEED_DESCRIPTION, FEED_TITLE } from '../feeds/entries.ts';

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export const GET: APIRoute = ({ site }) => {
  const address = (path: string) => new URL(path, site).href;
  return Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    title: FEED_TITLE,
    description: FEED_DESCRIPTION,
    home_page_url: address('/alertes'),
    feed_url: address('/feed.json'),
    language: 'fr-FR',
    items: ENTRIES.map(({ path, title, text, publishedAt, fraudType }) => ({
      id: address(path),
      url: address(path),
      title,
      content_text: text,
      date_published: publishedAt,
      tags: [fraudType],
    })),
  });
};
