import { fundsStatus } from '@parade/api/contract/funds.ts';
import { legalEntityOf } from '@parade/api/contract/site-settings.ts';
import { settings } from '../content.ts';

const { contactInfo, legalPages } = settings;
const { mentionsLegales, cgu, rgpd, accessibility } = legalPages;

export const brand = settings.brand.name;
export const company = legalEntityOf(settings);
export { accessibility, cgu, contactInfo, mentionsLegales, rgpd };

/** Who holds money that was recovered; empty where nobody does. */
export const fundsHolder = fundsStatus(mentionsLegales.funds);

/** What a legal page falls back on where its own contact is empty. */
export const termsContact = {
  email: cgu.contactEmail || contactInfo.email,
  phone: cgu.contactPhone || contactInfo.phone,
  address: cgu.contactAddress || mentionsLegales.address,
};
export const dataController = rgpd.responsibleEntity || company;
export const dpo = {
  email: rgpd.dpoEmail || contactInfo.email,
  address: rgpd.dpoAddress || mentionsLegales.address,
  name: rgpd.dpoName,
  designation: rgpd.dpoDesignation,
};
