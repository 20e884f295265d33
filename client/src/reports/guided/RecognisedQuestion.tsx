import { Box, Typography } from '@mui/material';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProposalTicks } from '../../counterparties/ProposalTicks.tsx';
import { proposedIn, withTaken } from '../../counterparties/proposed.ts';
import { readStory } from '../../counterparties/queries.ts';
import { Failure } from '../../lib/Failure.tsx';
import { useCaseLists } from '../useCaseLists.ts';
import type { QuestionProps } from './question.ts';

/** What the story says was paid and to whom: what is ticked is kept at once, until it is unticked. */
export function RecognisedQuestion({ form }: QuestionProps) {
  const [story] = useState(() => ({
    description: form.getValues('description'),
    contactInfo: form.getValues('contactInfo'),
  }));
  const { losses, counterparties, write } = useCaseLists(form);
  // What is ticked is noted, and must stay here to be unticked.
  const [noted] = useState({ losses, counterparties });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const search = useQuery({
    queryKey: ['proposals', story],
    queryFn: () => readStory(story),
    // The same story says the same.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = search.data ? proposedIn(search.data, noted) : [];
  const tick = (keys: readonly string[]) => {
    setTicked(keys);
    const taken = withTaken(
      noted,
      all.filter(({ key }) => keys.includes(key)),
    );
    write('losses', taken.losses);
    write('counterparties', taken.counterparties);
  };
  return (
    <>
      <Box role="status">
        {search.isPending && <Typography>Nous relisons votre récit…</Typography>}
        {search.data && (
          <Typography>
            {all.length > 0
              ? 'Cochez ce qui est juste. Ce que vous ne cochez pas n’est pas gardé.'
              : 'Nous n’avons reconnu ni paiement, ni numéro, ni compte de plus. Vous pourrez en ajouter avant l’envoi.'}
          </Typography>
        )}
      </Box>
      {search.error && (
        <Failure sentence={sentenceFor(search.error)} onRetry={() => search.refetch()} />
      )}
      {all.length > 0 && <ProposalTicks proposals={all} ticked={ticked} onTick={tick} />}
    </>
  );
}
