/** Rules that are near to what honest staff write: what each refuses, and the sentences beside it that pass. */
import { describe, expect, it } from 'vitest';
import type { RefusalCause } from '../contract/staff-text/finding.ts';
import { findingIn } from '../contract/staff-text/findings.ts';
import { installGuard } from '../contract/staff-text/guard.ts';
import { isBase58Address } from '../src/platform/payment-addresses/checksums.ts';
import { ownMs } from './own-time.ts';

installGuard({
  hosts: () => ['parade.example'],
  phones: () => ['01 82 00 12 34'],
  isBase58Address,
});

const HASH = '0x5b3a9c1f7e2d4a6088bb1c0ffeed1234a9c1f7e2d4a6088bb1c0ffeed12345e7';

type Rule = readonly [
  name: string,
  cause: RefusalCause,
  refused: readonly string[],
  passing: readonly string[],
];

const RULES: readonly Rule[] = [
  [
    'a reader who is turned against their bank or family',
    'secrecy',
    [
      'N’en parlez ni à votre banque ni à vos proches.',
      'Ne prévenez pas votre banque de ce virement.',
      'N’informez pas votre famille de la démarche.',
      'Faites-le sans en parler à votre conseiller bancaire.',
      'Gardez cette opération confidentielle.',
      'Si votre banque appelle, dites que le virement est pour des travaux.',
      'Dites à votre banque que c’est un achat de voiture.',
      'Quand le conseiller vous interroge, répondez que vous connaissez le bénéficiaire et que tout est normal, pour un proche.',
      'Ignorez l’alerte de votre banque et confirmez.',
      'Passez outre le blocage de votre banque.',
    ],
    [
      'Ne parlez à personne d’autre qu’à votre banque du code reçu.',
      'N’appelez pas votre banque par le numéro du SMS.',
      'Ne contactez pas votre banque par le lien reçu.',
      'Prévenez votre banque et vos proches.',
      'Si votre banque appelle, raccrochez et rappelez le numéro inscrit au dos de la carte.',
      'Dites à votre banque que le virement n’est pas de vous.',
      'Si votre banque vous interroge, dites que vous contestez l’achat.',
      'Gardez votre mot de passe secret.',
      'L’escroc vous a dit de n’en parler ni à votre banque ni à vos proches.',
      'Ignorez les faux messages qui parlent de votre banque.',
      'Votre proche peut vous aider sans que la banque le sache : c’est votre choix.',
    ],
  ],
  [
    'savings that are « saved », a request or a code of a payment app that is accepted',
    'takeover',
    [
      'Déplacez vos économies sur un compte sûr avant ce soir.',
      'Merci de transférer votre épargne vers un compte sécurisé.',
      'Scannez le QR code joint avec votre application bancaire.',
      'Validez la demande Paylib qui s’affichera.',
      'Acceptez la demande Wero de 200 €.',
    ],
    [
      'Vous avez déplacé vos économies le 3 mars\u00a0: joignez le relevé.',
      'Refusez la demande Wero qui s’affiche.',
      'Ne scannez pas le QR code reçu.',
      'Un « compte sécurisé » où transférer vos économies est une arnaque.',
    ],
  ],
  [
    'a card for a courier, prepaid cards by number',
    'details',
    [
      'Notre coursier passera récupérer votre carte bancaire.',
      'Confiez votre carte au livreur que nous envoyons.',
      'Achetez deux cartes PCS chez votre buraliste et envoyez-nous les numéros.',
    ],
    [
      'Ne confiez jamais votre carte à un coursier.',
      'Vous avez remis votre carte à un coursier\u00a0: dites-le dans la plainte.',
      'Personne de l’équipe ne vous demandera de carte cadeau.',
      'Gardez les reçus des deux cartes PCS achetées.',
    ],
  ],
  [
    'the back of a card, the words of a wallet',
    'secret',
    [
      'Dites-nous les trois chiffres derrière votre carte.',
      'Transférez-nous le SMS de votre banque avec les six chiffres.',
      'Quel est le mot secret de votre portefeuille\u00a0?',
    ],
    [
      'Dites-nous le jour où vous avez donné le code.',
      'Transférez-nous le SMS que l’escroc vous a envoyé.',
      'Ne donnez à personne les trois chiffres au dos de votre carte.',
    ],
  ],
  [
    'a room of a messenger',
    'contact',
    ['Rejoignez notre salon Discord pour recevoir vos fonds.'],
    ['L’escroc tenait un salon Discord\u00a0: gardez-en des captures.'],
  ],
  [
    'a device or a bank that is taken over',
    'takeover',
    [
      'Téléchargez AnyDesk et laissez-nous prendre la main sur votre ordinateur.',
      'Installez TeamViewer et lisez-nous le numéro affiché.',
      'Merci d’installer RustDesk avant notre appel.',
      'Ouvrez l’Assistance rapide, puis dictez-nous le code à l’écran.',
      'Nous prenons la main à distance sur votre téléphone.',
      'Notre technicien prendra le contrôle de votre ordinateur.',
      'Partagez votre écran pendant l’appel.',
      'Pour vous protéger des escrocs, installez TeamViewer.',
      'Validez dans votre application bancaire l’opération qui va apparaître.',
      'Vous allez recevoir une notification de votre banque : acceptez-la.',
      'Veuillez confirmer la transaction dans votre application bancaire.',
      'Ajoutez notre compte comme bénéficiaire dans votre banque en ligne, nous verserons ensuite.',
      'Enregistrez un nouveau bénéficiaire, au nom de notre service.',
      'Augmentez votre plafond de virement avant demain.',
      'Installez d’abord l’application que notre technicien vous enverra.',
      'Ouvrez la page que notre conseiller vous envoie et laissez-le faire.',
    ],
    [
      'N’installez jamais AnyDesk ni TeamViewer à la demande d’un inconnu.',
      'Désinstallez AnyDesk, puis changez vos mots de passe.',
      'Si vous avez installé AnyDesk, débranchez l’ordinateur et appelez votre banque.',
      'Si quelqu’un vous demande d’installer TeamViewer, raccrochez.',
      'L’escroc vous a fait installer AnyDesk puis a pris la main sur votre ordinateur.',
      'Ne laissez personne prendre la main sur votre ordinateur.',
      'Vérifiez que TeamViewer n’est plus sur l’ordinateur.',
      'Ne validez aucune opération que vous n’avez pas faite dans votre application bancaire.',
      'Ouvrez votre application bancaire et vérifiez la liste de vos opérations.',
      'Confirmez-nous la date du virement, telle que votre application bancaire l’affiche.',
      'Indiquez le nom du bénéficiaire du virement.',
      'Ajoutez à votre réclamation le nom du bénéficiaire.',
      'Supprimez les bénéficiaires que vous n’avez pas ajoutés.',
      'Baissez vos plafonds de paiement en attendant la réponse de votre banque.',
      'Nous prenons en main votre dossier dès lundi.',
      'Vous pouvez partager votre écran avec un proche si la page vous résiste.',
      'Si vous avez validé l’opération, dites-le à votre banque.',
    ],
  ],
  [
    'a secret, whatever the verb',
    'secret',
    [
      'Renvoyez-moi les 6 chiffres du texto.',
      'Retournez-nous le code reçu par SMS.',
      'Faites-nous suivre le code reçu par SMS.',
      'Le code SMS, s’il vous plaît.',
      'Passez-moi votre mot de passe, je regarde.',
      'Joignez une photo de votre carte bancaire, recto et verso.',
      'Votre mot de passe en réponse, et nous débloquons.',
      'Quel nombre à six chiffres vient de s’afficher sur votre téléphone ?',
      'Le code affiché : épelez-le-nous.',
      'Recopiez ici votre phrase de vingt-quatre termes.',
      'Votre liste de mots dans la réponse suffit.',
      'Montrez-nous le cryptogramme.',
      'Préparez le code à six chiffres, notre conseiller vous le demandera.',
      'Tenez prêt le code de votre banque, notre conseiller va vous appeler.',
    ],
    [
      'Le code reçu par SMS vient de votre banque : il ne se donne à personne.',
      'Vous recevrez un code par SMS : saisissez-le sur la page de connexion.',
      'Le code reçu par SMS expire après dix minutes, demandez-en un autre.',
      'Dites-nous si vous avez donné le code reçu par SMS.',
      'Indiquez quand vous avez donné le code reçu par SMS.',
      'Contactez-nous avant de changer votre mot de passe.',
      'Joignez la copie du message qui demandait le code reçu par SMS.',
      'Ne nous envoyez jamais votre mot de passe.',
      'Gardez votre mot de passe pour vous, s’il vous plaît.',
      'Votre banque exige une copie de votre pièce d’identité.',
      'Envoyez-nous, s’il vous plaît, la copie de votre pièce d’identité.',
      'À quel numéro avez-vous donné le code reçu par SMS ?',
      'Demandez-nous un nouveau mot de passe si le lien a expiré.',
    ],
  ],
  [
    'an address that looks like a transaction, and names in place of addresses',
    'details',
    [
      `Envoyez vos SUI à ${HASH}`,
      `Notre portefeuille Aptos : ${HASH}`,
      `Transaction à faire : versez à ${HASH}`,
      `${HASH}, c’est là.`,
      'Compte NEAR : parade-aide.near',
      'Envoyez 50 USDC à parade.x',
      'Hedera : 0.0.4821193',
      'nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3',
      'Cosmos : cosmos1qar0srrr7xfkvy5l643lydnw9re59gtzz8m2xk',
      'EOS : paradeaide12',
    ],
    [
      `La transaction ${HASH} apparaît dans la chaîne.`,
      `${HASH} (hash de la transaction)`,
      `Empreinte SHA-256 : ${HASH.slice(2)}`,
      'La version 2.x du formulaire, puis la 0.0.12.',
    ],
  ],
  [
    'services, vouchers and cash',
    'details',
    [
      'Déposez la somme par Orange Money au 06 39 98 45 56',
      'Réglez avec Wave ou MTN Mobile Money au +225 07 07 12 34 56',
      'Envoyez par Sumeria à aide@exemple.fr',
      'Passez par Twint, au 079 123 45 67',
      'Achetez une carte Xbox de 100 € et faites-nous suivre le code',
      'Un bon Azteco de 50 € suffit, dictez-nous ses 16 chiffres',
      'Prenez un coupon Bitnovo au tabac et renvoyez-nous le numéro',
      'Chèque à établir pour Jean Dupont, 12 rue des Lilas, Lyon',
      'Notre coursier sera chez vous à 15 h : préparez la somme.',
      'Mandat postal pour Jean Dupont, bureau de Lyon Bellecour',
    ],
    [
      'Vous avez acheté une carte Xbox de 100 € à la demande de l’escroc.',
      'Contactez Orange Money pour bloquer le transfert.',
      'N’achetez ni carte Xbox ni bon Azteco, même si l’on vous presse.',
      'Conservez le reçu du mandat postal.',
      'Une première vague de réponses est partie.',
    ],
  ],
  [
    'an account behind decoys, in another order or in words',
    'details',
    [
      'IBAN : FR76 (50 €) 3000 (50 €) 6000 (50 €) 0112 (50 €) 3456 (50 €) 7890 (50 €) 189',
      'BE68 (50 €) 5390 (50 €) 0754 (50 €) 7034',
      'DE89 le 1er, 3704 le 2, 0044 le 3, 0532 le 4, 0130 le 5, 00 le 6',
      '1re partie FR76 3000, 2e partie 6000 0112, 3e partie 3456 7890, 4e partie 189',
      '3e partie 3456 7890, 1re partie FR76 3000, 4e partie 189, 2e partie 6000 0112',
      'Bloc n°1 = FR76, bloc n°2 = 3000, bloc n°3 = 6000, bloc n°4 = 0112, bloc n°5 = 3456, bloc n°6 = 7890, bloc n°7 = 189',
      'FR76 à 9 h, 3000 à 10 h, 6000 à 11 h, 0112 à 12 h, 3456 à 13 h, 7890 à 14 h, 189 à 15 h',
      'À lire de la fin au début, par groupes : 189 7890 3456 0112 6000 3000 FR76',
      'IBAN : FR76X3000X6000X0112X3456X7890X189, sans les X',
      'FR七六三〇〇〇六〇〇〇〇一一二三四五六七八九〇一八九',
      'Votre compte, en lettres : FR sept six, trois zéro zéro zéro, six zéro zéro zéro, zéro un un deux, trois quatre cinq six, sept huit neuf zéro, un huit neuf.',
      'FR soixante-seize, trente mille six, zéro zéro zéro zéro un, puis 12345678901, et pour finir quatre-vingt-neuf.',
      'BE soixante-huit 539 007 547 034',
      'France 76 30006 00001 12345678901 quatre-vingt-neuf',
      'Banque trente mille six, guichet un, compte 12345678901, clé 89',
      'Carte 4111, puis en second 1111, puis en troisième 1111, enfin et pour terminer 1111',
      'carte : quatre un un un, 1111 1111 1111',
      'Première étape : 1A1zP1eP5QGef ; étape n°2 : i2DMPTfTL5SLm ; étape n°3 : v7DivfNa',
      'Adresse BTC, 34 signes : 1A1zP1eP5QGef (13) i2DMPTfTL5SLm (13) v7DivfNa (8)',
    ],
    [
      'Le 1er point, la 2e étape et le n°3 : la banque répondra à 9 h le 12 mars 2026.',
      'Votre compte finit par 0189 : FR76 **** **** 0189, versement de 50 € le 12 à 14 h 30.',
      'Le numéro de TVA est FR 44 732829320, au capital de 10 000 €, RCS Paris 732 829 320.',
      'FR12 3000 euros en 2026, 4500 en 2025, 1200 en 2024, 3100 en 2023, 2200 en 2022.',
      'Carte refusée en 2024, 2025 et 2026 ; 4500 €, 4200 €, 4300 €, 4100 €.',
      'Trois mois, puis six semaines et deux jours : vingt et un jours en tout.',
      'De mille deux cents à trois mille euros, au 01 99 00 12 34, poste 12.',
    ],
  ],
  [
    'a link that no sign gives away',
    'link',
    [
      'Allez sur parade-retrait point help',
      'parade-retrait point support',
      'Tapez aideparade point finance dans la barre',
      'Le site : parade-retrait, extension com',
      'parade-retraitꓸcom',
      'parade-retrait۔com',
      'parade-retrait˙com',
      'retrait.parade⸳com',
      'Tapez parade tiret retrait point c o m',
      'Cherchez « Parade Retrait Express » sur Google et ouvrez le premier résultat',
      'Tapez notre nom dans un moteur de recherche, puis cliquez sur le premier lien',
      'Scannez le code QR de la pièce jointe pour ouvrir le formulaire',
      'parade-retrait ␎ com',
      'parade-retrait(com)',
      'parade-retrait_com',
    ],
    [
      'Faisons le point support et finance lundi.',
      'À ce point de la procédure, un rendez-vous point par point est utile.',
      'Cherchez le nom de la société sur Google, avec le mot « arnaque ».',
      'Cherchez l’image sur Google pour voir si elle vient d’un autre site.',
      'Scannez le code QR affiché dans « Sécurité » avec votre application d’authentification.',
      'Ne scannez jamais un code QR reçu par message.',
      'Le fichier porte l’extension pdf.',
      'Le service communication (com) vous répondra.',
      'Le point de vue de votre banque et le point final du dossier.',
    ],
  ],
  [
    'a number or a channel to be called at in order to pay',
    'contact',
    [
      'Appelez le 01 89 12 34 56 pour régler le déblocage',
      'Rappelez le 0 899 12 34 56 avant ce soir, votre conseiller vous attend',
      'Rappelez votre conseiller au +44 7700 900123 pour débloquer votre retrait',
      'Composez le 118 700 pour votre retrait.',
      'N’appelez pas votre banque, appelez le 01 89 12 34 56 pour votre retrait',
      'Le compte vous sera dicté au téléphone.',
      'Pour votre règlement : +33 7 56 12 34 56',
      'W h a t s A p p : zéro six trente-neuf 98 45 56',
      'Sur l’appli au téléphone vert, au 06 39 98 45 56, pour votre virement',
      'Écrivez-nous sur Instagram : @parade.aide',
      'Ajoutez parade_aide sur Telegramme pour la suite du paiement',
      'Retrouvez-nous sur Olvid ou Session, identifiant parade12',
    ],
    [
      'Appelez-nous au 01 82 00 12 34 pour votre paiement.',
      'Appelez Info Escroqueries au 0 805 805 817 avant de payer quoi que ce soit.',
      'Appelez le service fraude de votre banque au 01 40 12 34 56 pour bloquer le paiement.',
      'Composez le 0 892 705 705 pour faire opposition.',
      'Rappelez votre conseiller bancaire au 01 40 12 34 56, à votre banque.',
      'Le numéro 01 40 12 34 56 est celui de l’escroc qui demandait un paiement.',
      'Signalez le compte sur Instagram.',
      'Le vendeur était joignable sur Facebook.',
      'Votre virement est parti. Vous pouvez nous appeler au 06 39 98 45 56 du lundi au vendredi.',
      'Votre session a expiré, reconnectez-vous.',
      'Contactez le médiateur de votre banque au 01 40 12 34 56 au sujet du paiement.',
    ],
  ],
  [
    'a demand under another name, or passed on from somebody else',
    'fee',
    [
      'Honoraires de déblocage : 300 €. Votre solde part ensuite.',
      'Un second virement du même montant est nécessaire pour valider le premier.',
      'Un micro-versement de test de 25 € prouve que le compte est à vous, et la somme suit.',
      'Avant la remise des fonds, la loi impose une consignation de 10 %.',
      'Sans votre contribution, la somme retrouvée repart à l’État vendredi.',
      'Preuve de retrait : 50 € à régler pour débloquer votre solde.',
      '50 € et c’est parti : vos 3 000 € arrivent demain.',
      'Une petite formalité financière de 50 €, et votre dossier part ce soir.',
      '50 € au service comptable et le retrait part',
      'Forfait déblocage : 50 €. Votre solde part ensuite.',
      'Devis de libération de vos fonds : 300 €, à régler avant le virement.',
      'Contrat de déblocage, 120 € payables avant la remise de vos fonds.',
      'Votre banque exige une caution de 200 € avant de libérer votre retrait : elle vous sera rendue.',
      'Le réseau réclame 40 € de frais de gaz avant votre retrait.',
      'Le notaire demande 150 € d’enregistrement, remboursés avec vos 4 000 €.',
      'Votre virement de 3 000 € n’attend plus que votre geste de soixante euros.',
      'Êtes-vous d’accord pour les 50 € du déblocage ?',
      'Pour toucher les 4 000 €, il y a 150 € de timbre fiscal.',
      'Les escrocs réclament 500 €. Notre tarif de retrait : 50 €, payables ici.',
    ],
    [
      'Votre banque exige une copie de votre pièce avant de débloquer votre compte.',
      'Honoraires : 300 € pour l’étude du dossier, les courriers et le suivi.',
      'Le forfait est de 300 €, à régler à la signature ; il ne dépend d’aucune somme récupérée.',
      'Le devis de 300 € couvre les courriers à votre banque.',
      'La facture F-2026-0001 de 300 € correspond à l’étude de votre dossier.',
      'La plateforme exige 500 € avant de débloquer votre solde : c’est une arnaque, ne payez rien.',
      'La plateforme réclame une taxe de 500 € pour débloquer votre solde. Ne payez pas.',
      'La plateforme vous a réclamé 500 € avant de libérer votre retrait.',
      'Votre banque facture 15 € le rappel d’un virement.',
      'Votre virement de 50 € est arrivé, le dossier avance.',
      'Le prix du contrat est de 120 €, payable en une fois par virement.',
      'La preuve du virement de 50 € a bien été reçue.',
      'Vos 4 200 € versés le 12 mars figurent dans la plainte.',
      'Votre remboursement de 120 € est parti, il arrive sous deux jours.',
      'Il y a 150 € de frais bancaires sur votre relevé.',
      'La banque demande l’original du relevé pour traiter votre remboursement de 300 €.',
      'L’escroc exige 200 € avant de libérer votre retrait.',
    ],
  ],
];

