import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormProblem } from './FormProblem.tsx';

interface SaveProblemProps {
  problem: { sentence: string; stale: boolean } | undefined;
  kept?: string;
  onReload: () => void;
}

/** Why a save was refused, and the way to read the record again where it is stale. */
export function SaveProblem({
  problem,
  kept = 'Vos saisies restent ici.',
  onReload,
}: SaveProblemProps) {
  return (
    <>
      <FormProblem>{problem?.sentence}</FormProblem>
      {problem?.stale && (
        <Alert severity="info">
          {kept}
          <Button color="inherit" variant="outlined" onClick={onReload} sx={{ mt: 1.5 }}>
            Recharger la fiche
          </Button>
        </Alert>
      )}
    </>
  );
}
