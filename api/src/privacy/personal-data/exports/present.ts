import { type DataExport, dataExport } from '../../../../contract/personal-data.ts';
import { allowed } from '../../../platform/allowed.ts';

interface ExportRecord {
  id: string;
  status: DataExport['status'];
  size: number | null;
  requestedAt: string;
  readyAt: string | null;
  expiresAt: string | null;
}

/** What leaves about an export; its bytes leave through its own address, until they are removed. */
export function presentExport(e: ExportRecord, now: Date): DataExport {
  const there = e.status === 'ready' && e.expiresAt !== null && e.expiresAt > now.toISOString();
  return allowed(dataExport, { ...e, url: there ? `/api/me/exports/${e.id}` : null });
}
