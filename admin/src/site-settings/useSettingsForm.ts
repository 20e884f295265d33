import { type SiteSettingsRecord, siteSettingsRecord } from '@parade/api/contract/site-settings.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { failureOf, sendJson } from '../lib/http.ts';
import { differs, PROPOSED } from '../lib/proposed.ts';
import { type Problems, problemsOf, settingsResolver } from './problems.ts';
import { NOTHING_CHANGED, SETTINGS_API, SETTINGS_KEY, settingsQuery } from './queries.ts';
import { inOrder, placeOf } from './sections.ts';
import type { SettingName } from './spec.ts';
import { changedPaths, rebase, type SettingsValues, toDocument, toValues } from './values.ts';

const FAILED = 'Erreur lors de la mise à jour des paramètres';

/**
 * The document while it is edited. `base` is what the edits started from: a
 * newer record replaces it by itself only while nothing was changed.
 */
export function useSettingsForm(latest: SiteSettingsRecord, show: (name: SettingName) => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const [base, setBase] = useState(latest);
  const baseDocument = useMemo(() => toDocument(toValues(base)), [base]);
  const form = useForm<SettingsValues>({
    resolver: settingsResolver,
    defaultValues: toValues(latest),
    mode: 'onTouched',
    shouldFocusError: false,
  });

  /** `typed` is kept over the record where it differs from `since`. */
  function adopt(record: SiteSettingsRecord, since: SettingsValues, typed: SettingsValues) {
    setBase(record);
    form.reset(rebase(since, typed, toValues(record)));
  }

  function reveal(problems: Problems) {
    const names = inOrder(Object.keys(problems)).filter(placeOf) as SettingName[];
    for (const name of names) form.setError(name, { message: problems[name] });
    if (names[0]) show(names[0]);
  }

  const saving = useMutation({
    mutationFn: async (values: SettingsValues) => {
      const body = JSON.stringify({ ...base, ...toDocument(values), version: base.version });
      const { json } = await sendJson(`${SETTINGS_API}/main`, { method: 'PUT', body });
      return siteSettingsRecord.parse(json);
    },
    onSuccess: (saved, sent) => {
      // What is typed during the save stays.
      adopt(saved, sent, form.getValues());
      client.setQueryData(settingsQuery.queryKey, saved);
      client.invalidateQueries({ queryKey: SETTINGS_KEY });
      const isSaved = saved.version !== base.version;
      if (!isSaved && differs(toDocument(sent), toDocument(toValues(saved)))) {
        notify(PROPOSED, { type: 'success' });
      } else if (!isSaved) notify(NOTHING_CHANGED, { type: 'info' });
      else notify('Paramètres enregistrés. La publication est en cours.', { type: 'success' });
    },
    onError: (error) => {
      notify(failureOf(FAILED, error), { type: 'error' });
      const body = error instanceof ApiError ? error.body : undefined;
      if (body?.errors) reveal(body.errors);
      if (body?.code === 'stale_version') {
        client.invalidateQueries({ queryKey: settingsQuery.queryKey });
      }
    },
  });

  const isNewer = latest.version > base.version;
  useEffect(() => {
    const typed = form.getValues();
    const untouched = changedPaths(baseDocument, toDocument(typed)).length === 0;
    if (isNewer && untouched) adopt(latest, typed, typed);
  }, [isNewer, latest]);

  const save = form.handleSubmit(
    (values) => !saving.isPending && saving.mutate(values),
    () => reveal(problemsOf(form.getValues())),
  );

  return {
    form,
    base,
    baseDocument,
    save,
    isSaving: saving.isPending,
    /** Somebody else saved meanwhile. False while this page saves: the newer record is then its own. */
    overtaken: isNewer && !saving.isPending,
    /** Puts what was typed over the newer record. */
    continueOnLatest: () => adopt(latest, toValues(base), form.getValues()),
    discard: () => adopt(latest, form.getValues(), form.getValues()),
    /** Replaces whatever was typed by a record. */
    replaceWith: (record: SiteSettingsRecord) => adopt(record, form.getValues(), form.getValues()),
  };
}
