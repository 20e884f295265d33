/** « Vérifier » and what a phone shares with it. In a file of theirs, for the page weighs what it imports. */
export const CHECK_PATH = '/verifier';
/** Where a phone posts what somebody shares: the page's worker takes it, and no server reads it. */
export const CHECK_SHARE_PATH = '/verifier/partage';
export const CHECK_WORKER = '/verifier-worker.js';
/** Tells the page that something was shared. Behind a `#`, so that no server is told. */
export const SHARED_MARK = '#partage';
/** What a share is made of, as the manifest names it and the worker reads it. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;
