import { Alert, Box, Button } from '@mui/material';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useResendVerification } from './link-queries.ts';

/** Sends another confirmation mail, and says whether it went. */
export function ResendLink({ email }: { email: string }) {
  const resend = useResendVerification();
  return (
    <>
      <Box aria-live="polite">
        {resend.isSuccess && (
          <Alert severity="success" sx={{ my: 1 }}>
            Un nouveau lien est en route vers {email}. Il est valable une heure.
          </Alert>
        )}
      </Box>
      {resend.isError && (
        <Alert severity="error" sx={{ my: 1 }}>
          {sentenceFor(resend.error)}
        </Alert>
      )}
      <Button
        variant="outlined"
        aria-busy={resend.isPending}
        onClick={() => !resend.isPending && resend.mutate()}
      >
        Renvoyer le lien
      </Button>
    </>
  );
}
