import { expect, it } from 'vitest';
import { OFFICIAL_HELP } from '../official-help.ts';
import { REPORT_FRAUD_TYPES } from '../report-choices.ts';
import { CHANNELS } from './channels.ts';
import { ROUTE_WORDS, routesFor } from './routing.ts';
import type { Situation } from './situation.ts';

const TODAY = '2026-11-23';
const SHOP = 'E-commerce frauduleux';
const LOVE = 'Arnaque aux sentiments';

/** What takes it besides 17Cyber; the type, and what is written. */
const SENTENCES: readonly (readonly ['perceval' | 'thesee' | null, string, string])[] = [
  // Perceval: a card still in hand, online, not by oneself.
  ['perceval', 'Autre', 'Ma carte a servi à des achats en ligne que je n’ai pas faits.'],
  [
    'perceval',
    'Phishing',
    'Des paiements frauduleux sur ma CB, sur un site que je ne connais pas.',
  ],
  ['perceval', '', 'Trois débits inconnus sur ma carte bleue, chez Amazon.'],
  ['perceval', SHOP, 'Quelqu’un a utilisé ma carte sur internet, je ne reconnais pas ces achats.'],
  ['perceval', 'Autre', 'Ma carte bancaire a été piratée, 480 € d’achats en ligne.'],
  ['perceval', "Usurpation d'identité", 'On a copié ma carte, des achats à mon insu sur le web.'],
  ['perceval', 'Autre', 'Un abonnement payé avec ma carte sans mon accord sur un site.'],
  ['perceval', 'Autre', 'Visa : une dépense de 900 € que je n’ai jamais autorisée.'],
  ['perceval', SHOP, 'Des achats en ligne inconnus sur ma carte.'],
  // Not Perceval: the card is gone, not online, or one paid oneself.
  [null, 'Autre', 'On m’a volé ma carte et des achats frauduleux ont suivi en ligne.'],
  [null, 'Autre', 'J’ai perdu ma carte : des débits inconnus sont apparus.'],
  [null, 'Autre', 'Vol de mon sac, puis des paiements frauduleux avec ma carte.'],
  [null, 'Autre', 'Retraits au distributeur avec ma carte que je n’ai pas faits.'],
  [null, 'Autre', 'Ma carte a été copiée à une station-service, achats frauduleux en magasin.'],
  [null, 'Phishing', 'J’ai payé 1,99 € avec ma carte pour un faux colis.'],
  [null, 'Phishing', 'J’ai validé un paiement par carte que je ne reconnais pas.'],
  [null, 'Phishing', 'Un SMS demandait le numéro de ma carte, je n’ai rien donné.'],
  [null, 'Autre', 'Un virement que je n’ai pas fait est parti de mon compte.'],
  [null, 'Autre', 'J’ai donné ma carte à un coursier, puis des achats frauduleux en ligne.'],
  [null, 'Trading arnaque', 'J’ai alimenté le compte par carte, des débits inconnus ont suivi.'],
  [null, 'Autre', 'On a utilisé ma carte d’identité pour un prêt.'],
  [null, 'Autre', 'Je n’ai plus la carte : un pirate a utilisé ma carte en ligne.'],
  // THESEE: what its list names.
  ['thesee', SHOP, 'Des chaussures payées sur un site, jamais reçues.'],
  ['thesee', 'Autre', 'C’était une fausse boutique sur Instagram.'],
  ['thesee', SHOP, 'J’ai payé par carte un poêle, le faux site a disparu.'],
  ['thesee', 'Autre', 'Acheté sur Leboncoin, jamais livré, le compte a disparu.'],
  ['thesee', '', 'Sur Vinted, un faux acheteur m’a fait envoyer le colis.'],
  ['thesee', 'Autre', 'Une annonce de location : la maison n’existe pas.'],
  ['thesee', LOVE, 'Il m’a demandé 3 000 € pour son billet d’avion.'],
  ['thesee', 'Autre', 'Sur un site de rencontre, un homme m’a fait envoyer de l’argent.'],
  ['thesee', 'Autre', 'On me fait du chantage avec des photos.'],
  ['thesee', 'Autre', 'Il menace de publier une vidéo de moi.'],
  ['thesee', 'Autre', 'Un rançongiciel a bloqué mon ordinateur.'],
  ['thesee', 'Autre', 'Mes fichiers sont chiffrés, on demande une rançon en bitcoin.'],
  [
    'thesee',
    "Usurpation d'identité",
    'Mon compte Facebook a été piraté et ils ont demandé de l’argent à mes amis.',
  ],
  [
    'thesee',
    'Autre',
    'Messagerie piratée : des coupons PCS, on a réclamé des recharges à mes contacts.',
  ],
  // Not THESEE: phishing, cards, investments, an author who is known or was met, others and minors.
  [null, 'Phishing', 'Un faux site de l’Assurance maladie m’a pris mes codes.'],
  [null, 'Trading arnaque', 'Un faux site de placement m’a pris 8 000 €.'],
  [null, 'Arnaque au support technique', 'Un faux dépanneur a demandé une rançon.'],
  [null, 'Autre', 'Un faux conseiller m’a fait valider un virement.'],
  [null, 'Autre', 'Mon compte Instagram a été piraté, rien d’autre.'],
  [null, 'Autre', 'Ma messagerie a été piratée, j’ai changé le mot de passe.'],
  [null, SHOP, 'Mon voisin m’a vendu un scooter qui ne marche pas.'],
  [null, SHOP, 'Je connais le vendeur, il habite à côté.'],
  [null, SHOP, 'J’ai payé en main propre une voiture maquillée.'],
  [null, LOVE, 'Je l’ai rencontré en personne deux fois avant les virements.'],
  [null, 'Autre', 'Mon ex me fait du chantage.'],
  [null, SHOP, 'J’ai 15 ans et j’ai acheté sur un faux site.'],
  [null, SHOP, 'Notre société a commandé du matériel sur un faux site.'],
  [null, SHOP, 'Ma mère s’est fait avoir par une fausse boutique.'],
  [null, SHOP, 'C’est une vraie boutique, mais un produit défectueux.'],
  [null, 'Autre', 'J’ai répondu à une petite annonce, tout s’est bien passé.'],
  [null, 'Autre', 'J’ai rencontré un conseiller pour un prêt, il voulait de l’argent.'],
  [null, "Usurpation d'identité", 'Un crédit a été pris à mon nom.'],
];

