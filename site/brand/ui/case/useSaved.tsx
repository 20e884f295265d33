import { Alert, Box, Button, Typography } from '@mui/material';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tokens } from '../../tokens.ts';
import { failedWith, sentenceFor } from '../api-error.ts';
import { type Fact, Facts } from '../Facts.tsx';
import { LoadingButton } from '../LoadingButton.tsx';
import type { PartFields } from './part.ts';

export interface SavedProps<Item, Values> {
  items: readonly Item[];
  add: string;
  titleOf: (item: Item) => string;
  /** What its title leaves out. */
  factsOf?: (item: Item) => readonly Fact[];
  valuesOf: (item: Item | undefined) => Values;
  Fields: PartFields<Values>;
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>;
  /** Closed: nothing can be changed any more. */
  isClosed: boolean;
  /** Writes one anew, or a new one; `key` makes a new one that is sent twice one. */
  save: (values: Values, item: Item | undefined, key: string) => Promise<unknown>;
  remove: (item: Item) => Promise<unknown>;
}

/** What stands beside an item, in its place, and where a new one is added. */
interface Saved<Item> {
  /** The form of one that is being corrected. */
  formOf: (item: Item) => ReactNode;
  /** Correct, take away. */
  actionsOf: (item: Item) => ReactNode;
  addition: ReactNode;
}

/** What is being written: of which item (`new` for none), and with what. */
interface Edited<Item, Values> {
  id: string;
  /** As it stood when it was read: what is saved is meant to replace this one. */
  read: Item | undefined;
  /** Somebody else has saved it meanwhile: the next saving replaces what they wrote. */
  isOvertaken: boolean;
  key: string;
  values: Values;
  isChecked: boolean;
}

const NEW = 'new';
const OVERTAKEN =
  'Ce que vous corrigez a été modifié pendant ce temps, par quelqu’un d’autre ou sur un autre appareil. Votre texte est resté ici. Si vous enregistrez de nouveau, il remplace ce qui est noté maintenant.';
const tall = { minHeight: 44 };
const row = { display: 'flex', flexWrap: 'wrap', gap: 1 };

/** Parts of a case as they are kept: added, corrected, taken away, one at a time. */
export function useSaved<Item extends { id: string }, Values extends object>(
  props: SavedProps<Item, Values>,
): Saved<Item> {
  const { items, add, titleOf, factsOf, valuesOf, Fields, problemsOf, isClosed } = props;
  const [edited, setEdited] = useState<Edited<Item, Values>>();
  const [asked, setAsked] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [left, setLeft] = useState({ id: NEW, times: 0 });
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  // The focus goes back to where one was; what is gone leads to where one adds.
  useEffect(() => {
    const { current } = buttons;
    if (left.times > 0) (current.get(left.id) ?? current.get(NEW))?.focus();
  }, [left]);

  const edit = (item: Item | undefined) => {
    setProblem(undefined);
    setAsked(undefined);
    setEdited({
      ...{ id: item?.id ?? NEW, read: item, key: newIdempotencyKey() },
      ...{ isChecked: false, isOvertaken: false },
      values: valuesOf(item),
    });
  };
  const ask = (item: Item) => {
    setProblem(undefined);
    setEdited(undefined);
    setAsked(item.id);
  };
  const close = () => {
    setLeft(({ times }) => ({ id: edited?.id ?? asked ?? NEW, times: times + 1 }));
    setEdited(undefined);
    setAsked(undefined);
    setProblem(undefined);
  };
  async function run(work: Promise<unknown>) {
    setBusy(true);
    setProblem(undefined);
    try {
      await work;
      close();
    } catch (error) {
      const isOvertaken = failedWith(error, 'stale_version');
      setProblem(isOvertaken ? OVERTAKEN : sentenceFor(error));
      if (isOvertaken) setEdited((now) => now && { ...now, isOvertaken });
      // A key that was refused is used up.
      if (failedWith(error, 'idempotency_conflict')) {
        setEdited((now) => now && { ...now, key: newIdempotencyKey() });
      }
    }
    setBusy(false);
  }
  function save(item: Item | undefined) {
    if (!edited || busy) return;
    if (Object.keys(problemsOf(edited.values)).length > 0) {
      setEdited({ ...edited, isChecked: true });
      return;
    }
    // Never what came in since, unless it stands beside what was typed.
    const replaced = item && (edited.isOvertaken ? item : edited.read);
    void run(props.save(edited.values, replaced, edited.key));
  }

  // What is taken away elsewhere meanwhile is a new one: nothing that was typed is lost.
  const editedId = edited && (items.find(({ id }) => id === edited.id)?.id ?? NEW);
  const trouble = (
    <Box aria-live="assertive">{problem && <Alert severity="error">{problem}</Alert>}</Box>
  );
  const form = (item: Item | undefined) =>
    edited && (
      <Box
        component="form"
        noValidate
        aria-label={item ? `Corriger\u00a0: ${titleOf(item)}` : add}
        onSubmit={(event) => {
          event.preventDefault();
          save(item);
        }}
        sx={{ display: 'grid', gap: 2, py: 1.5 }}
      >
        <Fields
          values={edited.values}
          problems={edited.isChecked ? problemsOf(edited.values) : {}}
          autoFocus
          onChange={(values) => setEdited({ ...edited, values })}
        />
        {trouble}
        {item && edited.isOvertaken && item !== edited.read && (
          <Box role="group" aria-label="Noté maintenant">
            <Typography sx={{ color: tokens.muted }}>Noté maintenant&nbsp;:</Typography>
            <Typography sx={{ fontWeight: 600 }}>{titleOf(item)}</Typography>
            {factsOf && <Facts stacked facts={factsOf(item)} />}
          </Box>
        )}
        <Box sx={row}>
          <LoadingButton type="submit" variant="contained" loading={busy} sx={tall}>
            Enregistrer
          </LoadingButton>
          <Button onClick={close} disabled={busy} sx={tall}>
            Annuler
          </Button>
        </Box>
      </Box>
    );
  const removal = (item: Item) => (
    <>
      <Box sx={row}>
        <LoadingButton
          color="error"
          variant="outlined"
          loading={busy}
          onClick={() => run(props.remove(item))}
          sx={tall}
        >
          Retirer pour de bon
        </LoadingButton>
        <Button autoFocus onClick={close} sx={tall}>
          Garder
        </Button>
      </Box>
      {trouble}
    </>
  );
  // Their words stand under the words that they are for.
  const actions = (item: Item) => (
    <Box sx={{ ...row, ml: -2.5 }}>
      <Button
        ref={(button) => {
          buttons.current.set(item.id, button);
        }}
        aria-label={`Corriger\u00a0: ${titleOf(item)}`}
        onClick={() => edit(item)}
        sx={tall}
      >
        Corriger
      </Button>
      <Button aria-label={`Retirer\u00a0: ${titleOf(item)}`} onClick={() => ask(item)} sx={tall}>
        Retirer
      </Button>
    </Box>
  );
  return {
    formOf: (item) => editedId === item.id && form(item),
    actionsOf: (item) => !isClosed && (asked === item.id ? removal(item) : actions(item)),
    addition:
      editedId === NEW
        ? form(undefined)
        : !isClosed &&
          !edited && (
            <Button
              ref={(button) => {
                buttons.current.set(NEW, button);
              }}
              variant="outlined"
              onClick={() => edit(undefined)}
              sx={{ ...tall, mt: 1.5 }}
            >
              {add}
            </Button>
          ),
  };
}
