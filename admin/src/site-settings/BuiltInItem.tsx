import { Box, Button, Typography } from '@mui/material';
import type { SiteSettingsRecord } from '@parade/api/contract/site-settings.ts';
import { ChangeList } from './ChangeList.tsx';
import { changesToBuiltIn } from './values.ts';

interface BuiltInItemProps {
  latest: SiteSettingsRecord;
  onRestore: () => void;
}

/** The built-in texts, before the first save: they can be read and restored like any version. */
export function BuiltInItem({ latest, onRestore }: BuiltInItemProps) {
  const changes = changesToBuiltIn(latest);
  return (
    <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="h3">Textes d’origine</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
          Ceux d’avant le premier enregistrement
        </Typography>
        {changes.length > 0 ? (
          <Button onClick={onRestore} sx={{ px: 1, mx: -1 }}>
            Restaurer les textes d’origine
          </Button>
        ) : (
          <Typography variant="body2">Textes actuels</Typography>
        )}
      </Box>
      {changes.length > 0 && (
        <details>
          <Box
            component="summary"
            sx={{ cursor: 'pointer', py: 1.25, typography: 'body2', width: 'fit-content' }}
          >
            Ce qui changerait ({changes.length})
          </Box>
          <ChangeList changes={changes} />
        </details>
      )}
    </Box>
  );
}
