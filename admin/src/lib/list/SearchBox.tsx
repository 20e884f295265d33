import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { type Search, useSearch } from './search.ts';

const TYPING_MS = 300;

const PERSON = [
  ['q', 'Partout', 'Référence, nom, e-mail, téléphone, titre'],
  ['email', 'par e-mail', 'nom@exemple.fr'],
  ['phone', 'par téléphone', '06 12 34 56 78'],
] as const;

interface SearchBoxProps {
  /** Its name among the filters of `List`. */
  source: 'search';
  alwaysOn: true;
  label?: string;
  /** One field of the filter is searched; without it everywhere, or by e-mail or phone. */
  field?: string;
  placeholder?: string;
}

/** Finds while one types. Which field is searched can be narrowed where the rows are people's. */
export function SearchBox({ label = 'Rechercher', field, placeholder }: SearchBoxProps) {
  const { resource, page, setPage } = useListContext();
  const [search, setSearch] = useSearch(resource);
  const [typed, setTyped] = useState(search.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<() => void>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const narrowed = PERSON.find(([name]) => name === search.field) ?? PERSON[0];

  // The empty list's button, or another tab, changes the search from outside.
  useEffect(() => setTyped(search.text), [search.text]);

  // Who goes on to another filter waits for nothing. A moment later, because drawing again before the
  // other field has told its choice would undo it. Who presses a row leaves the field too: the rows
  // must not move under that press.
  useEffect(() => {
    const apply = ({ target }: Event) => {
      if (target !== input.current) setTimeout(() => pending.current?.());
    };
    const form = input.current?.form;
    form?.addEventListener('change', apply);
    return () => form?.removeEventListener('change', apply);
  }, []);

  function apply(next: Search, after: number) {
    clearTimeout(timer.current);
    pending.current = () => {
      pending.current = undefined;
      setSearch({ ...next, text: next.text.trim() });
      if (page > 1) setPage(1);
    };
    timer.current = setTimeout(() => pending.current?.(), after);
  }

  return (
    <>
      <TextField
        label={label}
        type="search"
        size="small"
        placeholder={placeholder ?? narrowed[2]}
        inputRef={input}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          apply({ field: field ?? narrowed[0], text: target.value }, TYPING_MS);
        }}
        slotProps={{ input: { maxLength: 254 } }}
      />
      {!field && (
        <SelectField
          label="Critère"
          size="small"
          value={narrowed[0]}
          onChange={({ target }) => apply({ field: target.value, text: typed }, 0)}
        >
          {PERSON.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
