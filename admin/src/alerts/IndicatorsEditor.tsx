import { Box, Button, Typography } from '@mui/material';
import type { AlertFields } from '@parade/api/contract/alerts-admin.ts';
import {
  INDICATOR_KINDS,
  INDICATOR_LABELS,
  type IndicatorKind,
} from '@parade/api/contract/indicators.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { type KeyboardEvent, useEffect, useImperativeHandle, useRef } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceGroup } from '../lib/Choice.tsx';
import type { AlertValues } from './values.ts';

type Indicators = AlertFields['indicators'];

interface IndicatorsEditorProps {
  /** Indicators that are suspended while a dispute is open, as `kind value`. */
  suspended?: ReadonlySet<string> | undefined;
}

const NONE =
  'Aucun pour le moment\u00a0: un site, un numéro ou un compte permet à chacun de reconnaître l’arnaque.';

const WRONG = '[aria-invalid="true"]';

/** Enter submits, as in a field of one line. */
function submitOnEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

/** What the button removes, for screen readers. */
const removalName = ({ value }: Indicators[number], at: number) =>
  `Retirer l’élément ${at + 1}${value && `\u00a0: ${value}`}`;

/** The indicators of the scam in full, as only staff see them. */
export function IndicatorsEditor({ suspended }: IndicatorsEditorProps) {
  const { field, formState } = useController<AlertValues, 'indicators'>({ name: 'indicators' });
  const { ref, value, onChange } = field;
  const problems = formState.errors.indicators;
  const place = useRef<HTMLDivElement>(null);
  // The focus goes to the first wrong line, once it is marked.
  useImperativeHandle(ref, () => ({
    focus: () => setTimeout(() => place.current?.querySelector<HTMLElement>(WRONG)?.focus()),
  }));
  const added = useRef(false);

  // The focus moves into an added line.
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    place.current?.querySelector<HTMLElement>('li:last-of-type textarea')?.focus();
  });

  const change = (at: number, part: Partial<Indicators[number]>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)));

  return (
    <Box ref={place}>
      <ChoiceGroup legend="Éléments reconnaissables" problem={problems?.message}>
        {value.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {NONE}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {value.map((indicator, at) => (
            <Box
              component="li"
              // Lines have no id: the index is their key.
              key={String(at)}
              sx={{
                display: 'grid',
                gap: 1,
                alignItems: 'start',
                mb: 1.5,
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr) max-content',
                  sm: '13.5rem minmax(0, 1fr) max-content',
                },
              }}
            >
              <SelectField
                label={`Type de l’élément ${at + 1}`}
                size="small"
                value={indicator.kind}
                onChange={(event) => change(at, { kind: event.target.value as IndicatorKind })}
              >
                {INDICATOR_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {INDICATOR_LABELS[kind]}
                  </option>
                ))}
              </SelectField>
              <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / -1', sm: 2 } }}>
                <TextField
                  label={`Élément ${at + 1}`}
                  size="small"
                  // Wraps, so that long addresses are seen whole; it still takes no line break.
                  multiline
                  onKeyDown={submitOnEnter}
                  value={indicator.value}
                  problem={problems?.[at]?.value?.message}
                  hint={
                    suspended?.has(`${indicator.kind} ${indicator.value}`)
                      ? 'Suspendu tant que la contestation est ouverte'
                      : undefined
                  }
                  onChange={(event) =>
                    change(at, { value: event.target.value.replace(/\s*\n\s*/g, ' ') })
                  }
                />
              </Box>
              <Button
                variant="text"
                aria-label={removalName(indicator, at)}
                onClick={() => onChange(value.filter((_, index) => index !== at))}
                sx={{ mt: '27px' }}
              >
                Retirer
              </Button>
            </Box>
          ))}
        </Box>
        <Button
          variant="outlined"
          onClick={() => {
            added.current = true;
            onChange([...value, { kind: 'domain', value: '' }]);
          }}
        >
          Ajouter un élément
        </Button>
      </ChoiceGroup>
    </Box>
  );
}
