import { zodResolver } from '@hookform/resolvers/zod';
import { currencyForm, type PaymentSetting } from '@parade/api/contract/payment-settings.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Resolver, useForm } from 'react-hook-form';
import { putCurrency } from './queries.ts';
import { refusalOf, useGuardedSave } from './useGuardedSave.ts';

const FIELDS = [
  'walletAddress',
  'minimumAmount',
  'eurRate',
  'network',
  'feeEstimate',
  'duration',
] as const;
export type CurrencyField = (typeof FIELDS)[number];
/** What the inputs hold: always texts. */
export type CurrencyValues = Record<CurrencyField, string>;

const resolver = zodResolver(currencyForm) as unknown as Resolver<CurrencyValues>;

const toValues = (setting: PaymentSetting): CurrencyValues => ({
  walletAddress: setting.walletAddress,
  minimumAmount: setting.minimumAmount.replace('.', ','),
  eurRate: setting.eurRate?.replace('.', ',') ?? '',
  network: setting.network,
  feeEstimate: setting.feeEstimate,
  duration: setting.duration,
});

/** A currency's form. What is typed is kept through a refusal and when the record is read again. */
export function useCurrencyForm(setting: PaymentSetting, onSaved: (saved: PaymentSetting) => void) {
  const notify = useNotify();
  const [problem, setProblem] = useState<{ sentence: string; stale: boolean }>();
  const form = useForm<CurrencyValues>({ resolver, defaultValues: toValues(setting) });
  const { reset } = form;
  const { dirtyFields } = form.formState;

  useEffect(() => {
    reset(toValues(setting), { keepDirtyValues: true });
    setProblem(undefined);
  }, [setting, reset]);

  const guarded = useGuardedSave<CurrencyValues, PaymentSetting>({
    send: (body) => putCurrency(setting.id, { ...body, version: setting.version }),
    onSaved: (saved) => {
      reset(toValues(saved));
      notify(`Configuration enregistrée\u00a0: ${saved.name}`, { type: 'success' });
      onSaved(saved);
    },
    onRefused: (error) => {
      putFieldErrors(form, error, FIELDS);
      setProblem({
        sentence: refusalOf(error),
        stale: error instanceof ApiError && error.body?.code === 'stale_version',
      });
    },
  });

  const save = form.handleSubmit(
    (checked) => {
      setProblem(undefined);
      guarded.save(checked);
    },
    // The server alone checks addresses: its other refusals show together with this one.
    (errors) => {
      if (!errors.walletAddress && dirtyFields.walletAddress) {
        guarded.save(form.getValues());
      }
    },
  );
  return { form, save, problem, guarded };
}
