import { EXAMPLE_MARK, isExample } from '@parade/api/contract/claims.ts';
import { StatusChip } from '../lib/StatusChip.tsx';
import { Fields, GroupFrame } from './Fields.tsx';
import { claimAt, missingEvidence } from './gaps.ts';
import { useProgress } from './progress.tsx';
import type { ClaimName, GroupSpec } from './spec.ts';

const NAMES = {
  source: 'la source',
  asOf: 'la date',
  collectionMethod: 'la méthode de recueil',
} as const;
const LIST = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

/** A figure with its evidence, and whether the site shows it as a fact. */
export function ClaimFields({ group, claim }: { group: GroupSpec; claim: ClaimName }) {
  const { document } = useProgress();
  const current = claimAt(document, claim);
  const missing = missingEvidence(current).map((field) => NAMES[field]);
  const intro =
    missing.length > 0
      ? `Pour le montrer comme un fait, il manque ${LIST.format(missing)}.`
      : undefined;
  return (
    <GroupFrame
      title={group.title}
      intro={[group.intro, intro].filter(Boolean).join(' ')}
      mark={
        isExample(current) ? (
          <StatusChip label={EXAMPLE_MARK} tone="attention" />
        ) : (
          <StatusChip label="Montré comme un fait" tone="good" />
        )
      }
    >
      <Fields
        fields={group.fields}
        measured={current.mode === 'measured' && claim !== 'claims.rating'}
      />
    </GroupFrame>
  );
}
