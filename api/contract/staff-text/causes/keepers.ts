import type { Cause } from './cause.ts';
import { IN } from './words.ts';

const KEEPER = String.raw`(?:\b(?:banques?|banquier|conseiller|proches?|famille|entourage|police|policiers?|gendarm\w+|conjointe?|mari|femme|epouse?|compagn\w+|enfants?|fils|fille|voisins?|parents|mere|pere|soeur|frere|amie?s?|avocate?|mediateur|assureur|plainte|perceval|thesee|17 ?cyber|commissariat|autres)\b|\ble 17\b)`;
const DONE_ALREADY =
  /\b(?:deja|c'est fait|confirme\w*|a bien|encore|numeros?|liens?|pour (?:saisir|etre|obtenir|contester|cela|faire)|sauf|hormis|avant d|code|mot de passe|telephone|appareil|meme|escroc|inconnu\w*|deux fois|avec ce|par ce|par telephone)\b/;

/** Silence and lies towards who would stop the reader. */
export const KEEPERS: readonly Cause[] = [
  {
    cause: 'secrecy',
    denies: true,
    form: new RegExp(
      `\\bn[e'] ?(?:(?:le |la |les |lui |en )?(?:appel|prevenez|preveniez|contact|alert|saisi|sollicit|depos|port|inform|averti|joign|derang|consult|impliqu|mel)\\w*) (?:surtout )?(?:plus|pas|jamais) ${IN}{0,30}${KEEPER}`,
    ),
    unless: DONE_ALREADY,
  },
  {
    cause: 'secrecy',
    denies: true,
    form: new RegExp(
      `\\b(?:inutile|pas (?:besoin|la peine|necessaire|utile)|nul besoin|evitez|mieux vaut ne pas|sans|gardez-vous) ?d?[e']? ?(?:d'?en )?(?:prevenir|appeler|informer|alerter|parler|contacter|deranger|porter|deposer|saisir|avertir|impliquer|meler|inquieter|consulter)\\b${IN}{0,30}${KEEPER}`,
    ),
    unless: DONE_ALREADY,
  },
  {
    cause: 'secrecy',
    denies: true,
    form: /\b(?:n'en parlez (?:pas|plus|surtout pas|a personne)|ne dites rien|n'en dites rien|restez discret\w*|gardez le silence|gardez le secret|rest\w+ entre nous|ne (?:le |la |les )?(?:montrez|racontez|ebruitez) (?:pas|a personne))\b/,
    unless: /\b(?:escroc|inconnu\w*|a l'appelant|vendeur|code|mot de passe)\b/,
  },
  {
    cause: 'secrecy',
    denies: true,
    form: /\b(?:gardez|garder|conservez|traitez)\b[^.;!?]{0,12}\b(?:demarche|operation|information|dossier|echange|conversation|accord|proposition|procedure|nouvelle|cela|ceci|tout)s?\b[^.;!?]{0,12}\b(?:pour vous|secrets?|secrete|confidentiel\w*|entre nous)\b/,
    unless: /\b(?:copie|escroc)\b/,
  },
  {
    cause: 'secrecy',
    denies: true,
    form: new RegExp(
      `${KEEPER}${IN}{0,60}\\b(?:ne (?:sert|servirait|servira) a rien|pert?d\\w* (?:pas |plus )?(?:de |votre |du )?temps|perte de temps|complices?|de meche|corromp\\w+|tout (?:faire )?(?:capoter|bloquer|compromettre|gacher))\\b|\\bevitez de (?:lui|leur) (?:en )?(?:parler|dire)\\b`,
    ),
    unless: /\b(?:n'est pas|escroc\w*|inconnu\w*|vendeur)\b/,
  },
  {
    cause: 'secrecy',
    denies: true,
    form: new RegExp(
      `${KEEPER}${IN}{0,25}\\b(?:n'(?:a|ont) pas (?:besoin d[e'] ?|a )(?:le |etre )?(?:savoir|connaitre|au courant|informe|prevenu|implique|mele)|ne doi(?:t|vent) (?:pas|rien) (?:le )?(?:savoir|apprendre|voir))|\\b(?:supprimez|effacez|detruisez|jetez|videz)\\b${IN}{0,8}\\b(?:nos|ces?|cet|cette|mes|tous nos) (?:\\w+ )?(?:echanges?|messages?|conversations?|discussions?|courriels?|mails?|lettre)\\b`,
    ),
    unless: /\b(?:sms|33700|escroc\w*|frauduleu\w*|hamecon\w*|signal\w+)\b/,
  },
  {
    cause: 'secrecy',
    denies: true,
    form: new RegExp(
      `\\b(?:reste|rester|restera|restent|gardons|gardez)\\b${IN}{0,12}\\bentre (?:nous|vous et (?:moi|nous))\\b|\\b(?:parlez|dites|repondez|evoquez|invoquez|pretextez|inventez|racontez)\\b${IN}{0,15}\\b(?:travaux|voiture|vehicule|achat|cadeau|vacances|heritage|meubles?|pret a un|cuisine|mariage|demenagement)\\b|\\b(?:laissez|laisser|tenez|tenir|gardez)(?:-l[ea]s?)?\\b${IN}{0,25}\\b(?:en dehors|a l'ecart|hors de (?:ca|cela|tout))\\b`,
    ),
    unless: /\b(?:escroc\w*|faux|annonce|vendeur)\b/,
  },
  {
    cause: 'secrecy',
    denies: true,
    form: new RegExp(
      `\\b(?:pas un mot|motus|bouche cousue|mentez|ne dites pas la verite)\\b|\\b(?:retirez|annulez|abandonnez|suspendez|levez|stoppez)\\b${IN}{0,8}\\b(?:votre|la|l'|vos) ?(?:plaintes?|opposition|contestation|signalement|demande de rappel|rappel du virement)\\b`,
    ),
    unless: /\b(?:escroc\w*|si la banque|doublon|deux fois)\b/,
  },
];
