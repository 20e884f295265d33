import { Link } from '@mui/material';
import { EmailText } from '@parade/site/brand/ui/EmailText.tsx';

/** As high as a finger, on a line of its own. */
const line = { display: 'block', width: 'fit-content', py: 1.25 } as const;

export const EmailLink = ({ email }: { email: string }) => (
  <Link href={`mailto:${email}`} sx={line}>
    <EmailText>{email}</EmailText>
  </Link>
);

/** Nothing for somebody who gave no number. */
export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone ? (
    <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} sx={{ ...line, whiteSpace: 'nowrap' }}>
      {phone}
    </Link>
  ) : null;
