import { formatCalendarDay, formatDateTime, parisDay } from '@parade/api/contract/dates.ts';
import type { AdminKycDetail } from '@parade/api/contract/kyc.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';

/** Whole years; a birthday that is still to come this year does not count. */
function ageOf(dateOfBirth: string): number {
  const today = parisDay(new Date());
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(4) < dateOfBirth.slice(4) ? years - 1 : years;
}

/** « 3 octobre 2026 à 09:12, par Camille Ardouin »; nothing before the first one. */
function decision({ reviewedAt, reviewedBy }: AdminKycDetail): Fact[] {
  if (reviewedAt === null) return [];
  const by = reviewedBy ? `, par ${reviewedBy}` : '';
  return [['Dernière décision', `${formatDateTime(reviewedAt)}${by}`]];
}

/** What the person says of themselves, to be compared with the papers. */
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
          ...decision(request),
        ]}
      />
    </div>
  );
}
