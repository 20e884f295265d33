import { formatCalendarDay, formatDateTime, parisDay } from '@parade/api/contract/dates.ts';
import type { AdminKycDetail } from '@parade/api/contract/kyc.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { stamp } from '../lib/stamp.ts';

/** The age in whole years. */
function ageOf(dateOfBirth: string): number {
  const today = parisDay(new Date());
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(4) < dateOfBirth.slice(4) ? years - 1 : years;
}

export function KycFacts({ request }: { request: AdminKycDetail }) {
  const { fullName, dateOfBirth, address, idNumber, submittedAt } = request;
  return (
    <div>
      <PanelHeading>Demande</PanelHeading>
      <Facts
        facts={[
          ['Nom complet', <strong key="name">{fullName}</strong>],
          [
            'Date de naissance',
            `${formatCalendarDay(dateOfBirth)} (${ageOf(dateOfBirth)}\u00a0ans)`,
          ],
          ['Adresse', address],
          ['Numéro de la pièce', idNumber],
          ['Reçue', formatDateTime(submittedAt)],
          ...stamp('Dernière décision', request.reviewedAt, request.reviewedBy),
        ]}
      />
    </div>
  );
}
