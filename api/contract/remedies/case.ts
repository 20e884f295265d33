import type { QuestionId } from './questions.ts';
import {
  ALWAYS,
  all,
  any,
  type Condition,
  type Doing,
  is,
  oneOf,
  type Rule,
  type Way,
} from './rules.ts';

const givenToBankers = any(is('bankLoginGiven'), is('ibanGiven'), is('cardDataGiven'));
/** The bank is called even where no payment of its own is known. */
const callsBank = any(givenToBankers, is('mule'), is('chequeReceivedFalse'), is('meansUnknown'));

/** What belongs to the whole case, whatever happened. */
export const CASE_RULES: readonly Rule[] = [
  {
    remedy: 'complaint',
    when: ALWAYS,
    strength: 'right',
    kind: 'law',
    due: [{ from: 'firstPaidOn', add: 6, unit: 'years' }],
    sources: ['complaint', 'limitation', 'civil-party'],
  },
  {
    remedy: 'mediator',
    when: any(is('bankRefused'), is('bankAnswerOverdue')),
    strength: 'request',
    kind: 'law',
    due: [{ from: 'bankComplaintOn', add: 1, unit: 'years' }],
    sources: ['mediator', 'bank-answer'],
  },
  {
    remedy: 'insurer-complaint',
    when: all(is('professional'), is('insuredCyber')),
    strength: 'request',
    kind: 'law',
    due: [{ from: 'discoveredAt', add: 72, unit: 'hours' }],
    sources: ['cyber-insurance'],
  },
  {
    remedy: 'civi',
    when: all(is('paid'), is('lowIncome'), is('graveSituation')),
    strength: 'request',
    kind: 'law',
    due: [{ from: 'firstPaidOn', add: 3, unit: 'years' }],
    sources: ['civi'],
  },
  {
    remedy: 'sarvi',
    when: is('judgmentFinal'),
    strength: 'request',
    kind: 'law',
    due: [{ from: 'judgmentFinalOn', add: 1, unit: 'years' }],
    sources: ['sarvi'],
  },
];

export const CASE_WAYS: readonly Way[] = [
  { channel: '17cyber', for: 'advice', when: ALWAYS },
  { channel: 'police-station', for: 'complaint', when: ALWAYS },
  { channel: 'info-escroqueries', for: 'advice', when: ALWAYS },
  { channel: 'france-victimes', for: 'advice', when: ALWAYS },
  { channel: 'bank', for: 'advice', when: any(givenToBankers, is('meansUnknown')) },
  { channel: '33700', for: 'report', when: oneOf('contactBy', 'call', 'sms') },
  { channel: 'signal-spam', for: 'report', when: is('contactBy', 'mail') },
  { channel: 'pharos', for: 'report', when: oneOf('contactBy', 'site', 'social') },
  { channel: 'mediator', for: 'refund', when: any(is('bankRefused'), is('bankAnswerOverdue')) },
  { channel: 'procureur', for: 'complaint', when: any(is('policeRefused'), is('isAbroad')) },
  {
    channel: 'point-justice',
    for: 'advice',
    when: any(is('bankRefused'), is('policeRefused'), is('judgmentFinal')),
  },
];

export const CASE_DOINGS: readonly Doing[] = [
  { action: 'stop-remote-access', when: is('remoteAccessStillOn') },
  {
    action: 'oppose-card',
    when: any(is('cardDataGiven'), is('cardStolen')),
    unless: is('cardOpposed'),
  },
  { action: 'do-not-pay-more', when: any(is('stillAskedToPay'), is('secondScam')) },
  {
    action: 'call-bank',
    when: callsBank,
    unless: is('bankTold'),
  },
  { action: 'find-payment', when: is('meansUnknown') },
  {
    action: 'change-passwords',
    when: any(
      is('bankLoginGiven'),
      is('codesUsed'),
      is('accountHacked'),
      is('remoteAccess'),
      is('remoteAccessStillOn'),
    ),
  },
  // An adult who asks for a child is the one to be told.
  { action: 'tell-adult', when: is('adult', false), unless: is('forSomebodyElse') },
  { action: 'keep-evidence', when: ALWAYS },
  { action: 'guard-identity', when: any(is('idDocumentsSent'), is('idDocumentsStolen')) },
  { action: 'report-33700', when: oneOf('contactBy', 'call', 'sms') },
  { action: 'file-complaint', when: ALWAYS, unless: is('complaintFiled') },
];

/** What is asked whatever happened, after what the kind and the means ask: none of it is for the first hour. */
export const CASE_ASKS: readonly { readonly ask: QuestionId; readonly when: Condition }[] = [
  { ask: 'bank-told', when: callsBank },
  { ask: 'bank-refused', when: is('meansUnknown') },
  { ask: 'bank-complaint', when: is('meansUnknown') },
  { ask: 'discovered', when: ALWAYS },
  { ask: 'complaint-filed', when: ALWAYS },
  { ask: 'judgment', when: ALWAYS },
  { ask: 'hardship', when: ALWAYS },
];
