import { Alert } from '@mui/material';

/** Stands above an address that is no longer the one of the settings: the order keeps it all the same. */
export const PayeeChanged = () => (
  <Alert severity="warning" role="note">
    Nos coordonnées ont changé depuis cette commande. Celles-ci restent les siennes. Dans le doute,
    annulez-la et commandez à nouveau, ou écrivez-nous par «&nbsp;Support&nbsp;» avant de payer.
  </Alert>
);
