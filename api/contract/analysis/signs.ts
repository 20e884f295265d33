import type { Place } from '../reading/spans.ts';

/** How much a sign says: 0 informs, 1 weak, 2 plain, 3 strong, 4 nearly enough, 5 enough by itself. */
type Strength = 0 | 1 | 2 | 3 | 4 | 5;

/** One reason, in words for whoever is worried. */
export interface Sign {
  sign: SignName;
  strength: Strength;
  /** The passage that it means, as places in the text that was given; null where it means all of it. */
  span: Place | null;
  explanation: string;
  howToCheck: string;
}

/** How to make sure otherwise: by a way that the message does not give. */
const CHECKS = {
  site: 'Tapez vous-même {host} dans votre navigateur, ou ouvrez l’application que vous avez déjà.',
  organisation:
    'Passez par le site ou l’application que vous connaissez déjà, jamais par ce message.',
  bank: 'Appelez votre banque au numéro inscrit au dos de votre carte, jamais à celui du message.',
  person:
    'Appelez cette personne au numéro que vous aviez déjà, et posez une question qu’elle seule connaît.',
  mail: 'Signalez l’e-mail à Signal Spam. Gardez-le si vous avez déjà cliqué, répondu ou payé.',
  number: 'Si cela ressemble à une arnaque, signalez le numéro au 33700.',
  investment:
    'Avant de verser, cherchez le nom dans les listes noires d’ABE Info Service, puis sur REGAFI. Des escrocs empruntent aussi des noms autorisés.',
  police:
    'Ne répondez pas et ne payez pas. Demandez au commissariat ou à la gendarmerie, ou à Info Escroqueries, au 0\u00a0805\u00a0805\u00a0817.',
  adviser:
    'Demandez conseil à Info Escroqueries, au 0\u00a0805\u00a0805\u00a0817, avant de faire quoi que ce soit.',
  payee: 'Appelez le bénéficiaire au numéro que vous aviez déjà, et comparez son IBAN avec lui.',
  exchange:
    'Ne transférez rien. Demandez à la plateforme où vous avez vos cryptos, par son application ou son site.',
  colleague: 'Parlez-en à votre responsable de vive voix, ou au numéro que vous aviez déjà.',
  nothing: 'Rien à vérifier ici.',
} as const;

interface Kind {
  strength: Strength;
  explanation: string;
  check: keyof typeof CHECKS;
}

