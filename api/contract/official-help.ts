import { formatCalendarDay } from './dates.ts';

/** What a channel is for; the plan of a victim sorts by it. */
type HelpPurpose = 'complaint' | 'report' | 'advice' | 'refund' | 'check';

/** `live`: the page was opened on that day; `stored`: a copy that an archive keeps was read. */
type CheckedHow = 'live' | 'stored';

/** A number and how it is read aloud, with no-break spaces. */
interface DialledNumber {
  readonly href: `tel:${string}`;
  readonly label: string;
}

/**
 * Free official help. Constants, not settings: whoever steals an editor's
 * password must not be able to put a number of his own here (design 9.3).
 * Only what was read stands here, with the day and the page.
 */
export interface OfficialHelp {
  readonly key: string;
  readonly name: string;
  /** What it is for, in short French sentences; the last has no full stop. */
  readonly purpose: string;
  /** What a person can do there, the first before the rest. */
  readonly serves: readonly HelpPurpose[];
  readonly url: string;
  /** Whose site it is, where the service has none of its own. */
  readonly site?: string;
  /**
   * A `tel:` or `sms:` address, where there is one. Free numbers are dialled in
   * their national form: the international one may not connect.
   */
  readonly contactHref?: `tel:${string}` | `sms:${string}`;
  /** The number as it is read aloud, with no-break spaces. */
  readonly contactLabel?: string;
  /** When somebody answers; without it, a page that is always there. */
  readonly hours?: string;
  /** The number from outside of France, where it is another one. */
  readonly abroad?: DialledNumber;
  readonly cost: string;
  /** The call itself is charged: its number stands after what to try first, never before it. */
  readonly isPaid?: true;
  /** Who runs it: where its number and address can be checked. */
  readonly source: string;
  /** The page that was read, on which calendar day and how; `C`: an official page; `S`: the operator's practice. */
  readonly checked: {
    readonly on: string;
    readonly how: CheckedHow;
    readonly page: string;
    readonly state: 'C' | 'S';
  };
}

const INTERIOR = 'Ministère de l’Intérieur';
const VOS_DROITS = 'https://www.service-public.gouv.fr/particuliers/vosdroits';

const read = (
  on: string,
  page: string,
  state: OfficialHelp['checked']['state'] = 'C',
): OfficialHelp['checked'] => ({ on, how: 'stored', page, state });

