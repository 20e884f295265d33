import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { KYC_SLOTS, type KycVerification } from '@parade/api/contract/kyc.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { DocumentThumbnail } from '../documents/DocumentThumbnail.tsx';
import { SectionHeading } from '../lib/SectionHeading.tsx';
import { photoLabel } from './photos.ts';

/** What the team was given: the person may look at their own papers as often as they like. */
export function SentRequest({ request }: { request: KycVerification }) {
  const photos = KYC_SLOTS.flatMap((slot) => {
    const document = request.documents[slot];
    return document ? [{ slot, document }] : [];
  });
  return (
    <Box component="section" aria-labelledby="sent">
      <SectionHeading id="sent">Ce que vous avez envoyé</SectionHeading>
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
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}
      >
        {photos.map(({ slot, document }) => (
          <li key={slot}>
            <DocumentThumbnail document={document} large />
            <Link
              href={document.url}
              target="_blank"
              rel="noopener"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {photoLabel(slot)}
              <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
