import { alerts, isSample, settings } from '../content.ts';

/** How many alerts a feed holds. */
const NEWEST = 50;

export const FEED_TITLE = `Alertes aux arnaques – ${settings.brand.name}`;
export const FEED_DESCRIPTION =
  'Les arnaques en ligne signalées par leurs victimes, dès leur publication.';

/** What both feeds say, newest first. Invented alerts say so in their titles. */
export const ENTRIES = alerts.slice(0, NEWEST).map((alert) => ({
  path: `/alertes/${alert.slug}`,
  title: isSample(alert) ? `Exemple\u00a0: ${alert.title}` : alert.title,
  text: alert.description,
  publishedAt: alert.createdAt,
  fraudType: alert.fraudType,
}));
