import type { Part } from '../lib/section.ts';
import { CALLER_PATH } from './CallerLink.tsx';
import { CallerPage } from './CallerPage.tsx';

export const callers: Part = { pages: [{ path: CALLER_PATH, Page: CallerPage }] };
