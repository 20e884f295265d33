import { describe, expect, it } from 'vitest';
import type { IndicatorKind } from '../../../../contract/indicators.ts';
import { normaliseIndicator } from './normalise.ts';
import { tooWide } from './too-wide.ts';

describe('an indicator that would condemn the innocent', () => {
  const refused = (kind: IndicatorKind, typed: string) => {
    const known = normaliseIndicator(kind, typed);
    return known ? tooWide(kind, known) : 'illisible';
  };

  it.each<[IndicatorKind, string, RegExp]>([
    ['domain', 'co.uk', /terminaison/],
    ['domain', 'github.io', /terminaison/],
    ['domain', 'sites.google.com', /lien complet/],
    ['domain', 'm.facebook.com', /lien complet/],
    ['url', 'https://t.me/', /lien complet/],
    ['domain', 'gmail.com', /fournisseur/],
    ['domain', 'www.orange.fr', /fournisseur/],
    ['domain', 'impots.gouv.fr', /officiel/],
    ['domain', 'gouv.fr', /officiel/],
    ['url', 'https://www.impots.gouv.fr/accueil', /officiel/],
    ['domain', 'france-victimes.fr', /officiel/],
    ['domain', 'www.33700.fr', /officiel/],
    ['domain', 'www.credit-agricole.fr', /banque/],
    ['domain', 'mabanque.bnpparibas', /banque/],
    ['url', 'https://particuliers.sg.fr/connexion', /banque/],
    ['url', 'https://assure.ameli.fr/', /service public/],
    ['domain', 'paypal.com', /entreprise/],
    ['email', 'contact@ameli.fr', /service public/],
    ['email', 'service.client@credit-agricole.fr', /banque/],
    ['domain', '10.0.0.1', /illisible/],
    ['domain', '169.254.1.1', /illisible/],
    ['domain', '[::1]', /illisible/],
    ['wallet', '0x0000000000000000000000000000000000000000', /personne/],
    ['company', 'AB', /trois lettres/],
    ['company', 'A1 SAS', /trois lettres/],
    ['company', 'Élan 06 39 98 71 05', /numéro/],
    ['company', 'Élan jean@orange.fr', /adresse/],
    ['company', 'Élan FR76 3000 6000 0112 3456 7890 189', /numéro/],
    ['company', 'elan.fr', /lien/],
  ])('%s %s is refused', (kind, typed, sentence) => {
    expect(refused(kind, typed)).toMatch(sentence);
  });

  it.each<[IndicatorKind, string]>([
    ['domain', 'piege.github.io'],
    ['domain', 'faux-gouv.fr'],
    ['domain', 'mon-ameli.fr'],
    ['domain', 'lcl.fr.example'],
    ['domain', 'impots-gouv.fr.example'],
    ['url', 'https://sites.google.com/view/piege'],
    ['email', 'escroc@gmail.com'],
    ['company', 'Élan'],
  ])('%s %s is not', (kind, typed) => {
    expect(refused(kind, typed)).toBeNull();
  });
});
