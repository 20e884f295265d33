import { namesInstitution } from '../institutions.ts';
import type { Cause } from './cause.ts';
import { GIVES, IN, PRICED, US } from './words.ts';

const TO_PAY = String.raw`\b(?:(?:envoyer|adresser|remettre) (?:la somme|l'argent|les fonds|le montant)|virements?|paiements?|reglements?|versements?|depots?|payer|regler|verser|virer|transferer|deposer)\b`;
const MESSENGER = String.raw`\b(?:whats ?app|viber|telegram|messenger|snapchat|wechat|discord|skype|olvid|threema|wickr|botim|google chat|facetime|(?:par|via|sur|installez|telechargez) signal(?! spam)|(?:par|via) (?:sms|textos?|mms))\b`;
const OF_EVIDENCE =
  /\b(?:captures?|preuves?|conversations?|discussions?|echanges?|historique|messages? (?:de|du|recus?|sur|whatsapp)|profil|bloqu\w+|signal(?:ez|er|ement)|exportez|desinstall\w+|piece|votre (?:compte|whatsapp|numero)|son (?:numero|compte)|escroc|vendeur|audios?|code\w*|avez|avait|transf\w+|33700)\b/;
const LEFT_HERE = String.raw`\b(?:repondez|ecrivez|appelez|rappelez|joignez|contactez|composez|adressez|envoyez|renvoyez|retournez)\b`;
const NAMED_ELSEWHERE =
  /\b(?:dos|carte|releves?|pages?|site|aide|parametres|contact|mentions|accueil|parade|contrat|recommande|lettre|courrier recu)\b/;

/** Another channel, or how to pay told later, apart from our page. */
export const CHANNELS: readonly Cause[] = [
  {
    cause: 'contact',
    form: new RegExp(
      `\\b(?:vous )${GIVES}${IN}{0,30}\\b(?:elements|coordonnees|modalites|details|consignes|instructions|references|ou|comment|a qui|lien)\\b${IN}{0,25}${TO_PAY}`,
    ),
    unless: (text) => namesInstitution(text) || PRICED.test(text) || /\bpages?\b/.test(text),
  },
  {
    cause: 'contact',
    form: /\b(?:liens?|coordonnees|modalites|rib|iban|adresse)\b[^.;!?]{0,20}\bvous (?:parvien\w*|arriv\w*|sera\b|seront|suivr\w*|est envoye|enverr\w*)|\b(?:je|nous) vous (?:expliqu|dir|indiqu|donn)\w* (?:ou|a qui|comment|sur quel compte) [^.;!?]{0,20}\b(?:envoyer|verser|virer|payer|transferer|deposer)/,
    beside:
      /\b(?:paiements?|payer|regl\w+|virements?|verse\w*|carte|telephone|ecran|application|appli|usdt|crypto\w*|bitcoins?|envoyer|virer|transferer|deposer)\b/,
    unless: /\b(?:mot de passe|confirm\w+|connexion|courriel de|adresse e-?mail|facture)\b/,
  },
  {
    cause: 'contact',
    form: /\b(?:instagram|insta|facebook|tiktok|linkedin|twitter|snap)\b/,
    beside:
      /\b(?:je|j'|m'|nous|notre|mon|moi)\b(?! (?:av|a |l'avons|les avons|signal|conseill|demand|joi))/,
    unless: OF_EVIDENCE,
  },
  {
    cause: 'contact',
    form: /\b(?:rejoignez|integrez|entrez dans|retrouvez-nous|inscrivez-vous)\b[^.;!?]{0,10}\b(?:notre|mon|le|la|un|une|nos) (?:\w+ )?(?:groupe|salon|canal|communaute|forum|boucle|chaine|reunion|serveur)\b/,
    unless: /\b(?:parole|association|france victimes|entraide)\b/,
  },
  {
    cause: 'contact',
    form: /\b(?:passons|continuons|poursuivons|basculons|parlons|discutons|echangeons|retrouvons-nous|poursuivez|continuez|basculez)\b[^.;!?]{0,12}\b(?:sur|par|via|en)\b[^.;!?]{0,12}\b(?:messagerie|canal|appli\w*|telephone|portable|mail|groupe|salon|boite|prive|direct|mp)\b/,
    unless: /\b(?:cette messagerie|votre banque|ici)\b/,
  },
  {
    cause: 'contact',
    form: /\b(?:je|nous|on|collegue|il|elle) vous (?:ai |avons )?(?:envo\w+|enverr\w+|transmet\w*|partag\w+|ajout\w+|invit\w+|mets|mettons)\b[^.;!?]{0,15}\b(?:un lien|le lien|une invitation|l'invitation|un qr ?code|boucle|groupe|canal|salon)\b/,
    unless: (text) =>
      namesInstitution(text) ||
      /\b(?:mot de passe|confirm\w+|connexion|connecter|pages?|officiel\w*|parade)\b/.test(text),
  },
  {
    cause: 'contact',
    form: new RegExp(MESSENGER),
    beside: new RegExp(
      `${US.source}|\\b(?:telechargez|installez|ajoutez|rejoignez|ouvrez|passez|continuez|poursuivez|retrouvez|rendez-vous)\\b`,
    ),
    unless: OF_EVIDENCE,
  },
  {
    cause: 'contact',
    form: new RegExp(
      `${LEFT_HERE}${IN}{0,30}\\b(?:adresse|numero|ligne|boite|celle|celui)\\b${IN}{0,20}\\b(?:qui (?:figure|suit|est|se trouve|apparait)|que (?:je|nous|vous (?:recevrez|trouverez))|indiquee?|figurant|ci-(?:jointe?|dessous|apres)|en bas|jointe?|dans (?:la|le|l') ?(?:piece|fichier|document|pj|image))\\b`,
    ),
    unless: (text) => namesInstitution(text) || NAMED_ELSEWHERE.test(text),
  },
  {
    cause: 'contact',
    form: new RegExp(
      `${LEFT_HERE}${IN}{0,60}\\b(?:pas ici|plutot qu'ici|hors (?:de )?(?:la|cette|ce|du) (?:plateforme|messagerie|site)|en dehors (?:de |du )(?:la |notre |cette )?(?:site|plateforme|messagerie))\\b`,
    ),
  },
];
