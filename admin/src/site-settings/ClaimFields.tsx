import { EXAMPLE_MARK, isExample } from '@parade/api/contract/claims.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
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

function markOf(claim: ReturnType<typeof claimAt>) {
  if (isExample(claim)) return { label: EXAMPLE_MARK, tone: 'attention' } as const;
  if ('reviewCount' in claim && claim.reviewCount === 0) {
    return { label: 'Non montrée', tone: undefined } as const;
  }
  return { label: 'Montré comme un fait', tone: 'good' } as const;
}

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
      mark={<StatusChip {...markOf(current)} />}
    >
      <Fields
        fields={group.fields}
        measured={current.mode === 'measured' && claim !== 'claims.rating'}
      />
    </GroupFrame>
  );
}
