import type { AdminAlert, AdminAlertRow } from '@parade/api/contract/alerts-admin.ts';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { useOpenRecord } from '../lib/useOpenRecord.ts';
import { AlertEditor } from './AlertEditor.tsx';

export function AlertPanel({ row }: { row: AdminAlertRow }) {
  const record = useOpenRecord<AdminAlert>('alerts', row);
  return (
    <OpenRecord record={record}>
      {(alert) => <AlertEditor alert={alert} onReload={record.reload} />}
    </OpenRecord>
  );
}
