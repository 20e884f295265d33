import type { Concept } from './concepts.ts';
import type { SignName } from './signs.ts';

/** How near the parts of a rule stand: in one sentence, within some lines, anywhere. */
type Scope = 'sentence' | 'near' | 'message';

/** A sign that a text speaks of: one concept of each group, near enough. */
export interface Rule {
  sign: SignName;
  all: readonly (readonly Concept[])[];
  scope: Scope;
  /** Of this nothing may be spoken anywhere. */
  unless?: readonly Concept[];
}

const WAY = ['link', 'click', 'phone', 'mail'] as const;

/** In whose name swindlers ask, what they ask for, and what hurries: the three together are a scheme. */
const PERSONAS = [
  'family',
  'itsMe',
  'love',
  'police',
  'boss',
  'available',
  'fortune',
  'invest',
  'loan',
  'recovery',
  'swindled',
  'carrierFee',
  'rental',
  'fraudTalk',
] as const;
const MONEY_MOVES = [
  'demand',
  'pay',
  'giftCard',
  'oddWay',
  'iban',
  'wallet',
  'handOver',
  'identityPaper',
] as const;
const LEVERS = [
  'secrecy',
  'discreet',
  'noCall',
  'newNumber',
  'brokenPhone',
  'stranded',
  'beforeSeeing',
  'guaranteed',
  'release',
  'safeAccount',
  'advance',
  'orElse',
  'urgency',
  'threat',
  'fee',
] as const;

