import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ACCOUNT_REFUSALS, sentenceOf } from '@parade/api/contract/errors.ts';
import { ContractList } from '../contracts/ContractList.tsx';
import { RenounceableContracts } from '../contracts/RenounceableContracts.tsx';
import { OfficialHelpAside } from '../lib/OfficialHelpAside.tsx';
import { WithdrawPage } from '../withdrawals/WithdrawPage.tsx';
import { Contact } from './Contact.tsx';
import { Invoices } from './Invoices.tsx';
import { OwnData } from './OwnData.tsx';

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
