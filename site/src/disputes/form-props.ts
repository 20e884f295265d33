import { DISPUTE_ROLES } from '@parade/api/contract/disputes.ts';
import { settings } from '../content.ts';

/** The props of the form, made by the build so that no contract has to run in the page. */
export const disputeFormProps = {
  roles: Object.entries(DISPUTE_ROLES),
  contact: settings.contactInfo.email,
};
