/** Holds docs/rgaa.md to the reference's numbers, and to the files that it names. */
import { criteriaBreaks } from './criteria.ts';

/** How many criteria each theme of the RGAA 4.1.2 has. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const REQUIRED = THEMES.flatMap((criteria, theme) =>
  Array.from({ length: criteria }, (_, nth) => ({ number: `${theme + 1}.${nth + 1}` })),
);

export const rgaaBreaks = (): string[] => criteriaBreaks('docs/rgaa.md', REQUIRED);
