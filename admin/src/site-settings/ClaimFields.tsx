import { EXAMPLE_MARK } from '@parade/api/contract/claims.ts';
import { madeLate } from '@parade/api/contract/made-late.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Fields, GroupFrame } from './Fields.tsx';
import { claimAt, gapsOf } from './gaps.ts';
import { useProgress } from './progress.tsx';
import type { ClaimName, GroupSpec } from './spec.ts';

/** In the order of the fields. */
const NAMES: Readonly<Record<string, string>> = {
  value: 'votre propre valeur',
  reviewCount: 'votre propre nombre d’avis',
  source: 'une source d’une phrase',
  asOf: 'une date de moins de 24\u00a0mois',
  document: 'le document',
  pages: 'la page du document',
  collectionMethod: 'la méthode de recueil',
};
const LIST = madeLate(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));

function markOf(claim: ReturnType<typeof claimAt>, example: boolean) {
  if (example) return { label: EXAMPLE_MARK, tone: 'attention' } as const;
  if ('reviewCount' in claim && claim.reviewCount === 0) {
    return { label: 'Non montrée', tone: undefined } as const;
  }
  return { label: 'Montré comme un fait', tone: 'good' } as const;
}

/** A figure with its evidence, and whether the site shows it as a fact. */
export function ClaimFields({ group, claim }: { group: GroupSpec; claim: ClaimName }) {
  const { document, gaps } = useProgress();
  const current = claimAt(document, claim);
  const lacking = gapsOf(claim, gaps);
  const missing = Object.entries(NAMES).flatMap(([field, name]) =>
    lacking.includes(field) ? [name] : [],
  );
  const intro =
    missing.length > 0
      ? `Pour le montrer comme un fait, il manque ${LIST().format(missing)}.`
      : undefined;
  return (
    <GroupFrame
      title={group.title}
      intro={[group.intro, intro].filter(Boolean).join(' ')}
      mark={<StatusChip {...markOf(current, missing.length > 0)} />}
    >
      <Fields
        fields={group.fields}
        measured={current.mode === 'measured' && claim !== 'claims.rating'}
      />
    </GroupFrame>
  );
}
