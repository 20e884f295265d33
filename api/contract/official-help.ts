/**
 * Free official help. Constants, not settings: whoever steals an editor's
 * password must not be able to put a number of his own here (design 9.3).
 */
export interface OfficialHelp {
  readonly key: string;
  readonly name: string;
  /** What it is for, in one short French sentence without a full stop. */
  readonly purpose: string;
  readonly url: string;
  /** Whose site it is, where the service has none of its own. */
  readonly site?: string;
  /** A `tel:` or `sms:` address, where there is one. */
  readonly contactHref?: `tel:${string}` | `sms:${string}`;
  /** The number as it is read aloud, with no-break spaces. */
  readonly contactLabel?: string;
  readonly cost: string;
  /** Who runs it: where its number and address can be checked. */
  readonly source: string;
}

/** When the list below was last compared with what its operators publish. */
export const OFFICIAL_HELP_CHECKED_ON = '2026-11-21';

const INTERIOR = 'Ministère de l’Intérieur';

export const OFFICIAL_HELP: readonly OfficialHelp[] = [
  {
    key: '17cyber',
    name: '17Cyber',
    purpose:
      'Diagnostic en ligne et, si la situation l’exige, échange avec un policier ou un gendarme, 24\u00a0h/24',
    url: 'https://17cyber.gouv.fr/',
    cost: 'Gratuit',
    source: `${INTERIOR} et Cybermalveillance.gouv.fr`,
  },
  {
    key: 'info-escroqueries',
    name: 'Info Escroqueries',
    purpose: 'Conseil et orientation par des policiers et des gendarmes, en semaine',
    url: 'https://www.interieur.gouv.fr/',
    site: INTERIOR,
    contactHref: 'tel:+33805805817',
    contactLabel: '0\u00a0805\u00a0805\u00a0817',
    cost: 'Appel gratuit',
    source: INTERIOR,
  },
  {
    key: 'thesee',
    name: 'THESEE',
    purpose: 'Porter plainte en ligne pour une escroquerie commise sur internet',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/N31138',
    site: 'Service-Public',
    cost: 'Gratuit',
    source: `${INTERIOR}, par Service-Public`,
  },
  {
    key: 'perceval',
    name: 'Perceval',
    purpose: 'Signaler un achat frauduleux fait avec votre carte, si vous l’avez encore',
    url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/R46526',
    site: 'Service-Public',
    cost: 'Gratuit',
    source: `${INTERIOR}, par Service-Public`,
  },
  {
    key: '33700',
    name: '33700',
    purpose: 'Signaler un SMS ou un appel indésirable, en le transférant',
    url: 'https://www.33700.fr/',
    contactHref: 'sms:33700',
    contactLabel: '33700',
    cost: 'SMS gratuit ou au tarif normal selon l’opérateur',
    source: 'AF2M, association des opérateurs français',
  },
  {
    key: 'signal-spam',
    name: 'Signal Spam',
    purpose: 'Signaler un e-mail frauduleux',
    url: 'https://www.signal-spam.fr/',
    cost: 'Gratuit',
    source: 'Association Signal Spam, partenaire de la CNIL',
  },
  {
    key: 'pharos',
    name: 'PHAROS',
    purpose: 'Signaler un site ou un contenu illicite aux enquêteurs',
    url: 'https://www.internet-signalement.gouv.fr/',
    cost: 'Gratuit',
    source: INTERIOR,
  },
  {
    key: 'france-victimes',
    name: 'France Victimes',
    purpose: 'Écoute, soutien et conseil sur vos droits, 7\u00a0jours sur\u00a07',
    url: 'https://www.france-victimes.fr/',
    contactHref: 'tel:116006',
    contactLabel: '116\u00a0006',
    cost: 'Appel gratuit',
    source: 'Fédération France Victimes et ministère de la Justice',
  },
];

/** Stands wherever somebody might hope to get money back: on the site and before every payment. */
export const RECOVERY_SCAM_WARNING =
  'Attention à la «\u00a0fraude au recouvrement\u00a0»\u00a0: après une arnaque, d’autres escrocs promettent de récupérer votre argent contre des frais, souvent sous le nom d’une autorité ou d’un avocat. L’AMF et l’ACPR mettent en garde contre ces pratiques, et ni l’une ni l’autre ne demande jamais d’argent à une victime.';
