import { ABUSED_ENDINGS } from './endings.ts';
import { brandOf, OFFICIAL, officialBrand, STATE } from './known-brands.ts';
import { readHost, sharedLength } from './read-host.ts';
import { type Around, foundIn, type LookAlike, runsOf, strongest, WAYS } from './tricks.ts';

/** « impots-gouv.com », « antai.gouv-fr.info »: the ending that the State alone gives, somewhere else. */
function imitatesState(labels: readonly string[]): boolean {
  return labels.some((label) =>
    label
      .split(/[-_]+/)
      .some(
        (word, _at, all) => /^gouv(?:fr)?$/.test(word) && (all.length > 1 || labels.length > 2),
      ),
  );
}

/** The official host of somebody, with something behind it: `ameli.fr.suivi.example`. */
function officialInside(labels: readonly string[], own: number): LookAlike | undefined {
  for (let from = 0; from < own; from++) {
    for (let to = from + 2; to <= Math.min(own, from + 3); to++) {
      const brand = OFFICIAL.get(labels.slice(from, to).join('.'));
      if (brand) return foundIn({ brand }, 'official host in a subdomain');
    }
  }
  return undefined;
}

/** These say nothing; « de » and « la » are words besides. */
const USUAL_ENDING = /^(?:..|com|net|org)$/;
/** Labels of one host that are looked at: longer ones are made to keep us busy. */
const MAX_LABELS = 8;

/**
 * Which brand a host pretends to be, and how; null for official hosts and for whatever resembles none.
 * Takes a host or a link; a name is named, never whether it is safe.
 */
export function looksLike(host: string): LookAlike | null {
  const read = readHost(host);
  const labels = read.labels.slice(-MAX_LABELS);
  if (labels.length < 2 || officialBrand(host)) return null;
  const { length, isFree } = sharedLength(labels);
  const own = labels.slice(0, labels.length - length);
  const ending = labels.at(-1) ?? '';
  const isAbused = ABUSED_ENDINGS.has(ending);
  const inside = officialInside(labels, own.length);
  if (inside) return inside;
  // From the name that somebody registered to what stands in front of it.
  for (let at = own.length - 1; at >= 0; at--) {
    const label = own[at] ?? '';
    if (label === 'www') continue;
    // Every host has a `www`, which presses nobody.
    const others = own.filter((other, place) => place !== at && other !== 'www');
    const around: Around = {
      bait: strongest([
        ...others.flatMap((other) => other.split(/[-_]+/)),
        ...(USUAL_ENDING.test(ending) ? [] : [ending]),
      ]),
      isFree,
      isAbused,
      isDisguised: read.disguised,
      ending,
    };
    const isSub = at < own.length - 1;
    const runs = runsOf(label);
    for (const way of WAYS) {
      for (const run of runs) {
        const found = way(run, around, isSub);
        if (found) return read.disguised ? { ...found, technique: 'look-alike characters' } : found;
      }
    }
  }
  if (read.disguised) {
    const brand = brandOf(labels);
    if (brand)
      return {
        brand: brand.name,
        officialHost: brand.hosts[0] ?? '',
        technique: 'look-alike characters',
      };
  }
  return imitatesState(own)
    ? { brand: STATE.name, officialHost: STATE.hosts[0] ?? '', technique: 'state ending imitated' }
    : null;
}
