import { AMOUNT, FEE } from '../clauses.ts';
import { READER_ORDER } from '../orders.ts';
import type { Cause } from './cause.ts';
import { IN, PRICED } from './words.ts';

const COSTS_OF_OTHERS =
  /\b(?:passeport|injonction|greffe|constat|franchise|assur\w+|(?:votre|la|sa|leur) banque|banque postale|votre (?:avocate?|mutuelle|operateur|employeur)|aide juridictionnelle|edf|loyer|amende|impots? sur|recommande|la poste|timbre fiscal|timbre de votre|mairie|prefecture|mediation|expertise|perdue?s?|volee?s?|debite\w*|preleve\w*|escroc\w*|plafond|appel (?:gratuit|payant)|annonces?|achats?|commandes?|articles?|debits?|operations?|colis|litiges?|mensualites?|salaires?|preuves?|releves?|captures?|justificatifs?)\b/;
const PAST =
  /\b(?:(?:avons|avez|ont|a|aviez|avait|ai) (?:bien |deja |ete |donc |aussi )*(?:recu|paye|regle|verse|vire|effectue|envoye|preleve|rembourse|debite|credite|recupere|obtenu|rendu|perdu|depose|achete|vendu|transfere|retire|demande|declare|note|fait)e?s?\b|votre (?:retrait|solde|remboursement)|(?:est|sont) (?:bien )?(?:parti|arrive|rendu|verse|rembourse)\w*|vous (?:est|sont) (?:rendu|rembourse|verse)\w*|remboursons|rendons|rendrons|investi\w*|(?:a|ont|est|sont|ete) remboursees?)\b/;
