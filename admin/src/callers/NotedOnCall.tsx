import { Alert } from '@mui/material';
import { callFacts, notedOnCall, type ReportCall } from '@parade/api/contract/report-calls.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';

/** That a colleague noted this report, in which call and by whose wish. */
export const NotedOnCall = ({ call }: { call: ReportCall }) => (
  <Alert severity="info" role="note" icon={false} sx={{ mb: 2 }}>
    <strong>{notedOnCall(call)}</strong>
    <Facts facts={callFacts(call)} sx={{ mt: 1 }} />
  </Alert>
);
