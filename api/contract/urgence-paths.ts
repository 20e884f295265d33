/** What to do now: the one page that a browser keeps, by a worker of its own. In a file of theirs, for the page weighs what it imports. */
export const URGENCE_PATH = '/urgence';
export const URGENCE_WORKER = '/urgence-worker.js';

/** Where the tab keeps the one plan that goes from `/urgence` to the report form. */
export const KEPT_PLAN_KEY = 'parade:kept-plan';
