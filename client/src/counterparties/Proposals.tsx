import { Alert, Box, Button, Typography } from '@mui/material';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ProposalTicks } from './ProposalTicks.tsx';
import { type Noted, proposedIn, withTaken } from './proposed.ts';
import { readStory, type Story } from './queries.ts';

interface ProposalsProps {
  /** What was written so far. */
  story: () => Story;
  /** What is noted already: it is not proposed again. */
  known: Noted;
  /** Called with what is noted then. */
  onTake: (noted: Noted) => void;
}

/** What the story says was paid and to whom: proposed, each with its words, and taken by a tick alone. */
export function Proposals({ story, known, onTake }: ProposalsProps) {
  const place = useRef<HTMLElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const search = useMutation({
    mutationFn: () => readStory(story()),
    onSuccess: () => setTicked([]),
  });
  const all = search.data ? proposedIn(search.data, known) : [];
  const chosen = all.filter(({ key }) => ticked.includes(key));
  const take = () => {
    onTake(withTaken(known, chosen));
    search.reset();
    // What had the focus goes with the proposals.
    place.current?.querySelector('button')?.focus();
  };
  return (
    <Box
      component="section"
      ref={place}
      aria-label="Ce que dit votre récit"
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography>
        Votre récit parle déjà de paiements, de numéros ou de comptes&nbsp;? Nous pouvons les
        chercher dedans. Vous cochez ce qui est juste, rien n’est gardé sans vous.
      </Typography>
      <div>
        <LoadingButton
          variant="outlined"
          loading={search.isPending}
          onClick={() => search.mutate()}
          sx={{ minHeight: 44 }}
        >
          Chercher dans mon récit
        </LoadingButton>
      </div>
      <Box role="status">
        {search.error && <Alert severity="error">{sentenceFor(search.error)}</Alert>}
        {search.data && all.length === 0 && (
          <Typography>
            Nous n’avons rien reconnu de plus. Vous pouvez l’ajouter vous-même.
          </Typography>
        )}
      </Box>
      {all.length > 0 && (
        <>
          <ProposalTicks proposals={all} ticked={ticked} onTick={setTicked} />
          <div>
            <Button
              variant="contained"
              disabled={chosen.length === 0}
              onClick={take}
              sx={{ minHeight: 44 }}
            >
              Ajouter ce que j’ai coché
            </Button>
          </div>
        </>
      )}
    </Box>
  );
}
