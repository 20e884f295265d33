import { Box } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { type PaymentSetting, SETTINGS_NOT_SAVED } from '@parade/api/contract/payment-settings.ts';
import { ofName } from '@parade/api/contract/text.ts';
import { useWatch } from 'react-hook-form';
import { FormSubmit, FormText } from '../lib/form/fields.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { SentForm } from '../lib/form/SentForm.tsx';
import { minimumInEuros } from './minimum-in-euros.ts';
import { PaymentAddressDialog } from './PaymentAddressDialog.tsx';
import { useCurrencyForm } from './useCurrencyForm.ts';

interface CurrencyFormProps {
  setting: PaymentSetting;
  onSaved: (saved: PaymentSetting) => void;
  onReload: () => void;
}

const decimal = { size: 'small', slotProps: { input: { inputMode: 'decimal' } } } as const;
const address = {
  size: 'small',
  autoComplete: 'off',
  slotProps: {
    input: { spellCheck: false, autoCapitalize: 'off', sx: { fontFamily: 'monospace' } },
  },
} as const;

function rateHint({ eurRate, eurRateAt }: PaymentSetting): string {
  if (eurRate === null) return 'Vide\u00a0: le client envoie le minimum, au tarif par défaut.';
  if (eurRateAt === null) return 'Taux fourni avec le produit, à vérifier.';
  return `Taux du ${formatDateTime(eurRateAt)}. Le client envoie le prix divisé par ce taux.`;
}

function Minimum({ symbol }: { symbol: string }) {
  const [amount, rate]: string[] = useWatch({ name: ['minimumAmount', 'eurRate'] });
  const hint = [`En ${symbol}, au pas de 0,00000001.`, minimumInEuros(amount, rate)];
  return (
    <FormText
      name="minimumAmount"
      label="Montant minimum"
      hint={hint.filter(Boolean).join(' ')}
      {...decimal}
    />
  );
}

/** Where a currency is paid, how much, and what is said of it. */
export function CurrencyForm({ setting, onSaved, onReload }: CurrencyFormProps) {
  const { form, guarded } = useCurrencyForm(setting, onSaved);
  return (
    <>
      <SentForm
        label={`Configuration ${ofName(setting.name)}`}
        failed={SETTINGS_NOT_SAVED}
        {...form}
      >
        <FormText name="walletAddress" label="Adresse du portefeuille" {...address} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Minimum symbol={setting.symbol} />
          <FormText name="eurRate" label="Taux en euros" hint={rateHint(setting)} {...decimal} />
          <FormText name="network" label="Réseau" size="small" />
          <FormText name="feeEstimate" label="Frais estimés" size="small" />
          <FormText name="duration" label="Durée" size="small" />
        </Box>
        <SaveProblem onReload={onReload} />
        <FormSubmit busy={guarded.isSaving} />
      </SentForm>
      <PaymentAddressDialog
        change={
          guarded.asked && {
            title: `Nouvelle adresse en ${setting.name}`,
            none: 'Aucune',
            before: setting.walletAddress,
            after: guarded.asked.walletAddress,
          }
        }
        onConfirm={guarded.confirm}
        onClose={guarded.cancel}
      />
    </>
  );
}
