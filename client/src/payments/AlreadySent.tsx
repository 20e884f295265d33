import { Link } from '@mui/material';

/**
 * For a person who has sent money to an offer that has changed: send nothing more,
 * and write to us.
 */
export function AlreadySent({ support }: { support: string }) {
  return (
    <>
      Si vous avez déjà envoyé les fonds, n’envoyez rien de plus et écrivez à{' '}
      <Link href={`mailto:${support}`} sx={{ color: 'inherit', overflowWrap: 'anywhere' }}>
        {support}
      </Link>{' '}
      en indiquant le hash de la transaction.
    </>
  );
}
