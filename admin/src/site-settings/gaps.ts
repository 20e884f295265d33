import { isExample } from '@parade/api/contract/claims.ts';
import { isPlaceholder } from '@parade/api/contract/site-settings.ts';
import { get } from 'react-hook-form';
import { builtInText, placeOf, SECTIONS } from './sections.ts';
import type { ClaimName, SettingName } from './spec.ts';
import type { SettingsDocument } from './values.ts';

/** What still makes the site a demonstration. */
export interface Gap {
  /** The field to fill first. */
  name: SettingName;
  label: string;
  kind: 'figure' | 'credential' | 'placeholder';
}

type Claim = SettingsDocument['stats']['successRate'] | SettingsDocument['claims']['rating'];

const GROUPS = SECTIONS.flatMap(({ groups }) => groups);

/** The evidence that a claim lacks, by its fields. One that is measured gets its own at the save. */
export function missingEvidence(claim: Claim): ('source' | 'asOf' | 'collectionMethod')[] {
  if (!isExample(claim)) return [];
  const unexplained = 'collectionMethod' in claim && claim.collectionMethod === '';
  const stated = claim.mode === 'stated' || 'collectionMethod' in claim;
  return [
    ...(stated && claim.source === '' ? (['source'] as const) : []),
    ...(stated && claim.asOf === null ? (['asOf'] as const) : []),
    ...(unexplained ? (['collectionMethod'] as const) : []),
  ];
}

/** A claim of the document by its path. */
export const claimAt = (document: SettingsDocument, name: ClaimName): Claim => get(document, name);

function claimGaps(document: SettingsDocument): Gap[] {
  return GROUPS.flatMap(({ claim, title }): Gap[] => {
    const field = claim && missingEvidence(claimAt(document, claim))[0];
    if (!claim || !field) return [];
    const kind = claim === 'claims.rating' ? 'credential' : 'figure';
    return [{ name: `${claim}.${field}` as SettingName, label: title, kind }];
  });
}

const PROOFS = ['issuer', 'reference', 'link', 'validUntil'] as const;

function certificationGaps({ claims }: SettingsDocument): Gap[] {
  return claims.certifications.flatMap((item, at): Gap[] => {
    const field = PROOFS.find((proof) => !item[proof]);
    if (!field) return [];
    const label = item.label || `Certification ${at + 1}`;
    return [{ name: `claims.certifications.${at}.${field}`, label, kind: 'credential' }];
  });
}

/** The fields of contacts and legal notice whose built-in text is no real one. */
const TO_COMPLETE = GROUPS.flatMap(({ fields }) => fields)
  .map(({ name }) => name)
  .filter((name) => isPlaceholder(builtInText(name)));

function placeholderGaps(document: SettingsDocument): Gap[] {
  const named = document.legalPages.mentionsLegales.companyName !== '';
  return TO_COMPLETE.flatMap((name): Gap[] => {
    const text: string = get(document, name) || builtInText(name);
    if (!isPlaceholder(text) || (named && name === 'brand.legalEntity')) return [];
    return [{ name, label: placeOf(name)?.field.label ?? name, kind: 'placeholder' }];
  });
}

/** The same rule as the contract's `isDemonstration`, field by field. */
export const gapsIn = (document: SettingsDocument): Gap[] => [
  ...claimGaps(document),
  ...certificationGaps(document),
  ...placeholderGaps(document),
];
