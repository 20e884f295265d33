import { Button, Typography } from '@mui/material';
import { type AdminAlertRow, adminAlert } from '@parade/api/contract/alerts-admin.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetList, useNotify } from 'react-admin';
import { AlertStatusChip } from '../alerts/AlertStatusChip.tsx';
import { failureOf, postJson } from '../lib/http.ts';
import { useOpenElsewhere } from '../lib/list/useOpenElsewhere.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { useMe } from '../lib/session.ts';

const hint = { color: 'text.secondary', mt: 0.5 } as const;

/** The alert of the report, or the button to make one, which is pending and does not name the victim. */
export function ReportAlert({ reportId }: { reportId: string }) {
  const may = useMe()?.permissions?.systemSettings ?? false;
  const { data, isLoading } = useGetList<AdminAlertRow>(
    'alerts',
    {
      filter: { reportId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 10 },
    },
    { enabled: may },
  );
  if (!may || isLoading) return null;
  // A rejected alert does not count: another may be made.
  const alert = data?.find(({ status }) => status !== 'rejected');
  return (
    <div>
      <PanelHeading>Alerte publique</PanelHeading>
      {alert ? <Made alert={alert} /> : <Make reportId={reportId} />}
    </div>
  );
}

function Made({ alert }: { alert: AdminAlertRow }) {
  const openAlert = useOpenElsewhere('alerts');
  return (
    <>
      <Button variant="outlined" onClick={() => openAlert(alert.id)}>
        Voir l’alerte
      </Button>
      <Typography variant="body2" sx={hint}>
        Elle existe déjà&nbsp;: <AlertStatusChip status={alert.status} />
      </Typography>
    </>
  );
}

function Make({ reportId }: { reportId: string }) {
  const client = useQueryClient();
  const notify = useNotify();
  const openAlert = useOpenElsewhere('alerts');
  const creation = useMutation({
    mutationFn: async () => adminAlert.parse(await postJson('/api/admin/alerts', { reportId })),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['alerts', 'getList'] });
      openAlert(id);
    },
    onError: (error) =>
      notify(failureOf('Erreur lors de la création de l’alerte', error), { type: 'error' }),
  });
  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={creation.isPending}
        onClick={() => !creation.isPending && creation.mutate()}
      >
        Créer une alerte
      </Button>
      <Typography variant="body2" sx={hint}>
        Les noms et les coordonnées de la victime en sont retirés. Rien n’est publié avant votre
        relecture.
      </Typography>
    </>
  );
}
