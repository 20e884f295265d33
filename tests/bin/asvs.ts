/** Holds docs/asvs.md to the standard's numbers, and to the files that it names. */
import { criteriaBreaks } from './criteria.ts';

/** The sections of ASVS 5.0: each one's requirements of level 1, and those of both levels. */
const SECTIONS = `
  1.1 0/2, 1.2 5/9, 1.3 2/11, 1.4 0/3, 1.5 1/2,
  2.1 1/3, 2.2 2/3, 2.3 1/4, 2.4 0/1,
  3.2 2/2, 3.3 1/4, 3.4 2/6, 3.5 3/5, 3.7 0/2,
  4.1 1/3, 4.2 0/1, 4.3 0/2, 4.4 1/4,
  5.1 0/1, 5.2 2/3, 5.3 2/2, 5.4 0/3,
  6.1 1/3, 6.2 8/12, 6.3 2/4, 6.4 2/4, 6.5 0/5, 6.6 0/3, 6.8 0/4,
  7.1 0/3, 7.2 4/4, 7.3 0/2, 7.4 2/5, 7.5 0/2, 7.6 0/2,
  8.1 1/2, 8.2 2/3, 8.3 1/1, 8.4 0/1,
  9.1 3/3, 9.2 1/4,
  10.1 0/2, 10.2 0/2, 10.3 0/4, 10.4 5/11, 10.5 0/5, 10.6 0/2, 10.7 0/3,
  11.1 0/2, 11.2 0/3, 11.3 2/3, 11.4 1/4, 11.5 0/1, 11.6 0/1,
  12.1 1/3, 12.2 2/2, 12.3 0/4,
  13.1 0/1, 13.2 0/5, 13.3 0/2, 13.4 1/5,
  14.1 0/2, 14.2 1/4, 14.3 1/3,
  15.1 1/3, 15.2 1/3, 15.3 1/7,
  16.1 0/1, 16.2 0/5, 16.3 0/4, 16.4 0/3, 16.5 0/3,
  17.1 0/1, 17.2 0/4, 17.3 0/2,
`;

/** Number and level of each requirement, in the standard's order. */
const REQUIRED = [...SECTIONS.matchAll(/([\d.]+) (\d+)\/(\d+)/g)].flatMap(
  ([, section = '', ofFirst, all]) =>
    Array.from({ length: Number(all) }, (_, nth) => ({
      number: `${section}.${nth + 1}`,
      level: nth < Number(ofFirst) ? '1' : '2',
    })),
);

/** Every number that is missing, out of place or empty, and every file that is not there. */
export const asvsBreaks = (): string[] => criteriaBreaks('docs/asvs.md', REQUIRED);
