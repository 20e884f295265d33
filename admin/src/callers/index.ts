import type { Part } from '../lib/section.ts';
import { CallerPage } from './CallerPage.tsx';
import { CALLER_PATH } from './path.ts';

export const callers: Part = { pages: [{ path: CALLER_PATH, Page: CallerPage }] };
