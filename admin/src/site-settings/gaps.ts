import { type Condition, missingConditions } from '@parade/api/contract/evidence/conditions.ts';
import { get } from 'react-hook-form';
import { placeOf } from './sections.ts';
import type { ClaimName, SettingName } from './spec.ts';
import type { SettingsDocument } from './values.ts';

/** What still makes the site a demonstration: one for each field that lacks something. */
export interface Gap extends Condition {
  /** The field to fill. */
  name: SettingName;
  /** What it belongs to: a figure, a title, or the field itself. */
  label: string;
}

type Claim = SettingsDocument['stats']['successRate'] | SettingsDocument['claims']['rating'];

/** A claim of the document by its path. */
export const claimAt = (document: SettingsDocument, name: ClaimName): Claim => get(document, name);

function labelOf(path: string, { claims }: SettingsDocument): string {
  const [, at] = /^claims\.certifications\.(\d+)/.exec(path) ?? [];
  if (at !== undefined)
    return claims.certifications[Number(at)]?.label || `Titre ${Number(at) + 1}`;
  const place = placeOf(path);
  return place?.group.claim ? place.group.title : (place?.field.label ?? path);
}

/** The contract's list, with the words of the page. */
export const gapsIn = (document: SettingsDocument): Gap[] =>
  missingConditions(document).map((condition) => ({
    ...condition,
    name: condition.path as SettingName,
    label: labelOf(condition.path, document),
  }));

/** The fields of a claim that lack something. */
export const gapsOf = (claim: string, gaps: readonly Gap[]): string[] =>
  gaps.flatMap(({ path }) => (path.startsWith(`${claim}.`) ? [path.slice(claim.length + 1)] : []));

/** One gap of each thing that is shown, the first of its fields. */
export const withoutRepeats = (gaps: readonly Gap[]): Gap[] =>
  gaps.filter(
    (gap, at) =>
      gaps.findIndex(({ label, kind }) => label === gap.label && kind === gap.kind) === at,
  );
