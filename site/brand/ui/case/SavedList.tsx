import { Alert, Box, Button, Typography } from '@mui/material';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { useEffect, useRef, useState } from 'react';
import { tokens } from '../../tokens.ts';
import { failedWith, sentenceFor } from '../api-error.ts';
import { type Fact, Facts } from '../Facts.tsx';
import { LoadingButton } from '../LoadingButton.tsx';
import type { PartFields } from './part.ts';

export interface SavedListProps<Item, Values> {
  items: readonly Item[];
  /** « Aucun paiement n’est noté. » */
  none: string;
  add: string;
  titleOf: (item: Item) => string;
  factsOf: (item: Item) => readonly Fact[];
  valuesOf: (item: Item | undefined) => Values;
  Fields: PartFields<Values>;
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>;
  /** Closed: nothing can be changed any more. */
  isClosed: boolean;
  /** Writes one anew, or a new one; `key` makes a new one that is sent twice one. */
  save: (values: Values, item: Item | undefined, key: string) => Promise<unknown>;
  remove: (item: Item) => Promise<unknown>;
}

/** What is being written: of which item (`new` for none), and with what. */
interface Edited<Values> {
  id: string;
  key: string;
  values: Values;
  isChecked: boolean;
}

/** Parts of a case as they are kept: read, added, corrected, taken away. */
export function SavedList<Item extends { id: string }, Values extends object>(
  props: SavedListProps<Item, Values>,
) {
  const { items, none, add, titleOf, factsOf, valuesOf, Fields, problemsOf, isClosed } = props;
  const [edited, setEdited] = useState<Edited<Values>>();
  const [asked, setAsked] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [closings, setClosings] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (closings > 0) button.current?.focus();
  }, [closings]);

  const edit = (item: Item | undefined) => {
    setProblem(undefined);
    setAsked(undefined);
    setEdited({
      ...{ id: item?.id ?? 'new', key: newIdempotencyKey(), isChecked: false },
      values: valuesOf(item),
    });
  };
  const close = () => {
    setEdited(undefined);
    setAsked(undefined);
    setProblem(undefined);
    setClosings(closings + 1);
  };
  async function run(work: Promise<unknown>) {
    setBusy(true);
    setProblem(undefined);
    try {
      await work;
      close();
    } catch (error) {
      setProblem(sentenceFor(error));
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
    void run(props.save(edited.values, item, edited.key));
  }

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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <LoadingButton type="submit" variant="contained" loading={busy} sx={{ minHeight: 44 }}>
            Enregistrer
          </LoadingButton>
          <Button onClick={close} disabled={busy} sx={{ minHeight: 44 }}>
            Annuler
          </Button>
        </Box>
      </Box>
    );
  const actions = (item: Item) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {asked === item.id ? (
        <>
          <LoadingButton
            color="error"
            variant="outlined"
            loading={busy}
            onClick={() => run(props.remove(item))}
            sx={{ minHeight: 44 }}
          >
            Retirer pour de bon
          </LoadingButton>
          <Button autoFocus onClick={close} sx={{ minHeight: 44 }}>
            Garder
          </Button>
        </>
      ) : (
        <>
          <Button
            aria-label={`Corriger\u00a0: ${titleOf(item)}`}
            onClick={() => edit(item)}
            sx={{ minHeight: 44 }}
          >
            Corriger
          </Button>
          <Button
            aria-label={`Retirer\u00a0: ${titleOf(item)}`}
            onClick={() => {
              setProblem(undefined);
              setEdited(undefined);
              setAsked(item.id);
            }}
            sx={{ minHeight: 44 }}
          >
            Retirer
          </Button>
        </>
      )}
    </Box>
  );
  return (
    <>
      {items.length === 0 && <Typography sx={{ color: tokens.muted }}>{none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box
            component="li"
            key={item.id}
            sx={{ borderBottom: `1px solid ${tokens.rule}`, py: 1.25, overflowWrap: 'anywhere' }}
          >
            {edited?.id === item.id ? (
              form(item)
            ) : (
              <>
                <Typography sx={{ fontWeight: 600 }}>{titleOf(item)}</Typography>
                {factsOf(item).length > 0 && <Facts stacked facts={factsOf(item)} />}
                {!isClosed && actions(item)}
                {asked === item.id && trouble}
              </>
            )}
          </Box>
        ))}
      </Box>
      {edited?.id === 'new' && form(undefined)}
      {!isClosed && !edited && (
        <Button
          ref={button}
          variant="outlined"
          onClick={() => edit(undefined)}
          sx={{ minHeight: 44, mt: 1.5 }}
        >
          {add}
        </Button>
      )}
    </>
  );
}
