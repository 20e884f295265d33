import { Alert, Link } from '@mui/material';
import { callFacts, notedOnCall, type ReportCall } from '@parade/api/contract/report-calls.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { Link as RouterLink } from 'react-router';

/** That the words below were noted by the team, and what to do where they are not one's own. */
export const NotedOnCall = ({ call }: { call: ReportCall }) => (
  <Alert severity="info" role="note">
    <strong>{notedOnCall(call)}.</strong>
    <Facts facts={callFacts(call)} sx={{ my: 1 }} />
    Une erreur&nbsp;? Écrivez-nous sous «&nbsp;Échanges&nbsp;». Vous n’avez pas appelé, et personne
    n’a appelé pour vous&nbsp;?{' '}
    <Link component={RouterLink} to="/support">
      Dites-le au support
    </Link>
    .
  </Alert>
);
