import { Typography } from '@mui/material';

/** What a list holds, in the masculine plural: « signalements ». */
interface Of {
  of: string;
}

/** In the place of a list that could not be read: nothing is lost. */
export const UnreadList = ({ of }: Of) => (
  <Typography sx={{ py: 3 }}>
    Vos {of} sont bien conservés, mais la liste n’a pas pu être lue.
  </Typography>
);

/** In the place of a list that a filter leaves empty. */
export const NoneInStatus = ({ of }: Of) => (
  <Typography sx={{ py: 3 }}>
    Aucun de vos {of} n’est dans cet état. Choisissez «&nbsp;Tous&nbsp;» pour les voir tous.
  </Typography>
);
