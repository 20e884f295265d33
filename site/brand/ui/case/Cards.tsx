import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { tokens } from '../../tokens.ts';
import type { PartFields } from './part.ts';

interface CardsProps<Values> {
  /** « Paiement »: each card is called by it and its number. */
  name: string;
  add: string;
  most: number;
  items: readonly Values[];
  empty: Values;
  Fields: PartFields<Values>;
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>;
  /** Says what is wrong, also of cards that nobody has left yet. */
  isChecked: boolean;
  onChange: (items: Values[]) => void;
}

/** Parts of a case that are not sent yet: a card each, added and taken away. */
export function Cards<Values extends object>(props: CardsProps<Values>) {
  const { name, add, most, items, empty, Fields, problemsOf, isChecked, onChange } = props;
  const [added, setAdded] = useState<number>();
  const [left, setLeft] = useState<readonly number[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const [removals, setRemovals] = useState(0);
  // The card with the focus is gone: it goes where one adds another.
  useEffect(() => {
    if (removals > 0) button.current?.focus();
  }, [removals]);
  const remove = (at: number) => {
    setAdded(undefined);
    setLeft([]);
    onChange(items.filter((_, nth) => nth !== at));
    setRemovals(removals + 1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {items.map((values, at) => (
        <Box
          // Cards have no id: their place is what they are called by.
          key={at}
          component="fieldset"
          onBlur={() => !left.includes(at) && setLeft([...left, at])}
          sx={{
            ...{ m: 0, minWidth: 0, p: { xs: 1.75, sm: 2.5 } },
            ...{ border: `1px solid ${tokens.rule}`, borderRadius: `${tokens.radius}px` },
            ...{ display: 'grid', gap: 2, backgroundColor: tokens.surface },
          }}
        >
          <Typography component="legend" sx={{ fontWeight: 600, px: 0.5 }}>
            {name} {at + 1}
          </Typography>
          <Fields
            values={values}
            problems={isChecked || left.includes(at) ? problemsOf(values) : {}}
            autoFocus={added === at}
            onChange={(changed) =>
              onChange(items.map((each, nth) => (nth === at ? changed : each)))
            }
          />
          <div>
            <Button onClick={() => remove(at)} sx={{ minHeight: 44 }}>
              Retirer {name.toLowerCase()} {at + 1}
            </Button>
          </div>
        </Box>
      ))}
      <div>
        <Button
          ref={button}
          variant="outlined"
          disabled={items.length >= most}
          onClick={() => {
            setAdded(items.length);
            onChange([...items, empty]);
          }}
          sx={{ minHeight: 44 }}
        >
          {add}
        </Button>
      </div>
    </Box>
  );
}
