import { DEFAULT_SITE_SETTINGS } from '@parade/api/contract/site-settings.ts';
import { get } from 'react-hook-form';
import { accessibility } from './sections/accessibility.ts';
import { brand } from './sections/brand.ts';
import { certificationFields, credentials } from './sections/credentials.ts';
import { figures } from './sections/figures.ts';
import { legalNotice } from './sections/legal-notice.ts';
import { privacy } from './sections/privacy.ts';
import { security } from './sections/security.ts';
import { terms } from './sections/terms.ts';
import { texts } from './sections/texts.ts';
import { widget } from './sections/widget.ts';
import type { FieldSpec, GroupSpec, SectionSpec } from './spec.ts';

export const SECTIONS: readonly SectionSpec[] = [
  brand,
  texts,
  figures,
  credentials,
  legalNotice,
  terms,
  privacy,
  accessibility,
  widget,
  security,
];

/** The one field that is a list. */
export const LIST = 'claims.certifications';
/** As many certifications as the contract takes: their fields have an order too. */
const CERTIFICATIONS = Array.from({ length: 12 }, (_, at) => certificationFields(at)).flat();

interface Place {
  section: SectionSpec;
  group: GroupSpec;
  field: FieldSpec;
}

const PLACES: readonly Place[] = SECTIONS.flatMap((section) =>
  section.groups.flatMap((group) =>
    (group.list ? CERTIFICATIONS : group.fields).map((field) => ({ section, group, field })),
  ),
);
const BY_PATH = new Map<string, Place>(PLACES.map((place) => [place.field.name, place]));

/** Every field by its path, in the order of the page; `undefined` for a path that is none. */
export const placeOf = (path: string): Place | undefined => BY_PATH.get(path);

/** The section in which a path of the document is edited. */
export const sectionOf = (path: string): SectionSpec | undefined =>
  path.startsWith(LIST) ? credentials : placeOf(path)?.section;

/** The paths in the order of the page; those that it does not have come last. */
export function inOrder(paths: readonly string[]): string[] {
  const order = [...BY_PATH.keys()];
  const rank = (path: string) => (order.indexOf(path) + order.length + 1) % (order.length + 1);
  return paths.toSorted((a, b) => rank(a) - rank(b));
}

/** The text that stands where an editor gives none; empty where there is none. */
export function builtInText(path: string): string {
  const text: unknown = path.startsWith(LIST) ? '' : get(DEFAULT_SITE_SETTINGS, path);
  return typeof text === 'string' ? text : '';
}

/** « Taux de réussite · Source », « CGU · Téléphone »: how a field is called where it stands alone. */
export function settingLabel(path: string): string | undefined {
  if (path === LIST) return 'Certifications et agréments';
  const place = placeOf(path);
  if (!place) return undefined;
  const of = place.group.claim ? place.group.title : place.section.title;
  return `${of} · ${place.field.label}`;
}