/** Whose an amount is that nobody asks for. */
const EXPLAINED =
  /\b(?:retraits?|soldes?|virements?|paiements?|versements?|pertes?|perdue?s?|prejudice|transactions?|transfer\w+|recu\w*|remboursements?|recevrez|revien\w+|sur votre compte|versee?s?|reverse\w*|credite\w*|minimum|maximum|seuil|ressources|revenus|aides?|indemni\w+|jusqu'a|plus de|moins de|cheques?|encaisse\w*|montants?|sommes?|total|dont|en dessous|au-dessus|au-dela|depass\w+|sms|arnaque|propos\w+|promett\w+|affich\w+|gel\w+|saisi\w*|bloque\w*|retrouv\w+|dommages|peine|valeur|cours|vend\w+)\b/;
const COLLECTED =
  /\b(?:que nous (?:collect|encaiss|transmett|revers|avanc)\w*|nous (?:collectons|encaissons)|modalites|par notre intermediaire|aupres de nous|nous reverserons|notre commission)\b/;
const isPriceOfWork = (text: string): boolean =>
  !COLLECTED.test(text) && (PRICED.test(text) || COSTS_OF_OTHERS.test(text) || PAST.test(text));
const LOOSE = String.raw`\b(?:une?|l'|cette|la|le|les|d[e']|notre|des)? ?(?:avance|apport|timbre|consignation|quote-part|cotisation|participation|contribution|provision|droits?|depot)\b`;
const PAYING_ORDER =
  '(?:faites|ajoutez|rajoutez|glissez|effectuez|envoyez|realisez|passez|versez|virez|reglez|payez|deposez(?! plainte)|transferez|avancez|acquittez|soldez|chargez|creditez)';

/** An amount that no contract of ours asks for. */
export const PRICES: readonly Cause[] = [
  {
    cause: 'price',
    form: /\b(?:argent|fonds|somme|remboursement|solde)\b[^.;!?]{0,30}\b(?:moyennant|en echange d[eu']|en contrepartie d[eu']|contre (?:une?|votre|ce) (?:geste|participation|avance|paiement|versement|virement|petit))\b/,
    unless: PRICED,
  },
  {
    cause: 'price',
    form: new RegExp(
      `(?:${FEE})${IN}{0,40}\\ba (?:acquitter|regler|payer|verser|prevoir|avancer|solder)\\b`,
    ),
    unless: isPriceOfWork,
  },
  {
    cause: 'price',
    form: new RegExp(AMOUNT),
    beside: new RegExp(
      `${FEE}|\\b(?:vous|votre|vos|coutera|s'eleve\\w*|participation|droits?|timbres?)\\b`,
    ),
    unless: (text) => isPriceOfWork(text) || EXPLAINED.test(text),
  },
  {
    cause: 'price',
    form: /(?<!\bvous )\b(?:payez|reglez|versez|virez|avancez|acquittez|soldez|deboursez)\b|\b(?:prete?s? a|preparez-vous a|(?:il |vous )(?:faut|faudra|suffit de|devez|devrez|reste a|restera a)) (?:\w+ )?(?:payer|regler|verser|virer|debourser)\b|\bvous (?:paierez|reglerez|verserez)\b|\b(?:envoyez|deposez|transferez|avancez|mettez)\b[^.;!?]{0,10}\b(?:une?|la|cette|quelques?|de l'|l'|des) ?(?:petite |premiere |modeste )?(?:sommes?|argent|euros|especes|acompte|avance)\b/,
    unless: (text) =>
      PRICED.test(text) ||
      COSTS_OF_OTHERS.test(text) ||
      /\b(?:leur|a la personne|dossier|litige|differend|probleme|parametres?|pages?|question|luminosite|carte d'identite)\b/.test(
        text,
      ),
  },
  {
    cause: 'price',
    form: new RegExp(
      `\\b(?:il (?:me |nous |vous |ne |n'y |y )*(?:faut|faudra|manque|reste)|ne manque (?:plus )?que|suffi\\w+|coute|revient a|passe a|moyennant|remboursables?|symbolique|(?:est|sont) (?:fixee?s? |proposee?s? )?a(?= \\d)|(?:pour|contre|a partir de) (?=(?:seulement |juste )?\\d))${IN}{0,25}(?:${AMOUNT})|(?:${AMOUNT})${IN}{0,25}\\b(?:suffi\\w+|(?:est|sont) (?:requis|necessaire|attendu|demande|du)\\w*|remboursables?)\\b`,
    ),
    unless: isPriceOfWork,
  },
  {
    cause: 'price',
    form: new RegExp(`\\b${PAYING_ORDER}\\b${IN}{0,30}(?:${AMOUNT})`),
    unless: isPriceOfWork,
  },
  {
    cause: 'price',
    form: new RegExp(
      `\\ba (?:votre|ta) charge\\b${IN}{0,12}(?:${AMOUNT})|(?:${AMOUNT})${IN}{0,25}\\ba (?:(?:votre|ta) charge|verser|solder|prevoir|avancer|regler|payer|provisionner|deposer|acquitter|crediter|debourser|envoyer)\\b|\\ba (?:verser|solder|prevoir|avancer|regler|payer|provisionner|deposer|acquitter|debourser)\\b${IN}{0,25}(?:${AMOUNT})`,
    ),
    unless: isPriceOfWork,
  },
  {
    cause: 'price',
    form: new RegExp(
      `\\b(?:prevoyez|preparez|participez|contribuez|cotisez|comptez|mettez|reservez|rassemblez|reunissez|provisionnez|prevoir|preparer)\\b${IN}{0,40}(?:${AMOUNT})`,
    ),
    unless: isPriceOfWork,
  },
  {
    cause: 'price',
    form: new RegExp(
      `\\b(?:dossier|priorit\\w+|acceler\\w+|suite|traitement|suivi|acces|place|accompagnement|demarches?|analyse|expertise|recherche)\\b${IN}{0,40}\\b(?:pour|contre|moyennant|coute|revient a|a partir de) (?:seulement |juste |environ )?(?:${AMOUNT})`,
    ),
    unless: isPriceOfWork,
  },
  {
    cause: 'price',
    form: new RegExp(
      `(?:${FEE}|${LOOSE})${IN}{0,20}(?:${AMOUNT})|(?:${AMOUNT}) d(?:e |')(?:frais|taxes?|droits?|timbres?|commission|caution|depot|avance|provision)`,
    ),
    beside:
      /\b(?:demand\w+|impos\w+|exig\w+|reclam\w+|requi\w+|due?s?|necessaires?|a prevoir|prevu|modalites|collect\w+|avant|prealable|d'abord|des que|une fois|apres|rendue?s? avec|suffi\w+|attend\w*)\b/,
    unless: isPriceOfWork,
  },
  {
    cause: 'price',
    form: /\d ?(?:%|pour ?cent)[^.;!?]{0,40}\b(?:a (?:verser|regler|payer|avancer)|se (?:regle|paie|verse)|au prealable|d'avance|avant (?:l'envoi|le|la|tout)|des (?:reception|que)|nous revien\w+)\b/,
    beside: /\b(?:commission|conversion|part|honoraires|frais|taxe|retenue|notre|nous|verser)\b/,
    unless: (text) => COSTS_OF_OTHERS.test(text) || PAST.test(text) || /\bcontrat\b/.test(text),
  },
  {
    cause: 'price',
    form: new RegExp(
      `\\b(?:des que|une fois|apres que|quand|lorsque|aussitot que)\\b${IN}{0,20}(?:${AMOUNT})${IN}{0,25}\\b(?:aur(?:a|ont) ete|ser(?:a|ont)|est|sont) (?:\\w+ )?(?:credit|vers|recu|regl|pay|arriv|encaiss|depos)`,
    ),
    unless: (text) => PRICED.test(text) || /\b(?:votre compte|chez vous|votre solde)\b/.test(text),
  },
  {
    cause: 'price',
    form: new RegExp(
      `\\b(?:faites|effectuez|realisez|tentez|essayez|passez|lancez) ${IN}{0,12}\\b(?:essai|test|petit virement|virement (?:d'essai|symbolique)|micro-?virement)\\b`,
    ),
    beside: /\b(?:virements?|paiements?|versements?|transferts?)\b/,
  },
  {
    cause: 'price',
    form: /\b(?:achetez|procurez-vous|convertissez|acquerez|(?:faut|devez|suffit d'|merci d'|pouvez) (?:\w+ )?acheter)\b[^.;!?]{0,40}\b(?:usdt|usdc|bitcoins?|btc|eth|ethereum|crypto\w*|stablecoins?|tether|litecoin|monero)\b/,
  },
  {
    cause: 'price',
    form: /\b(?:souscrivez|contractez|prenez|demandez|faites|obtenez|empruntez|ouvrez)\b[^.;!?]{0,15}\b(?:un|ce|le) (?:petit |nouveau |autre )?(?:credit|pret|emprunt|decouvert)\b(?! d'impot)/,
    unless: /\b(?:gel|suspen\w+|report\w*|contest\w+|annul\w+|copie|releve|tableau)\b/,
  },
  {
    cause: 'price',
    form: /\bcheques?\b[^.;!?]{0,25}\b(?:a (?:mon|son) (?:nom|ordre)|a l'ordre d[eu'])/,
    beside: new RegExp(READER_ORDER),
    unless: /\b(?:copie|photo\w*|conserv\w+|gard\w+|oppos\w+|parade)\b/,
  },
];
