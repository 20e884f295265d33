import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminAlert } from '@parade/api/contract/alerts-admin.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useOpenAlert } from '../alerts/useOpenAlert.ts';
import { useMe } from '../auth/useMe.ts';
import { failureOf, postJson } from '../lib/http.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';

/** Makes a pending alert of the report, without the victim, and opens it; the one that it has, if it has one. */
export function ReportAlert({ reportId }: { reportId: string }) {
  const may = useMe()?.permissions?.systemSettings ?? false;
  const client = useQueryClient();
  const notify = useNotify();
  const openAlert = useOpenAlert();
  const creation = useMutation({
    mutationFn: async () => adminAlert.parse(await postJson('/api/admin/alerts', { reportId })),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['alerts', 'getList'] });
      openAlert(id);
    },
    onError: (error) =>
      notify(failureOf('Erreur lors de la création de l’alerte', error), { type: 'error' }),
  });
  if (!may) return null;
  return (
    <div>
      <PanelHeading>Alerte publique</PanelHeading>
      <Button
        variant="outlined"
        aria-disabled={creation.isPending}
        onClick={() => !creation.isPending && creation.mutate()}
      >
        Créer une alerte
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Les noms et les coordonnées de la victime en sont retirés. Rien n’est publié avant votre
        relecture.
      </Typography>
    </div>
  );
}
