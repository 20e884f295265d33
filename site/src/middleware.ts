import type { MiddlewareHandler } from 'astro';

/** Astro writes its rule for islands beside the first of them. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Moves the one style that stands in the body to the head, where a style belongs. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const [style] = ISLAND_STYLE.exec(html) ?? [];
  const moved = style ? html.replace(style, '').replace('</head>', () => `${style}</head>`) : html;
  return new Response(moved, response);
};
