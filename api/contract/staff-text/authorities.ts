import { isDenied, isTold, standIn } from './clauses.ts';
import { WE } from './ourselves.ts';

/** An office, a mandate or a certificate, claimed for ourselves. */

const BODY_NAME = String.raw`(?:acpr|dgfip|tresor public|finances publiques|direction generale\w*|amf|orias|tracfin|interpol|europol|banque de france|banque centrale\w*|bce|fbi|cnil|anssi|dgccrf|regafi|iso(?:[ /-]?iec)?[ -]?\d{4,5}|iso\b|afnor|ministere\w*|police\w*|gendarmerie\w*|etat|gouvernement\w*|justice|tribuna\w+|cours? d(?:'appel|e cassation|'assises)|conseil d'etat|prefecture\w*|parquet\w*|procureur\w*|autorites?|cybermalveillance\w*|barreau\w*|regulateur\w*|superviseur|gendarme (?:de la bourse|financier)|forces de l'ordre|services de l'etat|pouvoirs publics|brigade\w*|office central|quai des orfevres|eurojust|olaf|pnf|fisc\b|bercy|douanes?|chancellerie|administration fiscale|autorite des marches\w*|defenseur des droits|commission europeenne|union europeenne|securite sociale|qualiopi|soc ?2|pci)`;
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

const RANK =
  '(?:capitaine|lieutenant|commandant|colonel|commissaire|major|inspecteur|inspectrice|brigadier|adjudant|marechal des logis|gardien de la paix|agent|enqueteur|enquetrice|officier|opj|substitut|procureur|procureure|vice-procureur|juge|magistrat|greffier|greffiere|huissier|controleur|gendarme|policier|delegue|commissaire divisionnaire)';
const UNIT =
  '(?:brigade|police|gendarmerie|service|direction|office|cellule|section|parquet|ministere|tribunal|sous-direction|groupe|unite|departement|pole|prefecture|cour|commissariat|bureau|interpol|europol|amf|acpr|tracfin|dgccrf|banque de france|cyber\\w*|escroqueries?|fraudes?|delits?|criminalite)';
