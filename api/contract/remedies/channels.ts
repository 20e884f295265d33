/**
 * Who takes what. Numbers, hours and addresses stand in `official-help.ts`
 * alone: `help` is the key there, null where it is the person's own bank,
 * shop or police station, whose number nobody but the person knows.
 */
export const CHANNELS = {
  bank: { name: 'Votre banque', help: null },
  'police-station': { name: 'Commissariat ou gendarmerie', help: null },
  '17cyber': { name: '17Cyber', help: '17cyber' },
  thesee: { name: 'THESEE', help: 'thesee' },
  perceval: { name: 'Perceval', help: 'perceval' },
  paypal: { name: 'PayPal', help: null },
  issuer: { name: 'Émetteur du coupon ou de la carte', help: null },
  exchange: { name: 'Plateforme de crypto-actifs', help: null },
  '33700': { name: '33700', help: '33700' },
  'signal-spam': { name: 'Signal Spam', help: 'signal-spam' },
  pharos: { name: 'PHAROS', help: 'pharos' },
  mediator: { name: 'Médiateur de votre banque', help: 'mediator' },
  procureur: { name: 'Procureur de la République', help: null },
  'amf-mediator': { name: 'Médiateur de l’AMF', help: 'amf-mediator' },
  'abe-info-service': { name: 'ABE Info Service (AMF et ACPR)', help: 'abe-info-service' },
  'info-escroqueries': { name: 'Info Escroqueries', help: 'info-escroqueries' },
  'france-victimes': { name: 'France Victimes', help: 'france-victimes' },
  'point-justice': { name: 'Point-justice', help: 'point-justice' },
} as const satisfies Readonly<Record<string, { name: string; help: string | null }>>;

export type Channel = keyof typeof CHANNELS;
