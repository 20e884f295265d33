import { UPLOAD_MAX_BYTES } from '@parade/api/contract/documents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { endSessionIfRefused } from '../auth/session.ts';
import { siteSettingsQuery } from '../site-settings/queries.ts';
import { DocumentTray } from './DocumentTray.ts';
import type { StoredDocuments } from './slots.ts';

/** A form's documents and their present state. `stored` is what an earlier visit left. */
export function useDocumentTray(stored: StoredDocuments) {
  const client = useQueryClient();
  const [tray] = useState(
    () =>
      new DocumentTray(
        stored,
        () => client.getQueryData(siteSettingsQuery.queryKey)?.uploads.maxBytes ?? UPLOAD_MAX_BYTES,
        (error) => endSessionIfRefused(client, error),
      ),
  );
  const slots = useSyncExternalStore(tray.subscribe, tray.slots);

  useEffect(() => {
    tray.verify();
    return () => tray.abortAll();
  }, [tray]);

  // A page that goes while a file is on its way would lose it without a word.
  const sending = Object.values(slots).some(({ kind }) => kind === 'sending');
  useEffect(() => {
    if (!sending) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [sending]);

  return { tray, slots };
}
