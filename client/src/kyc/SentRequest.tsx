import { Box, Typography } from '@mui/material';
import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { KYC_SLOTS, type KycVerification } from '@parade/api/contract/kyc.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { DocumentThumbnail } from '../documents/DocumentThumbnail.tsx';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { photoLabel } from './photos.ts';

/** What the person sent to the team. */
export function SentRequest({ request }: { request: KycVerification }) {
  const photos = KYC_SLOTS.flatMap((slot) => {
    const document = request.documents[slot];
    return document ? [{ slot, document }] : [];
  });
  return (
    <Section id="sent" title="Ce que vous avez envoyé">
      <Box sx={{ pt: 2 }}>
        <Facts
          stacked
          facts={[
            ['Envoyé le', formatDateTime(request.submittedAt)],
            ['Nom complet', request.fullName],
            ['Date de naissance', formatCalendarDay(request.dateOfBirth)],
            ['Adresse postale', request.address],
            ['Numéro de la pièce', request.idNumber],
          ]}
        />
      </Box>
      {photos.length === 0 && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          Les photos de votre pièce d’identité ont été effacées.
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}
      >
        {photos.map(({ slot, document }) => (
          <li key={slot}>
            <DocumentThumbnail document={document} large />
            <TallLink href={document.url} newTab>
              {photoLabel(slot)}
            </TallLink>
          </li>
        ))}
      </Box>
    </Section>
  );
}
