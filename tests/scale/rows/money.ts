/** Contracts, payments and withdrawals. */
import {
  idOf,
  instant,
  KIND,
  later,
  lot,
  pick,
  type Row,
  reference,
  SIZES,
  shares,
} from './making.ts';
import { ownerOf } from './people.ts';

export const contract = (at: number): Row => ({
  id: idOf(KIND.contract, at),
  reference: reference('CTR', at),
  userId: ownerOf(at, 101),
  ...(lot(at, 30) === 0
    ? { status: 'renounced', renouncedAt: instant(at, SIZES.payments) }
    : { status: 'accepted', renouncedAt: null }),
  title: 'Accompagnement',
  scope: 'Travail',
  feeTerms: 'Prix',
  refundConditions: 'Retour',
  amountCents: 30_000,
  createdAt: instant(at, SIZES.payments),
  updatedAt: instant(at, SIZES.payments),
});

export function payment(at: number): Row {
  const createdAt = instant(at, SIZES.payments);
  const isCrypto = lot(at, 4) === 0;
  const verified = shares<number | null>(at, 103, [1, 850], [0, 100], [null, 50]);
  return {
    id: idOf(KIND.payment, at),
    reference: `PAY-${Date.parse(createdAt)}-${lot(at, 1000)}`,
    userId: ownerOf(at, 101),
    contractId: idOf(KIND.contract, at),
    method: isCrypto ? 'crypto' : 'bank_transfer',
    cryptocurrency: isCrypto ? pick(['bitcoin', 'ethereum', 'usdt'], at) : null,
    cryptoSymbol: isCrypto ? pick(['BTC', 'ETH', 'USDT'], at) : null,
    transactionHash: isCrypto ? at.toString(16).padStart(64, '0') : null,
    transactionAt: isCrypto ? createdAt : null,
    amountInEurCents: 5000 + lot(at, 90_000, 107),
    description: 'Frais de service',
    status: verified === null ? 'pending' : verified === 1 ? 'completed' : 'failed',
    verified,
    verifiedAt: verified === null ? null : later(createdAt, 2),
    createdAt,
    updatedAt: createdAt,
  };
}

export function withdrawal(at: number): Row {
  const createdAt = instant(at, SIZES.withdrawals);
  return {
    id: idOf(KIND.withdrawal, at),
    reference: reference('RET', at),
    userId: ownerOf(at, 109),
    amountCents: 1000 + lot(at, 900_000, 113),
    method: pick(['bank', 'wallet', 'binance'], at, 127),
    status: shares(at, 131, ['approved', 850], ['rejected', 100], ['pending', 50]),
    createdAt,
    updatedAt: createdAt,
  };
}
