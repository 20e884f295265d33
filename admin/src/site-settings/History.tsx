import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { SiteSettingsRecord } from '@parade/api/contract/site-settings.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { BuiltInItem } from './BuiltInItem.tsx';
import { historyQuery } from './queries.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useRestoration } from './useRestoration.ts';
import { VersionItem } from './VersionItem.tsx';

interface HistoryProps {
  latest: SiteSettingsRecord;
  onRestored: (record: SiteSettingsRecord) => void;
}

/** Every save, newest first, each with a button to restore it. */
export function History({ latest, onRestored }: HistoryProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(historyQuery);
  const restoration = useRestoration(latest.version, onRestored);
  const versions = data?.pages.flatMap((page) => page.versions);

  return (
    <Box component="section" aria-labelledby="historique" sx={{ mt: 6, maxWidth: '60rem' }}>
      <Typography id="historique" variant="h2" sx={{ mb: 1 }}>
        Historique
      </Typography>
      {error && <ListTrouble error={error} onRetry={() => refetch()} />}
      {!versions && !error && <Skeleton variant="rounded" height={120} />}
      {versions?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Rien n’a encore été enregistré&nbsp;: le site montre ses textes d’origine.
        </Typography>
      )}
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions?.map((entry) => (
          <VersionItem
            key={entry.version}
            entry={entry}
            onRestore={entry.version === latest.version ? undefined : () => restoration.ask(entry)}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && fetchNextPage()}
        >
          {isFetchingNextPage ? 'Chargement…' : 'Versions plus anciennes'}
        </Button>
      )}
      {latest.version > 0 && versions && (
        <BuiltInItem latest={latest} onRestore={() => restoration.ask({ version: 0 })} />
      )}
      <RestoreDialog restoration={restoration} />
    </Box>
  );
}
