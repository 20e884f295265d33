import { Box, Button, Typography } from '@mui/material';
import type { AdminBalance } from '@parade/api/contract/ledger.ts';
import { formatEuros, formatSignedEuros, parseEuros } from '@parade/api/contract/money.ts';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { FormSelect, FormSubmit, FormText } from '../lib/form/fields.tsx';
import { SentForm } from '../lib/form/SentForm.tsx';
import { useQuestion } from '../lib/form/useQuestion.ts';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { type Amount, type AmountWords, EMPTY, FAILED, useAmount } from './useAmount.ts';

/** What is set: its figure now in euros, and what it is called. */
interface Set {
  figure: number;
  words: AmountWords;
}

/** `+200,00 €`: the entry that will be written. */
function Difference({ typed, figure, words }: Set & { typed: string }) {
  const amount = parseEuros(typed);
  const known = typeof amount === 'number' && amount !== figure;
  return (
    <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
      {known && (
        <>
          Écriture&nbsp;: <strong>{formatSignedEuros(amount - figure)}</strong>, {words.figure}{' '}
          passe de {formatEuros(figure)} à {formatEuros(amount)}.
        </>
      )}
    </Typography>
  );
}

/** What a lower figure means, and what to type to add a sum instead. */
const Lowered = ({ figure: from, words, to }: Set & { to: number }) => (
  <>
    <Typography sx={{ mb: 1.5 }}>
      Cette écriture fait passer {words.figure} de {formatEuros(from)} à {formatEuros(to)}&nbsp;: la
      personne lit cette baisse sur sa page.
    </Typography>
    <Typography>
      Pour ajouter {formatEuros(to)} à ce qu’elle a déjà, revenez et saisissez{' '}
      <strong>{formatEuros(from + to)}</strong>.
    </Typography>
  </>
);

interface AmountFormProps {
  money: AdminBalance;
  onReload: () => void;
}

function Fields({
  money,
  onReload,
  isPending,
  figure,
  words,
}: AmountFormProps & Set & { isPending: boolean }) {
  const { clearErrors, formState, watch } = useFormContext();
  const { root } = formState.errors;

  function reload() {
    onReload();
    clearErrors('root');
  }

  return (
    <>
      <FormText
        name="amount"
        label={words.label}
        hint={words.hint}
        size="small"
        required
        slotProps={{ input: { inputMode: 'decimal' } }}
      />
      <Difference typed={watch('amount')} figure={figure} words={words} />
      <FormText
        name="reason"
        label="Raison"
        hint="La personne la lit sur sa page."
        size="small"
        multiline
        minRows={2}
        maxRows={8}
        required
      />
      <FormText
        name="reference"
        label="Référence bancaire"
        hint="Celle de l’opération sur le relevé. La personne la lit aussi."
        size="small"
        required
      />
      <FormSelect
        name="reportId"
        label="Signalement (facultatif)"
        size="small"
        choices={money.reports.map(({ id, reference, title, recoveredAmount }) => [
          id,
          `${reference}, ${title} (${formatEuros(recoveredAmount)} récupérés)`,
        ])}
      >
        <option value="">Aucun</option>
      </FormSelect>
      {money.needsSecond && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Une deuxième personne de l’équipe devra confirmer ce montant avant qu’il compte.
        </Typography>
      )}
      <FormProblem>{(root?.stale ?? root?.refused)?.message}</FormProblem>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FormSubmit busy={isPending}>
          {money.needsSecond ? 'Proposer ce montant' : 'Fixer ce montant'}
        </FormSubmit>
        {root?.stale && <Button onClick={reload}>{words.reload}</Button>}
      </Box>
      <LeaveGuard changes={Object.keys(formState.dirtyFields).length} />
    </>
  );
}

/**
 * Sets the available amount; the difference is an entry of the ledger, with its
 * reason and its proof. A lower balance is asked about first: somebody may have
 * typed the sum to add.
 */
export function AmountForm({ money, onReload }: AmountFormProps) {
  const { isPending, figure, words, ...form } = useAmount(money);
  const { asked, ask, confirm, close } = useQuestion<Amount>();
  return (
    <>
      <SentForm
        label={words.title}
        values={EMPTY}
        ask={(typed) => typed.amount > figure || ask(typed)}
        onSettled={close}
        failed={FAILED}
        sx={{ gap: 2, maxWidth: '34rem' }}
        {...form}
      >
        <Fields {...{ money, onReload, isPending, figure, words }} />
      </SentForm>
      <ConfirmDialog
        title={words.lower}
        open={asked !== undefined}
        confirm={words.lowerShort}
        busy={isPending}
        busyLabel="Enregistrement…"
        destructive
        onConfirm={confirm}
        onClose={close}
      >
        {asked && <Lowered figure={figure} words={words} to={asked.amount} />}
      </ConfirmDialog>
    </>
  );
}
