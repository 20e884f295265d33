import type { Class } from './class.ts';

/** What a recovery scam says. */
export const WORDS: readonly Class[] = [
  [
    'a fee to release',
    'fee',
    [
      'Réglez les frais de déblocage de 50 €',
      'Vous devez payer 80 € pour débloquer votre retrait',
      'Des frais de déblocage complémentaires pourront être demandés avant tout retrait',
    ],
  ],
  [
    'a tax on what comes back',
    'fee',
    [
      'Une taxe de 12 % doit être versée avant le retrait',
      'L’impôt sur les sommes récupérées est à régler',
      'La taxe de retrait s’élève à 90 €',
    ],
  ],
  [
    'a deposit',
    'fee',
    [
      'Un dépôt de 200 € est nécessaire pour récupérer vos fonds',
      'Votre solde sera libéré après paiement d’une caution',
      'Versez un acompte pour la restitution de votre argent',
    ],
  ],
  [
    'money against money',
    'fee',
    [
      'Payez 50 € et récupérez votre argent',
      'Pour recevoir votre remboursement, veuillez régler 40 € de frais',
    ],
  ],
  [
    'only so much',
    'fee',
    [
      'Vous ne devez payer que 50 € pour débloquer votre retrait',
      'Il ne reste plus que 20 € à verser pour récupérer vos fonds',
    ],
  ],
  [
    'a demand without an order',
    'fee',
    [
      'À régler avant déblocage : 50 €',
      'Vous réglerez 50 € puis nous débloquerons votre solde',
      'Paie 50 € pour débloquer ton retrait',
      'Nous attendons 50 € de votre part afin de débloquer votre retrait',
      'Montant à prévoir pour le déblocage : 50 €',
      'Pouvez-vous avancer 50 € pour que le retrait parte ?',
      'Une adhésion de 80 € est requise avant que nous vous reversions votre argent',
      'Votre retrait est prêt. Il manque un timbre fiscal de 95 €.',
    ],
  ],
  [
    'behind a comparison or a double denial',
    'fee',
    [
      'Contrairement aux escrocs, notre taxe de retrait est de 50 € à régler',
      'Contrairement aux escrocs qui vous demandent 500 €, notre taxe de retrait est de 50 €',
      'Sans payer les 50 € il n’est pas possible de débloquer votre retrait',
      'Comme on vous l’a demandé, vous devez payer 50 € pour débloquer votre retrait',
    ],
  ],
  [
    'a threat',
    'fee',
    [
      'Sans paiement des frais, votre retrait reste bloqué',
      'Tant que la taxe n’est pas réglée, votre solde est bloqué',
      'Si vous ne payez pas les frais, votre retrait sera annulé',
    ],
  ],
  [
    'behind a warning',
    'fee',
    [
      'Nous ne demandons jamais d’argent, mais réglez les frais de déblocage',
      'Les escrocs ont bloqué votre retrait : réglez 50 € de frais pour le débloquer',
      'N’hésitez pas à régler les frais de déblocage',
      'N’attendez plus, payez les frais de déblocage de 50 €',
    ],
  ],
  [
    'over two sentences',
    'fee',
    [
      'Votre retrait est bloqué. Réglez d’abord les frais de dossier de 50 €.',
      'Payez 50 €. Votre solde sera débloqué ensuite.',
    ],
  ],
  ['letters apart', 'fee', ['f r a i s de déblocage à régler', 'F-R-A-I-S avant votre retrait']],
  ['digits for letters', 'fee', ['fr4is de d3bl0cage à régler', 'fra1s pour votre r3tra1t']],
  [
    'look-alike letters',
    'fee',
    ['Réglez les frаis dе débloсage', 'Ｆｒａｉｓ de déblocage à payer'],
  ],
  [
    'a guarantee',
    'guarantee',
    [
      'Nous garantissons de récupérer la totalité de votre argent sous 30 jours',
      'Résultat garanti',
      'La récupération de vos fonds est garantie',
      'Nous vous promettons un remboursement intégral',
    ],
  ],
  [
    'a foretold recovery',
    'guarantee',
    [
      'Vous récupérerez tout votre argent',
      'Nous récupérons votre argent',
      'Vous allez retrouver la totalité de vos économies',
    ],
  ],
  [
    'a rate in figures',
    'rate',
    [
      'Taux de réussite : 9/10',
      '98 % de clients satisfaits',
      'Nous réussissons à 90 pct',
      '9 dossiers sur 10 aboutissent',
    ],
  ],
  [
    'a rate in words',
    'rate',
    [
      'Nos dossiers aboutissent neuf fois sur dix',
      'quatre-vingt-dix pour cent de nos dossiers aboutissent',
      'Huit victimes sur dix récupèrent leur argent avec nous',
      'La quasi-totalité de nos dossiers aboutissent',
    ],
  ],
  ['a rating', 'rate', ['4,9/5 sur 2 847 avis', 'Noté 4.8 étoiles par nos clients']],
  [
    'an approval',
    'authority',
    [
      'Agréés par l’ACPR',
      'Notre société est agréée par l’AMF',
      'Nous avons l’agrément de la Banque de France',
    ],
  ],
  [
    'a certification',
    'authority',
    ['Nous sommes certifiés ISO 27001', 'Certifié ISO/IEC 27001', 'Labellisés par la CNIL'],
  ],
  [
    'a mandate',
    'authority',
    [
      'Mandatés par Interpol, nous agissons pour vous',
      'En partenariat officiel avec la Banque de France',
      'Je suis de la police',
      'Nous travaillons sous le contrôle du ministère de la Justice',
    ],
  ],
  [
    'an officer or the tax office',
    'authority',
    [
      'La DGFiP nous a chargés de votre dossier',
      'Huissier de justice, je vous écris au sujet de votre dossier',
      'Brigadier Martin, de la police judiciaire',
      'Le Trésor public nous mandate',
      'Nous sommes commissaires de justice',
      'En tant que brigadier, je traite votre dossier',
      'Nous agissons en partenariat avec la DGFiP',
    ],
  ],
  [
    'a code, a password or an access',
    'secret',
    [
      'Communiquez-nous le code reçu par SMS',
      'Merci de nous transmettre vos identifiants bancaires',
      'Nous avons besoin de votre mot de passe pour débloquer la situation',
      'Quel est le code à six chiffres reçu sur votre téléphone ?',
      'Donnez-nous les accès à votre espace client',
      'Envoie-moi ton code de validation',
    ],
  ],
  [
    'a card or a recovery phrase',
    'secret',
    [
      'Envoyez la photo recto verso de votre carte bancaire',
      'Indiquez-nous le numéro de votre carte bancaire et le cryptogramme',
      'Il nous faut les 24 mots de votre phrase de récupération',
      'Veuillez saisir vos douze mots ici',
      'Transmettez la clé privée de votre portefeuille',
    ],
  ],
  [
    'a contact elsewhere',
    'contact',
    [
      'Contactez-nous sur WhatsApp pour la suite',
      'Écrivez-moi sur Telegram : @aideparade',
      'Continuons par Signal',
      'Appelez le 06 39 98 45 56 pour le retrait de votre solde',
      'Votre paiement est attendu. Joignez votre conseiller au +33 6 39 98 45 56.',
    ],
  ],
  [
    'urgency to pay',
    'urgency',
    [
      'Payez immédiatement la facture',
      'Versez 50 € aujourd’hui même',
      'Dernier rappel : réglez 50 € sous 24 heures',
      'Réglez votre facture sans délai',
    ],
  ],
];
