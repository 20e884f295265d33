import { Box, Typography } from '@mui/material';
import { type OwnSession, ownSession } from '@parade/api/contract/auth.ts';
import { failedWith, sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { command, reading } from '../lib/api.ts';
import { Failure } from '../lib/Failure.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { Section } from '../lib/Section.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { SessionItem } from './SessionItem.tsx';

const SESSIONS = ['sessions'];

const listed = {
  parse: (value: unknown): OwnSession[] =>
    ownSession.array().parse((value as { items?: unknown } | null)?.items),
};

/** The person's own sessions, newest first. */
const useOwnSessions = () =>
  useQuery({ queryKey: SESSIONS, queryFn: reading('/api/me/sessions', listed) });

/** Ends one session by its id, or with `null` all but this one. */
function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      command('DELETE', id === null ? '/api/me/sessions' : `/api/me/sessions/${id}`),
    // Also after a refusal: the session may have ended by itself.
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

/** A session that is gone already is no failure. */
const failureOf = (error: unknown) =>
  error && !failedWith(error, 'not_found') ? sentenceFor(error) : undefined;

const spoken = (ended: string | null | undefined) =>
  ended === null ? 'Vos autres appareils sont déconnectés.' : 'L’autre appareil est déconnecté.';

/** Lists the signed-in devices and ends the other sessions. */
export function SessionsPanel() {
  const { data, isPending, isError, refetch } = useOwnSessions();
  const ending = useEndSession();
  const intro = useRef<HTMLParagraphElement>(null);
  const others = data?.filter(({ current }) => !current) ?? [];

  const end = (id: OwnSession['id'] | null) =>
    // The focused button disappears with its line, so the focus goes to the list's introduction.
    ending.mutate(id, { onSuccess: () => intro.current?.focus() });

  return (
    <Section id="sessions" title="Appareils connectés">
      <Typography ref={intro} tabIndex={-1} sx={{ pt: 2, outline: 'none', maxWidth: '42rem' }}>
        Un appareil que vous ne reconnaissez pas&nbsp;? Déconnectez-le, puis changez votre mot de
        passe.
      </Typography>
      {isPending && <ListSkeletons label="Chargement des appareils" />}
      {isError && !data && (
        <Failure sentence="Erreur lors du chargement des données" onRetry={refetch} />
      )}
      <Box component="ul" aria-labelledby="sessions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </Box>
      <SubmitFailure sentence={failureOf(ending.error)} />
      {others.length > 1 && (
        <LoadingButton
          variant="outlined"
          sx={{ mt: 2 }}
          loading={ending.isPending && ending.variables === null}
          onClick={() => end(null)}
        >
          Déconnecter tous les autres appareils
        </LoadingButton>
      )}
      <VisuallyHidden role="status">{ending.isSuccess && spoken(ending.variables)}</VisuallyHidden>
    </Section>
  );
}
