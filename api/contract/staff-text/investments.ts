import { AMOUNT, isDenied, isScammersDuty, isTold, standIn } from './clauses.ts';
import { READER_ORDER } from './orders.ts';

/** Placements that we would offer, in small letters without accents. */

const FUNDS = String.raw`(?:${AMOUNT}|\b(?:argent|fonds|sommes?|economies|epargne|capital|capitaux|liquidites|mise|solde|pecule|bas de laine|heritage|prime|crypto\w*|bitcoins?|ethereum|usdt|euros)\b)`;
const PRODUCT = String.raw`\b(?:placements?|investissements?|livrets?|offres? d'(?:epargne|investissement|placement)|epargne (?:remuneree|garantie|boostee)|portefeuilles? (?:gere|d'actions|crypto)\w*|actions?(?= (?:de |en bourse|cotees|qui))|obligations?(?= (?:a|d'etat|d'entreprise|qui))|trading|traders?|forex|robots?|bots?(?= de)|produits? (?:financiers?|d'epargne|structures?|a capital)|contrats? d'epargne|fonds (?:d'investissement|garanti|souverain)|scpi|staking|minage|mining|assurance[- ]vie|plan d'epargne|compte (?:remunere|de trading|d'investissement|a terme)|parts|jetons?|tokens?|ico|prevente|effet de levier)\b`;
/** To put money somewhere: « placez », « investissez », « confiez-nous votre épargne ». */
const PLACE = String.raw`\b(?:placez|placer|investissez|investir|reinvestissez|reinvestir|misez|miser|souscrivez|souscrire|capitalisez|tradez|diversifiez|positionnez(?:-vous)?|epargnez|rejoignez|profitez|bloquez|laissez|confiez|confier|transferez|deposez|versez|achetez|ouvrez|convertissez|mettez|remettez|ajoutez|placerez|investirez)\b(?:-nous|-moi|-les|-la|-le|-y)*`;
const GROWS = String.raw`\b(?:fructifi\w*|doubl(?:er\w*|ez|ons|e|era|eront|es)|tripl(?:er\w*|ez|ons|e|era|eront)|decupl\w*|multipli\w*|rapport(?:e|era|eront|ent|er)|travaill(?:e|er|era|eront|ent) (?:pour|a|tout)|prosper\w*|grossi\w*|rendements?|plus[- ]values?|dividendes|interets (?:composes|mensuels|garantis|annuels)|revenus? (?:passif|complementaire|mensuel|garanti)s?|benefices?|profits?|rentab\w+|gagner de l'argent|gains? (?:mensuel|garanti|quotidien|assure|rapide)s?)\b`;
const YIELD = String.raw`(?:\d[\d.,]{0,5} ?(?:%|pour ?cent|pct)|\b(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente) (?:%|pour ?cent)) ?(?:net |brut |fixe |garanti |d'interets? |de rendement |de gain |de profit |de benefice )*(?:par|/|chaque|a l'|l'|le|la|de rendement|d'interet|mensuels?|annuels?|hebdomadaires?|quotidiens?|tous les|en) ?(?:mois|jour|semaine|an|annee|trimestre)?`;
const OURS = String.raw`\b(?:nous|notre|nos|chez nous|parade|mon|ma|avec nous|j'ai|je)\b`;

const FORMS: readonly RegExp[] = [
  // « placez une partie de vos économies chez nous », « investissez 500 € »
  new RegExp(
    String.raw`\b(?:placez|placer|investissez|investir|reinvestissez|reinvestir|misez|miser|capitalisez|tradez|epargnez|souscrivez|souscrire)\b[^.;!?]{0,60}(?:${FUNDS}|${PRODUCT}|\b(?:chez nous|avec nous|notre|nos)\b|\bbourse\b|\bor\b)`,
  ),
  new RegExp(`${PLACE}[^.;!?]{0,70}(?:${FUNDS}|${PRODUCT})[^.;!?]{0,80}(?:${GROWS}|${YIELD})`),
  new RegExp(`${PLACE}[^.;!?]{0,50}${PRODUCT}`),
  // « nous les ferons fructifier », « votre argent travaillera »
  new RegExp(
    String.raw`${OURS}[^.;!?]{0,60}${GROWS}[^.;!?]{0,60}(?:${FUNDS}|\b(?:placements?|mises?)\b)|${OURS}[^.;!?]{0,30}\b(?:fer\w+|fais\w*|faire|faisons) (?:\w+ )?(?:fructifier|travailler|doubler|tripler|prosperer|grossir|grandir|croitre)|\b(?:votre|vos|ton|tes) (?:\w+ )?(?:argent|fonds|epargne|economies|mise|capital|solde|somme|euros?|depot|remboursement)\b[^.;!?]{0,40}${GROWS}`,
  ),
  // « notre placement rapporte 8 % par mois », « nous proposons un livret »
  new RegExp(
    String.raw`${OURS}[^.;!?]{0,50}${PRODUCT}|${OURS}[^.;!?]{0,60}${YIELD}[^.;!?]{0,40}|^[^.;!?]{0,40}${YIELD}(?:[^.;!?]{0,40}\b(?:sans risque|garanti\w*|assure\w*|capital)\b|$)`,
  ),
];
/** « un apport de 1 000 € devient 1 400 € », « notre algorithme achète et revend ». */
const GROWN = new RegExp(
  String.raw`(?:${AMOUNT})[^.;!?]{0,30}\b(?:devien\w+|se transform\w+|donn(?:e|ent|era|eront)|rapport\w+|produi\w+|val(?:ent|ait|aient|ra|ront)|font|fera|feront|rendons|rendrons|toucherez|recevrez|aurez|obtenez|grimp\w+|passent?|genere\w*)\b[^.;!?]{0,30}(?:${AMOUNT}|\b(?:le double|le triple|bien plus|par (?:mois|jour|semaine|an)))|\b(?:algorithmes?|ia\b|intelligence artificielle|robots?|traders?|analystes?|gerants?|logiciel)\b[^.;!?]{0,40}\b(?:achet\w+|revend\w*|vend\w*|trad\w+|place\w*|investi\w+|negoci\w+|parie\w*|arbitr\w+|gagn\w+)\b`,
);
const RISES = new RegExp(`${GROWS}|${PRODUCT}|${YIELD}`);
const isOfFunds = standIn(new RegExp(FUNDS));
const IS_ORDER = new RegExp(READER_ORDER);
/** Whom an adviser of ours tells what happened, or where to check a placement. */
const isOfOthers = standIn(
  /\b(?:amf|acpr|liste noire|banque|verifi\w*|mefi\w*|escroc\w*|arnaqu\w*|fraud\w*|plateforme|courtier|conseiller (?:bancaire|financier)|frauduleu\w*|faux|fausse|avez|avaient|avait|interlocuteur|promett\w+|promet|plainte|preuves?|capture\w*|releve\w*|journal|votre (?:signalement|declaration|recit)|date|notaire|taux legal|interets (?:legaux|au taux)|penalites de retard|subi\w*|perdu\w*|justificatif\w*|tva)\b/,
);

/** Whether a clause offers to invest somebody's money. */
export function isInvestment(clause: string, sentence: string, around: string): boolean {
  if (isDenied(clause) || isTold(sentence) || isScammersDuty(sentence)) return false;
  if (isOfOthers(sentence)) return false;
  if (GROWN.test(clause) || FORMS.some((form) => form.test(clause))) return true;
  return RISES.test(clause) && IS_ORDER.test(clause) && isOfFunds(around);
}
