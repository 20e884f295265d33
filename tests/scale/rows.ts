/** What a platform holds after some years: the same rows at each run. */

export type Row = Record<string, string | number | null>;
export interface Table {
  name: string;
  rows: Iterable<Row>;
}

export const SIZES = {
  accounts: 50_000,
  reports: 100_000,
  tickets: 20_000,
  identities: 5_000,
  payments: 10_000,
  withdrawals: 10_000,
  events: 150_000,
};

const DAY = 86_400_000;
/** The youngest record of all: before the clock of any machine that runs this. */
export const END = Date.parse('2026-11-01T12:00:00Z');
const YEARS = 3 * 365 * DAY;

/** A number for each place in a series, the same each time (the mixing of MurmurHash3). */
function lot(at: number, of: number, salt = 1): number {
  let mixed = Math.imul(at ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return Math.floor(((mixed ^ (mixed >>> 16)) >>> 0) / (4_294_967_296 / of));
}
const pick = <Item>(items: readonly Item[], at: number, salt = 1): Item =>
  items[lot(at, items.length, salt)] as Item;
const shares = <Item>(at: number, salt: number, ...parts: readonly (readonly [Item, number])[]) => {
  let left = lot(at, 1000, salt);
  for (const [item, share] of parts) {
    if (left < share) return item;
    left -= share;
  }
  return parts[0]?.[0] as Item;
};

const instant = (at: number, of: number): string =>
  new Date(END - YEARS + Math.floor((YEARS / of) * at)).toISOString();
const later = (time: string, days: number): string =>
  new Date(Math.min(END, Date.parse(time) + days * DAY)).toISOString();
/** In the order of time, as the product's own. */
export const idOf = (kind: number, at: number): string =>
  `0190${kind.toString(16).padStart(4, '0')}-${(at >> 16).toString(16).padStart(4, '0')}-7${(
    at & 0xfff
  )
    .toString(16)
    .padStart(3, '0')}-8000-${at.toString(16).padStart(12, '0')}`;

const SPEAKABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
function reference(prefix: string, at: number): string {
  let left = at * 7 + 11;
  let letters = '';
  for (let nth = 0; nth < 4; nth++) {
    letters += SPEAKABLE[left % SPEAKABLE.length];
    left = Math.floor(left / SPEAKABLE.length);
  }
  return `${prefix}-${letters}-${22 + lot(at, 77)}`;
}

const FIRST =
  'Éloïse Noé Camille Hugo Inès Léa Jean Marie Paul Anne Luc Zoé Marc Julie Pierre Chloé Yves Nadia Karim Fatou'.split(
    ' ',
  );
const LAST =
  'Marchand Vidal Roche Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefèvre Michel Garcia David Bertrand Roux Vincent Fournier Morel Girard André Mercier Dupont Lambert Bonnet François Martinez Legrand Garnier Faure Rousseau Blanc Guérin Muller Henry'.split(
    ' ',
  );
const HOSTS = ['exemple.fr', 'courrier.example', 'poste.example', 'boite.example'];
const WHO =
  'Faux conseiller bancaire|Fausse annonce|Faux support technique|Faux courtier|Fausse amie|Colis bloqué|Faux remboursement|Placement en ligne|Location fantôme|Prêt sans garantie'.split(
    '|',
  );
const HOW =
  'par téléphone|par SMS|sur un réseau social|par e-mail|sur un site de vente|par messagerie|à mon domicile|sur une application'.split(
    '|',
  );
const WHERE =
  'Lyon Brest Lille Nantes Toulouse Bordeaux Rennes Nice Strasbourg Grenoble Dijon Angers Reims Tours'.split(
    ' ',
  );
const TYPES = [
  'Phishing',
  'E-commerce frauduleux',
  "Usurpation d'identité",
  'Arnaque au support technique',
  'Arnaque aux sentiments',
  'Trading arnaque',
  'Autre',
];
const STORY = 'Un homme m’a appelée en se disant de ma banque, et m’a demandé un code. '.repeat(8);

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const USER = 1;
const REPORT = 2;
const TICKET = 3;
const KYC = 4;
const CONTRACT = 5;
const PAYMENT = 6;
const WITHDRAWAL = 7;
const DOCUMENT = 8;
const OTHER = 9;

const nameOf = (at: number) => `${pick(FIRST, at, 3)} ${pick(LAST, at, 5)}`;
const emailOf = (at: number) =>
  `${fold(nameOf(at)).replaceAll(' ', '.')}.${at}@${pick(HOSTS, at, 7)}`;
const ownerOf = (at: number, salt: number) => idOf(USER, lot(at, SIZES.accounts, salt));
const titleOf = (at: number) =>
  `${pick(WHO, at, 11)} ${pick(HOW, at, 13)} à ${pick(WHERE, at, 17)}`;
const referenceOf = (at: number) => reference('SIG', at);

/** Gone through anew by each database that is filled. */
const each = (count: number, make: (at: number) => Iterable<Row>): Iterable<Row> => ({
  *[Symbol.iterator]() {
    for (let at = 0; at < count; at++) yield* make(at);
  },
});
const times = (count: number, make: (at: number) => Row): Iterable<Row> =>
  each(count, (at) => [make(at)]);

function user(at: number): Row {
  const name = nameOf(at);
  const digits = `336${String(10_000_000 + at * 7)
    .padStart(8, '0')
    .slice(0, 8)}`;
  const createdAt = instant(at, SIZES.accounts);
  return {
    id: idOf(USER, at),
    email: emailOf(at),
    passwordHash: '-',
    name,
    nameFolded: fold(name),
    phone: `0${digits.slice(2)}`,
    phoneDigits: digits,
    address: `${1 + lot(at, 90)} rue des Lilas, ${pick(WHERE, at)}`,
    role: 'user',
    status: shares(at, 19, ['active', 960], ['blocked', 20], ['disabled', 20]),
    verified: shares<number>(at, 23, [0, 700], [1, 300]),
    lastLoginAt: lot(at, 5) === 0 ? null : later(createdAt, lot(at, 200, 29)),
    createdAt,
    updatedAt: createdAt,
  };
}

const statusOfReport = (at: number) =>
  // What waits is young, but for some that were forgotten.
  at > SIZES.reports * 0.98
    ? 'pending'
    : shares(at, 31, ['resolved', 590], ['rejected', 300], ['in_progress', 104], ['pending', 6]);

function report(at: number): Row {
  const createdAt = instant(at, SIZES.reports);
  return {
    id: idOf(REPORT, at),
    reference: referenceOf(at),
    userId: ownerOf(at, 37),
    title: titleOf(at),
    fraudType: pick(TYPES, at, 41),
    description: STORY,
    additionalInfo: '',
    date: createdAt.slice(0, 10),
    location: pick(WHERE, at, 43),
    contactInfo: '01 99 00 12 34',
    amountCents: lot(at, 6) === 0 ? null : lot(at, 5_000_000, 47),
    status: statusOfReport(at),
    adminNote: '',
    createdAt,
    updatedAt: later(createdAt, lot(at, 60, 53)),
    deletedAt: lot(at, 100, 59) === 0 ? later(createdAt, 90) : null,
  };
}

function* history(at: number): Generator<Row> {
  const step = {
    reportId: idOf(REPORT, at),
    note: null,
    actorId: ownerOf(at, 37),
    actorName: 'Personne',
  };
  const createdAt = instant(at, SIZES.reports);
  yield {
    ...step,
    id: idOf(OTHER, at * 2),
    at: createdAt,
    kind: 'submitted',
    fromStatus: null,
    toStatus: 'pending',
  };
  const toStatus = statusOfReport(at);
  if (toStatus === 'pending') return;
  const decided = { at: later(createdAt, 9), kind: 'status', fromStatus: 'pending', toStatus };
  yield { ...step, ...decided, id: idOf(OTHER, at * 2 + 1) };
}

const statusOfTicket = (at: number) =>
  shares(at, 61, ['closed', 700], ['resolved', 180], ['in_progress', 80], ['open', 40]);
const isAnswered = (at: number) =>
  statusOfTicket(at) === 'open' ? 0 : shares<number>(at, 67, [1, 800], [0, 200]);

function ticket(at: number): Row {
  const createdAt = instant(at, SIZES.tickets);
  return {
    id: idOf(TICKET, at),
    userId: ownerOf(at, 71),
    subject: `Question sur ${pick(HOW, at, 73)} ${pick(WHERE, at, 79)}`,
    priority: shares(at, 83, ['medium', 700], ['low', 200], ['high', 100]),
    status: statusOfTicket(at),
    answered: isAnswered(at),
    createdAt,
    updatedAt: later(createdAt, lot(at, 20, 89)),
  };
}

function* messages(at: number): Generator<Row> {
  const createdAt = instant(at, SIZES.tickets);
  const flags = isAnswered(at) === 1 ? [0, 0, 1] : [0, 1, 0];
  for (const [nth, isAdmin] of flags.entries()) {
    yield {
      id: idOf(OTHER, 400_000 + at * 3 + nth),
      ticketId: idOf(TICKET, at),
      senderId: ownerOf(at, 71),
      senderName: nameOf(at),
      isAdmin,
      message: STORY.slice(0, 300),
      at: later(createdAt, nth),
    };
  }
}

const paper = (at: number): Row => ({
  id: idOf(DOCUMENT, at),
  ownerId: idOf(USER, at * 9),
  slot: 'idFront',
  name: 'IMG_0007.jpg',
  type: 'image/jpeg',
  size: 2_000_000,
  sha256: '0'.repeat(64),
  hasCopy: 1,
  createdAt: instant(at, SIZES.identities),
  attachedAt: instant(at, SIZES.identities),
});

const identity = (at: number): Row => ({
  id: idOf(KYC, at),
  userId: idOf(USER, at * 9),
  fullName: nameOf(at * 9),
  dateOfBirth: '1984-03-12',
  address: '3 rue des Tilleuls, 69003 Lyon',
  idNumber: `88069${at}`,
  idFrontId: idOf(DOCUMENT, at),
  uploadMethod: 'multipart',
  status: shares(at, 97, ['approved', 850], ['rejected', 100], ['pending', 50]),
  submittedAt: instant(at, SIZES.identities),
});

const contract = (at: number): Row => ({
  id: idOf(CONTRACT, at),
  reference: reference('CTR', at),
  userId: ownerOf(at, 101),
  ...(lot(at, 30) === 0
    ? { status: 'renounced', renouncedAt: instant(at, SIZES.payments) }
    : { status: 'accepted', renouncedAt: null }),
  title: 'Accompagnement',
  scope: 'Travail',
  feeTerms: 'Prix',
  refundConditions: 'Retour',
  amountCents: 30_000,
  createdAt: instant(at, SIZES.payments),
  updatedAt: instant(at, SIZES.payments),
});

function payment(at: number): Row {
  const createdAt = instant(at, SIZES.payments);
  const isCrypto = lot(at, 4) === 0;
  const verified = shares<number | null>(at, 103, [1, 850], [0, 100], [null, 50]);
  return {
    id: idOf(PAYMENT, at),
    reference: `PAY-${Date.parse(createdAt)}-${lot(at, 1000)}`,
    userId: ownerOf(at, 101),
    contractId: idOf(CONTRACT, at),
    method: isCrypto ? 'crypto' : 'bank_transfer',
    cryptocurrency: isCrypto ? pick(['bitcoin', 'ethereum', 'usdt'], at) : null,
    cryptoSymbol: isCrypto ? pick(['BTC', 'ETH', 'USDT'], at) : null,
    transactionHash: isCrypto ? at.toString(16).padStart(64, '0') : null,
    transactionAt: isCrypto ? createdAt : null,
    amountInEurCents: 5000 + lot(at, 90_000, 107),
    description: 'Frais de service',
    status: verified === null ? 'pending' : verified === 1 ? 'completed' : 'failed',
    verified,
    verifiedAt: verified === null ? null : later(createdAt, 2),
    createdAt,
    updatedAt: createdAt,
  };
}

function withdrawal(at: number): Row {
  const createdAt = instant(at, SIZES.withdrawals);
  return {
    id: idOf(WITHDRAWAL, at),
    reference: reference('RET', at),
    userId: ownerOf(at, 109),
    amountCents: 1000 + lot(at, 900_000, 113),
    method: pick(['bank', 'wallet', 'binance'], at, 127),
    status: shares(at, 131, ['approved', 850], ['rejected', 100], ['pending', 50]),
    createdAt,
    updatedAt: createdAt,
  };
}

function event(at: number): Row {
  const ofReport = lot(at, 3) > 0;
  return {
    id: idOf(OTHER, 1_000_000 + at),
    at: instant(at, SIZES.events),
    actorId: ownerOf(at, 137),
    actorEmail: emailOf(lot(at, SIZES.accounts, 137)),
    action: pick(['submit', 'update', 'sign-in', 'answer'], at, 139),
    objectType: ofReport ? 'reports' : pick(['users', 'support-tickets', 'payments'], at, 149),
    objectId: ofReport ? idOf(REPORT, lot(at, SIZES.reports, 151)) : ownerOf(at, 137),
    after: '{"status":"pending"}',
  };
}

const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** The words by which a record is found, as the product stores them. */
function words(list: string, count: number, make: (at: number) => Row): Iterable<Row> {
  return each(count, (at) => {
    const { id, userId, reference: named, title, subject, fullName } = make(at);
    const parts = wordsIn(String(named ?? ''));
    const said = wordsIn(String(title ?? subject ?? fullName ?? ''));
    const all = [parts.join(''), parts.slice(1).join(''), ...said].filter(Boolean);
    return [...new Set(all)].map((word) => ({
      list,
      word,
      recordId: id ?? null,
      userId: userId ?? null,
    }));
  });
}

/** Every table, in an order in which each finds what it names. */
export const TABLES: readonly Table[] = [
  { name: 'users', rows: times(SIZES.accounts, user) },
  { name: 'reports', rows: times(SIZES.reports, report) },
  { name: 'report_history', rows: each(SIZES.reports, history) },
  { name: 'support_tickets', rows: times(SIZES.tickets, ticket) },
  { name: 'support_messages', rows: each(SIZES.tickets, messages) },
  { name: 'documents', rows: times(SIZES.identities, paper) },
  { name: 'kyc_verifications', rows: times(SIZES.identities, identity) },
  { name: 'contracts', rows: times(SIZES.payments, contract) },
  { name: 'payments', rows: times(SIZES.payments, payment) },
  { name: 'withdrawals', rows: times(SIZES.withdrawals, withdrawal) },
  { name: 'audit_events', rows: times(SIZES.events, event) },
  { name: 'search_words', rows: words('reports', SIZES.reports, report) },
  { name: 'search_words', rows: words('support-tickets', SIZES.tickets, ticket) },
  { name: 'search_words', rows: words('kyc-verifications', SIZES.identities, identity) },
  { name: 'search_words', rows: words('payments', SIZES.payments, payment) },
  { name: 'search_words', rows: words('withdrawals', SIZES.withdrawals, withdrawal) },
];

/** Somebody and something to look for. */
export const KNOWN = {
  email: emailOf(31_415),
  phone: `06 ${user(31_415).phone?.toString().slice(2)}`,
  name: nameOf(31_415),
  reference: referenceOf(77_777),
  title: titleOf(77_777),
};
