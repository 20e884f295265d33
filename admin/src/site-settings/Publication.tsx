import { Alert, Box, Button, LinearProgress, Skeleton, Typography } from '@mui/material';
import { formatCalendarDay, formatDate } from '@parade/api/contract/dates.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import { type PublicationStatus, publicationStatus } from '@parade/api/contract/publication.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureOf, postJson } from '../lib/http.ts';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PublicationList } from './PublicationList.tsx';
import { causeOf, whenOf } from './publication-words.ts';
import { isUnderWay, publicationQuery, SETTINGS_API } from './queries.ts';

/** What visitors read now: since when, by whom and why. */
function Online({ current }: Pick<PublicationStatus, 'current'>) {
  if (!current) return <Typography>En ligne&nbsp;: le site livré avec le produit.</Typography>;
  return (
    <>
      <Typography>En ligne depuis le {whenOf(current)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {causeOf(current)}
      </Typography>
    </>
  );
}

/** What is on its way, what failed, what waits. */
function News({ status }: { status: PublicationStatus }) {
  const [last] = status.recent;
  if (isUnderWay(status)) {
    return (
      <div role="status">
        <Typography variant="body2" sx={{ mb: 0.75 }}>
          Publication en cours…
        </Typography>
        <LinearProgress aria-label="Publication en cours" />
      </div>
    );
  }
  if (last?.state === 'failed') {
    return (
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        La publication du {whenOf(last)} a échoué&nbsp;: l’ancienne version reste en ligne.
        {last.problem && (
          <>
            <br />
            Cause&nbsp;: {last.problem}
          </>
        )}
      </Alert>
    );
  }
  const behind = status.current && (status.current.settingsVersion ?? 0) < status.settingsVersion;
  return behind ? (
    <Alert severity="warning">Des paramètres enregistrés ne sont pas encore publiés.</Alert>
  ) : null;
}

/** New terms that were announced: how far their notice is, from when they bind, and how they are taken back. */
function NewTerms({ terms }: { terms: NonNullable<PublicationStatus['announcedTerms']> }) {
  const { announcedAt, effectiveOn, done, total } = terms;
  return (
    <Alert severity="info">
      Nouvelles conditions annoncées le {formatDate(announcedAt)}, en vigueur le{' '}
      {formatCalendarDay(effectiveOn)}. Clients prévenus&nbsp;: {formatNumber(done)} sur{' '}
      {formatNumber(total)}. D’ici là, le site montre les deux textes. Pour retirer l’annonce,
      remettez le texte d’avant.
    </Alert>
  );
}

/** What is online, and the way to publish by hand. */
export function Publication() {
  const client = useQueryClient();
  const notify = useNotify();
  const { data: status, error, refetch } = useQuery(publicationQuery);
  const request = useMutation({
    mutationFn: async () =>
      publicationStatus.parse(await postJson(`${SETTINGS_API}/publication`, {})),
    onSuccess: (answered) => client.setQueryData(publicationQuery.queryKey, answered),
    onError: (cause) =>
      notify(failureOf('Erreur lors de la demande de publication', cause), { type: 'error' }),
  });
  const busy = request.isPending || (status !== undefined && isUnderWay(status));

  return (
    <Box component="section" aria-labelledby="publication">
      <Typography id="publication" variant="h2" sx={{ mb: 1 }}>
        Publication
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', '& > [role]': { width: '100%' } }}
      >
        {status && (
          <>
            <div>
              <Online current={status.current} />
              {status.outside && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Le site est construit par un hébergeur extérieur&nbsp;: il peut prendre quelques
                  minutes de plus.
                </Typography>
              )}
            </div>
            <News status={status} />
            {status.announcedTerms && <NewTerms terms={status.announcedTerms} />}
          </>
        )}
        {!status && error && <ListTrouble error={error} onRetry={() => refetch()} />}
        {!status && !error && (
          <Skeleton variant="rounded" height={56} width="100%" sx={{ maxWidth: '26rem' }} />
        )}
        <Button
          variant="outlined"
          aria-disabled={busy}
          onClick={() => !busy && request.mutate()}
          sx={busy ? { opacity: 0.5 } : undefined}
        >
          Publier maintenant
        </Button>
        {status && <PublicationList rows={status.recent} />}
      </Box>
    </Box>
  );
}
