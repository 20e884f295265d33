import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SectionHeading } from '../lib/SectionHeading.tsx';
import { useSiteSettings } from '../site-settings/queries.ts';

const target = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };

/** Whom to write to or to call about the closed account. */
export function Contact() {
  const { email, support, phone } = useSiteSettings().contactInfo;
  const addresses = [...new Set([support, email])].filter(Boolean);
  return (
    <Box component="section" aria-labelledby="contact">
      <SectionHeading id="contact">Nous contacter</SectionHeading>
      <Typography sx={{ mt: 2, maxWidth: '42rem' }}>
        Pour comprendre la décision, la contester ou poser une question&nbsp;:
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {addresses.map((address) => (
          <li key={address}>
            <Link href={`mailto:${address}`} sx={{ ...target, overflowWrap: 'anywhere' }}>
              {address}
            </Link>
          </li>
        ))}
        {phone && (
          <li>
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} sx={target}>
              {phone}
            </Link>
          </li>
        )}
      </Box>
    </Box>
  );
}
