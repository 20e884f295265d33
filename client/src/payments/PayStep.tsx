import { Box, Button, Typography } from '@mui/material';
import { EARLY_START, ORDER_BUTTON } from '@parade/api/contract/contract-text.ts';
import { OFFICIAL_HELP, RECOVERY_SCAM_WARNING } from '@parade/api/contract/official-help.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { Section } from '../lib/Section.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { type Means, priceOf } from './means.ts';
import { OfferedContract } from './OfferedContract.tsx';
import { PayDetails } from './PayDetails.tsx';
import type { Offer } from './queries.ts';
import { TickBox } from './TickBox.tsx';
import type { usePaymentForm } from './usePaymentForm.ts';

const [CYBER, INFO] = ['17cyber', 'info-escroqueries'].map((wanted) =>
  OFFICIAL_HELP.find(({ key }) => key === wanted),
);

/** Free help and the warning, above any payment address. */
function FreeHelp() {
  return (
    <Box
      component="aside"
      aria-label="Aide officielle gratuite"
      sx={{ borderLeft: `3px solid ${tokens.ochre}`, pl: { xs: 2, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
        <span>Aide officielle gratuite&nbsp;:</span>
        <span>
          <TallLink href={INFO?.contactHref} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {INFO?.contactLabel}
          </TallLink>{' '}
          ({INFO?.name})
        </span>
        <TallLink href={CYBER?.url} rel="noopener" sx={{ fontWeight: 600 }}>
          {CYBER?.name}
        </TallLink>
      </Box>
      <Typography variant="body2" sx={{ maxWidth: '42rem' }}>
        {RECOVERY_SCAM_WARNING}
      </Typography>
    </Box>
  );
}

interface PayStepProps extends Offer {
  means: Means;
  /** The offer has changed. */
  outdated: boolean;
  payment: ReturnType<typeof usePaymentForm>;
}

/** The second step: free help, the contract with its price, where to pay, and the order. */
export function PayStep({ options, settings, means, outdated, payment }: PayStepProps) {
  const { form, submit, forget, failure, isSending } = payment;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 3, display: 'grid', gap: 4 }}>
      <FreeHelp />
      <OfferedContract options={options} settings={settings} price={priceOf(means, options.vat)} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <PayDetails options={options} means={means} outdated={outdated} />
        {means.kind === 'crypto' && (
          <Field
            label="Hash de la transaction"
            hint="Votre portefeuille l’affiche après l’envoi, parfois sous le nom «&nbsp;TxID&nbsp;»."
            {...fieldsOf(form)('transactionHash')}
            input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
          />
        )}
      </Box>
      <Section id="order" title="Commander">
        <Box sx={{ mt: 2.5, display: 'grid', gap: 2 }}>
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
          <Button type="submit" variant="contained" size="large" loading={isSending}>
            {ORDER_BUTTON}
          </Button>
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
