import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { OwnAffair } from '../auth/OwnAffair.tsx';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { useMe } from '../lib/session.ts';
import { ContractItem } from './ContractItem.tsx';
import { NewContract } from './NewContract.tsx';
import { contractsOfReport } from './queries.ts';

interface ReportContractsProps {
  reportId: string;
  userId: string;
}

/** The contracts of a report: staff who manage payments draft, offer and withdraw them here. */
export function ReportContracts({ reportId, userId }: ReportContractsProps) {
  const may = useMe()?.permissions?.managePayments ?? false;
  const { data, error, refetch } = useQuery({ ...contractsOfReport(reportId), enabled: may });
  if (!may) return null;
  return (
    <Box component="section" aria-label="Contrats" sx={{ mt: 3 }}>
      <PanelHeading>Contrats</PanelHeading>
      {error && <ListTrouble error={error} onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Aucun contrat propre à ce signalement&nbsp;: c’est le contrat standard qui est proposé.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0 }}>
        {data?.map((contract) => (
          <ContractItem key={contract.id} contract={contract} />
        ))}
      </Box>
      <OwnAffair userId={userId}>
        <NewContract reportId={reportId} />
      </OwnAffair>
    </Box>
  );
}
