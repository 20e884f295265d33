import type { Part } from '../lib/section.ts';
import { SOURCES_PATH } from './SourcesLink.tsx';
import { SourcesPage } from './SourcesPage.tsx';

export const sources: Part = { pages: [{ path: SOURCES_PATH, Page: SourcesPage }] };
