/** The readable page of an export beside the data that it is made from, field by field. */
import { expect, it } from 'vitest';
import type { PersonalData } from '../../../../contract/personal-data.ts';
import { ports } from '../../../app/ports.ts';
import { summaryPage } from './summary-page.ts';

const AT = '2026-10-02T10:00:00.000Z';
const DAY = '2026-10-02';
const own = { id: 'id', userId: 'u1', userEmail: 'eloise@exemple.fr' };
const dated = { createdAt: AT, updatedAt: AT };
const file = (name: string) => ({
  ...{ id: 'd1', url: '/api/documents/d1', type: 'image/png', size: 70, sha256: 'ab' },
  ...{ name, note: `Légende de ${name}`, createdAt: AT },
});

/** One of everything, nothing of it empty. */
const DATA: PersonalData = {
  exportedAt: AT,
  account: {
    ...{
      uid: 'u1',
      name: 'Éloïse',
      email: own.userEmail,
      phone: '06',
      address: 'Lyon',
      bio: 'Bio',
    },
    ...{ avatar: '/api/documents/a1', role: 'user', status: 'active', isEmailVerified: true },
    ...{ verified: true, verifiedAt: AT, kycStatus: 'approved', lastLoginAt: AT, ...dated },
    ...{ statusUpdatedAt: AT, deletedAt: AT, reactivatedAt: AT, adultDeclaredAt: AT },
    preferences: {
      ...{ notifications: true, emailAlerts: true, smsAlerts: true, reportUpdates: true },
      ...{ marketingEmails: true, language: 'fr' },
    },
  },
  acceptedTerms: { version: 'v1', acceptedAt: AT, text: '<p>CGU</p>' },
  reports: [
    {
      ...{ ...own, ...dated, reference: 'SIG-1', title: 'Titre', fraudType: 'Autre', amount: 10 },
      ...{ status: 'pending', date: DAY, adminNote: 'Note', recoveredAmount: 5, location: 'Lyon' },
      ...{ description: 'Récit', contactInfo: '06', additionalInfo: 'Suite', setAsideAt: AT },
      documents: { document1: '/api/documents/d1' },
      documentDetails: [{ ...file('preuve.png'), slot: 'document1' }],
      history: [
        { id: 'h1', at: AT, kind: 'note', from: 'pending', to: 'pending', note: 'Mot', by: 'Vous' },
      ],
      call: {
        ...{ by: 'l’équipe', at: AT, calledAt: AT, callerName: 'Odile' },
        ...{ callerContact: '06 12', trustedName: 'La nièce' },
      },
      losses: [
        {
          ...{ id: 'p1', paidOn: DAY, amount: 1200, foreignAmount: '0.4', currency: 'ETH' },
          ...{ means: 'crypto', authorised: 'yes', ownBank: 'Banque des Abers', version: 1 },
          ...{ beneficiary: 'Vasseroy', account: 'bc1q', country: 'Lituanie' },
          ...{ statementLabel: 'ACHAT CRYPTO', transactionHash: '0xabc' },
        },
      ],
      counterparties: [
        {
          ...{ id: 'o1', kind: 'phone', typed: '06 39 98 45 67', value: '33639984567' },
          ...{ isRecognised: true, source: 'story', version: 1 },
        },
      ],
      plan: {
        ...{ catalogueVersion: '2026-11-23', situation: '{}', reminders: true },
        answers: [{ question: 'Que s’est-il passé ?', answer: 'Un faux conseiller' }],
        steps: [
          {
            ...{ id: 's1', key: 'contest', payment: 0, label: 'Contester le paiement' },
            ...{ dueOn: DAY, kind: 'law', doneOn: DAY, doneBy: 'team' },
          },
        ],
      },
      conversation: [
        {
          ...{ id: 'c1', at: AT, kind: 'question', side: 'team', by: 'L’équipe' },
          ...{ message: 'Quel jour ?', documents: [file('lettre.pdf')] },
        },
      ],
      timeline: [{ id: 'l1', day: DAY, approximate: true, text: 'Il m’a rappelée' }],
      receipts: [{ id: 'r1', kind: 'receipt', number: 'SIG-1', at: AT, url: '/api/receipts/r1' }],
    },
  ],
  looseDocuments: [file('seul.png')],
  contracts: [
    {
      ...{
        id: 'c1',
        reference: 'CTR-1',
        status: 'renounced',
        amount: 50,
        acceptedAt: AT,
        ...dated,
      },
      ...{ title: 'Contrat', scope: 'Travail', feeTerms: 'Prix', refundConditions: 'Retour' },
      ...{ deliveryPeriod: '30 jours', lawyer: '' },
      ...{
        renounceUntil: DAY,
        canRenounce: false,
        paymentState: 'sent',
        renouncedAt: AT,
        refundDueOn: DAY,
      },
      ...{ refundedAt: AT, refundReference: 'VIR-1', documentUrl: '/api/contracts/c1/document' },
    },
  ],
  payments: [
    {
      ...{ ...own, ...dated, reference: 'PAY-1', method: 'crypto' },
      ...{ contractId: 'c1', contractReference: 'CON-1' },
      ...{ cryptocurrency: 'bitcoin', cryptoName: 'Bitcoin', cryptoSymbol: 'BTC', amount: '0.001' },
      ...{
        amountInEUR: 50,
        description: 'Service',
        transactionHash: 'abc',
        ...{ transactionAt: AT, walletAddress: 'bc1q', payeeChanged: false },
        ...{ awaitsPayment: false, cancelled: false },
        transferTo: null,
        explorerUrl: 'https:',
      },
      ...{ status: 'completed', refunded: false, verified: true, verifiedAt: AT },
      ...{ verifiedBy: 'Support', adminNote: 'Reçu', setAsideAt: AT },
      invoices: [{ id: 'i1', kind: 'invoice', number: 'F-1', url: '/api/payments/p1/invoice' }],
    },
  ],
  invoices: [
    { id: 'i1', kind: 'invoice', number: 'F-1', issuedAt: AT, paymentId: 'p1', total: 5, url: '/' },
  ],
  balance: {
    ...{ balance: 10, pending: 5, totalRecovered: 20, paidDirectly: 0, holdsFunds: true },
    entries: [
      {
        ...{ id: 'e1', at: AT, kind: 'recovery', amount: 20, balance: 20, reason: 'Rappel' },
        paidDirectly: false,
        ...{ reference: 'SEPA', reportId: 'r1', reportReference: 'SIG-1', withdrawalId: 'w1' },
      },
    ],
  },
  withdrawals: [
    {
      ...{ ...own, ...dated, reference: 'RET-1', amount: 10, method: 'bank', binanceId: '4812' },
      ...{ bankName: 'Banque', accountNumber: 'FR76', accountHolder: 'Éloïse', walletType: 'btc' },
      ...{
        walletAddress: 'bc1q',
        status: 'approved',
        adminNote: 'Parti',
        decidedAt: AT,
        cancelledAt: AT,
      },
      ...{ payoutReference: 'VIR-2', payoutOn: DAY },
    },
  ],
  tickets: [
    {
      ...{ ...own, ...dated, subject: 'Sujet', message: 'Question', priority: 'low' },
      ...{ status: 'open', lastResponse: 'Réponse', lastResponseBy: 'Support' },
      ...{ lastResponseAt: AT, respondedAt: AT, movedTo: 'r1' },
      conversations: [
        {
          ...{ id: 'm1', message: 'Question', sender: 'u1', senderName: 'Vous', timestamp: AT },
          ...{ isAdmin: false, documents: [file('jointe.png')] },
        },
      ],
    },
  ],
  kycVerifications: [
    {
      ...{ ...own, fullName: 'Éloïse', dateOfBirth: '1980-01-01', address: 'Lyon', idNumber: '12' },
      ...{ notes: 'Merci', status: 'approved', submittedAt: AT, reviewedAt: AT },
      ...{ documents: { idFront: file('recto.jpg'), idBack: file('verso.jpg') } },
      uploadMethod: 'api',
    },
  ],
  notifications: [
    {
      ...{ ...own, ...dated, type: 'info', title: 'Titre', message: 'Message', priority: 'normal' },
      ...{ category: 'welcome', read: true, sentAt: AT, metadata: { senderName: 'Support' } },
      objectId: 'signalement',
      setAsideAt: AT,
    },
  ],
  sessions: [{ device: 'Firefox', createdAt: AT, expiresAt: AT }],
  meToos: [{ at: AT, alertTitle: 'Alerte', alertSlug: 'alerte' }],
  mails: [{ at: AT, subject: 'Sujet', sentAt: AT }],
  proposedAmounts: [{ at: AT, amount: 10 }],
  checkKeys: [{ at: AT, partner: 'Exemple SA', revokedAt: null }],
  disputes: [
    {
      ...{ at: AT, alertTitle: 'Alerte', alertSlug: 'alerte', status: 'open', message: 'Faux' },
      ...{ answer: 'Corrigé', answeredAt: AT },
    },
  ],
  reads: [{ at: AT, kind: 'report', name: 'SIG-7K3F-92' }],
  events: [{ at: AT, action: 'update', objectType: 'users', objectId: 'u1', by: 'Vous' }],
};

