import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import type { Kind } from '@parade/api/contract/remedies/situation.ts';
import { Choices } from './Choices.tsx';

/** Its buttons stand in the HTML: an answer that comes before the script is kept by `early-answer.ts`. */
export function KindScreen({ kind, onPick }: { kind: Kind | null; onPick: (kind: Kind) => void }) {
  return (
    <Choices
      choices={KINDS.map(({ id, label }) => ({
        ...{ key: id, label, chosen: id === kind },
        onPick: () => onPick(id),
      }))}
    />
  );
}
