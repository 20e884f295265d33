import { Box, Typography } from '@mui/material';
import { type AdminKycDetail, KYC_SLOTS } from '@parade/api/contract/kyc.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { Paper } from './Paper.tsx';

export function Papers({ request }: { request: AdminKycDetail }) {
  return (
    <>
      <PanelHeading>Pièce d’identité</PanelHeading>
      <Typography variant="body2" sx={{ mb: 1.5, maxWidth: '48rem' }}>
        Chaque affichage est écrit dans le journal à votre nom, et la personne voit sur sa page
        quand sa pièce a été consultée. La photo porte votre adresse e-mail, la date et l’heure.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {KYC_SLOTS.map((slot) => (
          <Paper key={slot} slot={slot} request={request} />
        ))}
      </Box>
    </>
  );
}
