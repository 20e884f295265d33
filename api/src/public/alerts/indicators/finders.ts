import { ibanFinder } from '../../../../contract/reading/ibans.ts';
import { linkFinders } from '../../../../contract/reading/links.ts';
import { phoneFinder } from '../../../../contract/reading/phones.ts';
import { ibanLength, ibanValue } from '../../../platform/payment-addresses/ibans.ts';
import { hostValue } from './hosts.ts';
import { readLink } from './links.ts';
import { phoneValue } from './phones.ts';

/** What finds links, accounts and numbers in a text, as the server reads them. */
export const { findLinks, findBareLinks } = linkFinders({ readLink, hostValue });
export const findIbans = ibanFinder({ ibanLength, ibanValue });
export const findPhones = phoneFinder(phoneValue);
