import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { PaymentSetting } from '@parade/api/contract/payment-settings.ts';
import { ofName } from '@parade/api/contract/text.ts';
import { TextField, type TextFieldProps } from '@parade/site/brand/ui/Field.tsx';
import { useWatch } from 'react-hook-form';
import { SaveProblem } from '../lib/SaveProblem.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { minimumInEuros } from './minimum-in-euros.ts';
import { PaymentAddressDialog } from './PaymentAddressDialog.tsx';
import { type CurrencyField, type CurrencyValues, useCurrencyForm } from './useCurrencyForm.ts';

interface CurrencyFormProps {
  setting: PaymentSetting;
  onSaved: (saved: PaymentSetting) => void;
  onReload: () => void;
}

const decimal = { slotProps: { input: { inputMode: 'decimal' } } } as const;
const address = {
  autoComplete: 'off',
  slotProps: {
    input: { spellCheck: false, autoCapitalize: 'off', sx: { fontFamily: 'monospace' } },
  },
} as const;

function rateHint({ eurRate, eurRateAt }: PaymentSetting): string {
  if (eurRate === null) return 'Vide\u00a0: le tarif par défaut s’applique.';
  if (eurRateAt === null) return 'Taux fourni avec le produit, à vérifier.';
  return `Taux du ${formatDateTime(eurRateAt)}. Vide\u00a0: le tarif par défaut s’applique.`;
}

/** Where a currency is paid, how much, and what is said of it. */
export function CurrencyForm({ setting, onSaved, onReload }: CurrencyFormProps) {
  const { form, save, problem, guarded } = useCurrencyForm(setting, onSaved);
  const { errors } = form.formState;
  const typed = useWatch<CurrencyValues>({ control: form.control });
  const euros = minimumInEuros(typed.minimumAmount, typed.eurRate);

  const field = (name: CurrencyField, label: string, more: Partial<TextFieldProps> = {}) => {
    const { ref, ...wire } = form.register(name);
    const own = { ...more, ...wire, inputRef: ref, label, problem: errors[name]?.message };
    return <TextField size="small" {...own} />;
  };

  return (
    <>
      <Stack
        component="form"
        noValidate
        onSubmit={save}
        sx={{ gap: 2 }}
        aria-label={`Configuration ${ofName(setting.name)}`}
      >
        {field('walletAddress', 'Adresse du portefeuille', address)}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {field('minimumAmount', 'Montant minimum', {
            ...decimal,
            hint: [`En ${setting.symbol}, au pas de 0,00000001.`, euros].filter(Boolean).join(' '),
          })}
          {field('eurRate', 'Taux en euros', { ...decimal, hint: rateHint(setting) })}
          {field('network', 'Réseau')}
          {field('feeEstimate', 'Frais estimés')}
          {field('duration', 'Durée')}
        </Box>
        <SaveProblem problem={problem} onReload={onReload} />
        <SubmitButton
          busy={guarded.isSaving}
          busyLabel="Enregistrement…"
          sx={{ alignSelf: 'flex-start' }}
        >
          Enregistrer
        </SubmitButton>
      </Stack>
      {/* A form of its own, outside of this one. */}
      <PaymentAddressDialog
        change={
          guarded.asked && {
            title: `Nouvelle adresse en ${setting.name}`,
            none: 'Aucune',
            before: setting.walletAddress,
            after: guarded.asked.walletAddress,
          }
        }
        busy={guarded.isSaving}
        problem={guarded.problem}
        onConfirm={guarded.confirm}
        onClose={guarded.cancel}
      />
    </>
  );
}
