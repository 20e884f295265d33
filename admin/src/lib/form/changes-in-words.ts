import { type FieldValues, get } from 'react-hook-form';

interface Shown {
  name: string;
  label: string;
  control?: Element;
}

/** « Note au client » → « note au client »; « IBAN » stays. */
const inside = (label: string) =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The controls of a form that have a name and a label. */
function controlsOf(form: HTMLFormElement): Shown[] {
  return [...form.elements].flatMap((control) => {
    const labels = 'labels' in control ? (control.labels as NodeListOf<Element> | null) : null;
    const [name, label] = [control.getAttribute('name'), labels?.[0]?.textContent];
    return name && label ? [{ name, label, control }] : [];
  });
}

const optionOf = (control: Element | undefined, value: unknown): string | undefined =>
  control instanceof HTMLSelectElement
    ? [...control.options].find((option) => option.value === value)?.text
    : undefined;

/**
 * « Ce qui a changé : statut (En attente → En cours), note au client. »: what
 * differs between two readings of a record, by the form's own words. `names` has
 * those of values without a field.
 */
export function changesInWords(
  form: HTMLFormElement,
  before: FieldValues,
  after: FieldValues,
  names: Readonly<Record<string, string>> = {},
): string {
  const unseen: Shown[] = Object.entries(names).map(([name, label]) => ({ name, label }));
  const words = [...unseen, ...controlsOf(form)].flatMap(({ name, label, control }) => {
    const [old, now] = [get(before, name), get(after, name)];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const [from, to] = [optionOf(control, old), optionOf(control, now)];
    return [from && to ? `${inside(label)} (${from} → ${to})` : inside(label)];
  });
  return words.length > 0
    ? `Ce qui a changé\u00a0: ${words.join(', ')}.`
    : 'Aucun champ de ce formulaire n’a changé.';
}
