import { UPLOAD_MAX_BYTES } from '@parade/api/contract/upload-limits.ts';
import { useHeldPage } from '@parade/site/brand/ui/useHeldPage.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { endSessionIfRefused } from '../auth/session.ts';
import { useOnline } from '../lib/useOnline.ts';
import { siteSettingsQuery } from '../site-settings/face.ts';
import { DocumentTray } from './DocumentTray.ts';
import type { Slot, StoredDocuments } from './slots.ts';
import type { TrayKind } from './tray-kind.ts';

/** A form's documents and their present state. `stored` is what it begins with. */
export function useDocumentTray<Name extends string>(
  kind: TrayKind<Name>,
  stored: StoredDocuments<Name>,
) {
  const client = useQueryClient();
  const [tray] = useState(
    () =>
      new DocumentTray({
        kind,
        stored,
        maxBytes: () =>
          client.getQueryData(siteSettingsQuery.queryKey)?.uploads.maxBytes ?? UPLOAD_MAX_BYTES,
        onError: (error) => endSessionIfRefused(client, error),
      }),
  );
  const slots = useSyncExternalStore(tray.subscribe, tray.slots, tray.slots);

  useEffect(() => {
    tray.verify();
    return () => tray.abortAll();
  }, [tray]);

  useOnline(() => tray.retryFailed());

  // The browser asks before it leaves the page during an upload.
  const sending = Object.values<Slot>(slots).some(({ kind }) => kind === 'sending');
  useHeldPage(sending);

  return { tray, slots };
}
