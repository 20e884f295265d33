/**
 * Which official services take what a report says, before it is sent. A hint, never a rule: each
 * says its own conditions, and what somebody writes is read by words alone.
 */
import { CASE_WAYS } from './case.ts';
import type { Channel } from './channels.ts';
import type { Day } from './facts.ts';
import { KINDS } from './kinds.ts';
import { knownOf, knownOfPayment } from './known.ts';
import { MEANS } from './means.ts';
import { planFor } from './plan.ts';
import { holds, type Way } from './rules.ts';
import type { Situation } from './situation.ts';

export interface Written {
  /** One of the types of the report form; empty while none is chosen. */
  fraudType: string;
  /** Title, story and further information together. */
  text: string;
}

interface RouteRule {
  readonly channel: Channel & ('perceval' | 'thesee');
  /** Types that it takes whatever the text says. */
  readonly types: readonly string[];
  /** Types that it never takes. */
  readonly notTypes: readonly string[];
  /** It takes a text in which all of one group are found. */
  readonly words: readonly (readonly RegExp[])[];
  /** It does not take what one of these is found in. */
  readonly not: readonly RegExp[];
  /** Nor what the first is found in, unless the second is as well. */
  readonly notAlone?: readonly [RegExp, RegExp];
}

const CARD =
  /\b(?:carte(?! (?:d'identite|vitale|grise|sim|de sejour|cadeau))|cb|visa|mastercard)\b/;
const NOT_MINE =
  /\b(?:(?:que )?je n['e ]+(?:ai|avais) (?:pas|jamais|rien) (?:fait|effectue|autoris|valid|command|achet|reconn)\w*|je ne reconnais pas|(?:pas|jamais) (?:ete )?(?:faits?|faites?|valides?|validees?|autorises?|autorisees?) par moi|n(?:'| )(?:est|etait|etaient) pas (?:de )?moi|ce n'est pas moi|a mon insu|sans mon (?:accord|autorisation)|inconnus? (?:a|sur) mon|(?:achats?|paiements?|debits?|operations?|depenses?|prelevements?) (?:\w+ ){0,3}(?:frauduleu(?:x|ses?)|inconnue?s?)|(?:quelqu'un|on|un inconnu|des inconnus|un pirate|un fraudeur|un escroc) (?:a|ont) (?:utilise|pirate|copie)|(?:carte|cb) (?:bancaire |bleue )?(?:a ete |est |etait )?(?:piratee|copiee|usurpee|utilisee par))/;
const NO_CARD =
  /\b(?:(?:vole|voles|volee|perdu|egare)\w* (?:ma|la) (?:carte|cb)|(?:carte|cb) (?:bancaire |bleue )?(?:a ete |m'a ete |etait |est )?(?:volee|perdue|egaree|avalee)|vol de (?:ma|la) (?:carte|cb)|(?:vole|voles) mon (?:sac|portefeuille|porte-monnaie)|(?:vol|perte) de mon (?:sac|portefeuille)|coursier|plus (?:ma|la) carte)\b/;
const IN_PLACE =
  /\b(?:distributeurs?|dab|retraits?|en magasin|dans un magasin|terminal|station-service)\b/;
const ONLINE = /\b(?:en ligne|internet|sites?|amazon|e-commerce|web)\b/;
const PAID_MYSELF =
  /\bj'ai (?:moi-meme |bien |deja |donc )?(?:paye|regle|valide|commande|achete|confirme|verse|vire)/;

const ASKED_CONTACTS =
  /(?:demand|reclam|sollicit)\w* (?:\S+ ){0,3}(?:l')?(?:argent|virement|coupons?|recharges?|pcs|aide financiere)/;

/** F30: what a complaint online cannot be about, or by whom it cannot be. */
const THESEE_NOT: readonly RegExp[] = [
  /\bje (?:le|la|les) connais(?:sais)?\b|\bje connais(?:sais)? (?:bien )?(?:l'auteur|le vendeur|la personne|cette personne|son nom)/,
  /\b(?:mon|ma|mes|un|une) (?:voisine?s?|ex|ancien(?:ne)? (?:mari|femme|compagnon|compagne|conjointe?)|ami|amie|collegues?|cousine?|frere|soeur|beau-frere|patron) (?:m'a|m'ont|a|ont|me|refuse)/,
  /\b(?:rencontre|vu|vue|retrouve)\w* (?:\S+ ){0,3}(?:en personne|en vrai|en main propre|chez lui|chez elle|chez moi)|\ben main propre\b|\b(?:est )?venue? (?:\S+ ){0,2}chez moi/,
  /\bj'ai (?:[1-9]|1[0-7]) ans\b|\bje suis mineure?\b/,
  /\b(?:mon|notre) (?:entreprise|association|commerce|magasin|cabinet)\b|\b(?:ma|notre) (?:societe|boutique|pme|sarl|start-up)\b/,
  /\b(?:ma (?:mere|grand-mere|fille|soeur|femme|tante)|mon (?:pere|grand-pere|fils|frere|mari|oncle)|mes (?:parents|grands-parents)) (?:\S+ ){0,3}(?:s'est|se sont|s'etait|a|ont) (?:fait|faite|paye|achete|commande|envoye|vire|verse|donne|perdu|rencontre|recu|ete)/,
  /\b(?:vrai vendeur|vraie (?:boutique|entreprise)|produit defectueux|garantie refusee|litige commercial|service apres-vente|droit de retractation)\b/,
];

/** In the order in which they are shown. Words are compared in lower case, without accents. */
const RULES: readonly RouteRule[] = [
  {
    channel: 'perceval',
    types: [],
    notTypes: ['Trading arnaque', 'Arnaque aux sentiments'],
    words: [[CARD, NOT_MINE]],
    not: [NO_CARD, PAID_MYSELF],
    notAlone: [IN_PLACE, ONLINE],
  },
  {
    channel: 'thesee',
    types: ['E-commerce frauduleux', 'Arnaque aux sentiments'],
    notTypes: ['Phishing', 'Trading arnaque', 'Arnaque au support technique'],
    words: [
      [
        /\bfau(?:x|sse) (?:site|boutique|vendeu\w+|acheteu\w+|proprietaire|location|annonce|magasin en ligne)/,
      ],
      [
        /\b(?:leboncoin|le bon coin|vinted|marketplace|petites? annonces?|annonce de location)\b/,
        /\b(?:arnaque\w*|escroque?\w*|jamais (?:recu|livre|ete)\w*|disparu|bloquee?|faux|fausse|n'existe pas|n'existait pas)\b/,
      ],
      [
        /\b(?:chantage|sextorsion|maitre chanteur|menac\w+ de (?:publier|diffuser|envoyer|montrer) )/,
      ],
      [/\b(?:rancongiciel|ransomware|rancon)\b/],
      [
        /\b(?:pirate|vole|usurpe|hacke)\w*/,
        /\b(?:messagerie|boite mail|compte (?:facebook|instagram|whatsapp|snapchat|mail|gmail)|facebook|instagram|whatsapp|snapchat)\b/,
        ASKED_CONTACTS,
      ],
      [
        /\b(?:rencontree?|site de rencontres?|tinder|meetic|amoureu\w+|relation)\b/,
        /\b(?:sentiments?|amoureu\w+|tinder|meetic|site de rencontres?)\b/,
        /\b(?:argent|virements?|euros?|coupons?|envoye|mandats?|cryptos?)\b/,
      ],
    ],
    not: THESEE_NOT,
  },
];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/[’ʼ]/g, "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

function fits(rule: RouteRule, { fraudType, text }: Written): boolean {
  const said = plain(text);
  const has = (word: RegExp) => word.test(said);
  const [alone, beside] = rule.notAlone ?? [];
  if (rule.notTypes.includes(fraudType) || rule.not.some(has)) return false;
  if (alone && beside && has(alone) && !has(beside)) return false;
  return rule.types.includes(fraudType) || rule.words.some((group) => group.every(has));
}

/** What the plan's answers open, and what they close for certain. */
function readPlan(situation: Situation, today: Day) {
  const known = knownOf(situation, today);
  const holdsFor = (ways: readonly Way[], about: typeof known) =>
    ways.map(({ channel, when }) => ({ channel, holds: holds(when, about) }));
  const kind = KINDS.find(({ id }) => id === situation.kind);
  const ways = [
    ...holdsFor([...CASE_WAYS, ...(kind?.ways ?? [])], known),
    ...situation.payments.flatMap((payment) =>
      holdsFor(
        MEANS.find(({ id }) => id === payment.means)?.ways ?? [],
        knownOfPayment(payment, known),
      ),
    ),
  ];
  const opened = new Set(planFor(situation, today).channels.map(({ channel }) => channel));
  return {
    opens: (channel: Channel) => opened.has(channel),
    closes: (channel: Channel) =>
      ways.every((way) => way.channel !== channel || way.holds === false),
  };
}

/**
 * The services that take what is written, the closest first and 17Cyber last, as advice. A plan that
 * the person brought along counts: what its answers open is named, what they close is not. None
 * while nothing is written.
 */
export function routesFor(written: Written, plan: Situation | null, today: Day): Channel[] {
  if (plan === null && written.fraudType === '' && written.text.trim() === '') return [];
  const answers = plan && readPlan(plan, today);
  const taken: Channel[] = [];
  for (const rule of RULES) {
    const { channel } = rule;
    const byWords =
      fits(rule, written) &&
      !answers?.closes(channel) &&
      // F30: THESEE does not take the use of a card.
      !(channel === 'thesee' && taken.includes('perceval'));
    if (byWords || answers?.opens(channel)) taken.push(channel);
  }
  return [...taken, '17cyber'];
}

/** What each of them takes and on which conditions, in sentences. */
export const ROUTE_WORDS: Readonly<Partial<Record<Channel, string>>> = {
  perceval:
    'Reçoit les achats en ligne faits avec votre carte et que vous n’avez pas faits. Faites d’abord opposition. Vous devez avoir encore la carte. Ce n’est pas une plainte, mais son récépissé aide au remboursement.',
  thesee:
    'Peut prendre cette plainte en ligne, si vous ne connaissez pas l’auteur et ne l’avez jamais vu en personne. Il faut être un particulier majeur, agir pour soi et utiliser FranceConnect. Sinon, un commissariat ou une gendarmerie la prend toujours.',
  '17cyber':
    'Conseille à toute heure. Si la situation l’exige, un policier ou un gendarme vous répond.',
};
