import { type ExportedLine, formatLineDay } from '../../../contract/timeline.ts';
import type { Fact } from '../../platform/personal-page.ts';

/** The lines that a person added to the timeline of a case, to be read. */
export const timelineFacts = (lines: readonly ExportedLine[]): Fact[] => [
  [
    'Vos lignes dans la chronologie',
    lines.map((line) => `${formatLineDay(line)}\u00a0: ${line.text}`).join('\n'),
  ],
];
