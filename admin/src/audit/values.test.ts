import { describe, expect, it } from 'vitest';
import { changesOf } from './values.ts';

const said = (objectType: string, after: Record<string, unknown>) =>
  Object.fromEntries(changesOf(objectType, null, after).map((one) => [one.label, one.after]));

describe('the journal', () => {
  it('reads a run of the retention as its page does', () => {
    const none = { fraudReports: 0, kycDocuments: 0, navigationData: 0 };
    const words = said('retention', {
      state: 'stopped',
      found: { accountData: 2, ...none },
      removed: { accountData: 0, ...none },
      exceeded: ['accountData', 'fraudReports'],
    });
    expect(words).toMatchObject({
      État: 'Arrêté',
      'Trouvé · Comptes fermés': '2',
      'Effacé · Comptes fermés': '0',
      'Davantage que prévu': 'Comptes fermés\nSignalements clos, avec leurs documents',
    });
    expect(said('retention', { exceeded: [] })).toEqual({ 'Davantage que prévu': 'Rien' });
  });

  it('writes days and instants as they are read in French', () => {
    expect(said('contracts', { receivedOn: '2026-11-22', sentOn: ['2026-11-01'] })).toEqual({
      'Reçu le': '22 novembre 2026',
      'Envoyé le': '1er novembre 2026',
    });
  });

  it('says as what an account or a report went', () => {
    expect(said('users', { kind: 'accountData' })).toEqual({ Nature: 'Comptes fermés' });
  });

  it('shows no key of a record', () => {
    expect(
      said('payment-settings', {
        cardProviders: [{ name: 'MoonPay', url: 'https://moonpay.example' }],
        oldField: 'x',
      }),
    ).toEqual({ 'Achat par carte': 'MoonPay, https://moonpay.example', 'Autre donnée': 'x' });
  });
});
