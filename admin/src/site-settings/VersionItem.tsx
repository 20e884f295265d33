import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { SiteSettingsVersion } from '@parade/api/contract/site-settings.ts';
import { statusTones } from '@parade/site/brand/theme.ts';
import { visuallyHidden } from '../lib/visuallyHidden.ts';
import { changeInWords } from './changes-in-words.ts';

const changes = {
  m: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& dt': { color: 'text.secondary', mt: 1 },
  '& dd': { m: 0 },
  '& del, & ins': { textDecoration: 'none', px: 0.5, boxDecorationBreak: 'clone' },
  '& del': statusTones.danger,
  '& ins': statusTones.good,
} as const;

interface VersionItemProps {
  entry: SiteSettingsVersion;
  /** Absent for the version that stands. */
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
          {restoredFrom !== null && `, retour à la version ${restoredFrom}`}
        </Typography>
        {onRestore ? (
          <Button onClick={onRestore} aria-label={`Restaurer cette version (${version})`}>
            Restaurer cette version
          </Button>
        ) : (
          <Typography variant="body2">Version actuelle</Typography>
        )}
      </Box>
      <Box component="dl" sx={changes}>
        {entry.changes.map(changeInWords).map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Box component="span" sx={visuallyHidden}>
                Avant&nbsp;:{' '}
              </Box>
              <del>{before}</del>
              <span aria-hidden="true"> → </span>
              <Box component="span" sx={visuallyHidden}>
                . Après&nbsp;:{' '}
              </Box>
              <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}
