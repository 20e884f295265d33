import type { PaymentDetails } from '@parade/api/contract/remedies/facts.ts';
import { FIRST_ANSWERS, MADE_BY } from '@parade/api/contract/remedies/first-questions.ts';
import { MEANS } from '@parade/api/contract/remedies/means.ts';
import type { Kind, Means } from '@parade/api/contract/remedies/situation.ts';
import { useState } from 'react';
import { type Choice, Choices } from './Choices.tsx';
import { type Flow, paymentOf } from './flow.ts';

type Authorised = PaymentDetails['authorised'];

interface Props {
  kind: Kind;
  draft: Flow['draft'];
  onPick: (means: Means, authorised: Authorised) => void;
  /** Both are absent where another payment is added. */
  onUnknown?: (() => void) | undefined;
  onNothing?: (() => void) | undefined;
}

/** The means that this kind is mostly paid by, the others behind a tap; who paid needs none of its own. */
export function MeansScreen({ kind, draft, onPick, onUnknown, onNothing }: Props) {
  const { means: common, isAsked, authorised } = paymentOf(kind);
  const others = MEANS.map(({ id }) => id).filter((id) => !common.includes(id));
  const [unfolded, setUnfolded] = useState(draft !== null && others.includes(draft.means));

  const choice = (means: Means, by: Authorised, label: string): Choice => ({
    ...{ key: `${means}-${by}`, label, onPick: () => onPick(means, by) },
    chosen: draft?.means === means && draft.authorised === by,
  });
  const labelOf = (means: Means) => MEANS.find(({ id }) => id === means)?.label ?? means;
  const list = (ids: readonly Means[]) =>
    isAsked ? (
      <div className="by-means">
        {ids.map((means) => (
          <fieldset key={means}>
            <legend>{labelOf(means)}</legend>
            <Choices
              choices={(['tricked', 'no'] as const).map((by) => ({
                ...choice(means, by, MADE_BY[by]),
                of: labelOf(means),
              }))}
            />
          </fieldset>
        ))}
      </div>
    ) : (
      <Choices choices={ids.map((means) => choice(means, authorised, labelOf(means)))} />
    );

  return (
    <>
      {list(common)}
      <Choices
        choices={[
          {
            ...{ key: 'other', label: FIRST_ANSWERS.otherMeans, expanded: unfolded },
            onPick: () => setUnfolded(!unfolded),
          },
        ]}
      />
      {unfolded && list(others)}
      {onUnknown && onNothing && (
        <Choices
          choices={[
            { key: 'nothing', label: FIRST_ANSWERS.nothingPaid, onPick: onNothing },
            { key: 'unknown', label: FIRST_ANSWERS.unknown, onPick: onUnknown },
          ]}
        />
      )}
    </>
  );
}
