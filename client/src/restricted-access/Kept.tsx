import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { ACCOUNT_REFUSALS, sentenceOf } from '@parade/api/contract/errors.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { ContractList } from '../contracts/ContractList.tsx';
import { RenounceableContracts } from '../contracts/RenounceableContracts.tsx';
import { OfficialHelpAside } from '../lib/OfficialHelpAside.tsx';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useExportAtOnce } from '../personal-data/at-once.ts';
import WithdrawPage from '../withdrawals/WithdrawPage.tsx';
import { Contact } from './Contact.tsx';
import { Invoices } from './Invoices.tsx';

/** Exports everything that is held on the person. */
function OwnData() {
  const file = useExportAtOnce();
  return (
    <Section id="own-data" title="Vos données">
      <Typography sx={{ mt: 2, maxWidth: '42rem' }}>
        Tout ce que nous conservons sur vous, en un fichier&nbsp;: compte, signalements, paiements,
        contrats, factures, solde, retraits et notifications.
      </Typography>
      <Box role="status">
        {file.isSuccess && (
          <Alert severity="success" role="presentation" sx={{ mt: 2 }}>
            Le fichier est téléchargé. Gardez-le en lieu sûr&nbsp;: il contient vos coordonnées.
          </Alert>
        )}
      </Box>
      {file.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {sentenceFor(file.error)}
        </Alert>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' }}>
        <Button variant="outlined" loading={file.isPending} onClick={() => file.mutate()}>
          Télécharger mes données
        </Button>
        <TallLink href="/api/me/accepted-terms" newTab>
          Conditions acceptées
        </TallLink>
      </Box>
    </Section>
  );
}

/** Why the account is closed, and everything that the person keeps. */
export function Kept({ status }: { status: keyof typeof ACCOUNT_REFUSALS }) {
  return (
    <>
      <Alert severity="info">{sentenceOf(ACCOUNT_REFUSALS[status])}</Alert>
      <Typography sx={{ mt: 2, maxWidth: '42rem' }}>
        Ce qui est à vous le reste&nbsp;: vous pouvez retirer votre solde, renoncer à un contrat
        dans les 14&nbsp;jours, et emporter vos documents et vos données. Pour toute question,{' '}
        <Link href="#contact">écrivez-nous ou appelez-nous</Link>.
      </Typography>
      <RenounceableContracts />
      <WithdrawPage />
      <Box sx={{ mt: 6, display: 'grid', gap: 6 }}>
        <ContractList without="offered" />
        <Invoices />
        <OwnData />
        <Contact />
        <OfficialHelpAside />
      </Box>
    </>
  );
}
