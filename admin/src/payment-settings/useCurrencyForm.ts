import { zodResolver } from '@hookform/resolvers/zod';
import { currencyForm, type PaymentSetting } from '@parade/api/contract/payment-settings.ts';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useNotify } from 'react-admin';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { changesInWords } from '../lib/form/changes-in-words.ts';
import { differs, PROPOSED } from '../lib/proposed.ts';
import { putCurrency, readCurrency } from './queries.ts';
import { tellRefusal, useGuardedSave } from './useGuardedSave.ts';

const FIELDS = [
  'walletAddress',
  'minimumAmount',
  'eurRate',
  'network',
  'feeEstimate',
  'duration',
] as const;
/** What the inputs hold: always texts. */
type CurrencyValues = Record<(typeof FIELDS)[number], string>;

const check = zodResolver(currencyForm) as unknown as Resolver<CurrencyValues>;

/** The server alone checks a new address: where it is sent, the server tells all that is wrong at once. */
const resolverFor =
  (saved: CurrencyValues): typeof check =>
  async (values, context, options) => {
    const checked = await check(values, context, options);
    const isSent = options.names && options.names.length > 1;
    const isNew = !checked.errors.walletAddress && values.walletAddress !== saved.walletAddress;
    return isSent && isNew ? { values, errors: {} } : checked;
  };

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
  const { id, version } = setting;
  const guarded = useGuardedSave((body: CurrencyValues) => putCurrency(id, { ...body, version }));
  const values = toValues(setting);

  async function send(typed: CurrencyValues, { reset, getValues }: UseFormReturn<CurrencyValues>) {
    const saved = await guarded.save(typed);
    if (!saved) return;
    reset(toValues(saved));
    const waits = saved.version === version && differs(getValues(), values);
    const said = waits ? PROPOSED : `Configuration enregistrée\u00a0: ${saved.name}`;
    notify(said, { type: 'success' });
    onSaved(saved);
  }

  async function refuse(
    error: unknown,
    form: UseFormReturn<CurrencyValues>,
    place: HTMLFormElement,
  ) {
    putFieldErrors(form, error, FIELDS);
    await tellRefusal(error, form, async () =>
      changesInWords(place, values, toValues(await readCurrency(id))),
    );
    return true;
  }

  return { form: { values, resolver: resolverFor(values), send, refuse }, guarded };
}
