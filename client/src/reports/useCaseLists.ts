import { useWatch } from 'react-hook-form';
import { typedCounterparties, typedLosses, writtenList } from './form.ts';
import type { ReportForm } from './ReportField.tsx';

type ListName = 'losses' | 'counterparties';

/** The payments and counterparties of a report that is being written, and how they change. */
export function useCaseLists(form: ReportForm) {
  const [losses, counterparties] = useWatch({
    control: form.control,
    name: ['losses', 'counterparties'],
  });
  const write = (name: ListName, items: readonly object[]) =>
    form.setValue(name, writtenList(items), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const written = { losses, counterparties };
  return {
    losses: typedLosses(written),
    counterparties: typedCounterparties(written),
    write,
  };
}
