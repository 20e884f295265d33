import type { Cause } from './cause.ts';
import { IN, US } from './words.ts';

/** The reader’s money, device and bank, as we say. */
export const TAKEOVERS: readonly Cause[] = [
  {
    cause: 'takeover',
    form: /\b(?:ouvrez|acceptez|activez|lancez|autorisez|permettez|validez|demarrez|installez|faites|preparez|demandez)\b[^.;!?]{0,25}\b(?:prise en main|prise de controle|controle a distance|acces a distance|assistance a distance|partage d'ecran|(?:connexion|acces) a votre (?:ecran|ordinateur|telephone)|macros|le contenu actif)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:augmentez|supprimez|levez|relevez|enlevez|montez|debloquez|doublez)\b[^.;!?]{0,15}\bplafonds?\b|\b(?:recevez|encaissez|accueillez)\b[^.;!?]{0,25}\b(?:renvoyez|reversez|transferez|retournez|faites suivre)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:desactivez|desinstallez|coupez|suspendez|arretez|retirez|enlevez)\b[^.;!?]{0,12}\b(?:antivirus|double authentification|authentification|pare-feu|protections?|verrouillage|securite|alertes?|notifications?|limites?|blocage)\b/,
    unless: /\b(?:escroc\w*|faux|arnaque|newsletter|courriels?|parametres|publicit\w+)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:ajoutez|enregistrez|creez|declarez|inscrivez|mettez)\b[^.;!?]{0,40}\bparmi (?:vos|les) (?:destinataires|beneficiaires|comptes|contacts de confiance|payes)\b|\blaissez[- ](?:moi|nous|le|la)\b ?(?:manipuler|faire|agir|prendre|entrer|piloter|guider|controler|regarder|continuer|cliquer)\b/,
    unless: /\b(?:police|banque faire|enqueteur\w*)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:renvoyez|retournez|reversez|restituez|rendez|transferez|faites suivre)\b[^.;!?]{0,15}\b(?:virement|trop[- ]percu|somme|argent|difference|montant|surplus|fonds)\b|\b(?:signez|donnez|accordez|etablissez)\b[^.;!?]{0,15}\b(?:procuration|pouvoir|mandat)\b[^.;!?]{0,20}\b(?:a |au |pour )(?:notre|nos|mon|moi|nous|maitre|la societe|le cabinet|une? (?:expert|societe|partenaire))/,
    unless: /\b(?:preuve|escroc\w*|ne |justificatif\w*|releve\w*|confirmation)\b/,
  },
  {
    cause: 'takeover',
    form: new RegExp(
      `\\b(?:connectez-vous|ouvrez|allez|entrez|restez)\\b${IN}{0,20}\\b(?:votre|la) (?:banque|compte bancaire|espace bancaire|appli\\w* bancaire)\\b${IN}{0,30}\\b(?:je|nous|mon|notre|ensemble|en ligne avec|au telephone)\\b`,
    ),
    unless: /\b(?:envoyez|capture|releves?|liste|verifi\w+|notre (?:lettre|modele|courrier))\b/,
  },
  {
    cause: 'takeover',
    form: new RegExp(
      `\\b(?:donnez|laissez|ouvrez|accordez|fournissez|pretez|confiez|remettez)\\b${IN}{0,12}\\b(?:acces|main|controle|ordinateur|telephone|session)\\b`,
    ),
    unless: /\b(?:jamais|personne|police|gendarm\w+|expert|dossier)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:cliquez|appuyez|tapez) sur «? ?(?:autoriser|accepter|oui|valider|confirmer|continuer|ok)\b/,
    unless: /\b(?:pages?|notre site|parade|perceval|thesee|17 ?cyber|paypal|litige)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:changez|remplacez|modifiez|mettez|indiquez|donnez)\b[^.;!?]{0,15}\b(?:adresse|numero|telephone|mail|e-mail|courriel|iban|rib|beneficiaire)\b[^.;!?]{0,40}\b(?:que (?:je|nous|notre \w+)|le notre|la notre|le mien|la mienne|les notres)\b/,
    unless: /\bque nous (?:avons|vous)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:validez|autorisez|acceptez|confirmez|approuvez|signez)(?![- ](?:nous|moi)) (?:donc |bien |ensuite |aussi )?(?:le|la|les|l'|cette|ce|ces|une?|votre|toutes?|chaque) ?(?:nouve\w+ |petite? |premiere? )?(?:prelevements?|operations?|virements?|paiements?|notifications?|transactions?|debits?|demandes? (?:de|d') ?(?:paiement|connexion|argent)|connexions?|beneficiaires?|ajout)\b/,
    unless: /\b(?:pages?|contrats?|factures?|parade|signalement|paypal)\b/,
  },
  {
    cause: 'takeover',
    form: new RegExp(
      `\\b(?:transferez|deplacez|mettez|placez|virez|versez|deposez|basculez|envoyez|rapatriez|sortez|videz|transferer|deplacer|basculer|rapatrier)(?:-\\w+)?\\b${IN}{0,15}\\b(?:economies|epargne|argent|livrets?|fonds|avoirs|liquidites|bitcoins?|cryptos?|comptes?)\\b${IN}{0,20}\\b(?:sur|vers|dans|chez|a|au)\\b`,
    ),
    unless: /\b(?:vos propres|a votre nom|preuve|oppos\w+|jour|courant)\b/,
  },
  {
    cause: 'takeover',
    form: /\blaissez\b[^.;!?]{0,25}\b(?:session|ordinateur|telephone|ecran|acces|compte|banque)\b[^.;!?]{0,15}\b(?:ouverte?s?|allumee?|connectee?|deverrouillee?)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:installez|telechargez|creez|ouvrez)\b[^.;!?]{0,25}\b(?:exodus|metamask|trust wallet|phantom|electrum|coinbase|binance|kraken|bitpanda|revolut|wise|n26|portefeuilles?|wallets?)\b/,
    unless:
      /\b(?:export\w+|historique|releves?|captures?|support|desinstall\w+|parametres|litige|officiel|pour vous|si vous)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:ajoutez|enregistrez|creez|declarez|inscrivez)\b[^.;!?]{0,12}\b(?:ce|cet|notre|nouveau|le|un) beneficiaire\b(?! (?:au|a la|dans le) (?:dossier|signalement|liste des pertes))/,
    beside: /\b(?:banque|appli\w*|espace|nous|je|valid\w+|virement|plafond)\b/,
    unless: /\b(?:pertes?|signalement|dossier|formulaire|escroc)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:ouvrez|creez|ouvrir|creer)\b[^.;!?]{0,10}\bun (?:nouveau |second |autre |deuxieme )?compte\b/,
    beside:
      /\b(?:nous y|y (?:vers|vir|recevr|transf|depos)\w+|pour (?:recevoir|le remboursement|le versement|toucher)|nous vous|je vous|remboursement|fonds)\b/,
    unless:
      /\b(?:parade|espace client|notre site|france ?connect|droit au compte|banque de france|ici)\b/,
  },
  {
    cause: 'takeover',
    form: /\b(?:applications?|applis?|logiciels?|programmes?|outils?|liens?|extension)\b[^.;!?]{0,50}\b(?:voir|acceder|controler|piloter|depanner|afficher|surveiller|consulter|prendre la main)\b[^.;!?]{0,15}\b(?:votre|vos|l'|ton) ?(?:ecran|telephone|ordinateur|appareil|tablette|comptes?|portable)\b/,
    beside: US,
    unless: /\b(?:escroc\w*|notre site|espace client|parametres)\b/,
  },
];
