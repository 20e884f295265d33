import ChevronRight from '@mui/icons-material/ChevronRight';
import { Alert, Box, ButtonBase, Typography } from '@mui/material';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';
import { OfficialHelpAside } from '../lib/OfficialHelpAside.tsx';
import { Section } from '../lib/Section.tsx';
import { keyOf, type Means, meansIn } from './means.ts';
import { OfferedContract } from './OfferedContract.tsx';
import type { Offer } from './queries.ts';

function MeansCard({ means, price }: { means: Means; price: number }) {
  const how =
    means.kind === 'crypto'
      ? `${formatDecimal(means.option.amount)}\u00a0${means.option.symbol} · ${means.option.duration}`
      : 'En euros, depuis votre banque';
  return (
    <ButtonBase
      component={Link}
      to={{ search: `?moyen=${keyOf(means)}` }}
      sx={{
        width: '100%',
        minHeight: 72,
        px: 2,
        py: 1.5,
        gap: '4px 16px',
        // In large text the price goes below the name.
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        textAlign: 'start',
        font: 'inherit',
        bgcolor: tokens.surface,
        border: `1px solid ${tokens.field}`,
        borderRadius: tokens.radius,
        '&:hover': { borderColor: tokens.blue, bgcolor: tokens.blueWash },
        '&:focus-visible': { outline: `3px solid ${tokens.blue}`, outlineOffset: 2 },
      }}
    >
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {means.name}
          {means.kind === 'crypto' && ` (${means.option.symbol})`}
        </Box>
        <Box component="span" sx={{ display: 'block', color: tokens.muted }}>
          {how}
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
        {formatEuros(price)}
        <ChevronRight sx={{ ml: 0.5, color: tokens.muted }} />
      </Box>
    </ButtonBase>
  );
}

const NOT_SET =
  "Les paramètres de paiement ne sont pas encore configurés. Veuillez contacter l'administrateur pour activer les options de paiement.";

/** Says why nothing can be paid, and that the case goes on. */
function NothingToPay({ configured }: { configured: boolean }) {
  return (
    <Box sx={{ py: 3 }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        Aucune option de paiement disponible
      </Typography>
      <Typography>
        {configured
          ? 'Aucun moyen de paiement ne convient à votre contrat pour le moment. Écrivez au support\u00a0: votre dossier avance en attendant.'
          : NOT_SET}
      </Typography>
      {/* The specification's sentence alone would send a person to ask for a way to pay. */}
      {!configured && <Typography>Vous ne devez rien, et votre dossier avance.</Typography>}
    </Box>
  );
}

interface ChooseStepProps extends Offer {
  /** The address names a means that cannot be used. */
  unusable: boolean;
}

/** The first step: free help, the contract, then the means of payment. */
export function ChooseStep({ options, settings, unusable }: ChooseStepProps) {
  const means = meansIn(options);
  return (
    <>
      <Typography sx={{ mt: 1.5, mb: 4, maxWidth: '38rem' }}>
        Rien n’est dû tant que vous n’avez pas commandé. Un retrait ne dépend jamais d’un
        paiement&nbsp;: si quelqu’un vous dit le contraire, c’est un escroc.
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
        <OfficialHelpAside />
        <OfferedContract options={options} settings={settings} price={null} />
        <Section id="means" title="Choisir un moyen de paiement">
          {unusable && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {sentenceOf('payment_option_unavailable')}
            </Alert>
          )}
          <Typography sx={{ mt: 2, maxWidth: '38rem' }}>
            Prix&nbsp;: <strong>{formatEuros(options.price)}</strong>, le même par tous les moyens.
            Vous commandez d’abord&nbsp;; nous vous donnons ensuite où payer. Une commande que vous
            ne payez pas ne coûte rien et s’annule d’un geste.
          </Typography>
          {means.length === 0 ? (
            <NothingToPay configured={options.configured} />
          ) : (
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, p: 0, mt: 2.5, display: 'grid', gap: 1.5 }}
            >
              {means.map((each) => (
                <li key={keyOf(each)}>
                  <MeansCard means={each} price={options.price} />
                </li>
              ))}
            </Box>
          )}
        </Section>
      </Box>
    </>
  );
}
