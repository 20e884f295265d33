import type { FieldValues } from 'react-hook-form';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** « Note au client » → « note au client »; « IBAN » stays. */
const inside = (label: string) =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

function labelOf(control: unknown): string | undefined {
  const isNamed = control instanceof HTMLElement && 'labels' in control;
  return isNamed ? (control.labels as NodeListOf<HTMLElement> | null)?.[0]?.textContent : undefined;
}

const optionOf = (control: unknown, value: unknown): string | undefined =>
  control instanceof HTMLSelectElement
    ? [...control.options].find((option) => option.value === value)?.text
    : undefined;

/**
 * « statut (En attente → En cours), note au client »: what differs between two
 * readings of a record, by the form's own words. `names` has those of values
 * without a field. Empty where nothing of the form's differs.
 */
export function changesInWords(
  form: HTMLFormElement,
  before: FieldValues,
  after: FieldValues,
  names: Readonly<Record<string, string>> = {},
): string {
  const words = Object.keys(after).flatMap((name) => {
    if (same(before[name], after[name])) return [];
    const control = form.elements.namedItem(name);
    const label = names[name] ?? labelOf(control);
    if (!label) return [];
    const [old, now] = [optionOf(control, before[name]), optionOf(control, after[name])];
    return [old && now ? `${inside(label)} (${old} → ${now})` : inside(label)];
  });
  return words.join(', ');
}
