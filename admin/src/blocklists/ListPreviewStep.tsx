import { Alert, Button, Stack, Typography } from '@mui/material';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { INDICATOR_LABELS } from '@parade/api/contract/indicators.ts';
import { type ListPreview, REFRESH_LABELS } from '@parade/api/contract/list-import.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { type FormEvent, useState } from 'react';
import { Actions } from '../lib/Actions.tsx';
import { CheckChoice } from '../lib/Choice.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import type { Asked } from './values.ts';

interface ListPreviewStepProps {
  asked: Asked;
  preview: ListPreview;
  busy: boolean;
  problem: string | undefined;
  onImport: (allowShrink: boolean) => void;
  onBack: () => void;
}

const lines = (all: readonly string[]) => all.join('\n');

function changesOf({ replaces, added, removed }: ListPreview): string {
  if (!replaces) return 'Nouvelle liste';
  const { title, asOf, entries } = replaces;
  return lines([
    `${formatNumber(added)} ajoutées, ${formatNumber(removed)} retirées`,
    `Elle remplace ${quoted(title)} du ${formatCalendarDay(asOf)} (${formatNumber(entries)} entrées)`,
  ]);
}

function factsOf(asked: Asked, preview: ListPreview): Fact[] {
  const { byKind, examples, badLines, firstBadLines, leftOut, entries } = preview;
  const more = badLines > firstBadLines.length ? '…' : '';
  return [
    ['Titre', asked.title],
    ['Liste du', formatCalendarDay(asked.asOf)],
    ['Entrées', formatNumber(entries)],
    [
      'Par sorte',
      lines(
        byKind.map(({ kind, count }) => `${INDICATOR_LABELS[kind]}\u00a0: ${formatNumber(count)}`),
      ),
    ],
    ['Par exemple', lines(examples)],
    [
      'Lignes illisibles',
      badLines === 0
        ? 'Aucune'
        : `${formatNumber(badLines)}, ligne ${firstBadLines.join(', ')}${more}`,
    ],
    [
      'Écartées',
      leftOut === 0
        ? 'Aucune'
        : `${formatNumber(leftOut)}\u00a0: exemples, hôtes partagés ou services officiels`,
    ],
    ['Ce qui change', changesOf(preview)],
    ['Mise à jour', REFRESH_LABELS[asked.refresh]],
  ];
}

/** What the import would do, before it is done. */
export function ListPreviewStep(props: ListPreviewStepProps) {
  const { asked, preview, busy, problem, onImport, onBack } = props;
  const [allowShrink, setAllowShrink] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onImport(allowShrink);
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Typography>
        Rien n’est encore enregistré. Après l’import, «&nbsp;Vérifier&nbsp;» signale à tous les
        visiteurs ce que la liste nomme.
      </Typography>
      <Facts facts={factsOf(asked, preview)} />
      {preview.shrinks && (
        <>
          <Alert severity="warning">
            Elle perdrait plus d’un tiers de ses entrées. C’est souvent un mauvais fichier.
          </Alert>
          <CheckChoice
            label="C’est juste, l’importer quand même"
            checked={allowShrink}
            onChange={setAllowShrink}
          />
        </>
      )}
      <FormProblem>{problem}</FormProblem>
      <Actions>
        <SubmitButton busy={busy} busyLabel="Import…">
          Importer la liste
        </SubmitButton>
        <Button onClick={onBack}>Modifier</Button>
      </Actions>
    </Stack>
  );
}
