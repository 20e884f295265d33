/** What says of an amount whether it was paid: words of a flat text (see `reading.ts`). */

/**
 * `paid` and `other` decide; `payment` names a payment and `price` a thing, and what stands
 * before them decides; alone, a payment was made and a price was not paid.
 */
type Sense = 'paid' | 'total' | 'other' | 'payment' | 'price';

const words = (list: string) => `(?:${list.trim().split(/\s+/).join('|')})`;
/** Participles, also in the plural. */
const DONE = words(
  'paye verse vire envoye transfere regle donne(?!es\\b) depose investi prete remis avance debite preleve retire depense vole derobe pris soutire escroque mise place rajoute ajoute achete recharge confie sorti parti encaisse siphonne pioche effectue mis utilise servi valide renvoye souscrit',
);
const TO_DO = words(
  'payer verser virer envoyer transferer regler donner deposer investir preter remettre avancer retirer acheter recharger miser placer ajouter rajouter effectuer',
);
const NOW = words(
  'paie paye verse vire envoie transfere regle donne depose investis ajoute achete',
);
const PAYMENT = words(
  'virements? paiements? versements? transferts? depots? acomptes? achats? debits? prelevements? retraits? mandats? coupons? recharges? cheques? envois? mensualites? tickets? transactions? operations? sommes?',
);
const PRICE = words(
  'prix coute coutait couter couterait credits? prets? loyers? frais taxes? factures? commandes? colis abonnements? forfaits? montants? caution cautions garantie commission douane livraison',
);
const ASKED = words(
  'demand\\w* reclam\\w* exig\\w* propos\\w* voulait voulaient veut fallait faut faudrait devais devait dois doit dire disant dit disait rancon menac\\w* insist\\w* voulu cru croyais pensais esper\\w* parl\\w* pretend\\w* pretextant soi-disant devait',
);
const GAIN = words(
  'promi\\w* promet\\w* gagn\\w* gains? benefices? rendement plus-values? rapport\\w* solde affich\\w* valeur vaut valait vend\\w* vente annonce salaire plafond disponibles? epargn\\w* economies revenus? retraite heritage emprunt loterie lot remise reduction caisse contrat objectif',
);
const BACK = words(
  'rembours\\w* rendu rendus recuper\\w* recredit\\w* restitu\\w* retrouv\\w* debloqu\\w* recev\\w* recu recus recois',
);
const STOPPED = words(
  'refus\\w* bloqu\\w* annul\\w* rejet\\w* echou\\w* stopp\\w* empech\\w* failli evite',
);
/** What makes of an infinitive something that was done. */
const MADE =
  "(?:ai du|a fallu|fini par|m'ont? fait|m'a fait|ai fait l'erreur de|convaincu(?:e|s)? (?:de |d')|persuade(?:e|s)? (?:de |d')|pousse(?:e|s)? a|oblige(?:e|s)? (?:de |d'|a )|force(?:e|s)? a|amene(?:e|s)? a|accepte (?:de |d')|incite(?:e|s)? a|decide (?:de |d')|reussi a (?:me |m')|avant de me |apres avoir|fait)";

