import type { AdminAlert, AdminAlertRow } from '@parade/api/contract/alerts-admin.ts';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { AlertEditor } from './AlertEditor.tsx';

export function AlertPanel({ row }: { row: AdminAlertRow }) {
  return (
    <OpenRecord<AdminAlert> resource="alerts" id={row.id} version={row.version}>
      {(alert) => <AlertEditor alert={alert} />}
    </OpenRecord>
  );
}
