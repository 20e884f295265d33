import { namesInstitution } from '../institutions.ts';
import { READER_ORDER } from '../orders.ts';
import type { Cause } from './cause.ts';
import { GIVES, IN } from './words.ts';

const WILL_CALL = String.raw`\b(?:(?:va|vont|doit|doivent|peut|peuvent|pourra|pourront) (?:donc |ensuite |bientot )?(?:vous )?(?:appeler|rappeler|contacter|recontacter|joindre|telephoner|ecrire|solliciter|guider)|vous (?:(?:r?appelle|(?:re)?contacte|telephone|sollicite|guide)(?:ra|ront|nt)?|(?:joind|ecri)(?:ra|ront|t|vent)|joint|joignent)|(?:prendra|prendront|prend|prennent) (?:vite |bientot )?contact|se mett(?:ra|ront) en (?:rapport|relation|contact)|entrer(?:a|ont) en contact|vous (?:attend|attendra|recevra))\b`;
/** Whom we know and the reader does not. */
const STRANGER = String.raw`(?:partenaires?|professionnel(?:le)?s?|correspondante?s?|intermediaires?|confreres?|prestataires?|mandataires?|specialistes?|experts?|consultante?s?|courtiers?|traders?|analystes?|detectives?|enquet(?:eurs?|rices?) prive\w*|hacke?u?rs?|pirates? ethiques?|huissiers?|commissaires? de justice|notaires?|agents?|gestionnaires?|liquidateurs?|auditeurs?|sequestres?|contacts?|informaticiens?)`;
const OFFICE_OF_MONEY = String.raw`(?:direction|service|departement|cellule|pole|equipe|bureau|comite|commission) (?:financi\w+|comptab\w+|juridique et financi\w+|(?:d[eu] |des |de la |de l')?(?:paiements?|remboursements?|retraits?|virements?|versements?|fonds|recouvrement|recuperation|tresorerie|liquidation|conformite|indemnisations?|restitutions?))`;
const AUTHORITY = String.raw`(?:interpol|europol|banque de france|tracfin|fbi|amf|acpr|procureur|ministere|tresor public|dgfip|fonds de garantie|banque centrale|bce|cybercrim\w+)`;
const FIRM = String.raw`\b(?:cabinets?|agences?|societes?|entreprises?|firmes?|organismes?|start-?up|fondation|plateformes? partenaires?|(?:nos|des|un|une|l'un de nos|notre) (?:avocate?s?|juristes?)(?: partenaires?| specialis\w+)?|hacke?u?rs?|pirates? ethiques?|informaticiens?|detectives?|enquet(?:eurs?|rices?) prive\w*|(?:une?|notre|nos|des) (?:experts?|specialistes?|partenaires?|connaissances?|confreres?|consultants?)|logiciel)\b`;
const GETS_BACK = String.raw`\b(?:rend(?:ent|re|ra|ront)?|repren\w+|recuper(?:e|ent|er|era|eront|ees?|aient)|retrouv(?:e|ent|er|era|eront|ees?)|a localis\w+|localis(?:e|er|era|ent)|rapatri\w+|recouvr(?:e|ent|er|era|eront)|(?:obtien\w+|obtenir|fait|font|fera|faire)[^.;!?]{0,20}(?:remboursements?|restitutions?|rembourser|restituer|indemnis\w+)|debloqu\w+|remont\w+ (?:la (?:piste|trace)|jusqu))\b`;
const OF_LOSS =
  /\b(?:argent|fonds|sommes?|pertes?|bitcoins?|cryptos?|cryptomonnaies?|rembours\w+|restitution|portefeuilles?|wallet|economies|avoirs|montants?|capital|voleurs|coupables|(?:d'autres|nos|plusieurs) (?:clients?|victimes))\b/;
const OWED_BY =
  /\b(?:doit|doivent|devra|devait|demand\w+ (?:a|d'etre)|refus\w+|votre (?:avocate?|banque|assur\w+|protection)|liquidation|condamn\w+|sans pouvoir|peut-etre|aide juridictionnelle|mediat\w+)\b/;

/** Somebody else calls, comes, tells what to do or gets money back. */
export const STRANGERS: readonly Cause[] = [
  {
    cause: 'stranger',
    form: new RegExp(
      `\\b(?:notre|nos|mon|un de nos|l'un de nos|une de nos) (?:\\w+ )?${STRANGER}\\b${IN}{0,80}${WILL_CALL}`,
    ),
    unless: /\b(?:france victimes|17 ?cyber|point-justice|numero fixe|a votre demande)\b/,
  },
  {
    cause: 'stranger',
    form: new RegExp(`\\b(?:une?|le|la|des|les|l') ?${STRANGER}\\b${IN}{0,60}${WILL_CALL}`),
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    form: new RegExp(`\\b${OFFICE_OF_MONEY}\\b${IN}{0,60}${WILL_CALL}`),
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    form: new RegExp(`\\b${AUTHORITY}\\b${IN}{0,50}${WILL_CALL}`),
    unless: /\b(?:plainte|convoqu\w+|par (?:courrier|lettre))\b/,
  },
  {
    cause: 'stranger',
    form: /\b(?:la personne|celui|celle|quelqu'un|l'agent|la dame|le monsieur|l'homme|la femme) qui (?:va )?(?:vous )?(?:(?:r?appelle|contacte|telephone|joind)(?:ra|r)|ecri(?:ra|re)|viendra|passera|se presentera)\b/,
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    form: /\b(?:passer(?:a|ont)|viendr(?:a|ont)|se presenter(?:a|ont)|se rendr(?:a|ont)|se deplacer(?:a|ont))\b[^.;!?]{0,25}\b(?:chez vous|a votre (?:domicile|adresse|porte)|a la maison)\b/,
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    form: new RegExp(
      `\\b(?:coordonnees|elements|consignes|instructions|indications|directives|modalites|marche a suivre|references?|numero|adresse|compte|iban|rib|lien) (?:que |qu')(?!(?:je|j'|nous|vous)\\b)${IN}{1,30}\\bvous ${GIVES}`,
    ),
    unless: (text) => namesInstitution(text) || /\b(?:page|site|formulaire)\b/.test(text),
  },
  {
    cause: 'stranger',
    form: new RegExp(
      `\\b(?:suivez|suivre|ecoutez|appliquez|respectez|executez) ${IN}{0,15}\\b(?:consignes|instructions|indications|directives|demandes|recommandations)\\b ${IN}{0,15}\\b(?:d[eu] |d'|de la |des )(?:notre|nos|mon|ma|la personne|quelqu'un|m\\.|mme|monsieur|madame|maitre|celui|celle|l'agent|${STRANGER})`,
    ),
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    form: new RegExp(
      `\\b(?:donne|transmis|communique|passe|confie|remis)e?s? (?:votre|vos) (?:numeros?|telephone|dossier|coordonnees|contact|adresse|nom) (?:a|au|aux) (?:notre|nos|mon|une?|des)? ?(?:\\w+ )?(?:${STRANGER}|${FIRM})`,
    ),
    unless: /\b(?:banquier|votre (?:avocate?|assureur))\b/,
  },
  {
    cause: 'stranger',
    form: /\b(?:coursier|livreur|chauffeur|taxi|collaborat\w+|emissaire|agent|technicien|quelqu'un|collegue|monsieur|dame|homme|personne)\b[^.;!?]{0,40}(?<!\b(?:a|ont|avait|ete|etre|avez) )\b(?:pass|vien|prend|recuper|collect|cherch|emport|retir)\w*\b[^.;!?]{0,25}\b(?:(?:votre|vos|la|les|sa) (?:carte|papiers?|cheques?|chequier|enveloppe|ordinateur|telephone|bijoux|argent)|especes|liquide)\b/,
    unless: /\b(?:votre|vos|son) (?:fonds|pertes?)\b|\b(?:photo\w*|illisible|flou\w*|dossier)\b/,
  },
  {
    cause: 'stranger',
    form: /\b(?:mets|mettons|mettrai|mettrons|mettre|mis) en (?:relation|contact|rapport) avec\b|\b(?:recommand|conseill)\w*\b[^.;!?]{0,12}\b(?:le cabinet|la societe|l'agence|une? (?:expert|specialiste|detective|societe|agence|entreprise|confrere))\b/,
    unless: (text) => namesInstitution(text) || /\b(?:association|barreau|ordre des)\b/.test(text),
  },
  {
    cause: 'stranger',
    form: /\b(?:confiez|remettez|deleguez|transmettez)\b[^.;!?]{0,8}\b(?:votre|l'|le|ce) ?(?:affaire|dossier|cas|recherche|recouvrement|argent)\b[^.;!?]{0,8}\b(?:a|au|aux)\b|\b(?:faites|suivez|executez|appliquez)\b[^.;!?]{0,12}\bce qu(?:'il|'elle|'ils|'on|e \w+)\b|\bvotre (?:nouvel |seul )?(?:interlocut\w+|contact|conseill\w+|gestionnaire) (?:sera|est|devient) (?:desormais |maintenant |dorenavant )?(?:la societe|le cabinet|une? (?:societe|cabinet|agence|partenaire)|chez|maitre|notre partenaire)/,
    unless: (text) => namesInstitution(text) || /\bce que (?:je|nous|vous)\b/.test(text),
  },
  {
    cause: 'stranger',
    form: new RegExp(
      `\\b(?:attendez|repondez a|prenez|acceptez|guettez|decrochez)\\b${IN}{0,15}\\b(?:appel|coup de fil|visite|venue|message|courrier) d(?:e |u |'|es )`,
    ),
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    form: /\bs'(?:occup|charg)(?:e|era|ent|eront)\b[^.;!?]{0,20}\b(?:de tout|du (?:reste|recouvrement|remboursement|virement|paiement)|de (?:votre|la) (?:argent|somme|recuperation)|d'obtenir|de (?:recuperer|reprendre|retrouver|debloquer))\b/,
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    ours: true,
    form: /\bnotre banque\b[^.;!?]{0,25}\bvous (?:demand|appel|contact|ecri|envo|joindr|rappel|adress)\w+/,
  },
  {
    cause: 'stranger',
    form: /(?<!\b(?:vous|nous|on) )\b(?:peut|peuvent|va|vont|sait|savent|pourra|pourront) (?:vous )?(?:\w+ ){0,3}?(?:reprendre|recuperer|retrouver|rendre|ramener|rapatrier|tracer|localiser)\b[^.;!?]{0,15}\b(?:argent|fonds|sommes?|bitcoins?|cryptos?|economies|mise)\b/,
    unless: (text) =>
      namesInstitution(text) ||
      OWED_BY.test(text) ||
      /\b(?:parfois|quelquefois|rarement|possible|vous pouvez|justice)\b/.test(text),
  },
  {
    cause: 'stranger',
    form: new RegExp(
      `(?:${FIRM}|\\b${STRANGER}\\b)${IN}{0,80}\\b(?:appelez|contactez|ecrivez|voyez|joignez|consultez|sollicitez)-(?:la|le|les|lui|leur)\\b|(?:${FIRM}|\\b${STRANGER}\\b)${IN}{0,40}\\brepr(?:is|end|endra|endre)\\b ?${IN}{0,6}\\b(?:votre|l'|le) ?(?:affaire|dossier|cas)\\b|\\b${OFFICE_OF_MONEY}\\b${IN}{0,12}\\b(?:a|ont|dispose\\w*|connai\\w+) (?:de )?(?:deja )?votre (?:numero|contact|telephone|adresse)`,
    ),
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    form: /\blaissez\b[^.;!?]{0,6}\b(?:notre|nos|un|une|le|la|mon|ma) \w+(?: \w+)? (?:vous )?(?:expliquer|guider|faire|prendre|agir|montrer|diriger|accompagner)\b|\b(?:viendra|passera|viendront|passeront|vient|passe) (?:vous )?(?:le |la |les )?(?:chercher|prendre|recuperer|collecter)\b/,
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    form: new RegExp(
      `\\b(?:travaill|collabor|coller)\\w+ avec (?:une?|le|la|des|l')\\b ?${IN}{0,15}(?:${FIRM}|\\b${STRANGER}\\b)|\\b(?:professionnel|expert|specialiste|societe|cabinet|agence|bureau|cellule|reseau)s? (?:de la |de |en |du |dans la )(?:recuperation|recouvrement|traque|tracage|restitution|remboursement)\\b`,
    ),
    unless: (text) => namesInstitution(text),
  },
  {
    cause: 'stranger',
    form: new RegExp(
      `(?:${READER_ORDER}|\\bfaites\\b)${IN}{0,40}\\b(?:cabinet|detective|hacke?u?r)\\b`,
    ),
    unless: /\b(?:medical|medecin|mefi\w+|signal\w+|barreau|envoyez la|courrier|lettre)\b/,
  },
  {
    cause: 'stranger',
    form: /\b(?:serez|allez etre|etes) (?:\w+ )?(?:r?appele|(?:re)?contacte|joint|guide|accompagne|sollicite|visite)e?s? par\b/,
    unless: (text) =>
      namesInstitution(text) ||
      /\bpar (?:nous|(?:notre|un|une) (?:\w+ )?(?:equipe|juriste|conseill\w+|collegue)|m\.|mme|l'equipe|telephone|courri\w+|e-?mail)\b/.test(
        text,
      ),
  },
  {
    cause: 'stranger',
    form: new RegExp(`${FIRM}${IN}{0,80}${GETS_BACK}|${GETS_BACK}${IN}{0,50}\\bpar ${FIRM}`),
    beside: OF_LOSS,
    unless: OWED_BY,
  },
  {
    cause: 'stranger',
    form: new RegExp(
      `\\b(?:contact\\w*|adressez-vous|confiez|transme\\w+|voyez avec|consultez|mandatez|faites (?:appel|confiance)|passez par|recommand\\w+|orient\\w+|met\\w* en (?:relation|contact)|prendre (?:contact|attache))\\b${IN}{0,50}${FIRM}${IN}{0,50}\\b(?:pour|afin d[e'])${IN}{0,12}\\b(?:rembours\\w+|recuper\\w+|indemnis\\w+|retrouv\\w+|votre argent|vos fonds|restitu\\w+)`,
    ),
    unless: (text) => namesInstitution(text) || OWED_BY.test(text),
  },
  {
    cause: 'authority',
    form: /\b(?:juge|procureur\w*|parquet|police|gendarmerie|tribunal|ministere|banque|amf|acpr|interpol|europol|etat|tresor)\b[^.;!?]{0,20}\b(?:m'|nous )(?:a|ont) (?:\w+ )?(?:charge|mandate|confie|autorise|designe|habilite|delegue)e?s?\b/,
  },
];