/** Each row is a cause. The first that fits of a sign is the one that is shown. */
export const RULES: readonly Rule[] = [
  { sign: 'fee_to_unlock', all: [['fee'], ['pay', 'amount'], ['unlock']], scope: 'near' },
  {
    sign: 'money_mule',
    all: [['mule'], ['pay', 'amount', 'oddWay', 'messenger', 'rate', 'communicate']],
    scope: 'near',
  },
  { sign: 'asks_seed', all: [['communicate', 'enter'], ['seed']], scope: 'sentence' },
  {
    sign: 'asks_secret',
    all: [['communicate'], ['secret']],
    scope: 'sentence',
    unless: ['theirCode'],
  },
  {
    sign: 'asks_secret',
    all: [
      ['communicate'],
      ['aCode'],
      [
        'received',
        'claims',
        'fraudTalk',
        'yourCard',
        'operation',
        'toCancel',
        'giftCard',
        'messenger',
      ],
    ],
    scope: 'sentence',
    unless: ['theirCode'],
  },
  {
    sign: 'asks_secret',
    all: [['enter'], ['secret'], ['link', 'click']],
    scope: 'sentence',
  },
  {
    sign: 'asks_data',
    all: [
      ['enter', 'communicate'],
      ['bankData', 'secret'],
      ['link', 'click', 'messenger', 'mail'],
    ],
    scope: 'near',
  },
  {
    sign: 'asks_papers',
    all: [
      ['communicate', 'enter'],
      ['identityPaper'],
      ['loan', 'rental', 'job', 'prize', 'fortune', 'refund', 'invest', 'messenger', 'recovery'],
    ],
    scope: 'near',
  },
  {
    sign: 'asks_papers',
    all: [
      ['identityPaper'],
      ['easyJob', 'easyLoan', 'pass', 'subsidy', 'prize'],
      ['need', 'job', 'loan', 'order', 'release'],
    ],
    scope: 'near',
  },
  {
    sign: 'code_by_mistake',
    all: [['code'], ['byMistake'], ['communicate', 'family']],
    scope: 'near',
  },
  {
    sign: 'pays_to_receive',
    all: [
      ['fee', 'demand'],
      ['fee', 'amount', 'pay'],
      ['release', 'prize', 'fortune', 'recovery'],
    ],
    scope: 'sentence',
    unless: ['family'],
  },
  {
    sign: 'pays_to_receive',
    all: [['fee'], ['prize', 'fortune', 'recovery'], ['pay', 'demand', 'amount']],
    scope: 'near',
  },
  {
    sign: 'pays_to_receive',
    all: [['fee'], ['loan'], ['pay', 'demand']],
    scope: 'near',
  },
  { sign: 'parcel_fee', all: [['parcel'], ['fee', 'amount'], ['link', 'click']], scope: 'near' },
  {
    sign: 'safe_account',
    all: [['safeAccount'], ['pay', 'money', 'iban', 'claims', 'call']],
    scope: 'near',
  },
  {
    sign: 'approve_to_cancel',
    all: [['approve'], ['operation', 'remote'], ['toCancel']],
    scope: 'near',
  },
  { sign: 'approve_to_cancel', all: [['communicate'], ['secret'], ['toCancel']], scope: 'near' },
  { sign: 'courier', all: [['courier'], ['handOver'], ['yourCard']], scope: 'near' },
  {
    sign: 'remote_control',
    all: [
      ['remoteTool'],
      ['install', 'call', 'click', 'communicate', 'claims', 'invest', 'operation', 'refund'],
    ],
    scope: 'near',
  },
  {
    sign: 'remote_control',
    all: [['remote'], ['computer', 'claims', 'infected'], ['install', 'call']],
    scope: 'near',
    unless: ['job'],
  },
  {
    sign: 'gift_cards',
    all: [
      ['giftCard'],
      ['buy', 'communicate', 'pay'],
      ['code', 'amount', 'money', 'noCall', 'available', 'threat', 'urgency', 'guilt', 'love'],
    ],
    scope: 'near',
  },
  {
    sign: 'odd_payment',
    all: [['oddWay'], ['pay', 'money', 'fee', 'amount', 'communicate', 'buy', 'love', 'family']],
    scope: 'near',
  },
  {
    sign: 'pays_crypto',
    all: [
      ['crypto', 'wallet'],
      ['pay', 'communicate', 'amount'],
      ['amount', 'wallet', 'urgency', 'expose', 'fee', 'messenger'],
    ],
    scope: 'near',
  },
  {
    sign: 'blackmail',
    all: [
      ['blackmail', 'hacked'],
      ['expose'],
      ['demand', 'amount', 'crypto', 'money', 'wallet', 'oddWay', 'giftCard'],
    ],
    scope: 'message',
  },
  { sign: 'family_number', all: [['family'], ['newNumber']], scope: 'message' },
  {
    // Phones break in honest families, too: those give no other way to write or to pay.
    sign: 'family_number',
    all: [
      ['family'],
      ['brokenPhone'],
      [
        'phone',
        'mobile',
        'messenger',
        'otherPhone',
        'noCall',
        'demand',
        'favour',
        'link',
        'amount',
      ],
    ],
    scope: 'message',
  },
  {
    sign: 'family_number',
    all: [
      ['itsMe'],
      ['newNumber', 'brokenPhone'],
      ['demand', 'mobile', 'need', 'favour', 'messenger'],
    ],
    scope: 'message',
  },
  {
    sign: 'family_money',
    all: [
      ['family', 'newNumber'],
      ['pay', 'money', 'amount', 'giftCard', 'iban'],
      ['newNumber', 'brokenPhone', 'otherPhone', 'noCall', 'urgency'],
    ],
    scope: 'message',
  },
  { sign: 'other_phone', all: [['family', 'love'], ['otherPhone']], scope: 'message' },
  {
    sign: 'loved_one_in_need',
    all: [
      ['love'],
      ['stranded', 'fortune', 'oddWay'],
      ['money', 'amount', 'giftCard', 'crypto', 'oddWay'],
    ],
    scope: 'message',
  },
  {
    sign: 'loved_one_in_need',
    all: [
      ['love'],
      ['pay', 'demand', 'communicate'],
      ['giftCard', 'oddWay', 'crypto', 'guilt', 'farAway'],
    ],
    scope: 'message',
  },
  { sign: 'secrecy', all: [['secrecy']], scope: 'sentence' },
  {
    sign: 'no_call',
    all: [
      ['noCall'],
      ['family', 'pay', 'money', 'available', 'boss', 'urgency', 'giftCard', 'rental'],
    ],
    scope: 'message',
  },
  { sign: 'guaranteed_profit', all: [['guaranteed'], ['profit', 'highRate']], scope: 'sentence' },
  {
    sign: 'guaranteed_profit',
    all: [['guaranteed'], ['invest'], ['profit', 'highRate', 'rate', 'amount']],
    scope: 'near',
  },
  {
    sign: 'guaranteed_profit',
    all: [['profit', 'highRate'], ['rate'], ['invest', 'crypto']],
    scope: 'near',
  },
  {
    sign: 'profit_by_message',
    all: [
      ['profit', 'invest', 'crypto'],
      ['messenger', 'link'],
      ['amount', 'invest'],
    ],
    scope: 'near',
  },
  {
    sign: 'easy_job',
    all: [
      ['easyJob'],
      ['amount'],
      ['rate', 'easyJob', 'messenger'],
      ['messenger', 'phone', 'link', 'easyJob', 'call', 'job'],
    ],
    scope: 'message',
  },
  {
    sign: 'by_messenger',
    all: [
      ['messenger'],
      [
        'call',
        'communicate',
        'link',
        'phone',
        'job',
        'profit',
        'loan',
        'recovery',
        'click',
        'mule',
        'rate',
      ],
    ],
    scope: 'near',
    unless: ['family'],
  },
  {
    sign: 'easy_loan',
    all: [['loan'], ['easyLoan'], [...WAY, 'messenger', 'call', 'amount']],
    scope: 'near',
  },
  {
    sign: 'found_fortune',
    all: [
      ['fortune'],
      ['amount', 'money', 'fortune'],
      ['communicate', 'call', 'mail', 'fee', 'pay', 'identityPaper'],
    ],
    scope: 'near',
  },
  {
    sign: 'prize',
    all: [
      ['prize'],
      ['link', 'click', 'fee', 'pay', 'enter', 'mail', 'call', 'messenger'],
      ['prize', 'release', 'urgency', 'fee', 'amount', 'freeMail'],
    ],
    scope: 'near',
  },
  {
    sign: 'refund',
    all: [
      ['refund'],
      ['link', 'click', 'enter', 'communicate'],
      ['amount', 'release', 'bankData', 'refund'],
    ],
    scope: 'near',
  },
  {
    sign: 'accused',
    all: [
      ['police'],
      ['accusation'],
      ['communicate', 'mail', 'urgency', 'threat', 'demand', 'giftCard', 'click', 'order'],
    ],
    scope: 'message',
  },
  {
    sign: 'false_repair',
    all: [['computer'], ['infected'], ['call', 'phone', 'install', 'link']],
    scope: 'near',
  },
  {
    sign: 'account_changed',
    all: [['accountChange'], ['pay', 'iban', 'fee', 'demand', 'order']],
    scope: 'message',
    unless: ['knownWay'],
  },
  {
    sign: 'boss_order',
    all: [
      ['available'],
      ['pay', 'giftCard', 'money', 'secrecy', 'noCall', 'demand', 'amount'],
      ['noCall', 'secrecy', 'discreet', 'urgency', 'boss', 'giftCard'],
    ],
    scope: 'message',
  },
  {
    sign: 'recovers_money',
    all: [
      ['recovery'],
      ['pay', 'fee', 'call', 'communicate', 'click', 'link', 'mail', 'messenger', 'enter', 'phone'],
    ],
    scope: 'near',
  },
  {
    sign: 'rent_before_visit',
    all: [
      ['rental'],
      ['beforeSeeing'],
      ['pay', 'fee', 'oddWay', 'iban', 'giftCard', 'demand', 'advance'],
    ],
    scope: 'message',
  },
  {
    sign: 'seller_pays',
    all: [
      ['sale', 'parcel'],
      ['getPaid'],
      ['link', 'click', 'bankData', 'mail', 'enter', 'fee', 'oddWay'],
    ],
    scope: 'near',
  },
  {
    sign: 'pet_for_transport',
    all: [
      ['pet'],
      ['transportFee', 'oddWay', 'giftCard'],
      ['pay', 'amount', 'mail', 'communicate', 'call', 'fee'],
    ],
    scope: 'message',
  },
  {
    sign: 'state_offer',
    all: [
      ['subsidy', 'pass'],
      ['free', 'refund'],
      ['link', 'click', 'call', 'phone'],
    ],
    scope: 'near',
  },
  { sign: 'pretext', all: [['trouble'], ['link', 'click']], scope: 'near' },
  {
    sign: 'bank_alarm',
    all: [
      ['bankAlert', 'trouble'],
      ['notYou', 'claims', 'toCancel'],
      ['phone', 'click', 'link', 'approve', 'callback'],
    ],
    scope: 'near',
  },
  {
    sign: 'threat',
    all: [['threat'], ['link', 'click', 'pay', 'call', 'enter', 'phone', 'settle', 'urgency']],
    scope: 'near',
  },
  {
    sign: 'urgency',
    all: [
      ['urgency'],
      [
        'link',
        'click',
        'pay',
        'call',
        'communicate',
        'enter',
        'money',
        'phone',
        'threat',
        'callback',
        'invest',
        'profit',
        'demand',
      ],
    ],
    scope: 'near',
  },
  { sign: 'nameless', all: [['dearClient'], ['link', 'click', 'enter']], scope: 'message' },
  {
    sign: 'sensitive_link',
    all: [
      ['topic'],
      ['link'],
      ['order', 'click', 'enter', 'pay', 'urgency', 'threat', 'fee', 'trouble'],
    ],
    scope: 'near',
  },
  {
    sign: 'relative_in_trouble',
    all: [['family', 'love'], ['trouble2'], ['pay', 'money', 'amount', 'fee', 'courier']],
    scope: 'message',
  },
  {
    sign: 'family_money',
    all: [
      ['family', 'itsMe'],
      ['demand', 'amount'],
      ['rembourse', 'urgency', 'newNumber', 'brokenPhone', 'hardship'],
    ],
    scope: 'message',
  },
  {
    sign: 'sale_fee',
    all: [['sale', 'sold', 'cheque'], ['carrierFee'], ['advance']],
    scope: 'near',
  },
  {
    sign: 'boss_order',
    all: [['pay'], ['discreet', 'secrecy'], ['boss', 'available']],
    scope: 'near',
  },
  {
    sign: 'account_changed',
    all: [['bankDetails'], ['changed'], ['ours']],
    scope: 'sentence',
    unless: ['family', 'knownWay'],
  },
  {
    sign: 'blackmail',
    all: [
      ['blackmail'],
      ['expose'],
      ['amount', 'pay', 'giftCard'],
      ['orElse', 'threat', 'urgency'],
    ],
    scope: 'message',
  },
  {
    sign: 'recovers_money',
    all: [['giveBack'], ['swindled'], ['fee', 'identityPaper', 'messenger', 'link', 'amount']],
    scope: 'near',
  },
  {
    sign: 'pet_for_transport',
    all: [['pet'], ['given'], ['fee', 'amount', 'transportFee']],
    scope: 'near',
    unless: ['knownWay'],
  },
  {
    sign: 'state_offer',
    all: [['subsidy'], ['free', 'refund'], ['order', 'link', 'call', 'phone']],
    scope: 'near',
  },
  {
    sign: 'easy_job',
    all: [['easyJob'], ['amount'], ['job', 'order', 'messenger', 'easyJob']],
    scope: 'near',
  },
  {
    sign: 'code_by_mistake',
    all: [['byMistake'], ['code'], ['order', 'communicate', 'link']],
    scope: 'near',
  },
  {
    sign: 'guaranteed_profit',
    all: [['profit'], ['amount'], ['rate'], ['invest', 'messenger', 'crypto']],
    scope: 'near',
  },
  {
    sign: 'unasked_offer',
    all: [
      ['callback'],
      ['subsidy', 'pass', 'prize', 'loan', 'refund', 'invest', 'fortune', 'easyJob', 'guaranteed'],
    ],
    scope: 'message',
  },
  {
    sign: 'bank_alarm',
    all: [['fraudTalk'], ['claims'], ['pay', 'approve', 'communicate', 'addPayee']],
    scope: 'near',
  },
  {
    sign: 'approve_to_cancel',
    all: [['addPayee'], ['claims', 'toCancel', 'fraudTalk', 'police']],
    scope: 'near',
  },
  {
    sign: 'family_number',
    all: [['love'], ['newNumber', 'brokenPhone'], ['pay', 'money', 'amount', 'need']],
    scope: 'message',
  },
  {
    sign: 'guaranteed_profit',
    all: [['testimony'], ['amount'], ['call', 'messenger', 'link', 'mail']],
    scope: 'near',
  },
  { sign: 'charms', all: [['charm'], ['farAway', 'messenger']], scope: 'message' },
  { sign: 'account_changed', all: [['iban'], ['fromNow'], ['pay', 'order']], scope: 'near' },
  {
    sign: 'asks_money',
    all: [['demand'], ['amount', 'money', 'advance', 'rembourse']],
    scope: 'sentence',
  },
  {
    sign: 'asks_contact',
    all: [
      ['messenger', 'freeMail', 'mobile'],
      ['call', 'communicate', 'order'],
    ],
    scope: 'near',
  },
  {
    sign: 'unknown_link',
    all: [['link'], ['order', 'click', 'enter', 'pay', 'need']],
    scope: 'near',
  },
  { sign: 'scheme', all: [[...PERSONAS], [...MONEY_MOVES], [...LEVERS]], scope: 'near' },
  {
    sign: 'bank_alarm',
    all: [['charge'], ['notYou', 'toCancel'], ['phone', 'link', 'callback']],
    scope: 'near',
  },
  {
    sign: 'asks_call',
    all: [['charge', 'trouble', 'bankAlert'], ['call', 'toCancel'], ['phone']],
    scope: 'near',
  },
  {
    sign: 'debt_threat',
    all: [['debt'], ['pay', 'demand'], ['urgency', 'threat', 'oddWay', 'giftCard']],
    scope: 'near',
  },
  { sign: 'pretext', all: [['charge'], ['link'], ['toCancel', 'notYou']], scope: 'near' },
  {
    sign: 'approve_to_cancel',
    all: [['approve'], ['operation'], ['fraudTalk', 'trouble']],
    scope: 'near',
  },
  {
    sign: 'off_platform',
    all: [['sale'], ['freeMail', 'messenger'], ['call', 'communicate', 'order']],
    scope: 'near',
  },
  {
    sign: 'paid_by_link',
    all: [['getPaid'], ['link', 'bankData'], ['sale', 'click', 'order', 'enter']],
    scope: 'near',
  },
  {
    sign: 'prize_link',
    all: [['prize'], ['link'], ['click', 'order', 'enter', 'release']],
    scope: 'near',
  },
  { sign: 'account_changed', all: [['iban'], ['changed'], ['pay', 'demand']], scope: 'near' },
  {
    sign: 'account_changed',
    all: [['excuse'], ['iban', 'bankDetails', 'accountChange'], ['demand', 'pay']],
    scope: 'near',
    unless: ['knownWay'],
  },
  {
    sign: 'announced_call',
    all: [['willCall'], ['claims', 'fraudTalk', 'police', 'remoteTool', 'safeAccount']],
    scope: 'message',
  },
  {
    sign: 'bank_alarm',
    all: [['claims'], ['fraudTalk', 'trouble'], ['willCall', 'callback']],
    scope: 'message',
  },
  {
    sign: 'guilt',
    all: [['guilt'], ['demand', 'money', 'amount', 'love', 'oddWay', 'giftCard']],
    scope: 'message',
  },
  {
    sign: 'loved_one_in_need',
    all: [
      ['love', 'guilt'],
      ['farAway', 'stranded'],
      ['demand', 'amount', 'oddWay'],
    ],
    scope: 'message',
  },
  {
    sign: 'teaches_profit',
    all: [['teach'], ['profit', 'invest', 'crypto', 'guaranteed']],
    scope: 'message',
  },
  { sign: 'hype', all: [['hype'], ['profit', 'invest', 'crypto', 'rate']], scope: 'message' },
  {
    sign: 'guaranteed_profit',
    all: [['profit'], ['rate'], ['teach', 'messenger']],
    scope: 'near',
  },
  {
    sign: 'wrong_number',
    all: [['wrongNumber'], ['charm', 'farAway', 'invest', 'teach']],
    scope: 'message',
  },
  { sign: 'charms', all: [['charm'], ['invest', 'teach', 'guilt']], scope: 'message' },
  {
    sign: 'overpaid',
    all: [
      ['overpaid'],
      ['amount', 'money'],
      ['demand', 'handOver', 'giftCard', 'communicate', 'mule'],
    ],
    scope: 'near',
  },
  {
    sign: 'shown_payment',
    all: [['proof'], ['sale', 'sold', 'rushedBuy', 'pay', 'parcel']],
    scope: 'message',
  },
  {
    sign: 'rushed_buyer',
    all: [['rushedBuy'], ['proof', 'carrierFee', 'messenger', 'oddWay', 'yourMail']],
    scope: 'message',
  },
  {
    sign: 'odd_charity',
    all: [
      ['charity'],
      ['iban', 'crypto', 'oddWay', 'giftCard', 'wallet'],
      ['demand', 'urgency', 'crypto', 'communicate', 'order'],
    ],
    scope: 'message',
  },
  {
    sign: 'unseen_sale',
    all: [
      ['sold', 'rental', 'pet'],
      ['unseen', 'beforeSeeing'],
      ['demand', 'advance', 'oddWay', 'communicate'],
    ],
    scope: 'message',
    unless: ['knownWay'],
  },
  {
    sign: 'odd_payment',
    all: [['oddWay'], ['sold', 'rental', 'pet', 'sale', 'urgency', 'advance']],
    scope: 'message',
  },
  {
    sign: 'asks_number',
    all: [['yourNumber'], ['vote', 'need'], ['communicate', 'vote']],
    scope: 'message',
  },
  {
    sign: 'blackmail',
    all: [['stalk'], ['amount', 'crypto', 'demand', 'pay', 'rate', 'settle']],
    scope: 'message',
  },
  {
    sign: 'blackmail',
    all: [
      ['blackmail'],
      ['expose', 'police'],
      ['demand', 'amount', 'oddWay', 'crypto', 'giftCard'],
    ],
    scope: 'message',
  },
  {
    sign: 'code_by_mistake',
    all: [['byMistake'], ['communicate'], ['messenger', 'code', 'vote']],
    scope: 'near',
  },
  {
    sign: 'fee_to_unlock',
    all: [['fee'], ['profit', 'invest', 'wallet', 'crypto', 'recovery'], ['unlock', 'release']],
    scope: 'near',
  },
  {
    sign: 'state_offer',
    all: [
      ['pass', 'subsidy'],
      ['release', 'free'],
      ['need', 'messenger', 'callback', 'communicate', 'order'],
    ],
    scope: 'near',
  },
  { sign: 'opens_attachment', all: [['opens'], ['attached']], scope: 'sentence' },
  {
    sign: 'borrowed_seal',
    all: [['seal'], ['profit', 'invest', 'guaranteed', 'loan', 'recovery']],
    scope: 'near',
  },
  {
    sign: 'asks_favour',
    all: [['favour'], ['yourNumber', 'amount', 'giftCard', 'noCall', 'vote', 'oddWay', 'money']],
    scope: 'message',
  },
  { sign: 'curious_link', all: [['curious'], ['link']], scope: 'message' },
  {
    sign: 'in_need',
    all: [
      ['hardship', 'stranded', 'trouble2'],
      ['demand', 'need', 'favour'],
      ['amount', 'rembourse', 'oddWay', 'giftCard', 'money', 'demand'],
    ],
    scope: 'message',
  },
  {
    sign: 'in_their_name',
    all: [
      ['claims', 'fraudTalk', 'police'],
      ['install', 'approve', 'handOver', 'demand', 'communicate'],
      [
        'willCall',
        'aCode',
        'remoteTool',
        'secret',
        'bankData',
        'giftCard',
        'oddWay',
        'crypto',
        'freeMail',
        'mobile',
        'yourCard',
        'operation',
      ],
    ],
    scope: 'near',
  },
  {
    sign: 'accused',
    all: [
      ['accusation'],
      ['freeMail', 'giftCard', 'oddWay', 'demand'],
      ['order', 'communicate', 'threat', 'urgency'],
    ],
    scope: 'message',
  },
  {
    sign: 'unknown_link',
    all: [
      ['link'],
      [
        'topic',
        'trouble',
        'amount',
        'prize',
        'parcel',
        'profit',
        'fee',
        'refund',
        'subsidy',
        'job',
        'loan',
      ],
    ],
    scope: 'near',
  },
  {
    sign: 'off_platform',
    all: [['offSite'], ['sale', 'sold', 'rental', 'messenger', 'parcel']],
    scope: 'message',
  },
  {
    sign: 'promises_back',
    all: [['rembourse'], ['demand', 'amount', 'need', 'love', 'family']],
    scope: 'message',
  },
  {
    sign: 'bank_alarm',
    all: [
      ['claims'],
      ['operation'],
      ['approve', 'communicate', 'handOver'],
      ['toCancel', 'fraudTalk', 'trouble'],
    ],
    scope: 'near',
  },
  { sign: 'installs_app', all: [['sideload'], ['install', 'click', 'link']], scope: 'near' },
  { sign: 'runs_command', all: [['keyboard']], scope: 'message' },
  {
    sign: 'no_trace',
    all: [
      ['noTrace'],
      ['rental', 'invest', 'unseen', 'beforeSeeing'],
      ['demand', 'advance', 'communicate', 'order', 'money'],
    ],
    scope: 'message',
  },
  {
    sign: 'bought_silence',
    all: [['settle'], ['accusation', 'police', 'stalk', 'blackmail', 'threat']],
    scope: 'message',
  },
  {
    sign: 'account_changed',
    all: [['switched'], ['iban'], ['demand', 'pay', 'advance', 'fee']],
    scope: 'message',
    unless: ['knownWay'],
  },
  {
    sign: 'off_platform',
    all: [
      ['sale', 'sold'],
      ['yourMail', 'yourNumber'],
      ['carrierFee', 'rushedBuy', 'getPaid'],
    ],
    scope: 'message',
  },
  { sign: 'fee_to_unlock', all: [['feeExcuse'], ['amount', 'demand']], scope: 'near' },
  {
    sign: 'easy_loan',
    all: [['loan'], ['testimony'], ['mail', 'messenger', 'call', 'phone', 'link']],
    scope: 'message',
  },
  {
    sign: 'praises',
    all: [
      ['testimony'],
      ['loan', 'profit', 'invest', 'recovery', 'amount'],
      ['mail', 'messenger', 'call', 'link', 'phone'],
    ],
    scope: 'message',
  },
  {
    sign: 'unasked_offer',
    all: [['subsidy'], ['courier'], ['identityPaper', 'free', 'callback']],
    scope: 'message',
  },
];
