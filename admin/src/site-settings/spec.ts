import type { SxProps } from '@mui/material/styles';
import type { PreviewPage } from '@parade/api/contract/site-settings.ts';
import type { ComponentType } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { SettingsValues } from './values.ts';

export type SettingName = FieldPath<SettingsValues>;

/** The claims that have a value and its evidence; `claims.certifications` is a list of its own. */
export type ClaimName =
  | `stats.${keyof SettingsValues['stats']}`
  | `claims.${keyof Pick<SettingsValues['claims'], 'rating'>}`;

export type FieldKind = 'line' | 'long' | 'number' | 'date' | 'choice' | 'switch' | 'document';

/** One field of the settings: where it is in the document, and what is said of it. */
export interface FieldSpec {
  name: SettingName;
  label: string;
  /** Where it shows, and which law asks for it. */
  help?: string;
  /** `line` by default. */
  kind?: FieldKind;
  options?: readonly (readonly [value: string, label: string])[];
  unit?: string;
  inputMode?: 'email' | 'tel' | 'url';
  /** What stands on the site while it is empty, where there is no built-in text. */
  fallback?: string;
  /** Written by the server while the claim is measured. */
  measurable?: true;
}

export interface GroupSpec {
  title: string;
  intro?: string;
  fields: readonly FieldSpec[];
  /** The claim that these fields are, which carries the example mark until it has its evidence. */
  claim?: ClaimName;
  /** Leads to where these fields take effect inside the back office. */
  Link?: ComponentType<{ sx?: SxProps }>;
  /** The fields are those of an item of the list of certifications. */
  list?: true;
}

export interface SectionSpec {
  id: string;
  title: string;
  intro: string;
  /** The page that shows its effect, and the heading there. */
  page: PreviewPage;
  anchor?: string;
  groups: readonly GroupSpec[];
}
