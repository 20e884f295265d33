/** Kinds of texts that are judged otherwise than what we say to a person. */
import { describe, expect, it } from 'vitest';
import { findingIn } from '../contract/staff-text/findings.ts';
import { HASH, withGuard } from './staff-text-rules.ts';

withGuard();

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
