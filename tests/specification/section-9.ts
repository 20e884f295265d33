/** Business constants and limits. */

import type { Section } from './proof.ts';
import { labels, notifications, paymentsApi, site, sitePages } from './seen-by.ts';

export const SECTION_9 = {
  notifications: {
    '99+': notifications.many,
    'Nouvelle notification': notifications.live,
  },
  'quick templates': {
    'Maintenance programmée': labels.backOffice,
    'Nouvelle fonctionnalité': labels.backOffice,
    'Alerte de sécurité': labels.backOffice,
  },
  'countries of alerts': {
    France: labels.site,
    Belgique: labels.site,
    Suisse: labels.site,
    Canada: labels.site,
    Nigeria: labels.site,
    Autre: labels.site,
  },
  'fraud types of alerts': {
    'Phishing / Email frauduleux': labels.site,
    'Fausse boutique en ligne': labels.site,
    'Arnaque sentimentale': labels.site,
    'Fraude bancaire': labels.site,
    'Faux support technique': labels.site,
    'Investissement frauduleux': labels.site,
    'Arnaque téléphonique': labels.site,
    "Usurpation d'identité": labels.site,
    Autre: labels.site,
    'Trading arnaque': labels.site,
  },
  'relative dates': {
    "Aujourd'hui": notifications.read,
    Hier: notifications.corrupt,
    'Il y a {N} jours': notifications.many,
  },
  'withdrawal methods': {
    Binance: labels.forms,
    'Virement bancaire': labels.forms,
    'Portefeuille crypto': labels.forms,
    'Bitcoin (BTC)': labels.forms,
    'Ethereum (ETH)': labels.forms,
    'Tether (USDT': labels.forms,
  },
  'currencies of the back office': {
    Bitcoin: labels.backOffice,
    Ethereum: labels.backOffice,
    Tether: labels.backOffice,
    Litecoin: labels.backOffice,
    'Binance Coin': labels.backOffice,
  },
  'currencies of the payment screen': {
    'Bitcoin (BTC)': labels.currencies,
    'Ethereum (ETH)': labels.currencies,
    'Litecoin (LTC)': labels.currencies,
    'Tether (USDT)': labels.currencies,
    'Ethereum ERC-20': labels.currencies,
    'environ 0,50 €': labels.currencies,
    'environ 2,00 €': labels.currencies,
    'environ 0,30 €': labels.currencies,
    'environ 2,50 €': labels.currencies,
    '10-30 min': labels.currencies,
    '5-15 min': labels.currencies,
    '5-10 min': labels.currencies,
    '50,00 €': labels.currencies,
    'taux de 1,01 €': labels.currencies,
  },
  'payment reference': {
    'PAY-{timestamp}-{0 to 999}': paymentsApi.stored,
  },
  'site settings': {
    '87 %': site.claims,
    '15 247': site.claims,
    '4,2 M€': site.claims,
    '12 jours': site.claims,
  },
  'retention and delays': {
    '3 ans après la clôture du compte': sitePages.builtIn,
    '6 ans après la clôture': sitePages.builtIn,
    '1 mois après la décision': sitePages.builtIn,
    '13 mois au maximum': sitePages.builtIn,
    'sous 30 jours au plus': sitePages.builtIn,
  },
} satisfies Section;
