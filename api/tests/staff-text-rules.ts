import { describe, expect, it } from 'vitest';
import type { RefusalCause } from '../contract/staff-text/finding.ts';
import { findingIn } from '../contract/staff-text/findings.ts';
import { installGuard } from '../contract/staff-text/guard.ts';
import { isBase58Address } from '../src/platform/payment-addresses/checksums.ts';

/** Of a transaction, and of an address of Sui and Aptos. */
export const HASH = '0x5b3a9c1f7e2d4a6088bb1c0ffeed1234a9c1f7e2d4a6088bb1c0ffeed12345e7';

/** A rule that is near to what honest staff write: what it refuses, and the sentences beside it that pass. */
type Rule = readonly [
  name: string,
  cause: RefusalCause,
  refused: readonly string[],
  passing: readonly string[],
];

/** Installs the guard as the tests of texts know it. */
export const withGuard = (): void =>
  installGuard({
    hosts: () => ['parade.example'],
    phones: () => ['01 82 00 12 34'],
    mailboxes: () => ['aide@asso-parade.fr'],
    isBase58Address,
  });

/** The tests of rules. */
export function eachRule(rules: readonly Rule[]): void {
  withGuard();
  describe.each(rules)('%s', (_, cause, refused, passing) => {
    it.each(refused)('is refused: %s', (text) => {
      expect(findingIn(text, 'speech')?.cause).toBe(cause);
    });
    it.each(passing)('is not: %s', (text) => {
      expect(findingIn(text, 'speech')).toBeUndefined();
    });
  });
}
