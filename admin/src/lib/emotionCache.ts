import createCache from '@emotion/cache';

/** Style tags carry the nonce that the server wrote into the page: the policy allows no others. */
export const emotionCache = createCache({
  key: 'css',
  prepend: true,
  nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
});
