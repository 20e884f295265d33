import { DISPUTE_ROLES } from '@parade/api/contract/disputes.ts';
import { settings } from '../content.ts';

/** What the form is given by the build, so that no contract has to run in the page. */
export const disputeFormProps = {
  roles: Object.entries(DISPUTE_ROLES),
  contact: settings.contactInfo.email,
};
