import { REPORT_FRAUD_TYPES } from '@parade/api/contract/report-choices.ts';
import { REPORT_STATUSES, reportStatusLabel } from '@parade/api/contract/report-statuses.ts';
import type { AdminReportRow } from '@parade/api/contract/reports.ts';
import { CallerHead } from '../callers/CallerHead.tsx';
import { ChoiceInput } from '../lib/list/ChoiceInput.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { Nothing } from '../lib/list/Nothing.tsx';
import { SearchBox } from '../lib/list/SearchBox.tsx';
import { StatusChange } from '../lib/list/StatusChange.tsx';
import { WaitingInput } from '../lib/list/WaitingInput.tsx';
import { card, columns } from './columns.tsx';
import { ReportPanel } from './ReportPanel.tsx';

const STATUSES = REPORT_STATUSES.map((status) => [status, reportStatusLabel(status)] as const);
const FRAUD_TYPES = REPORT_FRAUD_TYPES.map((type) => [type, type] as const);

const FILTERS = [
  <SearchBox key="search" source="search" alwaysOn />,
  <ChoiceInput key="status" source="status" label="Filtrer" choices={STATUSES} alwaysOn />,
  <WaitingInput key="waiting" source="waiting" alwaysOn />,
  <ChoiceInput key="type" source="fraudType" label="Type de fraude" choices={FRAUD_TYPES} />,
];

export function ReportList() {
  return (
    <ListPage<AdminReportRow>
      title="Signalements"
      newestBy="createdAt"
      waiting={({ status }) => status === 'pending'}
      head={<CallerHead />}
      filters={FILTERS}
      one="signalement"
      many="signalements"
      caption="Signalements"
      card={card}
      columns={columns}
      nameOf={(report) => `Signalement ${report.reference}`}
      renderPanel={(report) => <ReportPanel row={report} />}
      bulkActions={
        <StatusChange<AdminReportRow>
          statuses={STATUSES}
          lineOf={({ reference, title, status }) => (
            <>
              {reference}, {title} ({reportStatusLabel(status)})
            </>
          )}
          countOf={(count) => `${count}\u00a0signalement${count < 2 ? '' : 's'}`}
          consequence="Les personnes en sont prévenues après une minute, pendant laquelle vous pouvez l’annuler."
        />
      }
      empty={
        <Nothing
          none="Aucun signalement"
          found="Aucun signalement trouvé"
          all="Voir tous les signalements"
          hint="Dès qu’une victime dépose un signalement, il apparaît ici sans recharger la page."
        />
      }
    />
  );
}
