import { Typography } from '@mui/material';
import { PlainList } from '../lib/Line.tsx';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useSiteSettings } from '../site-settings/queries.ts';

/** How to reach us about the closed account. */
export function Contact() {
  const { email, support, phone } = useSiteSettings().contactInfo;
  const addresses = [...new Set([support, email])].filter(Boolean);
  return (
    <Section id="contact" title="Nous contacter">
      <Typography sx={{ mt: 2, maxWidth: '42rem' }}>
        Pour comprendre la décision, la contester ou poser une question&nbsp;:
      </Typography>
      <PlainList>
        {addresses.map((address) => (
          <li key={address}>
            <TallLink href={`mailto:${address}`} sx={{ overflowWrap: 'anywhere' }}>
              {address}
            </TallLink>
          </li>
        ))}
        {phone && (
          <li>
            <TallLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TallLink>
          </li>
        )}
      </PlainList>
    </Section>
  );
}
