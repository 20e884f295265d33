/** A calendar day of Paris, `YYYY-MM-DD`. */
export type Day = string;

/** A payment, whatever its means. */
export interface PaymentDetails {
  amountEuros?: number;
  paidOn: Day;
  /** The day is not known: `paidOn` is the earliest possible, which never gives a later deadline. */
  paidOnIsEarliest?: true;
  /** `no`: somebody else paid; `tricked`: paid oneself, deceived; `yes`: paid as one wished. */
  authorised: 'no' | 'tricked' | 'yes';
  where?: 'online' | 'shop' | 'atm';
  cardInHand?: boolean;
  outsideEea?: boolean;
  mandate?: boolean;
  provider?: string;
  friendsAndFamily?: boolean;
}

/** What a person knows. An absent key is unknown; an empty text is known to be nothing. */
export type Facts = Partial<{
  /** Money left, and nobody knows how: there is no payment to count from. */
  meansUnknown: boolean;
  contactBy: 'call' | 'sms' | 'mail' | 'whatsapp' | 'social' | 'site';
  numberSpoofed: boolean;
  bankTold: boolean;
  bankToldOn: Day;
  bankRefused: boolean;
  bankComplaintOn: Day;
  cardOpposed: boolean;
  cardStolen: boolean;
  remoteAccess: boolean;
  remoteAccessStillOn: boolean;
  accountHacked: boolean;
  moneyAskedInMyName: boolean;
  cardDataGiven: boolean;
  bankLoginGiven: boolean;
  ibanGiven: boolean;
  codesUsed: boolean;
  phishingOnly: boolean;
  idDocumentsSent: boolean;
  idDocumentsStolen: boolean;
  phoneStolen: boolean;
  adRole: 'buyer' | 'seller' | 'tenant';
  realSeller: boolean;
  authorMet: boolean;
  authorKnown: boolean;
  stillAskedToPay: boolean;
  secondScam: boolean;
  ransomware: boolean;
  mule: boolean;
  vop: string;
  exchangeKnown: boolean;
  chequeCashed: boolean;
  chequeReceivedFalse: boolean;
  paypalDisputeOpenedOn: Day;
  amountAsked: number;
  professional: boolean;
  insuredCyber: boolean;
  /** An instant in ISO-8601, a local time of Paris, or a day alone. */
  discoveredAt: string;
  minor: boolean;
  age: number;
  /** A country code. */
  abroad: string;
  onBehalfOf: string;
  noFranceConnect: boolean;
  complaintFiled: boolean;
  policeRefused: boolean;
  lowIncome: boolean;
  graveSituation: boolean;
  judgmentFinalOn: Day;
}>;