export const OFFICIAL_HELP: readonly OfficialHelp[] = [
  {
    key: '17cyber',
    name: '17Cyber',
    purpose:
      'Diagnostic en ligne et, si la situation l’exige, échange avec un policier ou un gendarme',
    serves: ['advice', 'report'],
    url: 'https://17cyber.gouv.fr/',
    hours: '24\u00a0h/24, 7\u00a0jours sur\u00a07',
    cost: 'Gratuit',
    source: `${INTERIOR} et Cybermalveillance.gouv.fr`,
    checked: read('2026-11-22', 'https://17cyber.gouv.fr/'),
  },
  {
    key: 'info-escroqueries',
    name: 'Info Escroqueries',
    purpose: 'Conseil et orientation par des policiers et des gendarmes',
    serves: ['advice'],
    url: 'https://www.interieur.gouv.fr/',
    site: INTERIOR,
    contactHref: 'tel:0805805817',
    contactLabel: '0\u00a0805\u00a0805\u00a0817',
    hours: 'du lundi au vendredi, de 9\u00a0h à 18\u00a0h\u00a030',
    cost: 'Appel gratuit',
    source: INTERIOR,
    checked: read('2026-11-23', `${VOS_DROITS}/F34800`),
  },
  {
    key: 'thesee',
    name: 'THESEE',
    purpose:
      'Porter plainte en ligne, avec FranceConnect, si vous êtes un particulier majeur et agissez pour vous. L’auteur doit être inconnu et jamais vu en personne. Cas pris en charge\u00a0: fausse boutique, petite annonce, sentiments, chantage en ligne, rançongiciel, compte piraté si l’on a demandé de l’argent en votre nom. Ni hameçonnage, ni usage de votre carte sans vous. Dans les autres cas, commissariat ou gendarmerie, qui prennent toujours la plainte',
    serves: ['complaint'],
    url: `${VOS_DROITS}/N31138`,
    site: 'Service-Public',
    cost: 'Gratuit',
    source: `${INTERIOR}, par Service-Public`,
    checked: read('2026-11-22', `${VOS_DROITS}/N31138`),
  },
  {
    key: 'perceval',
    name: 'Perceval',
    purpose:
      'Signaler des achats en ligne faits avec votre carte et que vous n’avez pas faits, après opposition et si vous avez encore la carte. Ce n’est pas une plainte, mais le récépissé aide au remboursement',
    serves: ['report', 'refund'],
    url: `${VOS_DROITS}/R46526`,
    site: 'Service-Public',
    cost: 'Gratuit',
    source: `${INTERIOR}, par Service-Public`,
    checked: read('2026-11-22', `${VOS_DROITS}/R46526`),
  },
  {
    key: '33700',
    name: '33700',
    purpose:
      'Signaler un SMS ou un appel indésirable, en transférant le SMS ou en envoyant le numéro',
    serves: ['report'],
    url: 'https://www.33700.fr/',
    contactHref: 'sms:33700',
    contactLabel: '33700',
    cost: 'SMS gratuit ou au tarif normal selon l’opérateur',
    source: 'AF2M, association des opérateurs français',
    checked: read('2026-11-22', 'https://www.33700.fr/'),
  },
  {
    key: 'signal-spam',
    name: 'Signal Spam',
    purpose: 'Signaler un e-mail frauduleux',
    serves: ['report'],
    url: 'https://www.signal-spam.fr/',
    cost: 'Gratuit',
    source: 'Association Signal Spam, partenaire de la CNIL',
    checked: read('2026-11-22', 'https://www.signal-spam.fr/'),
  },
  {
    key: 'pharos',
    name: 'PHAROS',
    purpose: 'Signaler un site ou un contenu illicite aux enquêteurs',
    serves: ['report'],
    url: 'https://www.internet-signalement.gouv.fr/',
    cost: 'Gratuit',
    source: INTERIOR,
    checked: read('2026-11-23', `${VOS_DROITS}/F34800`),
  },
  {
    key: 'france-victimes',
    name: 'France Victimes',
    purpose: 'Écoute, soutien et conseil sur vos droits',
    serves: ['advice'],
    url: 'https://www.france-victimes.fr/',
    contactHref: 'tel:116006',
    contactLabel: '116\u00a0006',
    hours: '7\u00a0jours sur\u00a07, de 9\u00a0h à 19\u00a0h',
    abroad: {
      href: 'tel:+33180523376',
      label: '+33\u00a01\u00a080\u00a052\u00a033\u00a076',
    },
    cost: 'Appel gratuit',
    source: 'Fédération France Victimes et ministère de la Justice',
    checked: read('2026-11-23', `${VOS_DROITS}/F20789`, 'S'),
  },
  {
    key: 'point-justice',
    name: 'Point-justice',
    purpose: 'Information juridique gratuite par des professionnels du droit, près de chez vous',
    serves: ['advice'],
    url: 'https://www.justice.gouv.fr/',
    site: 'Ministère de la Justice',
    contactHref: 'tel:3039',
    contactLabel: '30\u00a039',
    abroad: {
      href: 'tel:+33970823190',
      label: '+33\u00a09\u00a070\u00a082\u00a031\u00a090',
    },
    cost: 'Appel gratuit',
    source: 'Ministère de la Justice',
    checked: read(
      '2026-11-23',
      'https://www.justice.gouv.fr/actualites/actualite/septieme-journee-nationale-lacces-au-droit',
    ),
  },
  {
    key: 'card-blocking',
    name: 'Opposition à la carte',
    purpose:
      'Appelez d’abord le numéro inscrit au dos de votre carte. Si vous ne l’avez pas, le serveur interbancaire bloque la carte',
    serves: ['refund'],
    url: `${VOS_DROITS}/F2428`,
    site: 'Service-Public',
    contactHref: 'tel:0892705705',
    contactLabel: '0\u00a0892\u00a0705\u00a0705',
    hours: '24\u00a0h/24, 7\u00a0jours sur\u00a07',
    cost: 'Appel payant\u00a0: prix d’un appel, plus le service',
    isPaid: true,
    source: 'Serveur interbancaire d’opposition, par Service-Public',
    checked: read('2026-11-23', `${VOS_DROITS}/F2428`),
  },
  {
    key: 'mediator',
    name: 'Médiateur de votre banque',
    purpose:
      'Demander un avis gratuit, après une réclamation écrite sans réponse satisfaisante et dans l’année qui la suit',
    serves: ['refund'],
    url: `${VOS_DROITS}/F20523`,
    site: 'Service-Public',
    cost: 'Gratuit',
    source: 'Service-Public',
    checked: read('2026-11-23', `${VOS_DROITS}/F20523`),
  },
  {
    key: 'amf-mediator',
    name: 'Médiateur de l’AMF',
    purpose:
      'Régler un litige avec un intermédiaire financier autorisé, après une réclamation écrite. Il ne traite ni banque, ni assurance',
    serves: ['refund'],
    url: 'https://www.amf-france.org/fr/regler-un-litige-avec-le-mediateur-de-lamf',
    cost: 'Gratuit',
    source: 'Autorité des marchés financiers',
    checked: read(
      '2026-11-23',
      'https://www.amf-france.org/fr/regler-un-litige-avec-le-mediateur-de-lamf',
    ),
  },
  {
    key: 'abe-info-service',
    name: 'ABE Info Service',
    purpose:
      'Lire les listes noires et les mises en garde de l’AMF et de l’ACPR. Un nom absent de ces listes n’est pas pour autant autorisé',
    serves: ['check'],
    url: 'https://www.abe-infoservice.fr/',
    cost: 'Gratuit',
    source: 'AMF, ACPR et Banque de France',
    checked: read('2026-11-23', `${VOS_DROITS}/N20380`),
  },
  {
    key: 'regafi',
    name: 'REGAFI',
    purpose:
      'Chercher si une entreprise est autorisée à exercer une activité bancaire, financière ou de paiement',
    serves: ['check'],
    url: 'https://www.regafi.fr/',
    cost: 'Gratuit',
    source: 'ACPR',
    checked: read('2026-11-23', `${VOS_DROITS}/R34549`),
  },
];