/** A signature: « Capitaine Morel, brigade financière de Lyon ». */
const SIGNED = new RegExp(
  String.raw`(?:^|[:(-] ?|\bsigne ?:? ?|\bcordialement,? )(?:le |la |l')?${RANK} (?:[a-z'-]{2,20} ){0,3}?[a-z'-]{2,20} ?[,(-] ?(?:de |a |au |du |l'|la |le |d')*${UNIT}\b`,
);
const isToYou = standIn(
  /\b(?:[a-z]{3,}ez|je|j'ai|mon|ma|mes|nous|notre|nos|votre dossier|vos fonds)\b/,
);
const OUR_HOUSE = String.raw`(?:\bnous|\bparade|\bnotre (?:\w+ )?(?:cabinet|societe|equipe|service|cellule|agence|organisme|bureau|structure|entreprise|plateforme|association|mission|activite|groupe|pole|institution|maison)|\bnos (?:\w+ )?(?:agents|enqueteurs|equipes|experts|juristes|analystes|conseillers|services|dossiers))\b`;
/** Who else holds an office: « le juge nous autorise ». */
const OFFICE = `(?:${BODY_NAME}|prefets?|ministres?|juges?(?: \\S+)?|magistrats?|premier ministre|cour des comptes|senat|assemblee nationale)`;
/** « Nous relevons du ministère », « main dans la main avec la police ». */
const BOUND = new RegExp(
  String.raw`${OUR_HOUSE}[^.;!?]{0,50}\b(?:relev\w+ d|depend\w+ d|rattach\w+ a|affili\w+ a|adoss\w+ a|emane\w* d|emanation d|antenne d|bras (?:droit|arme) d|issue?s? d|membre\w* d|detach\w+ (?:par|d)|delegue\w* (?:par|d)|nomme\w* par|designe\w* par|choisie?s? par|saisie?s? par|dilig\w+ par|soutenu\w* par|suivie?s? par|parraine\w* par|finance\w* par|valide\w* par|surveille\w* par|encadre\w* par|appuye\w* par|placee?s? sous|sous (?:l'|la |le )?(?:autorite|tutelle|controle|egide|regard|oeil|surveillance|patronage)(?: \w+)? d|main dans la main avec|(?:aux|a ses|leurs) cotes d|(?:en )?(?:lien|liaison|partenariat|contact|relation)s? (?:\w+ )?(?:\w+ )?avec|de concert avec|en (?:\w+ )?(?:coordination|cooperation|collaboration|tandem|equipe|bonne intelligence|concertation|synergie) (?:\w+ )?avec|(?:avec|par) (?:le concours|l'appui|la benediction|le soutien|l'aval|le feu vert|l'accord|l'assentiment|la confiance|l'autorisation) d|pour le compte d|au nom d|(?:travaill|oeuvr|collabor|cooper|agi|interven|oper|partag)\w* (?:\w+ ){0,2}?(?:avec|pour|au sein d|chez)|ont? (?:un )?(?:acces|ligne directe|statut)[^.;!?]{0,30}\b(?:d|a|avec)|represent\w+|disposons? d'une? (?:ligne|acces|mandat|delegation)[^.;!?]{0,25}(?:d|avec|a))(?:e|u|es|avec|a|aux|au)? ?(?:l'|la |le |les |des |du |de |d'|un |une |plusieurs |vos |nos |son |sa )*${OFFICE}`,
);
/** « transmis par le parquet à notre cellule », « la police nous a confié votre dossier ». */
const HANDED_TO_US = new RegExp(
  String.raw`\b(?:transmis|confie|envoye|adresse|remis|communique|delegue|attribue|signale)e?s? par ${BODY}[^.;!?]{0,30}\b(?:a (?:notre|nos|nous)|chez nous|entre nos mains)\b|\b${BODY_NAME}\b[^.;!?]{0,20}\b(?:nous|m') ?(?:a|ont) (?:\w+ )?(?:confie|transmis|remis|delegue|adresse|attribue)\w* (?:votre|vos|ce|le|les|l')? ?(?:dossier|affaire|enquete|cas|plainte|fonds|saisie|gestion|restitution|recouvrement)|\b${OFFICE}\b[^.;!?]{0,30}\bnous (?:charge|mandate|confie|delegue|soutient|suit|autorise|appuie|fait confiance|envoie)\b|\b(?:requisition|commission rogatoire|delegation|ordre de mission|demande) (?:\w+ )?(?:du|de la|de l'|d'|des) ?${BODY_NAME}[^.;!?]{0,30}\b(?:nous|notre|nos)\b`,
);
/** « notre cellule a pouvoir de saisie », « service public du recouvrement », « numéro d’agrément ». */
const POWERS = new RegExp(
  String.raw`${OUR_HOUSE}[^.;!?]{0,60}\b(?:pouvoirs?|habilit\w+|autorise\w*|competence|competente?s?|droit) (?:legal |judiciaire |officiel )?(?:d[e']|pour|a) ?(?:l'|la |les )?(?:saisi\w*|geler|gel |perquisition\w*|bloquer|requisition\w*|requerir|sanction\w*|police|contrainte|enquete judiciaire|lever|acceder a|consulter (?:les fichiers|le ficoba)|recouvrement force)`,
);
const STATUS =
  /\b(?:services? public|etablissement public|(?:organisme|service|agence|bureau|cellule|institution|entite|centre|fonds|guichet|programme) (?:officiel|public|d'etat|de l'etat|gouvernemental|etatique|national|europeen|federal|administratif|judiciaire|assermente)e?|mission de service public|delegataire de service public|reconnue?s? d'utilite publique|autorite (?:de recouvrement|administrative|publique|independante))\b/;
const IS_STATUS = new RegExp(
  String.raw`(?:^|: ?|, ?)(?:votre )?(?:services? public d(?:u|e|es) |(?:organisme|service|agence|bureau|cellule) (?:officiel|d'etat|de l'etat|gouvernemental)e?)(?! (?:vous|de votre|peut|pourra|ne|est|a |le|sont|qui|gratuit|competent))|${OUR_HOUSE}[^.;!?]{0,30}\b(?:sommes|est|constitu\w+|a le statut d\w*|en tant qu|avons le statut d\w*|form\w+|assur\w+|exerc\w+|rempli\w*)\b[^.;!?]{0,20}(?:${STATUS.source})`,
);
const NUMBERED = new RegExp(
  String.raw`\b(?:numero|n°|no) (?:d'|de l')?(?:agrement|habilitation|accreditation|licence|mandat|matricule)\W{0,4}(?:\S{0,6}\d)|(?:${OUR_HOUSE}|\bsous)[^.;!?]{0,40}\b(?:agrement|habilitation|accreditation|licence|mandat|matricule)(?: \w+)? (?:n°|numero|no|sous)\b`,
);
/** « nous sommes certifiés », whoever did it; a paper of the person's is not meant. */
const CLAIMED =
  /(?:\bnous sommes|\bparade est|\bnotre (?:cabinet|societe|equipe|service|cellule|agence|organisme|entreprise) est|\bnos (?:experts|enqueteurs|juristes|agents|conseillers) sont|\bje suis)(?: \w+){0,2} (?:agree|habilite|accredite|certifie|mandate|homologue|labellise|assermente|missionne|commissionne)e?s?\b/;

/** « Europol a validé notre méthode », « la Banque de France nous a ouvert ses fichiers ». */
const FAVOURED = new RegExp(
  String.raw`\b${OFFICE}\b[^.;!?,]{0,30}\b(?:nous |m')?(?:a|ont|avait) (?:\w+ )?(?!repondu|ecrit|confirme|informe|indique|envoye|recu|signale|precise|contacte|demande|accuse|refuse|rejete|classe|transmis (?:sa|son|une|leur|ses)|rendu|publie|appele|rappele|explique|annonce|etendu|examine|clos|releve|ouvert une)(?:valid|approuv|reconn|certifi|agre|ouvert|charg|mandat|autoris|accord|delivr|soutenu|adoub|homologu|choisi|retenu|labellis|habilit|delegu|nomm|design|recrut|form|sign|donn|fait|verif|control|audit)\w*[^.;!?]{0,40}\b(?:notre|nos|nous|parade)\b|\b${OFFICE}\b[^.;!?,]{0,20}\b(?:nous|m') ?(?:a|ont|avait) (?:\w+ )?(?:ouvert|donne|accorde|delivre|reconnu|remis|octroye|attribue|valide|nomme|designe|choisi|fourni)\w* (?:son|sa|ses|leurs?|un|une|le|la|l'|carte|acces|tous)\b(?! (?:reponse|avis|decision|recepisse|accuse|delai|rendez-vous))`,
);
/** Whatever the words of the bond, where nobody writes to an office or waits for it. */
const BOND =
  /\b(?:requisition|mandat|mission|charge|delegu|delegat|assermen|habilit|partenar|collabor|cooper|main|cotes|concert|tutel|egide|surveil|ordres?|appui|soutien|concours|pouvoir|statut|titre|agre|certif|label|licen[cs]e|accredit|reconnu|nomm|detach|rattach|emana|antenne|bras|represent|officiel|membre|issu|ancien|parrain|approuv|confiance|acces|ligne directe|fichiers|convention|protocole|serment|embauch|emploi|salari|fonctionnaire|jure|valid|homologu|supervis|control|adoss|bureaux|locaux|figur|inscri|experts?|recu|conjoint)\w*\b/;
const BY_LETTER =
  /\b(?:ecri\w+|transmi\w+|transmett\w+|signal\w+|repon\w+|demand\w+|alert\w+|contact\w+|depos\w+|adress\w+|attend\w+|inform\w+|preven\w+|interrog\w+|sollicit\w+|conseil\w*|orient\w+|renvo\w+|invit\w+|accompagn\w+|recommand\w+|verifi\w+|consult\w+|relanc\w+|cherch\w+|expliqu\w+|respect\w*|conforme\w*|plainte|reclamation|liste noire|registre|site|selon|d'apres|donnees|vous pouvez|courrier)\b/;
const OUR_BODY = new RegExp(
  String.raw`${OUR_HOUSE}[^.;!?]{0,90}\b${OFFICE}\b|\b${OFFICE}\b[^.;!?]{0,60}${OUR_HOUSE}`,
);
/** « notre licence porte le numéro », « vous êtes en relation avec le service central de l’État ». */
const OUR_PAPER =
  /\b(?:notre|nos|mon|ma) (?:\w+ )?(?:agrements?|habilitations?|accreditations?|licences?|matricule|assermentation|carte professionnelle|mandat (?:officiel|judiciaire|legal))\b[^.;!?]{0,50}(?:\d|\b(?:europeen\w*|national\w*|officiel\w*|d'etat|delivre\w*|accorde\w*|obtenu\w*|numero|n°|valable|permet|donne|ministeriel\w*|judiciaire|prefectoral\w*))|\b(?:vous etes|vous parlez|etes|bienvenue|ici|vous ecrivez|mise? en relation|en (?:relation|contact|ligne)) (?:\w+ )?(?:avec|au|aupres d[eu]|a|chez|dans)? ?(?:l'|la |le |les |notre |un |une |des )?(?:services?|bureau|guichet|office|centre|cellule|agence|direction|greffe|departement|unite|brigade)s? (?:\w+ ){0,2}?(?:centra\w*|nationa\w*|officiel\w*|publi\w*|d'etat|de l'etat|judiciaire|europeen\w*|gouvernement\w*|interministeriel\w*|ministeriel\w*)/;

/** « Nous sommes une cellule spécialisée de la gendarmerie », « nos enquêteurs ont accès au FICOBA ». */
const PART_OF = new RegExp(
  String.raw`\b(?:nous sommes|je suis|parade est|vous etes (?:chez|avec|face a)|nous formons|ici) (?:une?|la|le|l'|les|des) ?(?:[\w-]+ ){1,4}?(?:d[eu]s? |d')(?:la |l')?${BODY_NAME}\b|${OUR_HOUSE}[^.;!?]{0,40}\bacc(?:es|ed\w+) (?:\w+ )?(?:aux?|a l[ae']s?) ?(?:fichiers?|registres?|systemes?|reseau|donnees|base)[^.;!?]{0,15}\b(?:ficoba|bancaires?|swift|interbancaire|police|etat|officiel\w*|judiciaires?|confidentiel\w*|nationa\w*)|\b${OFFICE}\b[^.;!?]{0,20}\b(?:nous|m') ?(?!(?:a|ont|avait|avez|avons|repond|ecri|demand|inform|indiqu|transmet|confirm|rappel|invit|renvo|signal|conseil|impos|oblig|interdi|contact|appel|attend|dira|tien|precis|adress|et|de|ne|avons|sommes|pour|par|vous|au|a|la|le|les|en|qui|que|mais|si|dans|sur)\b|(?:repond|ecri|demand|inform|indiqu|transmet|confirm|rappel|invit|renvo|signal|conseil|impos|oblig|interdi|contact|appel|attend|tien|precis|adress)\w*)[a-z]{4,}\b`,
);
/** « cette procédure est menée conjointement avec Tracfin », « Cabinet habilité, n° 2291 ». */
const LED = new RegExp(
  String.raw`\b(?:procedure|operation|demarche|mission|restitution|recuperation|recouvrement|programme|dispositif|campagne|remboursement|versement|deblocage|notre \w+)s?\b[^.;!?]{0,30}\b(?:mene|conduit|pilote|encadre|supervise|valide|garanti|couvert|organise|finance|labellise|approuve|coordonne|place|autorise|ordonne|cautionne)e?s?\b[^.;!?]{0,25}\b(?:avec|par|sous|pour|aux cotes d[eu]|de concert avec) (?:\w+ d[eu]s? )?(?:l'|la |le |les |des )?${BODY_NAME}\b|^(?:votre )?(?:societe|cabinet|entreprise|equipe|experts?|service|agence|bureau) (?:\w+ )?(?:agree|habilite|accredite|certifie|assermente|mandate|officiel)e?s?\b(?! (?:vous|peut|doit|par votre))`,
);
/** « Commandant Roche : j’ai votre dossier sous les yeux ». */
const INTRODUCED = new RegExp(
  String.raw`^(?:ici |le |la |l')?${RANK} [a-z'-]{2,20}\b[^.;!?]{0,40}[:,] ?(?:je|j'ai|j'|votre (?:dossier|argent|affaire)|vos fonds)\b`,
);

function isClaimed(clause: string, sentence: string): boolean {
  if (SIGNED.test(clause) && isToYou(sentence)) return true;
  if (OUR_BODY.test(clause) && BOND.test(clause) && !BY_LETTER.test(clause)) return true;
  return [
    BOUND,
    HANDED_TO_US,
    POWERS,
    IS_STATUS,
    CLAIMED,
    PART_OF,
    LED,
    INTRODUCED,
    FAVOURED,
    OUR_PAPER,
  ].some((form) => form.test(clause));
}

/** Whether a clause claims an authority for us. */
export function isAuthority(clause: string, sentence: string): boolean {
  if (isDenied(clause) || isTold(sentence)) return false;
  if (OURSELVES.test(clause) || isClaimed(clause, sentence)) return true;
  if (NUMBERED.test(clause) && !OF_OTHERS.test(clause)) return true;
  const found = AUTHORITY.exec(clause);
  if (!found) return false;
  const before = clause.slice(0, found.index);
  const after = clause.slice(found.index + found[0].length);
  return (
    IS_US.test(before + found[0]) || BARE_US.test(clause) || !OF_OTHERS.test(`${before} ${after}`)
  );
}
