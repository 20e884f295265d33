import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { PreviewPage } from '@parade/api/contract/site-settings.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useState } from 'react';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { SectionSpec } from './spec.ts';
import { usePreview } from './usePreview.ts';

const PAGES: Readonly<Record<PreviewPage, string>> = {
  '/': 'Accueil',
  '/mentions-legales': 'Mentions légales',
  '/cgu': 'CGU',
  '/rgpd': 'RGPD',
  '/accessibilite': 'Accessibilité',
};

function stateOf(updating: boolean, valid: boolean): string {
  if (!valid) return 'L’aperçu attend que les champs signalés soient corrigés.';
  return updating ? 'Mise à jour de l’aperçu…' : 'Tel que le site serait publié.';
}

/** The page that the open section shows on, as it would be published. Fills the height that it is given. */
export function Preview({ section }: { section: SectionSpec | undefined }) {
  const [followed, setFollowed] = useState(section);
  const [page, setPage] = useState<PreviewPage>(section?.page ?? '/');
  // Opening another section shows its page; the person may choose another page after that.
  if (section && section !== followed) {
    setFollowed(section);
    setPage(section.page);
  }
  const { preview, valid, updating, problem, retry } = usePreview(page);

  return (
    <Box
      component="section"
      aria-label="Aperçu du site"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: '100%', minHeight: 0 }}
    >
      <SelectField
        label="Page de l’aperçu"
        size="small"
        value={page}
        onChange={(event) => setPage(event.target.value as PreviewPage)}
      >
        {Object.entries(PAGES).map(([path, label]) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </SelectField>
      <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
        {problem ? '' : stateOf(updating, valid)}
      </Typography>
      {problem && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Réessayer
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0, opacity: updating ? 0.55 : 1 }}>
        {preview ? (
          <PreviewFrame
            html={preview.html}
            page={preview.page}
            anchor={section?.page === preview.page ? section.anchor : undefined}
          />
        ) : (
          !problem && <Skeleton variant="rounded" height="100%" />
        )}
      </Box>
    </Box>
  );
}
