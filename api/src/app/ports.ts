import { reportedTwice } from '../cases/counterparties/reported-twice.ts';
import { identityApproved } from '../cases/kyc/identity.ts';
import { lossFigures } from '../cases/losses/figures.ts';
import { reportedCrypto } from '../cases/reports/reported-crypto.ts';
import { totalRecovered } from '../money/ledger/balance.ts';
import { payees } from '../money/payment-settings/current-payees.ts';
import { publicPrice } from '../money/payment-settings/public-price.ts';
import { endProposals } from '../people/approvals/close.ts';
import type { Services } from '../platform/context.ts';
import type { Feature } from '../platform/feature.ts';
import type { Ports } from '../platform/ports.ts';
import { FEATURES } from './features.ts';

/** One answer each, of whichever feature gives it. */
const merged = <Name extends 'mailAttachments' | 'measures' | 'blockers' | 'hidden'>(name: Name) =>
  Object.assign({}, ...FEATURES.map((feature) => feature[name])) as Required<
    NonNullable<Feature[Name]>
  >;

/** Each port, filled by the manifests. */
export const ports: Ports = {
  mailAttachments: merged('mailAttachments'),
  measures: merged('measures'),
  documentReaders: FEATURES.flatMap(({ documents }) => documents ?? []),
  payees,
  recoveredCents: totalRecovered,
  publicPrice,
  lossFigures,
  identityApproved,
  reportedTwice,
  reportedCrypto,
  endProposalsAtReset: (services: Services, unit, member) =>
    endProposals(services, unit, member, 'reset'),
  handOvers: FEATURES.flatMap(({ handOver }) => handOver ?? []),
  personalData: FEATURES.flatMap(({ personalData }) => personalData ?? []),
  blockers: merged('blockers'),
  retention: FEATURES.flatMap(({ retention }) => retention ?? []),
  hidden: merged('hidden'),
  openings: FEATURES.flatMap(({ opening }) => opening ?? []),
  approvals: FEATURES.flatMap(({ approvals }) => approvals ?? []),
  counts: FEATURES.flatMap(({ counts }) => counts ?? []),
  probes: FEATURES.flatMap(({ probes }) => probes ?? []),
};
