import { Box, Button, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { SiteSettingsVersion } from '@parade/api/contract/site-settings.ts';
import { ChangeList } from './ChangeList.tsx';

interface VersionItemProps {
  entry: SiteSettingsVersion;
  /** Absent for the current version. */
  onRestore: (() => void) | undefined;
}

/** One save: who, when, and each field before and after. */
export function VersionItem({ entry, onRestore }: VersionItemProps) {
  const { version, at, by, restoredFrom } = entry;
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="h3" component="h3">
          Version {version}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {by && `, par ${by}`}
          {restoredFrom !== null &&
            `, retour ${restoredFrom === 0 ? 'aux textes d’origine' : `à la version ${restoredFrom}`}`}
        </Typography>
        {onRestore ? (
          <Button
            onClick={onRestore}
            aria-label={`Restaurer cette version (${version})`}
            sx={{ px: 1, mx: -1 }}
          >
            Restaurer cette version
          </Button>
        ) : (
          <Typography variant="body2">Version actuelle</Typography>
        )}
      </Box>
      <ChangeList changes={entry.changes} />
    </Box>
  );
}
