import {
  Box,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type CheckSigns, checkSigns } from '@parade/api/contract/check-keys.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';
import { EmptyList } from '../lib/list/EmptyList.tsx';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PageTitle } from '../lib/PageTitle.tsx';

const TITLE = 'Signes les plus vus';

const signsQuery = queryOptions({
  queryKey: ['check-signs'],
  queryFn: async () => checkSigns.parse((await sendJson('/api/admin/check-signs')).json),
});

function Signs({ signs }: CheckSigns) {
  return (
    <Table size="small" aria-label={TITLE}>
      <TableHead>
        <TableRow>
          <TableCell>Signe</TableCell>
          <TableCell align="right">7&nbsp;jours</TableCell>
          <TableCell align="right">30&nbsp;jours</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {signs.map(({ sign, label, week, month }) => (
          <TableRow key={sign}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right">{formatNumber(week)}</TableCell>
            <TableCell align="right">{formatNumber(month)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** What the texts that were checked have in common: counts by sign, of nobody. */
export function CheckSignsView() {
  const { data, error, refetch } = useQuery(signsQuery);
  return (
    <Box sx={{ maxWidth: '46rem' }}>
      <PageTitle page={TITLE} />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {TITLE}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        Dans combien de textes vérifiés chaque signe a été trouvé. Rien d’autre n’en est gardé.
        Chiffres mis à jour chaque heure.
      </Typography>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      {!data && !error && (
        <Skeleton role="status" aria-label="Chargement..." variant="rounded" height={320} />
      )}
      {data &&
        (data.signs.length === 0 ? (
          <EmptyList
            title="Aucun signe compté"
            hint="Les premiers chiffres viennent dans l’heure qui suit une vérification."
          />
        ) : (
          <Signs {...data} />
        ))}
    </Box>
  );
}