describe.each(RULES)('%s', (_, cause, refused, passing) => {
  it.each(refused)('is refused: %s', (text) => {
    expect(findingIn(text, 'speech')?.cause).toBe(cause);
  });
  it.each(passing)('is not: %s', (text) => {
    expect(findingIn(text, 'speech')).toBeUndefined();
  });
});

describe('the reference of a payment', () => {
  it('may be a transaction alone, and nothing else that could be paid to', () => {
    expect(findingIn(HASH, 'reference')).toBeUndefined();
    expect(findingIn(HASH, 'speech')?.cause).toBe('details');
    expect(findingIn(`SUI ${HASH}`, 'reference')?.cause).toBe('details');
    expect(findingIn('Réglez d’abord 50 € pour votre retrait', 'reference')?.cause).toBe('fee');
  });
});

describe('an alert', () => {
  it.each([
    'Victimes de cette arnaque : demandez votre remboursement sur parade-remboursement.com, 50 € de frais de dossier à régler avant le retrait.',
    'Parade garantit la récupération : réglez 90 € de frais de déblocage.',
    'Écrivez à aide@parade-retrait.com, Parade y verse vos fonds après 50 € de taxe.',
    'Nous garantissons de récupérer votre argent.',
    'Inscrivez-vous sur aide-victimes.com contre 30 € de frais de dossier.',
    'Envoyez-nous le code reçu par SMS pour être remboursé.',
  ])('demands and promises nothing for us: %s', (text) => {
    expect(findingIn(text, 'alert')).toBeDefined();
  });

  it.each([
    'Le site parade-remboursement.com demande 50 € de frais de dossier avant tout retrait.',
    'L’escroc se fait passer pour Parade et garantit la récupération contre 90 €.',
    'Un site imite Parade, promet la restitution et réclame 90 € de frais de déblocage.',
    'Le message dit : « Nous avons retrouvé vos fonds, réglez 90 € sur aide-fonds.com. »',
    'Si vous avez payé 1,99 € sur colis-suivi.com, faites opposition.',
    'Signalez l’adresse aide@colis-suivi.com et gardez la preuve des 50 €.',
    'Une victime raconte : on nous a demandé 250 € de taxe pour débloquer le retrait.',
    'Il promet un gain garanti et demande d’installer AnyDesk.',
    'Ne versez pas 50 € à cette adresse : contact@restitution-fonds.com.',
  ])('may describe: %s', (text) => {
    expect(findingIn(text, 'alert')).toBeUndefined();
  });
});

