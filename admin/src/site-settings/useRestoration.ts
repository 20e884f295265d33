import { type SiteSettingsRecord, siteSettingsRecord } from '@parade/api/contract/site-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { failureOf, postJson } from '../lib/http.ts';
import { NOTHING_CHANGED, SETTINGS_API, SETTINGS_KEY, settingsQuery } from './queries.ts';

/** What may be brought back; 0 is the built-in texts, which nobody saved at any time. */
export interface Restorable {
  version: number;
  at?: string;
}

/** Brings an earlier version back, once it was confirmed. `current` is the version that was read. */
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
    problem: restoring.error
      ? failureOf('Erreur lors de la restauration', restoring.error)
      : undefined,
    ask(entry: Restorable) {
      restoring.reset();
      setWanted(entry);
    },
    confirm: () => wanted && restoring.mutate(wanted),
    cancel: () => setWanted(undefined),
  };
}
