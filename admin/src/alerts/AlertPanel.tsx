import type { AdminAlert, AdminAlertRow } from '@parade/api/contract/alerts-admin.ts';
import { WaitingChange } from '../approvals/WaitingChange.tsx';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { AlertEditor } from './AlertEditor.tsx';

export function AlertPanel({ row }: { row: AdminAlertRow }) {
  return (
    <>
      <WaitingChange object={`alerts/${row.id}`} />
      <OpenRecord<AdminAlert> resource="alerts" id={row.id} version={row.version}>
        {(alert) => <AlertEditor alert={alert} />}
      </OpenRecord>
    </>
  );
}
