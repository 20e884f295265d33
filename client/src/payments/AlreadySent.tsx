import Link from '@mui/material/Link';

/** For who has sent money to what is offered no longer: nothing more, and whom to write to. */
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