/** What the page leaves to the other file, and says so: the terms' text, and details of ours. */
const LEFT =
  /(^|\.)(id|uid|userId|userEmail|url|type|size|sha256|slot|language|role|updatedAt|alertSlug|objectId|documentUrl|explorerUrl|uploadMethod|sender|side|isAdmin|from|kind|category|priority|sentAt|(contract|payment|report|withdrawal)Id)$|^acceptedTerms\.text$/;
/** Said otherwise: by another field, by the list that it repeats, or by the files in the ZIP. */
const REPEATED =
  /^reports\.(documents\.|(losses|counterparties)\.version$|counterparties\.isRecognised$|plan\.(situation$|steps\.(key|payment)$))|^(contracts\.(canRenounce|paymentState)|withdrawals\.status|payments\.(status|cryptocurrency|verifiedBy|payeeChanged)|balance\.holdsFunds)$|^tickets\.(message|lastResponse.*|respondedAt|movedTo)$|^notifications\.metadata|\.(documentDetails|idFront|idBack|conversations?\.documents)\.createdAt$/;

/** Every field by its path, without the places in lists. */
function fieldsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, at));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, field]) =>
    fieldsOf(field, at === '' ? name : `${at}.${name}`),
  );
}

/** The same data, telling of each field that is read. */
function watched<T>(value: T, read: (path: string) => void, at = ''): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name) {
      const field = Reflect.get(target, name);
      if (typeof name === 'symbol' || typeof field === 'function') return field;
      const path = Array.isArray(target) ? at : at === '' ? name : `${at}.${name}`;
      if (typeof field !== 'object' || field === null) read(path);
      return watched(field, read, path);
    },
  });
}

it('shows every field of the data, but for what it says it leaves to the other file', () => {
  const read = new Set<string>();
  const page = summaryPage(
    ports.personalData,
    watched(DATA, (path) => read.add(path)),
    [],
  );
  const unread = fieldsOf(DATA).filter((path) => !read.has(path));
  expect(unread.filter((path) => !LEFT.test(path) && !REPEATED.test(path))).toEqual([]);
  expect(page).not.toContain('Tout ce qui est gardé');
  expect(page).toMatch(/contient tout.+texte des conditions.+détails techniques/s);
  for (const said of ['FR76', 'bc1q', '4812', 'Parti', 'VIR-2', 'Cryptomonnaie', 'jointe.png']) {
    expect(page).toContain(said);
  }
  // Nothing is read without being shown: no value ends up as an object or as nothing.
  expect(page).not.toMatch(/undefined|\[object|Inconnu|Date (inconnue|invalide)/);
});
