/** What a scam is recognised by. */
export const INDICATOR_KINDS = [
  'domain',
  'url',
  'email',
  'phone',
  'iban',
  'wallet',
  'company',
] as const;
export type IndicatorKind = (typeof INDICATOR_KINDS)[number];

export const INDICATOR_LABELS: Readonly<Record<IndicatorKind, string>> = {
  domain: 'Site',
  url: 'Lien',
  email: 'Adresse e-mail',
  phone: 'Numéro de téléphone',
  iban: 'IBAN',
  wallet: 'Adresse de portefeuille',
  company: 'Nom d’entreprise',
};

/** Kinds that may be a person's own: masked, matched exactly, hidden by a dispute (design 9.6). */
const PRIVATE_KINDS: readonly IndicatorKind[] = ['email', 'phone', 'iban'];
export const isPrivateKind = (kind: IndicatorKind): boolean => PRIVATE_KINDS.includes(kind);
