import type { DataExport } from '../../../../contract/personal-data.ts';

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
  return {
    id: e.id,
    status: e.status,
    requestedAt: e.requestedAt,
    readyAt: e.readyAt,
    expiresAt: e.expiresAt,
    size: e.size,
    url: there ? `/api/me/exports/${e.id}` : null,
  };
}
