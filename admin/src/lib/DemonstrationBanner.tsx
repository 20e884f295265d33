import { Box } from '@mui/material';
import { statusTones } from '@parade/site/brand/theme.ts';
import { useSiteSettings } from './siteSettings.ts';

/** Stands on every page while a claim or a legal notice lacks its evidence (design 9.1). */
export function DemonstrationBanner() {
  const { isDemonstration } = useSiteSettings();
  if (!isDemonstration) return null;
  return (
    <Box
      component="aside"
      aria-label="Avertissement"
      sx={{ ...statusTones.attention, m: 0, px: 3, py: 0.75, textAlign: 'center', fontWeight: 600 }}
    >
      Site de démonstration
    </Box>
  );
}