describe('the new rules on a hostile text of 20,000 characters', () => {
  const parts = [
    'FR76 ',
    'FR76 3000 ',
    'fr76x',
    'FR76X3000',
    '(50 €) ',
    'n°1 3000 ',
    '1re ',
    'six ',
    'cent mille ',
    'zero, ',
    'code sms ',
    'donnez-nous ',
    'validez ',
    'banque validez l’operation ',
    'installez anydesk ',
    'laissez ',
    'ajoutez ',
    'cherchez ',
    'scannez ',
    'a point b ',
    'point c o m ',
    'a_',
    'a(',
    '0 1 2 ',
    '+33 ',
    'appelez ',
    'parade ',
    'nous ',
    'vous ',
    'ne vous ',
    'exige 50 € avant ',
    'contrat de ',
    'whatsapp ',
    'a@b ',
    '0'.repeat(63),
    'ab12'.repeat(16),
  ];
  it('are answered in 50 ms, in every kind of text', { timeout: 60_000 }, () => {
    const slow = (['speech', 'alert'] as const).flatMap((kind) =>
      parts.flatMap((part) => {
        const text = part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000);
        const ms = ownMs(() => findingIn(text, kind), 50);
        return ms > 50 ? [[kind, part, ms]] : [];
      }),
    );
    expect(slow).toEqual([]);
  });
});
