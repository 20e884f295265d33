import { Typography } from '@mui/material';
import { type AdminKycDetail, kycStatusLabel } from '@parade/api/contract/kyc.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { OwnAffair } from '../auth/OwnAffair.tsx';
import { KycForm } from './KycForm.tsx';

interface KycDecisionProps {
  request: AdminKycDetail;
  /** Whether it is the newest request of the person, as the live list has it. */
  latest: boolean;
}

/** The form of the decision; a request that a newer one replaced is read-only. */
export function KycDecision({ request, latest }: KycDecisionProps) {
  if (!latest) {
    return (
      <>
        <Facts
          facts={[
            ['Statut', kycStatusLabel(request.status)],
            ['Note', request.notes || 'Aucune'],
          ]}
        />
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          La personne a envoyé une demande plus récente&nbsp;: c’est celle-là que l’on examine.
        </Typography>
      </>
    );
  }
  return (
    <OwnAffair userId={request.userId}>
      <KycForm request={request} />
    </OwnAffair>
  );
}
