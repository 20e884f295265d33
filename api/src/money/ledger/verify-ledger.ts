import { type Db, inSnapshot } from '@parade/db';
import { GENESIS, hashOf, heldCents, readHead } from './ledger.ts';

const PAGE = 5000;

/** What a check of the books found. */
export interface Findings {
  /** How many entries or accounts were gone through. */
  checked: number;
  /** One line each, in French: what does not fit, and where. */
  problems: string[];
  /** The newest entry, to be noted outside the platform: `12:3f9a…`. */
  head: string;
}

/**
 * Goes through the whole chain: no entry missing, none changed, each balance the
 * one before it plus what came to it, the end where the head says. Reads one instant
 * and writes nothing; writers go on. `noted` is a head that was written down earlier: the chain must
 * still go through it, which tells a chain that was made anew.
 */
export function verifyLedger(db: Db, noted?: string): Promise<Findings> {
  return inSnapshot(db, async (from) => {
    const end = await readHead(from);
    const problems: string[] = [];
    const balances = new Map<string, number>();
    let sequence = 0;
    let hash = GENESIS;
    let seen = noted === undefined;
    for (;;) {
      const entries = await from
        .selectFrom('ledger_entries')
        .selectAll()
        .where('sequence', '>', sequence)
        .orderBy('sequence')
        .limit(PAGE)
        .execute();
      for (const entry of entries) {
        const name = `écriture ${entry.sequence} (${entry.id})`;
        if (entry.sequence !== sequence + 1) {
          problems.push(`${name}\u00a0: il en manque ${entry.sequence - sequence - 1} avant elle`);
        } else if (entry.previousHash !== hash) {
          problems.push(`${name}\u00a0: ne suit pas l’écriture d’avant`);
        }
        if (hashOf(entry) !== entry.hash) problems.push(`${name}\u00a0: a été modifiée`);
        const before = balances.get(entry.userId) ?? 0;
        if (before + heldCents(entry) !== entry.balanceCents) {
          problems.push(`${name}\u00a0: son solde n’est pas celui d’avant plus son montant`);
        }
        balances.set(entry.userId, entry.balanceCents);
        ({ sequence, hash } = entry);
        seen ||= noted === `${sequence}:${hash}`;
      }
      if (entries.length < PAGE) break;
    }
    if (sequence !== end.sequence || hash !== end.hash) {
      problems.push(`la dernière écriture est ${sequence}, la tête dit ${end.sequence}`);
    }
    if (!seen) problems.push(`la chaîne ne passe pas par ${noted}`);
    return { checked: sequence, problems, head: `${sequence}:${hash}` };
  });
}
