/** Who grants an approval or certifies, and where everybody can look it up. */
interface Issuer {
  kind: 'certification' | 'approval';
  name: string;
  /** What an approval is called after: « Agrément ACPR ». */
  label?: string;
  /** Hosts of its register; those under them count too. */
  hosts: readonly string[];
}

/** Where certificates of accredited bodies for management systems are looked up, whoever issued them. */
const IAF = 'iafcertsearch.org';

/** Another one is a line here: nobody types an issuer, and no link leads elsewhere. */
const ISSUERS: readonly Issuer[] = [
  {
    kind: 'approval',
    name: 'Autorité de contrôle prudentiel et de résolution (ACPR)',
    label: 'ACPR',
    hosts: ['regafi.fr'],
  },
  {
    kind: 'approval',
    name: 'Autorité des marchés financiers (AMF)',
    label: 'AMF',
    hosts: ['amf-france.org'],
  },
  {
    kind: 'approval',
    name: 'Ministère de la Justice',
    label: 'Ministère de la Justice',
    hosts: ['justice.gouv.fr'],
  },
  { kind: 'certification', name: 'AFNOR Certification', hosts: ['afnor.org', IAF] },
  {
    kind: 'certification',
    name: 'Bureau Veritas Certification',
    hosts: ['bureauveritas.fr', 'bureauveritas.com', IAF],
  },
  { kind: 'certification', name: 'BSI', hosts: ['bsigroup.com', IAF] },
  { kind: 'certification', name: 'DNV', hosts: ['dnv.com', 'dnv.fr', IAF] },
  { kind: 'certification', name: 'LNE', hosts: ['lne.fr', IAF] },
  { kind: 'certification', name: 'SGS', hosts: ['sgs.com', IAF] },
  {
    kind: 'certification',
    name: 'Agence nationale de la sécurité des systèmes d’information (ANSSI)',
    hosts: ['cyber.gouv.fr'],
  },
  {
    kind: 'certification',
    name: 'Agence du numérique en santé',
    hosts: ['esante.gouv.fr'],
  },
];

const issuerNamed = (name: string) => ISSUERS.find((issuer) => issuer.name === name);

/** Every name that may be chosen, approvals first. */
export const ISSUER_NAMES: readonly string[] = ISSUERS.map(({ name }) => name);

/** Whether this issuer gives titles of this kind. */
export const gives = (issuer: string, kind: string): boolean => issuerNamed(issuer)?.kind === kind;

/** Whether a title is called after who gives it: an approval by that name, a certification by nobody's. */
export const isTitleOf = (issuer: string, label: string): boolean =>
  label === (issuerNamed(issuer)?.label ?? label) &&
  (issuerNamed(issuer)?.kind === 'approval' || !ISSUERS.some((other) => other.label === label));

/** Whether a link leads to the page of a title in this issuer's register: https, and not its front page. */
export function leadsTo(issuer: string, link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, port, username, pathname, search } = new URL(link);
  return (
    protocol === 'https:' &&
    `${port}${username}` === '' &&
    (pathname !== '/' || search !== '') &&
    (issuerNamed(issuer)?.hosts ?? []).some(
      (host) => hostname === host || hostname.endsWith(`.${host}`),
    )
  );
}

/** The hosts of an issuer's register, for the sentence that asks for one. */
export const hostsOf = (issuer: string): readonly string[] => issuerNamed(issuer)?.hosts ?? [];
