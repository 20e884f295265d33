import {
  AMOUNT,
  AN_ORDER,
  clausesOf,
  FEE,
  isDenied,
  isScammersDuty,
  isTold,
  ORDERED,
  type Sentence,
  sentencesOf,
  standIn,
  THREATENED,
  withoutReported,
} from './clauses.ts';
import { isPassedOn, isPlainDemand } from './demands.ts';
import { plainReading, quotedFrom, type Reading, unspelt, words } from './readings.ts';

/** What the second swindle lives of, when it comes from us. */
export type RecoveryCause = 'fee' | 'guarantee' | 'rate' | 'authority' | 'urgency';

const MONEY_BACK = String.raw`\b(?:retraits?|soldes?|deblo(?:qu|cage)\w*|liber(?:er|ation|ez|e|ees?)|recuper\w*|recouvr\w*|restitu\w*|degel\w*|vos fonds|votre argent|vos gains|indemnisation|retirer|rapatri\w*|vos (?:avoirs|pertes|economies)|votre mise)\b`;
const isBlocked = standIn(
  /\b(?:(?:de)?bloqu|liber|ensuite|suspend|gele|en attente|d'abord|prealable|avant (?:tout|le|votre|de)|afin de|pour (?:recevoir|obtenir|debloquer|liberer|retirer|recuperer|toucher)|des que|verse ensuite|condition)/,
);
const isOfMoneyBack = standIn(new RegExp(MONEY_BACK));
const isOfRefund = standIn(
  /\b(?:pour (?:recevoir|obtenir|toucher|percevoir)|afin d'(?:obtenir)|avant (?:tout|le|votre))[^.;]{0,30}\b(?:remboursement|versement|virement|argent|fonds|somme)/,
);
const isMoney = standIn(
  new RegExp(String.raw`${FEE}|${AMOUNT}|\bfacture de (?:liberation|deblocage)`),
);
const MONEY = new RegExp(String.raw`${FEE}|${AMOUNT}|\bfacture de (?:liberation|deblocage)`);
const WORD = String.raw`(?:[^\s.;:!?]+ ){0,6}?`;
/** « frais de déblocage », « une taxe avant tout retrait », « le retrait est soumis à une caution ». */
const FEE_FOR_MONEY = new RegExp(
  String.raw`${FEE} ${WORD}(?:d[eu']|des|pour|sur|avant|liee?s? a[ux]?|necessaires? a[ux]?|permettant|afin|applicables? a[ux]?)[ ']?${WORD}${MONEY_BACK}|${MONEY_BACK}[^.;:!?]{0,60}\b(?:contre|moyennant|apres|sous reserve|soumis|conditionne|subordonne|exige|necessite|requiert|suppose)\w* ${WORD}(?:${FEE}|paiement|versement|reglement)|(?:${FEE}|\b(?:paiement|reglement|versement)\b)[^.;:!?]{0,40}\b(?:conditionne|debloque|libere|declenche|active|autorise)\w*[^.;:!?]{0,40}?${MONEY_BACK}|\b(?:payez|reglez|versez|deposez)[^.;:!?]{0,40}(?:et|pour) ${WORD}(?:recuper|debloqu|retrouv)`,
);
/** In a clause: a fee beside money that comes back, asked for or threatened with. */
function isFee(clause: string, sentence: string): boolean {
  const threatened = THREATENED.test(clause);
  const ordered = ORDERED.test(clause) && !(isDenied(clause) && !threatened);
  if ((ordered || threatened) && (isOfMoneyBack(sentence) || isOfRefund(sentence))) {
    if (
      threatened
        ? isMoney(sentence) || isBlocked(sentence)
        : MONEY.test(clause) || isMoney(sentence)
    ) {
      return AN_ORDER.test(clause) ? true : !isScammersDuty(sentence) && !isTold(sentence);
    }
  }
  return FEE_FOR_MONEY.test(clause) && !isDenied(clause) && !isTold(sentence);
}

const WE = String.raw`\b(?:nous|notre|nos|on|parade|je)\b`;
const PROMISE =
  /\b(?:garanti(?:e|es|s|r|t|ssons|ssez|rons)?|promett(?:ons|re)|promis|promesse|assurons|assuree?s?|certitude|a coup sur|sans risque|sans aucun risque|obligation de resultat|100 ?%|cent pour cent|engageons|engagement de resultat)\b/;
const OUTCOME =
  /\b(?:recuper\w*|recouvr\w*|restitu\w*|resultats?|succes|reussite|retrouv\w* (?:votre|vos|tout|la totalite)|rembours(?:ement|es?|ee?s?|er|ons)|(?:votre|vos) (?:argent|fonds|economies))\b/;
const OURS = new RegExp(
  String.raw`${WE}[^.;]{0,40}\b(?:garanti|promett|assur|engage)|\b(?:resultats?|succes|recuperation|recouvrement|remboursement|restitution|argent|fonds)\b[^.;]{0,25}\b(?:garanti|assure|promis|certain)e?s?\b|\b(?:garantie|promesse|certitude|assurance) (?:d[eu] |d'|des )?(?:la |le |une? )?(?:recuper|recouvr|resultat|succes|reussite|rembours|restitu)|\b(?:100 ?%|cent pour cent|obligation|sans risque|a coup sur)\b`,
);
/** « vous récupérerez tout votre argent », « nous récupérons vos fonds ». */
const FORETOLD =
  /\b(?:vous (?:recupererez|retrouverez|allez (?:recuperer|retrouver)|serez (?:integralement |entierement )?(?:rembourse|indemnise)e?s? (?:a coup sur|integralement|entierement|en totalite))|nous (?:recuperons|recupererons|allons recuperer|retrouvons|retrouverons))\b(?!.{0,30}\b(?:des que|lorsque|quand) (?:votre banque|la banque))[^.;]{0,60}\b(?:argent|fonds|economies|totalite|integralite|tout|pertes|somme|chaque euro)\b/;
const HEDGED =
  /\b(?:peut-etre|si |s'il|sous reserve|essay|tent(?:er|ons|e)|espere|possible|pourr|eventuel)/;
/** Somebody else who guarantees: a bank, an insurance, the law. */
const OTHERS_GUARANTEE =
  /\b(?:banque|assurance|assureur|carte|contrat d'assurance|loi|etat|fonds de garantie|code|vendeur|legale|constructeur|plateforme|livret|depots)\b/;
/** Something of ours that is promised beside money: a contract's refund is the law's. */
const OTHER_PROMISE =
  /\b(?:confidentialite|securite|suivi|reponse|bonne reception|prise en charge|traite|examin|transmis|conformit|vos donnees|deontologie)/;

function isGuarantee(clause: string, sentence: string): boolean {
  if (isDenied(clause) || isTold(sentence)) return false;
  if (FORETOLD.test(clause) && !HEDGED.test(clause)) return true;
  if (!PROMISE.test(clause) || !OUTCOME.test(clause) || !OURS.test(clause)) return false;
  const weDo = new RegExp(String.raw`${WE}[^.;]{0,40}\b(?:garanti|promett|engage)`).test(clause);
  return weDo
    ? !OTHER_PROMISE.test(clause) || /\b(?:recuper|recouvr)/.test(clause)
    : !OTHERS_GUARANTEE.test(clause);
}

const NUMBER =
  '(?:zero|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|septante|octante|nonante|cent|mille|quatre[- ]vingts?|soixante[- ]dix|quatre[- ]vingt[- ]dix)(?:[- ](?:et[- ])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize))*';
const SHARE = new RegExp(
  String.raw`(?:\b\d[\d.,]{0,12}|\b${NUMBER}) ?(?:%|‰|pct\b|p\. ?100|pour ?-?(?:cent|100)\b|percent\b|pourcents?\b)|\b(?:\d[\d .,]{0,12}|${NUMBER}) (?:dossiers?|cas|clients?|victimes?|personnes|affaires|fois)?[^.;]{0,12}\b(?:sur|/) ?(?:\d+|${NUMBER})\b|\b\d{1,4} ?/ ?\d{1,4}\b|\b(?:presque )?(?:tous|toutes|la (?:quasi-?)?totalite|l'immense majorite|la plupart) (?:d[eu]s?|nos|les) (?:dossiers|clients|victimes|cas)\b|\b(?:trois quarts|deux tiers|la quasi-totalite)\b`,
);
const isOfRates = standIn(
  /\btaux (?:de |d')(?:reussite|succes|recuperation|recouvrement|satisfaction|remboursement|resolution)|\b(?:dossiers|cas|clients|victimes|affaires|personnes aidees|chances?)\b[^.;]{0,60}\b(?:abouti|aboutiss|reuss|recuper|recouvr|gagn|resol|succes|satisf|rembours|indemnis)|\b(?:abouti|aboutiss|reuss|recuper|recouvr|gagn|resol|succes|satisf|rembours|indemnis)\w*[^.;]{0,60}\b(?:dossiers|cas|clients|victimes|affaires)\b|\breuss(?:ite|issons)\b|\b(?:fois|chances?) sur\b|\btaux\b[^.;]{0,20}\b(?:reussite|succes)/,
);
const SOURCED =
  /\b(?:selon|d'apres|source|chiffres? d[eu])\b[^.;]{0,60}\b(?:banque de france|insee|amf|acpr|ministere|observatoire|cnil|cybermalveillance|etude|rapport|europol)/;
const RATING = /\b[0-5](?:[.,]\d)? ?\/ ?5\b|\b[0-5](?:[.,]\d)? (?:etoiles|sur 5)\b/;

function isRate(clause: string, sentence: string): boolean {
  if (isTold(sentence)) return false;
  if (
    RATING.test(clause) &&
    /\b(?:avis|note[es]?|etoiles|clients|trustpilot|google)\b/.test(sentence)
  )
    return true;
  if (!isOfRates(sentence) || !SHARE.test(clause)) return false;
  return !SOURCED.test(sentence) || new RegExp(WE).test(sentence.replace(SOURCED, ''));
}

const BODY_NAME = String.raw`(?:acpr|dgfip|tresor public|finances publiques|direction generale\w*|amf|orias|tracfin|interpol|europol|banque de france|banque centrale\w*|bce|fbi|cnil|anssi|dgccrf|regafi|iso(?:[ /-]?iec)?[ -]?\d{4,5}|iso\b|afnor|ministere\w*|police\w*|gendarmerie\w*|etat|gouvernement\w*|justice|tribuna\w+|prefecture\w*|parquet\w*|procureur\w*|autorites?|cybermalveillance\w*|barreau\w*|commission europeenne|union europeenne|securite sociale|qualiopi|soc ?2|pci)`;
const BODY = `(?:l'|la |le |les |des |du |de |d'|par )*${BODY_NAME}`;
const CLAIM = `(?:agree|habilite|accredite|certifie|mandate|homologue|labellise|autorise|supervise|regule|missionne|reconnu|assermente|enregistre|immatricule|approuve|controle|valide|diligente)e?s?`;
const AUTHORITY = new RegExp(
  String.raw`\b${CLAIM}\b(?: officiellement)? ?(?:par|aupres|aux?|pour|sous|selon|conformement a)? ?${BODY}\b|\b(?:agrement|habilitation|accreditation|certification|licence|mandat|label|partenaires?|partenariat|collaboration)(?: officiels?| officielle)? (?:n°? ?\S+ )?(?:d[eu]s?|avec|aupres) ?${BODY}\b|\b(?:agrement|certification|licence|norme|label) ${BODY}\b|\b(?:sous|avec) (?:l'autorite|la tutelle|le controle|l'egide|la supervision|l'accord|l'agrement) (?:d[eu]s? )?${BODY}\b|\b(?:nous sommes|je suis|ici|au nom d[eu]|pour le compte d[eu]|en tant qu[e']) ?(?:une? |les? |des )?(?:(?:agents?|services?|representants?|partenaires?|enqueteurs?|inspecteurs?) (?:officiels? )?)?${BODY}\b`,
);
const OFFICER =
  '(?:huissiers?|commissaires?|brigadiers?|adjudants?|gendarmes?|policiers?|magistrats?|procureurs?|juges?|greffiers?|inspecteurs?|officiers? de police)';
/** « Je suis le brigadier Martin », « Huissier de justice, je vous écris », « la DGFiP nous a chargés ». */
const OURSELVES = new RegExp(
  String.raw`\b(?:nous sommes|je suis|ici|en tant qu[e']|en (?:ma |notre )?qualite d[e']) ?(?:une? |des |les? |la |l'|vos |votre )?(?:ancien )?${OFFICER}\b|^(?:le |la |l'|maitre |major )?${OFFICER} ?[^.;:!?,]{0,30}, (?:je |nous |j'|de la |du |a la |au )|\b${BODY_NAME} (?:nous|m'|me) ?(?:a|ont|avait|mandate|charge|confie|autorise|missionne|delegue|habilite)\b(?! (?:repondu|ecrit|confirme|informe|indique|transmis|envoye|recu|signale|precise|contacte|demande))|\bnotre (?:huissier|commissaire de justice|brigadier|service (?:de police|fiscal|du tresor))\b`,
);
/** Who else may be spoken of: it is theirs then, and often to be checked. */
const OF_OTHERS =
  /\b(?:plateforme|site|banque|etablissement|societe|prestataire|entreprise|courtier|psan|psca|assureur|mediateur|association|organisme|intermediaire|conseiller|vendeur|avocat|huissier|commissaire|elle|il|ils|elles|qui|ceux|verifi\w*|liste blanche|bourse|compte|operateur|hebergeur|virement|expert|adresse|demande a|deposez|plainte|aupres du|joindre)\b/;
const IS_US = new RegExp(
  String.raw`${WE}[^.;]{0,50}\b(?:sommes|est|agree|certifi|habilit|accredit|mandat|agrement|label|enregistr|autoris|travaillons|collabor|partenari|missionn|agissons|equipe|societe|cabinet|service)`,
);

/** « Société agréée par »: whoever writes without an article speaks of themselves. */
const BARE_US = new RegExp(
  `^(?:societe|cabinet|entreprise|equipe|experts?|service|agence) (?:\\w+ )?${CLAIM}`,
);

function isAuthority(clause: string, sentence: string): boolean {
  if (OURSELVES.test(clause) && !isDenied(clause) && !isTold(sentence)) return true;
  const found = AUTHORITY.exec(clause);
  if (!found || isDenied(clause) || isTold(sentence)) return false;
  const before = clause.slice(0, found.index);
  const after = clause.slice(found.index + found[0].length);
  return (
    IS_US.test(before + found[0]) || BARE_US.test(clause) || !OF_OTHERS.test(`${before} ${after}`)
  );
}

const isHurried = standIn(
  /\b(?:urgent\w*|urgence|immediat\w*|sans (?:delai|attendre|tarder)|au plus (?:vite|tot)|vite|derniere chance|dernier (?:delai|rappel|avertissement)|avant (?:ce soir|minuit|demain|midi|qu'il ne soit trop tard)|(?:dans|sous) les? ?\d+ ?(?:h\b|heures|jours|minutes)|sous \d+ ?(?:h\b|heures)|dans l'heure|aujourd'hui meme|des (?:maintenant|aujourd'hui)|tout de suite|sous peine|faute de quoi|sinon|trop tard|expire|ne tardez pas|n'attendez p)/,
);

const OTHERS_BILL =
  /\b(?:impots? sur|edf|loyer|amende|facture d[eu'] ?(?:edf|gaz|l'eau)|votre banque vous)/;
const HOURS_TO_PAY =
  /\bvous (?:n')?avez (?:plus que |que )?(?:\d+|quelques) ?(?:h|heures?|minutes?) pour (?:nous )?(?:payer|regler|verser|virer|effectuer)/;

/** An order to pay now: one's bank and one's papers are never « payez », « versez ». */
const isUrgency = (clause: string, around: string): boolean =>
  !isDenied(clause) &&
  (HOURS_TO_PAY.test(clause) ||
    (AN_ORDER.test(clause) && isHurried(around) && !OTHERS_BILL.test(clause)));

interface Found {
  cause: RecoveryCause;
  sentence: Sentence;
}

/** Withdrawal and demand in two sentences: « Votre retrait est bloqué. Réglez d’abord 50 €. » */
function isFeeAcross(clause: string, text: string): boolean {
  return (
    AN_ORDER.test(clause) &&
    !isDenied(clause) &&
    MONEY.test(clause) &&
    isOfMoneyBack(text) &&
    isBlocked(text)
  );
}

function findIn(reading: Reading): Found | undefined {
  const sentences = sentencesOf(reading);
  for (const [at, sentence] of sentences.entries()) {
    const said = { ...sentence, text: withoutReported(sentence.text) };
    const around = [sentences[at - 1], said, sentences[at + 1]]
      .map((each) => each?.text ?? '')
      .join(' ');
    if (isPassedOn(said.text, sentences[at + 1]?.text ?? '')) return { cause: 'fee', sentence };
    for (const clause of clausesOf(said)) {
      const { text } = clause;
      if (
        isFee(text, said.text) ||
        isFeeAcross(text, around) ||
        isPlainDemand(text, said.text, around)
      ) {
        return { cause: 'fee', sentence };
      }
      if (isGuarantee(text, said.text)) return { cause: 'guarantee', sentence: clause };
      if (isRate(text, said.text)) return { cause: 'rate', sentence: clause };
      if (isAuthority(text, said.text)) return { cause: 'authority', sentence: clause };
      if (isUrgency(text, around)) return { cause: 'urgency', sentence };
    }
  }
  return undefined;
}

/** What of a text of ours a recovery scam would say, and why; undefined where nothing does. */
export function findRecoveryWords(
  original: string,
): { cause: RecoveryCause; words: string } | undefined {
  const plain = plainReading(original);
  const reading = words(unspelt(plain));
  const found = findIn(reading);
  return (
    found && { cause: found.cause, words: quotedFrom(original, reading, found.sentence.range) }
  );
}
