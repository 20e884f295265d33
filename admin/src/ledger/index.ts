import type { Part } from '../lib/section.ts';
import { KEY } from './queries.ts';

export const ledger: Part = { stale: { balance: [KEY], withdrawals: [KEY] } };
