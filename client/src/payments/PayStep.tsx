import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EARLY_START, ORDER_BUTTON } from '@parade/api/contract/contract-text.ts';
import { Link } from 'react-router';
import { Field } from '../lib/Field.tsx';
import { SectionHeading } from '../lib/SectionHeading.tsx';
import { CardProviders } from './CardProviders.tsx';
import { CryptoDetails } from './CryptoDetails.tsx';
import { type Means, priceOf } from './means.ts';
import { OfferedContract } from './OfferedContract.tsx';
import type { Offer } from './queries.ts';
import { TickBox } from './TickBox.tsx';
import { TransferDetails } from './TransferDetails.tsx';
import type { usePaymentForm } from './usePaymentForm.ts';

interface PayStepProps extends Offer {
  means: Means;
  payment: ReturnType<typeof usePaymentForm>;
}

/** Where to pay, the contract with its price, and the order. */
export function PayStep({ options, settings, means, payment }: PayStepProps) {
  const { form, submit, failure, isSending } = payment;
  const { errors } = form.formState;
  const { isDemonstration } = options;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 3, display: 'grid', gap: 4 }}>
      <Box component="section" aria-labelledby="pay">
        <SectionHeading id="pay">
          {means.kind === 'crypto' ? `Payer en ${means.name}` : 'Payer par virement bancaire'}
        </SectionHeading>
        <Box sx={{ mt: 2.5 }}>
          {means.kind === 'crypto' ? (
            <CryptoDetails option={means.option} isDemonstration={isDemonstration} />
          ) : (
            <TransferDetails {...means} isDemonstration={isDemonstration} />
          )}
        </Box>
      </Box>
      {means.kind === 'crypto' && <CardProviders providers={options.cardProviders} />}
      <OfferedContract options={options} settings={settings} price={priceOf(means, options.vat)} />
      <Box component="section" aria-labelledby="order">
        <SectionHeading id="order">Commander</SectionHeading>
        <Box sx={{ mt: 2.5, display: 'grid', gap: 2 }}>
          {means.kind === 'crypto' && (
            <Field
              label="Hash de la transaction"
              hint="Votre portefeuille l’affiche après l’envoi, parfois sous le nom «&nbsp;TxID&nbsp;»."
              registration={form.register('transactionHash')}
              error={errors.transactionHash?.message}
              input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
            />
          )}
          <TickBox
            label="J’ai lu le contrat de service et je l’accepte"
            registration={form.register('acceptContract')}
            error={errors.acceptContract?.message}
          />
          <TickBox
            label={
              <>
                {EARLY_START[0]} <em>(facultatif)</em>
                <br />
                {EARLY_START[1]}
              </>
            }
            registration={form.register('earlyStart')}
          />
        </Box>
        <Box aria-live="assertive">
          {failure && (
            <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
              {failure}
            </Alert>
          )}
        </Box>
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" variant="contained" size="large" loading={isSending}>
            {ORDER_BUTTON}
          </Button>
          <Button component={Link} to={{ search: '' }} size="large">
            Retour
          </Button>
          <Button component={Link} to="/dashboard" size="large">
            Annuler
          </Button>
        </Box>
        <Typography variant="body2" sx={{ mt: 2 }}>
          Un retrait ne dépend jamais d’un paiement.
        </Typography>
      </Box>
    </Box>
  );
}
