import { Box, Button, Typography } from '@mui/material';
import {
  aboveThePrice,
  EARLY_START,
  ORDER_BUTTON,
  orderSummary,
} from '@parade/api/contract/contract-text.ts';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { Link } from 'react-router';
import { FreeHelp } from '../lib/FreeHelp.tsx';
import { Section } from '../lib/Section.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { type Means, priceOf } from './means.ts';
import { meansFacts } from './means-facts.ts';
import { OfferedContract } from './OfferedContract.tsx';
import type { Offer } from './queries.ts';
import { TickBox } from './TickBox.tsx';
import type { usePaymentForm } from './usePaymentForm.ts';

const CANCEL =
  'Tant que vous n’avez pas payé, vous pouvez annuler la commande d’un geste, sans frais.';
/** What follows from an order. */
const AFTERWARDS = {
  bank_transfer: `Une fois la commande passée, vous recevez l’IBAN et la référence à écrire sur le virement. ${CANCEL}`,
  crypto: `Une fois la commande passée, vous recevez l’adresse et le montant à envoyer, puis vous indiquez votre transaction. ${CANCEL}`,
};

interface OrderStepProps extends Offer {
  means: Means;
  payment: ReturnType<typeof usePaymentForm>;
}

/** The second step: free help, the contract with its price, and the order. */
export function OrderStep({ options, settings, means, payment }: OrderStepProps) {
  const { form, submit, forget, failure, isSending } = payment;
  const price = priceOf(means, options);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 3, display: 'grid', gap: 4 }}>
      <FreeHelp />
      <OfferedContract options={options} settings={settings} price={price} />
      {means.kind === 'crypto' && (
        <Section id="pay" title={`Payer en ${means.name}`}>
          <Typography sx={{ mt: 2, mb: 2 }}>
            À envoyer&nbsp;: {formatDecimal(means.option.amount)}&nbsp;{means.option.symbol}, une
            fois la commande passée. N’envoyez rien avant.
          </Typography>
          {aboveThePrice(price).map((sentence) => (
            <Typography key={sentence} sx={{ mb: 2, fontWeight: 600 }}>
              {sentence}
            </Typography>
          ))}
          <Facts facts={meansFacts(means.option)} />
        </Section>
      )}
      <Section id="order" title="Commander">
        <Typography sx={{ mt: 2, maxWidth: '42rem' }}>{AFTERWARDS[means.kind]}</Typography>
        <Box sx={{ mt: 2.5, display: 'grid', gap: 2 }}>
          <Facts facts={orderSummary(options.contract, price)} />
          <TickBox
            label="J’ai lu le contrat de service et je l’accepte"
            name="acceptContract"
            control={form.control}
          />
          <TickBox
            label={
              <>
                {EARLY_START[0]} <em>(facultatif)</em>
                <br />
                {EARLY_START[1]}
              </>
            }
            name="earlyStart"
            control={form.control}
          />
        </Box>
        <SubmitFailure sentence={failure} />
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <LoadingButton type="submit" variant="contained" size="large" loading={isSending}>
            {ORDER_BUTTON}
          </LoadingButton>
          <Button component={Link} to={{ search: '' }} size="large">
            Retour
          </Button>
          <Button component={Link} to="/dashboard" size="large" onClick={forget}>
            Annuler
          </Button>
        </Box>
        <Typography variant="body2" sx={{ mt: 2 }}>
          Un retrait ne dépend jamais d’un paiement.
        </Typography>
      </Section>
    </Box>
  );
}
