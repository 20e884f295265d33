import type { ApprovalChange } from '../../../../contract/approvals.ts';
import type { AlertDetail } from './detail.ts';
import type { AlertInput } from './published-change.ts';

export const objectOf = (id: string): string => `alerts/${id}`;

/** The companies that everybody would read in it, and nobody does yet: defamation is the risk of one person's word. */
export function newFirms(before: AlertDetail, { status, indicators }: AlertInput): string[] {
  if (status !== 'verified') return [];
  const shown = before.status === 'verified' ? before.indicators : [];
  const known = new Set(shown.filter(isFirm).map(({ value }) => value));
  return indicators
    .filter(isFirm)
    .filter(({ value }) => !known.has(value))
    .map(({ display }) => display);
}

const isFirm = ({ kind }: { kind: string }): boolean => kind === 'company';

/** The same in words, with the texts in which it would be read. */
export function firmsInWords(
  before: AlertDetail,
  { columns }: AlertInput,
  firms: readonly string[],
): ApprovalChange[] {
  const was = before.status === 'verified' ? before : undefined;
  const text = (what: string, name: 'title' | 'description' | 'perpetratorInfo') => ({
    what,
    before: was?.[name] ?? null,
    after: columns[name],
  });
  return [
    { what: 'la société nommée en public', before: null, after: firms.join(', ') },
    text('le titre de l’alerte', 'title'),
    text('sa description', 'description'),
    text('ce qu’elle dit de l’auteur', 'perpetratorInfo'),
  ].filter((change) => change.before !== change.after);
}
