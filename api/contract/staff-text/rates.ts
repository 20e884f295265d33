import { isTold, remembered, standIn } from './clauses.ts';
import { WE } from './ourselves.ts';

/** Rates of success, in figures and in words. */

const NUMBER =
  '(?:zero|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|septante|octante|nonante|cents?|mille|quatre[- ]vingts?|soixante[- ]dix|quatre[- ]vingt[- ]dix)(?:[- ](?:et[- ])?(?:cents?|mille|vingts?|dix|trente|quarante|cinquante|soixante|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize))*';
const SHARE = new RegExp(
  String.raw`(?:\b\d[\d.,]{0,12}|\b${NUMBER}) ?(?:%|‰|pct\b|p\.? ?100\b|p(?:our|\.)? ?-?\.?(?:cent|100)\b|percent\b|pourcents?\b)|\b(?:\d[\d .,]{0,12}|${NUMBER}) (?:dossiers?|cas|clients?|victimes?|personnes|affaires|fois)?[^.;]{0,12}\b(?:sur|/) ?(?:\d+|${NUMBER})\b|\b\d{1,4} ?/ ?\d{1,4}\b|\b(?:presque )?(?:tous|toutes|la (?:quasi-?)?totalite|l'immense majorite|la plupart) (?:d[eu]s?|nos|les) (?:dossiers|clients|victimes|cas)\b|\b(?:trois quarts|deux tiers|la quasi-totalite|(?:neuf|huit|sept|9|8|7) dixiemes)\b`,
);
const isOfRates = standIn(
  /\btaux (?:de |d')(?:reussite|succes|recuperation|recouvrement|satisfaction|remboursement|resolution|restitution|retour|efficacite|gain|victoire|indemnisation|echec)|\b(?:dossiers|cas|clients|victimes|affaires|personnes aidees|chances?)\b[^.;]{0,60}\b(?:abouti|aboutiss|reuss|recuper|recouvr|gagn|resol|succes|satisf|rembours|indemnis)|\b(?:abouti|aboutiss|reuss|recuper|recouvr|gagn|resol|succes|satisf|rembours|indemnis)\w*[^.;]{0,60}\b(?:dossiers|cas|clients|victimes|affaires)\b|\breuss(?:ite|issons)\b|\bchances? sur\b|\btaux\b[^.;]{0,20}\b(?:reussite|succes)/,
);
const SOURCED =
  /\b(?:selon|d'apres|source|chiffres? d[eu])\b[^.;]{0,60}\b(?:banque de france|insee|amf|acpr|ministere|observatoire|cnil|cybermalveillance|etude|rapport|europol)/;
const RATING =
  /\b[0-5](?:[.,]\d)? ?\/ ?5\b|\b[0-5](?:[.,]\d)? (?:etoiles|sur 5|sur cinq)\b|\b(?:\d|10)(?:[.,]\d+)? ?(?:\/|sur) ?(?:10|dix|20|vingt)\b/;

const isOfReviews = standIn(
  /\b(?:avis|note[es]?|etoiles|clients|trustpilot|google|satisfaction|confiance|recommand\w+)\b/,
);
const PEOPLE =
  '(?:dossiers?|cas|clients?|victimes?|personnes|affaires?|familles?|procedures?|demandes|reclamations|recours|plaignants?|affilies|adherents)';
const WON = String.raw`(?:gagn\w+|abouti\w*|aboutissent|reuss\w+|reussites?|resolue?s?|recuper\w+|recouvr\w+|rembours\w+|indemnis\w+|victoires?|succes|retrouv\w+|(?:obtien|obten|obtinr)\w+|favorable\w*|positi\w+|gain de cause|donn\w+ raison|re?part\w* avec|restitue\w*|satisf\w+|content\w*|heureu\w+|se (?:termin|sold|conclu)\w* (?:bien|par un|au mieux)|bonne fin|revien\w+ (?:a|chez) (?:leurs?|nos|la)|a bon port|issue|rentr\w+ dans|revu\w*)`;
const LOST =
  '(?:perdue?s?|echoue?\\w*|echecs?|defaites?|decue?s?|rejete\\w*|manque?s?|ratee?s?|classee?s?|sans (?:rien|suite)|mains vides|bredouilles?)';
const OUTCOME = new RegExp(`\\b(?:${WON}|${LOST})\\b`);
const COUNT = String.raw`(?:\b\d[\d .]{0,8}|\b${NUMBER})`;
/** « presque tout le monde repart avec son argent », « la plupart obtiennent gain de cause ». */
const NEARLY_ALL = new RegExp(
  String.raw`\b(?:presque|quasi(?:ment)?|pratiquement|a peu pres|tous nos|toutes nos|chacun de nos|chaque|l'essentiel|la (?:tres )?(?:grande |large |immense |quasi[- ])?(?:majorite|plupart|totalite|part)|l'(?:immense|ecrasante) majorite|tres peu|peu|rares|la moitie|les? (?:trois quarts|deux tiers)|(?:tous|toutes) ou presque|plus de la moitie|bien plus d'un|neuf|une poignee|une infime)\b[^.;!?]{0,60}\b(?:${WON}|${LOST})\b|\b${WON}\b[^.;!?]{0,40}\b(?:presque (?:tou\w+|chaque|a)|la plupart du temps|dans la (?:plupart|majorite|quasi)|le plus souvent|neuf fois|quasi(?:ment)? (?:tou|syst)\w*|pratiquement tou\w*|tous ou presque|a chaque (?:fois|dossier)|toujours)\b`,
);
/** « 96 dossiers gagnés, quatre perdus », « un seul échec », « 2 300 victimes remboursées ». */
const SCORE = new RegExp(
  String.raw`${COUNT} ?(?:${PEOPLE} )?[^.;!?]{0,20}\b${WON}[^.;!?]{0,50}(?:${COUNT}|\b(?:aucun|zero|une? seule?)) ?(?:${PEOPLE} )?[^.;!?]{0,15}\b${LOST}\b|\b(?:une? seule?|a peine|seulement|que|moins de|zero|0) (?:${COUNT} ?)?(?:${PEOPLE} )?(?:\w+ )?${LOST}\b|${COUNT} (?:de nos |nos |de )?${PEOPLE} (?:\w+ ){0,4}?${WON}|\b(?:des |plusieurs |plus de )?(?:dizaines|centaines|milliers|millions) d(?:e |')(?:nos )?(?:${PEOPLE}|euros)[^.;!?]{0,30}\b${WON}\b|\b${WON}\b[^.;!?]{0,20}\b(?:des |plusieurs )?(?:dizaines|centaines|milliers|millions) d(?:e |')`,
);
/** « sur les cent derniers cas, trois perdus », « les échecs se comptent sur les doigts ». */
const OF_THE_LAST = new RegExp(
  String.raw`\b(?:sur|parmi|de|en) (?:les |nos |ces )?(?:${COUNT} )?(?:derni\w+ |premi\w+ )?(?:${COUNT} )?(?:derni\w+ |premi\w+ )?${PEOPLE}\b[^.;!?]{0,60}\b(?:${WON}|${LOST})\b|\b${LOST}\b[^.;!?]{0,40}\b(?:se comptent|exception|rarissime|infime|d'une main|anecdotique|marginal\w*|negligeable)\b|\b(?:derniere?s?|premiere?s?|cette|par) (?:${COUNT} )?(?:annees?|mois|ans?)\b[^.;!?]{0,30}${COUNT} (?:\w+ )?${WON}`,
);
/** Of all whom we help, not of one person's money. */
const isOfOurWork = standIn(
  new RegExp(
    String.raw`\b(?:nous|notre|nos|parade|chez nous|on|tout le monde|chacun|ceux qui|celles et ceux|l'an dernier|cette annee|l'annee|proprietaires?|en (?:\d+|deux|trois|quatre|cinq|dix) ans|(?:nous|on) affich\w+|echecs|depuis (?:\d{4}|notre|le debut|des annees)|${PEOPLE})\b`,
  ),
);
/** What lies with others, or tells how one case stands. */
const isOfOneCase = standIn(
  /\b(?:votre (?:dossier|banque|demande|affaire|plainte|cas)|vos (?:pieces|demandes|preuves|documents)|la (?:banque|somme)|votre (?:argent|virement)|renonc\w+|contrat|pieces?|documents?|preuves?|operations?|virements?|delais?|jours|courriers?|messages?|appels?|escrocs?|arnaqu\w*|plateforme|prestataire|vendeur|site)\b/,
);

/** Figures of others, with where they stand; « selon une étude, nous… » is ours. */
const isSourced = remembered(
  (sentence) => SOURCED.test(sentence) && !SPOKEN_FOR_US.test(sentence.replace(SOURCED, '')),
);
const SPOKEN_FOR_US = new RegExp(WE);

/** Whether a clause states how often we succeed. */
export function isRate(clause: string, sentence: string): boolean {
  if (isTold(sentence)) return false;
  if (RATING.test(clause) && isOfReviews(sentence)) return true;
  if (isSourced(sentence)) return false;
  if (isOfRates(sentence) && SHARE.test(clause)) return true;
  if (!isOfOurWork(sentence) || isOfOneCase(sentence)) return false;
  return (
    NEARLY_ALL.test(clause) ||
    OF_THE_LAST.test(clause) ||
    SCORE.test(clause) ||
    (SHARE.test(clause) && OUTCOME.test(clause))
  );
}