/** Every sign, with what it says. `{…}` stands for what was found. */
const SIGNS = {
  // Hosts and links
  look_alike: {
    strength: 5,
    explanation: 'Cette adresse fait penser à {brand}\u00a0: {how}. Le vrai site est {host}.',
    check: 'site',
  },
  brand_in_path: {
    strength: 3,
    explanation:
      'Le nom {brand} est dans l’adresse, mais le site est {found}. Le vrai site est {host}.',
    check: 'site',
  },
  brand_elsewhere: {
    strength: 3,
    explanation:
      'Le message parle au nom de {brand}, mais son lien mène à {found}. Le vrai site est {host}.',
    check: 'site',
  },
  brand_mail: {
    strength: 3,
    explanation:
      'Le message parle au nom de {brand}, mais fait écrire à {found}, une adresse que nous ne connaissons pas.',
    check: 'site',
  },
  brand_mobile: {
    strength: 3,
    explanation:
      'Le message parle au nom de {brand}, mais fait appeler ou écrire à un numéro de mobile ou de l’étranger.',
    check: 'organisation',
  },
  bank_sales_range: {
    strength: 5,
    explanation:
      'Ce numéro commence comme ceux du démarchage. Une alerte «\u00a0de la banque\u00a0» qui vient de là est suspecte.',
    check: 'bank',
  },
  disguised_host: {
    strength: 3,
    explanation:
      'L’adresse {found} contient des lettres d’un autre alphabet, qui ressemblent aux nôtres.',
    check: 'organisation',
  },
  hidden_host: {
    strength: 3,
    explanation: 'Ce lien affiche un nom, mais mène en réalité à {found}.',
    check: 'organisation',
  },
  numeric_host: {
    strength: 3,
    explanation: 'Ce lien mène à une adresse faite de chiffres, sans nom de site.',
    check: 'organisation',
  },
  bait_host: {
    strength: 2,
    explanation: 'L’adresse {found} est faite de mots qui pressent d’agir, et ne nomme personne.',
    check: 'organisation',
  },
  shortener: {
    strength: 1,
    explanation: 'Ce lien est raccourci\u00a0: on ne voit pas où il mène.',
    check: 'organisation',
  },
  free_host: {
    strength: 2,
    explanation:
      'Ce site est chez un hébergeur où n’importe qui peut ouvrir une page gratuitement.',
    check: 'organisation',
  },
  abused_ending: {
    strength: 2,
    explanation:
      'L’adresse finit par .{found}, une fin que l’on retrouve souvent dans des arnaques.',
    check: 'organisation',
  },
  program: {
    strength: 3,
    explanation:
      'Ce lien semble télécharger un programme, qui pourrait prendre la main sur votre appareil.',
    check: 'organisation',
  },
  wrapped: {
    strength: 0,
    explanation: 'Ce lien passe par un autre site avant de mener à {found}.',
    check: 'nothing',
  },
  official: {
    strength: 0,
    explanation:
      '{found} appartient, à notre connaissance, à {brand}. Mais le nom de l’expéditeur ne prouve rien\u00a0: n’importe qui peut l’afficher.',
    check: 'site',
  },
  own: {
    strength: 0,
    explanation:
      '{found} est bien à nous. Mais le nom de l’expéditeur ne prouve rien\u00a0: n’importe qui peut l’afficher.',
    check: 'organisation',
  },
  // Numbers and accounts
  official_number: {
    strength: 0,
    explanation:
      'Numéro officiel\u00a0: {brand}. Mais un escroc peut afficher ce numéro quand il appelle.',
    check: 'nothing',
  },
  sales_number: {
    strength: 1,
    explanation: 'Ce numéro commence comme ceux du démarchage commercial.',
    check: 'number',
  },
  charged_number: {
    strength: 1,
    explanation: 'Appeler ce numéro peut coûter plus que le prix d’un appel.',
    check: 'number',
  },
  dear_number: {
    strength: 2,
    explanation: 'Ce numéro est surtaxé\u00a0: l’appel peut coûter cher.',
    check: 'number',
  },
  charged_call: {
    strength: 3,
    explanation:
      'On vous fait appeler un numéro surtaxé\u00a0: l’appel lui-même peut être le piège.',
    check: 'number',
  },
  foreign_number: {
    strength: 1,
    explanation:
      'C’est un numéro de l’étranger (+{found}). Si vous ne le connaissez pas, ne rappelez pas.',
    check: 'number',
  },
  iban_foreign: {
    strength: 2,
    explanation:
      'Ce compte est à l’étranger\u00a0: {country}. C’est parfois normal\u00a0; demandez pourquoi avant de payer.',
    check: 'payee',
  },
  iban: {
    strength: 1,
    explanation: 'Pays de ce compte\u00a0: {country}. Banque, d’après son code\u00a0: {bank}.',
    check: 'payee',
  },
  wallet: {
    strength: 2,
    explanation:
      'Cela a la forme d’un portefeuille {chain}. Un envoi de cryptos est très difficile à rattraper.',
    check: 'exchange',
  },
  // What is asked
  asks_secret: {
    strength: 5,
    explanation:
      'On vous demande un code, un mot de passe ou le numéro d’une carte. Qui les a peut parfois payer à votre place.',
    check: 'bank',
  },
  asks_seed: {
    strength: 5,
    explanation:
      'On vous demande la phrase ou la clé de votre portefeuille. Qui l’a peut prendre vos cryptos.',
    check: 'exchange',
  },
  asks_data: {
    strength: 2,
    explanation: 'On vous fait saisir ou confirmer vos informations à partir du message.',
    check: 'organisation',
  },
  asks_papers: {
    strength: 2,
    explanation: 'On vous demande vos papiers\u00a0: ils peuvent servir à usurper votre identité.',
    check: 'adviser',
  },
  code_by_mistake: {
    strength: 5,
    explanation:
      'On vous demande un code reçu «\u00a0par erreur\u00a0»\u00a0: il peut servir à prendre votre compte.',
    check: 'person',
  },
  pays_to_receive: {
    strength: 3,
    explanation:
      'Il faudrait payer pour recevoir quelque chose. Beaucoup d’arnaques commencent ainsi.',
    check: 'adviser',
  },
  fee_to_unlock: {
    strength: 4,
    explanation:
      'Il faudrait payer des frais pour débloquer de l’argent. Après ces frais, on en demande souvent d’autres.',
    check: 'adviser',
  },
  money_mule: {
    strength: 4,
    explanation:
      'On vous fait recevoir de l’argent ou des colis et les renvoyer. Ils peuvent venir d’autres victimes.',
    check: 'adviser',
  },
  sensitive_link: {
    strength: 1,
    explanation:
      'On vous fait régler une affaire sensible (compte, colis, amende, facture) à partir d’un message.',
    check: 'organisation',
  },
  relative_in_trouble: {
    strength: 4,
    explanation: 'Un proche aurait des ennuis graves, et il faudrait payer tout de suite.',
    check: 'person',
  },
  sale_fee: {
    strength: 4,
    explanation: 'Pour une vente, il faudrait avancer des frais de transport ou d’assurance.',
    check: 'adviser',
  },
  state_mobile: {
    strength: 5,
    explanation:
      'Le message parle au nom de {brand}, mais fait appeler un mobile ou un numéro de l’étranger.',
    check: 'site',
  },
  parcel_fee: {
    strength: 3,
    explanation: 'On vous demande de payer pour un colis à partir d’un lien.',
    check: 'organisation',
  },
  safe_account: {
    strength: 5,
    explanation:
      'On vous fait mettre votre argent sur un compte «\u00a0sécurisé\u00a0». C’est souvent celui d’un escroc.',
    check: 'bank',
  },
  approve_to_cancel: {
    strength: 4,
    explanation:
      'On vous fait valider pour «\u00a0annuler\u00a0»\u00a0: valider peut faire partir l’argent.',
    check: 'bank',
  },
  courier: {
    strength: 4,
    explanation:
      'Quelqu’un viendrait chercher votre carte ou vos biens chez vous. Ne remettez rien.',
    check: 'bank',
  },
  remote_control: {
    strength: 4,
    explanation: 'On veut prendre la main sur votre appareil. Vous pouvez refuser et raccrocher.',
    check: 'organisation',
  },
  gift_cards: {
    strength: 4,
    explanation:
      'On vous fait acheter des cartes ou des tickets et donner leurs codes. Qui a le code peut prendre l’argent.',
    check: 'person',
  },
  odd_payment: {
    strength: 3,
    explanation:
      'Avec le moyen de payer qu’on vous demande, l’argent est souvent difficile à retrouver.',
    check: 'adviser',
  },
  pays_crypto: {
    strength: 3,
    explanation: 'On vous demande de payer en cryptos. Un envoi est très difficile à rattraper.',
    check: 'exchange',
  },
  blackmail: {
    strength: 4,
    explanation: 'On vous menace de montrer des images ou des données pour vous faire payer.',
    check: 'police',
  },
  family_number: {
    strength: 5,
    explanation:
      'Un proche aurait changé de numéro. Des escrocs se font passer ainsi pour un enfant ou un ami.',
    check: 'person',
  },
  family_money: {
    strength: 2,
    explanation: 'On vous demande de l’argent au nom d’un proche.',
    check: 'person',
  },
  loved_one_in_need: {
    strength: 4,
    explanation: 'Une personne aimée, au loin, demande de l’argent. De faux amoureux font ainsi.',
    check: 'adviser',
  },
  secrecy: {
    strength: 3,
    explanation: 'On vous demande de n’en parler à personne, ou de mentir à votre banque.',
    check: 'adviser',
  },
  no_call: {
    strength: 2,
    explanation:
      'La personne dit ne pas pouvoir parler au téléphone\u00a0: vous ne pouvez pas la reconnaître.',
    check: 'person',
  },
  guaranteed_profit: {
    strength: 4,
    explanation:
      'On vous promet un gain garanti ou très rapide. Plus le gain promis est élevé, plus le risque l’est aussi.',
    check: 'investment',
  },
  profit_by_message: {
    strength: 2,
    explanation: 'On vous propose de gagner de l’argent par un lien ou une messagerie.',
    check: 'investment',
  },
  easy_job: {
    strength: 4,
    explanation:
      'On vous promet un travail très facile et bien payé. Souvent, on demande ensuite de verser de l’argent.',
    check: 'adviser',
  },
  by_messenger: {
    strength: 2,
    explanation:
      'On vous fait continuer sur une messagerie privée, à l’écart du site ou de la personne que vous connaissez.',
    check: 'adviser',
  },
  easy_loan: {
    strength: 4,
    explanation:
      'On vous offre un crédit trop facile. Souvent, on demande ensuite des frais, pour rien.',
    check: 'investment',
  },
  found_fortune: {
    strength: 4,
    explanation:
      'Un inconnu vous destine une fortune. Souvent, on demande ensuite des frais, pour rien.',
    check: 'adviser',
  },
  prize: {
    strength: 3,
    explanation: 'Vous auriez gagné, sans avoir joué peut-être.',
    check: 'organisation',
  },
  refund: {
    strength: 2,
    explanation: 'On vous promet un remboursement ou une aide à partir du message.',
    check: 'organisation',
  },
  accused: {
    strength: 4,
    explanation:
      'Une police ou un juge vous accuserait par un simple message. Des escrocs font peur ainsi.',
    check: 'police',
  },
  false_repair: {
    strength: 4,
    explanation: 'On vous annonce un appareil infecté et l’on vous fait agir tout de suite.',
    check: 'organisation',
  },
  account_changed: {
    strength: 5,
    explanation:
      'On vous annonce un nouveau compte pour payer. Des virements sont souvent détournés ainsi.',
    check: 'payee',
  },
  boss_order: {
    strength: 4,
    explanation:
      'Un supérieur demanderait un paiement pressé ou discret. De faux dirigeants font ainsi.',
    check: 'colleague',
  },
  recovers_money: {
    strength: 4,
    explanation:
      'On vous promet de récupérer l’argent d’une arnaque. C’est souvent une seconde arnaque.',
    check: 'police',
  },
  rent_before_visit: {
    strength: 4,
    explanation: 'Il faudrait payer un logement avant de l’avoir visité.',
    check: 'adviser',
  },
  seller_pays: {
    strength: 3,
    explanation: 'Pour être payé d’une vente, vous devriez suivre un lien ou donner votre carte.',
    check: 'organisation',
  },
  pet_for_transport: {
    strength: 4,
    explanation: 'Un animal serait donné contre des frais de transport. Souvent, il n’existe pas.',
    check: 'adviser',
  },
  unasked_offer: {
    strength: 2,
    explanation:
      'On vous fait une offre que vous n’avez pas demandée, et l’on attend votre réponse.',
    check: 'organisation',
  },
  charms: {
    strength: 3,
    explanation:
      'Un inconnu vous fait des compliments et raconte une vie lointaine. De faux amoureux commencent ainsi.',
    check: 'adviser',
  },
  scheme: {
    strength: 1,
    explanation:
      'Le message joue un rôle (proche, chef, police, vendeur…), demande de l’argent et vous presse.',
    check: 'adviser',
  },
  off_platform: {
    strength: 2,
    explanation:
      'On vous éloigne du site d’annonces ou de rencontres, dont la protection peut alors ne plus jouer.',
    check: 'adviser',
  },
  paid_by_link: {
    strength: 2,
    explanation:
      'Pour recevoir un virement, un IBAN suffit en général\u00a0: ni lien, ni numéro de carte.',
    check: 'organisation',
  },
  prize_link: {
    strength: 2,
    explanation: 'Le cadeau s’obtient par un lien vers un site que nous ne connaissons pas.',
    check: 'organisation',
  },
  asks_call: {
    strength: 1,
    explanation: 'On vous fait appeler un numéro que le message donne lui-même.',
    check: 'bank',
  },
  debt_threat: {
    strength: 1,
    explanation:
      'On vous réclame une dette et l’on vous menace. Vérifiez d’abord auprès de celui à qui vous la devriez.',
    check: 'organisation',
  },
  asks_money: {
    strength: 1,
    explanation: 'On vous demande de l’argent. Vérifiez qui le demande avant de payer.',
    check: 'organisation',
  },
  asks_contact: {
    strength: 1,
    explanation: 'On vous renvoie à une adresse ou à un numéro que n’importe qui peut ouvrir.',
    check: 'organisation',
  },
  unknown_link: {
    strength: 1,
    explanation: 'Le lien mène à un site que nous ne connaissons pas.',
    check: 'organisation',
  },
  brand_in_host: {
    strength: 3,
    explanation: 'L’adresse {found} contient le nom {brand}, mais le vrai site est {host}.',
    check: 'site',
  },
  state_offer: {
    strength: 2,
    explanation: 'On vous propose une aide, des travaux ou une formation à peu de frais.',
    check: 'organisation',
  },
  pretext: {
    strength: 2,
    explanation: 'Un problème est annoncé pour vous faire suivre un lien.',
    check: 'organisation',
  },
  bank_alarm: {
    strength: 3,
    explanation:
      'Une opération que vous n’auriez pas faite est annoncée pour vous faire appeler ou cliquer.',
    check: 'bank',
  },
  threat: {
    strength: 1,
    explanation: 'On vous menace d’une perte ou d’une sanction.',
    check: 'organisation',
  },
  urgency: {
    strength: 1,
    explanation: 'On vous presse d’agir vite, sans le temps de réfléchir.',
    check: 'organisation',
  },
  nameless: {
    strength: 1,
    explanation: 'Le message ne vous appelle pas par votre nom.',
    check: 'organisation',
  },
  announced_call: {
    strength: 2,
    explanation:
      'On vous annonce un appel. Celui qui appellera peut se faire passer pour un autre.',
    check: 'organisation',
  },
  other_phone: {
    strength: 1,
    explanation: 'Un proche écrirait avec le téléphone d’un autre.',
    check: 'person',
  },
  guilt: {
    strength: 2,
    explanation: 'Le message joue sur vos sentiments pour obtenir quelque chose.',
    check: 'adviser',
  },
  teaches_profit: {
    strength: 2,
    explanation:
      'Quelqu’un vous propose de vous apprendre à gagner de l’argent. De faux amis font ainsi.',
    check: 'investment',
  },
  hype: {
    strength: 2,
    explanation: 'On vous parle d’un secret ou d’une célébrité pour vous faire miser.',
    check: 'investment',
  },
  wrong_number: {
    strength: 1,
    explanation: 'Un inconnu écrit «\u00a0par erreur\u00a0» et engage la conversation.',
    check: 'adviser',
  },
  overpaid: {
    strength: 3,
    explanation:
      'On vous aurait versé trop d’argent, et il faudrait en rendre. Attendez que votre banque le confirme.',
    check: 'bank',
  },
  shown_payment: {
    strength: 2,
    explanation:
      'On vous montre une preuve de paiement. Seul votre compte dit si l’argent est arrivé.',
    check: 'bank',
  },
  rushed_buyer: {
    strength: 1,
    explanation: 'Un acheteur prend tout de suite, sans voir ni discuter.',
    check: 'adviser',
  },
  odd_charity: {
    strength: 3,
    explanation:
      'Un don est demandé par un moyen inhabituel. Une association connue a son propre site.',
    check: 'adviser',
  },
  unseen_sale: {
    strength: 3,
    explanation: 'Il faudrait payer, même en partie, un bien ou un billet que vous n’avez pas vu.',
    check: 'adviser',
  },
  asks_number: {
    strength: 2,
    explanation:
      'On vous demande votre numéro. On demande souvent ensuite le code que vous recevrez.',
    check: 'person',
  },
  bait_word: {
    strength: 1,
    explanation: 'L’adresse {found} contient des mots qui pressent d’agir.',
    check: 'organisation',
  },
  opens_attachment: {
    strength: 1,
    explanation: 'On vous fait ouvrir une pièce jointe. Ne l’ouvrez que si vous l’attendiez.',
    check: 'organisation',
  },
  borrowed_seal: {
    strength: 1,
    explanation: 'Le message se dit agréé. Des escrocs empruntent aussi des noms autorisés.',
    check: 'investment',
  },
  asks_favour: {
    strength: 1,
    explanation: 'On vous demande un service. Vérifiez d’abord qui vous écrit.',
    check: 'person',
  },
  curious_link: {
    strength: 2,
    explanation: 'On éveille votre curiosité pour vous faire ouvrir un lien.',
    check: 'person',
  },
  in_need: {
    strength: 2,
    explanation: 'Une personne dit être en difficulté et demande de l’argent. Appelez-la d’abord.',
    check: 'person',
  },
  in_their_name: {
    strength: 1,
    explanation: 'Quelqu’un dit parler pour un service connu et vous fait agir. Rien ne le prouve.',
    check: 'organisation',
  },
  promises_back: {
    strength: 1,
    explanation: 'On vous promet de vous rendre l’argent. Une promesse écrite ne garantit rien.',
    check: 'person',
  },
  installs_app: {
    strength: 3,
    explanation: 'On vous fait installer une application hors du magasin officiel.',
    check: 'organisation',
  },
  runs_command: {
    strength: 5,
    explanation:
      'On vous fait taper des touches\u00a0: elles peuvent lancer un programme caché sur votre ordinateur.',
    check: 'adviser',
  },
  no_trace: {
    strength: 1,
    explanation: 'On vous propose de payer sans contrat ni reçu.',
    check: 'adviser',
  },
  bought_silence: {
    strength: 3,
    explanation: 'On vous propose de payer pour éviter une plainte ou un ennui.',
    check: 'police',
  },
  praises: {
    strength: 1,
    explanation:
      'Quelqu’un raconte sa chance et donne un contact. Ces récits peuvent être inventés.',
    check: 'adviser',
  },
  worded_alike: {
    strength: 1,
    explanation: 'Par ses mots, ce passage fait penser à des messages d’escrocs.',
    check: 'adviser',
  },
  worded_much_alike: {
    strength: 3,
    explanation:
      'Par ses mots, le message ressemble beaucoup à ceux que des escrocs envoient, surtout ce passage.',
    check: 'adviser',
  },
  // E-mails and QR codes
  reply_elsewhere: {
    strength: 3,
    explanation: 'Le message vient de {from}, mais votre réponse irait à {found}.',
    check: 'mail',
  },
  bounce_elsewhere: {
    strength: 1,
    explanation: 'Le message se dit de {from}, mais il est parti de {found}.',
    check: 'mail',
  },
  name_not_address: {
    strength: 5,
    explanation: 'L’expéditeur se fait appeler {shown}, mais son adresse est chez {found}.',
    check: 'mail',
  },
  address_alike: {
    strength: 5,
    explanation:
      'L’adresse de l’expéditeur, chez {found}, fait penser à {brand}. Le vrai site est {host}.',
    check: 'mail',
  },
  link_text_differs: {
    strength: 5,
    explanation: 'Le texte du lien montre {shown}, mais il mène à {found}.',
    check: 'mail',
  },
  attached_program: {
    strength: 5,
    explanation: 'La pièce jointe {found} peut lancer un programme. Ne l’ouvrez pas.',
    check: 'mail',
  },
  attached_page: {
    strength: 3,
    explanation: 'La pièce jointe {found} est une page\u00a0: elle peut imiter un site.',
    check: 'mail',
  },
  attached_archive: {
    strength: 2,
    explanation: 'La pièce jointe {found} cache son contenu dans une archive.',
    check: 'mail',
  },
  attached_macro: {
    strength: 3,
    explanation: 'La pièce jointe {found} peut contenir un programme (macro).',
    check: 'mail',
  },
  not_authenticated: {
    strength: 3,
    explanation:
      'D’après l’en-tête du message, rien ne prouve que l’expéditeur soit le vrai ({found}).',
    check: 'mail',
  },
  authenticated: {
    strength: 0,
    explanation:
      'D’après l’en-tête du message, il vient bien de {found}. Cela ne dit rien de l’honnêteté de l’expéditeur.',
    check: 'nothing',
  },
  payment_code: {
    strength: 1,
    explanation: 'Ce code fait payer {amount} à {name}, compte {found}.',
    check: 'payee',
  },
  wifi_code: {
    strength: 1,
    explanation: 'Ce code connecte votre appareil au réseau sans fil {found}.',
    check: 'nothing',
  },
  call_code: {
    strength: 1,
    explanation: 'Ce code fait appeler le {found}.',
    check: 'number',
  },
  sms_code: {
    strength: 2,
    explanation: 'Ce code envoie un SMS au {found}.',
    check: 'number',
  },
  code_text: {
    strength: 0,
    explanation: 'Ce code ne contient qu’un texte.',
    check: 'nothing',
  },
} as const satisfies Record<string, Kind>;

export type SignName = keyof typeof SIGNS;

export const SIGN_NAMES = Object.keys(SIGNS) as readonly SignName[];

const HOLE = /\{(\w+)\}/g;

/** A sign at a place of the text; `words` fill its sentences. */
export function signOf(
  sign: SignName,
  span: Place | null,
  words: Readonly<Record<string, string>> = {},
): Sign {
  const { strength, explanation, check }: Kind = SIGNS[sign];
  const filled = (text: string) => text.replace(HOLE, (_, name: string) => words[name] ?? '');
  // Without the host of a brand there is none to type.
  const how = check === 'site' && !words.host ? CHECKS.organisation : CHECKS[check];
  return {
    sign,
    strength,
    span: span && { start: span.start, end: span.end },
    explanation: filled(explanation),
    howToCheck: filled(how),
  };
}
