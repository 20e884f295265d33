import { Box, Typography } from '@mui/material';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProposalTicks } from '../../counterparties/ProposalTicks.tsx';
import { proposedIn, withTaken } from '../../counterparties/proposed.ts';
import { readStory } from '../../counterparties/queries.ts';
import { Failure } from '../../lib/Failure.tsx';
import { useCaseLists } from '../useCaseLists.ts';
import type { QuestionProps } from './question.ts';

/** What the story says was paid and to whom: what is ticked is kept when one goes on. */
export function RecognisedQuestion({ form, leaving }: QuestionProps) {
  const [story] = useState(() => ({
    description: form.getValues('description'),
    contactInfo: form.getValues('contactInfo'),
  }));
  const { losses, counterparties, write } = useCaseLists(form);
  // What is kept on leaving must not empty the page before it is left.
  const [noted] = useState({ losses, counterparties });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const search = useQuery({
    queryKey: ['proposals', story],
    queryFn: () => readStory(story),
    // The same story says the same.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = search.data ? proposedIn(search.data, noted) : [];
  useEffect(() => {
    const chosen = all.filter(({ key }) => ticked.includes(key));
    leaving.current = () => {
      if (chosen.length === 0) return;
      const taken = withTaken(noted, chosen);
      write('losses', taken.losses);
      write('counterparties', taken.counterparties);
    };
    return () => {
      leaving.current = undefined;
    };
  });
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
      {all.length > 0 && <ProposalTicks proposals={all} ticked={ticked} onTick={setTicked} />}
    </>
  );
}