/** A service by its key. Throws where there is none: keys are constants of the code. */
export function officialHelp(key: string): OfficialHelp {
  const found = OFFICIAL_HELP.find((help) => help.key === key);
  if (!found) throw new Error(`no official help is called ${key}`);
  return found;
}

/** « 3039 », « 0805805817 », « +33180523376 » as they are compared: in E.164, short ones as they are dialled. */
const comparable = (href: string): string =>
  href.replace(/^\w+:/, '').replace(/^0(?=\d{9}$)/, '+33');

/** Every number that one of them answers: in E.164, short ones as they are dialled. */
export const numbersOf = ({ contactHref, abroad }: OfficialHelp): string[] =>
  [contactHref, abroad?.href].flatMap((href) => (href ? [comparable(href)] : []));

/** « de 9 h à 19 h · Appel gratuit »: when and at what price. */
export const termsOf = ({ hours, cost }: OfficialHelp): string =>
  [cost, ...(hours ? [hours] : [])].join(', ');

export const CHECKED_HOW: Readonly<Record<CheckedHow, string>> = {
  live: 'sur la page en ligne',
  stored: 'sur une copie enregistrée de la page',
};

/** « Vérifié le 23 novembre 2026 sur une copie enregistrée de la page ». */
export const checkedLine = ({ checked }: OfficialHelp): string =>
  `Vérifié le ${formatCalendarDay(checked.on)} ${CHECKED_HOW[checked.how]}`;

/**
 * Stands wherever somebody might hope to get money back: on the site and before every payment. What
 * the AMF says is told as its own, or whoever reads it would give up what a bank owes.
 */
export const RECOVERY_SCAM_WARNING =
  'Attention à l’«\u00a0arnaque à la récupération\u00a0», ou fraude au recouvrement\u00a0: après une arnaque, d’autres escrocs promettent de récupérer votre argent contre des frais, souvent sous le nom d’une autorité ou d’un avocat. L’AMF met en garde contre ces pratiques\u00a0: selon elle, seul un tribunal peut faire récupérer des fonds. Vos droits envers votre banque restent, et les demander est gratuit.';

/** The same help as fixed lines of a text that is kept: what the contract says whatever staff write. */
export const officialHelpLines = (): string[] => [
  'Ces services sont ouverts à tous, sans ce contrat.',
  ...OFFICIAL_HELP.filter(({ serves }) => !serves.includes('check')).map((help) => {
    const { name, purpose, contactLabel, abroad, url } = help;
    const number = contactLabel && contactLabel !== name ? `\u00a0: ${contactLabel}` : '';
    const outside = abroad ? ` Depuis l’étranger\u00a0: ${abroad.label}.` : '';
    return help.isPaid
      ? `${name}. ${purpose}${number} (${termsOf(help)}).`
      : `${name}${number} (${termsOf(help)}). ${purpose}.${outside} ${url}`;
  }),
  RECOVERY_SCAM_WARNING,
];
