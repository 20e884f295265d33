import { Alert, Button } from '@mui/material';
import type { SiteSettingsRecord } from '@parade/api/contract/site-settings.ts';
import { statusTones } from '@parade/site/brand/theme.ts';
import { useProgress } from './progress.tsx';
import { settingLabel } from './sections.ts';
import { changedPaths, type SettingsDocument, toDocument, toValues } from './values.ts';

interface SavedMeanwhileProps {
  base: SettingsDocument;
  latest: SiteSettingsRecord;
  onContinue: () => void;
}

/** Says that somebody saved while there are edits here, and shows both values of each field; nothing typed is lost. */
export function SavedMeanwhile({ base, latest, onContinue }: SavedMeanwhileProps) {
  const { changed } = useProgress();
  const theirs = new Set(changedPaths(base, toDocument(toValues(latest))));
  const both = changed.filter((path) => theirs.has(path)).map((path) => settingLabel(path) ?? path);
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ borderRadius: 0, flexWrap: 'wrap', ...statusTones.attention }}
      action={
        <Button color="inherit" onClick={onContinue}>
          Reprendre sur la nouvelle version
        </Button>
      }
    >
      Quelqu’un a enregistré les paramètres entre-temps. Vos modifications sont gardées ici.
      {both.length > 0 && (
        <>
          <br />
          Modifié des deux côtés, le vôtre remplacerait le sien&nbsp;: {both.join(', ')}.
        </>
      )}
    </Alert>
  );
}
