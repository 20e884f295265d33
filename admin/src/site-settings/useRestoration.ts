import { type SiteSettingsRecord, siteSettingsRecord } from '@parade/api/contract/site-settings.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { failureOf, postJson } from '../lib/http.ts';
import { NOTHING_CHANGED, SETTINGS_API, SETTINGS_KEY, settingsQuery } from './queries.ts';
import { settingLabel } from './sections.ts';

/** A version that may be restored; 0 is the built-in texts, which nobody saved. */
export interface Restorable {
  version: number;
  at?: string;
}

/** What an earlier version says that nobody could write today is named by its field. */
function problemOf(error: Error): string {
  const failed = failureOf('Erreur lors de la restauration', error);
  const [path] = error instanceof ApiError ? Object.keys(error.body?.errors ?? {}) : [];
  const label = path && settingLabel(path);
  return label ? `${failed} (${label})` : failed;
}

/** Restores an earlier version after a question. `current` is the version that was read. */
export function useRestoration(current: number, onRestored: (record: SiteSettingsRecord) => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const [wanted, setWanted] = useState<Restorable>();
  const restoring = useMutation({
    mutationFn: async ({ version }: Restorable) =>
      siteSettingsRecord.parse(
        await postJson(`${SETTINGS_API}/history/${version}/restoration`, { version: current }),
      ),
    onSuccess: (record, { version }) => {
      onRestored(record);
      client.setQueryData(settingsQuery.queryKey, record);
      if (record.version === current) notify(NOTHING_CHANGED, { type: 'info' });
      else {
        const restored =
          version === 0 ? 'Textes d’origine restaurés' : `Version ${version} restaurée`;
        notify(`${restored}. La publication est en cours.`, { type: 'success' });
      }
      setWanted(undefined);
    },
    onSettled: () => client.invalidateQueries({ queryKey: SETTINGS_KEY }),
  });

  return {
    wanted,
    busy: restoring.isPending,
    problem: restoring.error ? problemOf(restoring.error) : undefined,
    ask(entry: Restorable) {
      restoring.reset();
      setWanted(entry);
    },
    confirm: () => wanted && restoring.mutate(wanted),
    cancel: () => setWanted(undefined),
  };
}
