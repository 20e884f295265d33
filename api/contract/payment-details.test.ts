import { describe, expect, it } from 'vitest';
import { holdsPaymentDetails } from './payment-details.ts';

describe('what a payment could be sent to', () => {
  it.each([
    'Virez à FR76 3000 6000 0112 3456 7890 189, merci',
    'iban : fr7630006000011234567890189',
    'DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000 avant vendredi',
    'BE68-5390-0754-7034',
    'carte 4111 1111 1111 1111',
    'Amex 3782-822463-10005',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'Envoyez à 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa.',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'TRX : TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  ])('is found: %s', (text) => {
    expect(holdsPaymentDetails(text)).toBe(true);
  });

  it.each([
    'Votre dossier SIG-7K3F-92 a avancé : 2 480,50 € récupérés.',
    'Appelez le 01 99 00 12 34 ou le 0 805 805 817, du lundi au vendredi de 9 h à 18 h 30.',
    'SIRET 732 829 320 00074, RCS Paris 732 829 320',
    'Le 12 décembre 2026 nous aurons la réponse de la banque, écrite et signée.',
    'FR76 3000 6000 0112 3456 7890 188',
    'La référence de votre virement est 2026-11-21-000123456.',
    'identifiant 01980000-0000-7000-8000-000000000000',
    'https://www.cybermalveillance.gouv.fr/tous-nos-contenus/fiches-reflexes',
  ])('is not: %s', (text) => {
    expect(holdsPaymentDetails(text)).toBe(false);
  });
});