const CUES: readonly (readonly [Sense, RegExp])[] = [
  ['other', /\b(?:ne|n')\s?(?:[\w']+\s+){0,3}(?:pas|jamais|rien)\b(?:\s+\w+){0,3}/g],
  ['other', /\bsi (?:je|j'|on|nous|tu|vous|il) [^,.;:]*/g],
  [
    'paid',
    /\bc(?:'est|'etait| t|'t) (?:en fait )?une? (?:\w+ )?(?:virement|paiement|achat|prelevement|debit)\b/g,
  ],
  // What came to the writer, and what the writer sent back.
  ['paid', /\b(?:j'ai|nous avons|on a) (?:\w+ )?(?:rendu|renvoye|rembourse|reverse|restitue)\b/g],
  [
    'other',
    /\b(?:m'a|m'?ont|nous a|nous ont|m'avait|me) (?:\w+ )?(?:donne|paye|envoye|verse|vire|offert|credite|transfere|rendu|prete|depose)\b/g,
  ],
  ['paid', /\b(?:m'a|m'ont|nous a|nous ont|cela m'a|ca m'a) coute\b/g],
  [
    'paid',
    /\bfaite?s? (?:avoir|arnaquer|escroquer|voler|plumer|depouiller|rouler|soutirer|prendre|debiter|prelever)\b/g,
  ],
  ['paid', /\bil (?:me |nous )?manque(?:nt)?\b/g],
  ['other', /\b(?:au lieu|plutot que)\b/g],
  ['other', /\bsans (?:rien )?(?:payer|verser|donner|envoyer)\b/g],
  [
    'paid',
    new RegExp(
      `\\b${MADE}\\s*(?:(?:me|lui|leur|y|en|de|d'|encore|aussi|tout)\\s*){0,3}(?:${TO_DO}|faire)\\b`,
      'g',
    ),
  ],
  [
    'paid',
    new RegExp(`\\b(?:je|j'|nous|on)\\s?(?:(?:lui|leur|y|en|me|l')\\s?){0,2}${NOW}\\b`, 'g'),
  ],
  [
    'paid',
    /\b(?:j?ai|a|ont|avons|avais|avait) (?:\w+ )?(?:commande|reserve|loue|souscrit|fait|passe|converti|cede|tire)\b|\bfait (?:une?|deux|trois|des|plusieurs) /g,
  ],
  ['paid', new RegExp(`\\b${DONE}e?s?\\b`, 'g')],
  [
    'total',
    /\b(?:perdu|perdus|perte|pertes|prejudice|au total|en tout|total|soit|ardoise|s'eleve|montant\s*:|somme\s*:)/g,
  ],
  ['other', new RegExp(`\\b${ASKED}\\b`, 'g')],
  ['other', new RegExp(`\\b${GAIN}\\b`, 'g')],
  ['other', new RegExp(`\\b${BACK}\\b`, 'g')],
  ['other', new RegExp(`\\b${STOPPED}\\b`, 'g')],
  ['payment', new RegExp(`\\b${PAYMENT}\\b`, 'g')],
  ['price', new RegExp(`\\b${TO_DO}\\b`, 'g')],
  ['price', new RegExp(`\\b${PRICE}\\b`, 'g')],
];

interface Cue {
  readonly sense: Sense;
  readonly start: number;
  readonly end: number;
}

/** The cues of a flat text from the left; of two in one place the one that is named first above. */
function cuesIn(text: string): Cue[] {
  const cues: Cue[] = [];
  for (const [sense, pattern] of CUES) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const end = index + found.length;
      if (!cues.some((cue) => index < cue.end && cue.start < end))
        cues.push({ sense, start: index, end });
    }
  }
  return cues.toSorted((a, b) => a.start - b.start);
}

export type Verdict = 'paid' | 'total' | 'other' | 'unsaid';

/** What the words before an amount say of it. */
export function saidBefore(text: string): Verdict {
  let last: Sense | undefined;
  for (const { sense } of cuesIn(text).toReversed()) {
    if (sense === 'paid' || sense === 'other' || sense === 'total') {
      // « un paiement total de », « le total des achats »
      return sense === 'total' && last === 'payment' ? 'paid' : sense;
    }
    last ??= sense;
    if (sense === 'payment') last = 'payment';
  }
  return last === 'payment' ? 'paid' : last === 'price' ? 'other' : 'unsaid';
}

/** « que je n’ai jamais autorisé » is a fraud, « que je n’ai pas payé » none. */
const NOT_MINE =
  '(?!\\s(?:\\w+\\s)?(?:autoris|valid|fait|command|demand|reconn|sign|souscri|reconnu|voulu|effectu))';
const UNDONE = new RegExp(
  `^[^,.;]{0,40}?\\b(?:(?:a ete|ont ete|est|etait|fut|soit) (?:finalement |heureusement )?${STOPPED}|non paye|a annuler|en cours|(?:j'ai )?heureusement|j'ai refuse|que j'ai pu (?:bloquer|annuler|recuperer)|(?:m')?(?:a|ont) ete (?:rembourses?|rendus?|recredites?))|^,? ?(?:que |mais )?(?:je n'ai|je n'avais|nous n'avons|on n'a) (?:pas|rien|jamais)${NOT_MINE}|^, ?non paye`,
);
const GONE = new RegExp(
  `^[^,.;]{0,40}?\\b(?:(?:a|ont|avait|avaient|m'a|m'ont|est|sont|etaient|etait) (?:ete |bien |aussi )?(?:${DONE}|passe(?! a\\b))e?s?|en moins|disparus?|envoles?|de ma part)\\b|^\\s*(?:(?:deja|ainsi|bien) )?${DONE}e?s?\\b|^ d'(?:appels?|sms) |^, ?(?:virement|paiement|cheque|mandat|prelevement) (?:fait|effectue|envoye|parti)|^,?\\s*que (?:j'|je |nous |on )(?:(?:y|lui|leur|m'|l') ?){0,2}(?:ai|avais|avons|avions|a|avait) (?:deja )?${DONE}`,
);
/** A subject of its own, but for « que j’ai payé » and « mais je n’ai pas payé ». */
const NEW_CLAUSE = /(?<!\bqu(?:e |'))(?<!\bmais )\b(?:je |j'|ils? |elles? |on |nous )(?!n')/;
const IN_ALL = /^\s*(?:au total|en tout|de prejudice|de pertes?)\b/;

/** What the words behind an amount say of it, up to the next one. */
export function saidBehind(behind: string): Verdict {
  const [text = ''] = behind.split(NEW_CLAUSE, 1);
  if (UNDONE.test(text)) return 'other';
  if (IN_ALL.test(text)) return 'total';
  return GONE.test(text) ? 'paid' : 'unsaid';
}

/** « et une assurance de 45 € »: another thing that was paid for. */
const NOUN_NEXT =
  /^\s*[»"”)]?\s*(?:et|puis|plus|,)\s+(?:une?|des|les|la|le|l'|d')\s*[\w'-]+(?:\s(?:de |d')?[\w'-]+)?\s+(?:de|a|d'|:)\s*$/;

/** « et 300 € », « , puis un autre de 300 € », « le 5 octobre »: what goes on with a list. */
export const isListGlue = (text: string): boolean =>
  NOUN_NEXT.test(text) ||
  /^(?:[\s,:+()-]|\b(?:et|puis|ensuite|enfin|encore|aussi|plus|une?|autres?|nouve(?:au|lle)|seconde?|deuxieme|troisieme|de|d'|le|la|du|au|a|en|par|ensuite|hier|avant-hier|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|lendemain|surlendemain|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|virements?|paiements?|achats?|versements?|retraits?|debits?|prelevements?|chez|sur|carte|virement|\d[\d/.-]*(?:er)?|(?:deux|trois|quatre) jours (?:plus tard|apres))\b)*$/.test(
    text,
  );

const MEANS_CUES: readonly (readonly [string, RegExp])[] = [
  ['instant_transfer', /\bvirements? (?:bancaires? )?(?:instantanes?|immediats?)|\binstantane\b/g],
  ['money_order', /\b(?:mandats?|western ?union|moneygram|ria money)\b/g],
  [
    'voucher',
    /\b(?:transcash|neosurf|pcs|paysafe ?card|toneo|cartes?[- ]cadeaux?|(?:cartes?|recharges?|codes?) (?:google play|apple|itunes|steam|amazon|netflix|psn)|coupons?|tickets? de recharge|recharges?)\b/g,
  ],
  [
    'wallet',
    /\b(?:paypal|lydia|paylib|wero|skrill|neteller|apple pay|google pay|sumeria|porte[- ]monnaie)\b/g,
  ],
  [
    'crypto',
    /\b(?:crypto\w*(?:-?\s?(?:monnaies?|actifs?))?|bitcoins?|btc|eth|ethers?|ethereums?|usdt|usdc|binance|coinbase|kraken|bitpanda|metamask)\b/g,
  ],
  ['direct_debit', /\b(?:prelevements?|mandats? sepa|sepa|mensualites)\b/g],
  [
    'card',
    /\b(?:cartes? (?:bancaires?|bleues?|visa|mastercard|de credit|de debit|de paiement)|ma carte|sa carte|notre carte|(?:par|en) carte|carte volee|(?:numeros?|releve) de carte|cb|visa|mastercard|debite(?:e|s|es)? (?:de|sur) (?:ma|la) carte)\b/g,
  ],
  ['cheque', /\bcheques?\b/g],
  ['cash', /\b(?:especes?|liquide|(?<!mandat )cash|billets)\b/g],
  [
    'phone_bill',
    /\b(?:facture (?:de )?(?:telephone|mobile|box)|facture telephonique|sms surtaxes?|numeros? surtaxes?|appels? surtaxes?|sms\+|internet\+)\b/g,
  ],
  [
    'credit',
    /\b(?:credits? (?:a la consommation|souscrits?|a mon nom|renouvelable)|prets? (?:souscrits?|a mon nom|a la consommation)|souscri\w+ (?:\w+ ){0,4}(?:credits?|prets?)|credits? (?:de )?[^.,;]{0,25}souscrit)\b/g,
  ],
  ['transfer', /\b(?:virements?|vire(?:e|s|es)?|virer|transferts?|transfere(?:e|s|es)?)\b/g],
];

/** The means of payment that is named nearest to a place of a flat text; null where none is. */
export function meansNear(text: string, place: number): string | null {
  let best: { means: string; away: number } | undefined;
  for (const [means, pattern] of MEANS_CUES) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const end = index + found.length;
      const away = end <= place ? place - end : (index - place) * 1.5;
      // « mandat SEPA » is no money order, « virement instantané » no mere transfer.
      if (best === undefined || away < best.away - 1) best = { means, away };
    }
  }
  return best?.means ?? null;
}

/** Every means of payment that a flat text names. */
export const meansIn = (text: string): string[] =>
  MEANS_CUES.flatMap(([means, pattern]) => (text.match(pattern) ? [means] : []));
