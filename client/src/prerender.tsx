/** Runs while the client is built: what of its pages is in the HTML. */
export * from './app/prerender.tsx';
export * from './entrance/prerender.tsx';