it.each(SENTENCES)('%s takes: %s, « %s »', (taker, fraudType, text) => {
  const expected = taker ? [taker, '17cyber'] : ['17cyber'];
  expect(routesFor({ fraudType, text }, null, TODAY)).toEqual(expected);
  const typed = text.replaceAll('’', "'").toUpperCase();
  expect(routesFor({ fraudType, text: typed }, null, TODAY)).toEqual(expected);
});

it('says nothing while nothing is written, and of each that it names', () => {
  expect(routesFor({ fraudType: '', text: ' ' }, null, TODAY)).toEqual([]);
  for (const channel of ['perceval', 'thesee', '17cyber'] as const) {
    expect(ROUTE_WORDS[channel]).toMatch(/\.$/);
    expect(OFFICIAL_HELP.map(({ key }) => key)).toContain(CHANNELS[channel].help);
  }
  for (const [, fraudType] of SENTENCES) expect([...REPORT_FRAUD_TYPES, '']).toContain(fraudType);
});

it('reads a long story at once', () => {
  const text = 'Quelqu’un a utilisé ma carte, on a demandé de l’argent, je n’ai pas '.repeat(150);
  const start = performance.now();
  routesFor({ fraudType: 'Autre', text: text.slice(0, 10_000) }, null, TODAY);
  expect(performance.now() - start).toBeLessThan(200);
});

it('counts what a plan opens, and names nothing that its answers close', () => {
  const shop = (facts: Situation['facts']): Situation => ({
    kind: 'faux-site',
    payments: [],
    facts,
  });
  const unknown = { authorKnown: false, authorMet: false };
  const nothing = { fraudType: '', text: '' };
  expect(routesFor(nothing, shop(unknown), TODAY)).toEqual(['thesee', '17cyber']);
  expect(routesFor(nothing, shop({}), TODAY)).toEqual(['17cyber']);

  const written = { fraudType: SHOP, text: 'Jamais livré par ce faux site.' };
  expect(routesFor(written, shop({}), TODAY)).toEqual(['thesee', '17cyber']);
  expect(routesFor(written, shop({ authorKnown: true }), TODAY)).toEqual(['17cyber']);

  const card = (cardInHand: boolean): Situation => ({
    kind: 'carte-utilisee',
    payments: [{ means: 'card', paidOn: TODAY, authorised: 'no', where: 'online', cardInHand }],
    facts: {},
  });
  // Said without the plan, Perceval takes it.
  const used = { fraudType: 'Autre', text: 'Des achats en ligne inconnus sur ma carte.' };
  expect(routesFor(nothing, card(true), TODAY)).toEqual(['perceval', '17cyber']);
  expect(routesFor(used, card(false), TODAY)).toEqual(['17cyber']);
});
