import { Alert, Button } from '@mui/material';
import { useContext } from 'react';
import { EditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormProblem } from '../FormProblem.tsx';

interface SaveProblemProps {
  kept?: string;
  onReload?: () => unknown;
}

/** Why the form around it was refused, and the way to read the record again where it is stale. */
export function SaveProblem({ kept = 'Vos saisies restent ici.', onReload }: SaveProblemProps) {
  const { clearErrors, formState } = useFormContext();
  const edited = useContext(EditContext);
  const { stale, refused } = formState.errors.root ?? {};

  async function reload() {
    await (onReload ?? edited?.refetch)?.();
    clearErrors('root');
  }

  return (
    <>
      <FormProblem>{(stale ?? refused)?.message}</FormProblem>
      {stale && (
        <Alert severity="info">
          {kept}
          <Button color="inherit" variant="outlined" onClick={reload} sx={{ mt: 1.5 }}>
            Recharger la fiche
          </Button>
        </Alert>
      )}
    </>
  );
}
