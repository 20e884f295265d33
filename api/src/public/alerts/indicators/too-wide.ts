import type { IndicatorKind } from '../../../../contract/indicators.ts';
import type { IsOwn } from '../own.ts';
import { findIndicators } from './find.ts';
import { isSharedHost, registrableDomain } from './hosts.ts';
import { hostOf } from './links.ts';
import { isMailProvider } from './mail-providers.ts';
import type { Normalised } from './normalise.ts';
import { isKnownHost, isOfficialHost, officialNumber } from './official.ts';

const OFFICIAL =
  'Ce site est celui d’un service officiel\u00a0: il ne peut pas servir à reconnaître une arnaque.';
const KNOWN =
  'C’est le site d’une banque, d’une entreprise ou d’un service public connu\u00a0: il ne peut pas servir à reconnaître une arnaque.';
const OFFICIAL_NUMBER =
  'Ce numéro est celui d’un service officiel\u00a0: un escroc peut l’afficher, mais il ne sert pas à reconnaître une arnaque.';
const OWN = 'Cet élément est le nôtre\u00a0: il ne peut pas servir à reconnaître une arnaque.';
const SUFFIX =
  'Cette terminaison est commune à de nombreux sites\u00a0: indiquez le nom complet du site.';
const SHARED =
  'Ce site héberge les pages de tout le monde\u00a0: indiquez le lien complet de la page.';
const PROVIDER =
  'Tout le monde peut avoir une adresse chez ce fournisseur\u00a0: indiquez l’adresse e-mail complète.';
const ZERO = 'Cette adresse de portefeuille n’appartient à personne.';
const SHORT = 'Ce nom est trop court\u00a0: indiquez au moins trois lettres.';
const NOT_A_NAME =
  'Ce nom contient un lien, un numéro ou une adresse\u00a0: indiquez-le avec le type qui convient.';

const MIN_LETTERS = 3;

function ofOwner(host: string): string | null {
  if (isOfficialHost(host)) return OFFICIAL;
  return isKnownHost(host) ? KNOWN : null;
}

function ofHost(host: string): string | null {
  const owned = ofOwner(host);
  if (owned !== null) return owned;
  if (isMailProvider(host)) return PROVIDER;
  if (registrableDomain(host) === null) return SUFFIX;
  return isSharedHost(host) ? SHARED : null;
}

const RULES: Readonly<Partial<Record<IndicatorKind, (known: Normalised) => string | null>>> = {
  domain: ({ value }) => ofHost(value),
  url({ value }) {
    const host = hostOf(value);
    return value === host ? ofHost(host) : ofOwner(host);
  },
  email: ({ value }) => ofOwner(value.slice(value.lastIndexOf('@') + 1)),
  phone: ({ value }) => (officialNumber(value) ? OFFICIAL_NUMBER : null),
  wallet: ({ value }) =>
    /^0x0{40}$|^1{32,44}$|^1111111111111111111114oLvT2$/.test(value) ? ZERO : null,
  company({ value, display }) {
    if (findIndicators(display).length > 0) return NOT_A_NAME;
    return (value.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS ? SHORT : null;
  },
};

/**
 * Why an indicator would condemn the innocent, in a sentence for staff; null where it would not.
 * `isOwn`: what is our own at this moment; lists, which are read without it, are not asked about it.
 */
export const tooWide = (
  kind: IndicatorKind,
  known: Normalised,
  isOwn: IsOwn = () => false,
): string | null => (isOwn({ kind, value: known.value }) ? OWN : (RULES[kind]?.(known) ?? null));
