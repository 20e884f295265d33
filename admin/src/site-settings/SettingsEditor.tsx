import { Box, Button, Dialog } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SiteSettingsRecord } from '@parade/api/contract/site-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { OpenSectionState } from '../lib/siteSettings.ts';
import { Demonstration } from './Demonstration.tsx';
import { History } from './History.tsx';
import { Preview } from './Preview.tsx';
import { Publication } from './Publication.tsx';
import { ProgressProvider } from './progress.tsx';
import { publicationQuery } from './queries.ts';
import { SaveBar } from './SaveBar.tsx';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import { Section } from './Section.tsx';
import { SECTIONS, sectionOf } from './sections.ts';
import type { SettingName } from './spec.ts';
import { useSettingsForm } from './useSettingsForm.ts';

const FORM = 'parametres';

const beside = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const twoColumns = {
  ...beside,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(24rem, 0.8fr)' },
} as const;

/** What is online, what is missing, the fields with their preview, and every save so far. */
export function SettingsEditor({ latest }: { latest: SiteSettingsRecord }) {
  const wanted = (useLocation().state as OpenSectionState | null)?.section;
  const [openId, setOpenId] = useState<string | undefined>(wanted ?? SECTIONS[0]?.id);
  const [previewing, setPreviewing] = useState(false);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isDemonstration = useQuery(publicationQuery).data?.isDemonstration ?? false;
  const editing = useSettingsForm(latest, show);
  const { form, save, isSaving } = editing;
  const open = SECTIONS.find(({ id }) => id === openId);

  /** Opens the section of a field and goes to it. */
  function show(name: SettingName) {
    flushSync(() => setOpenId(sectionOf(name)?.id));
    form.setFocus(name);
  }

  return (
    <FormProvider {...form}>
      <ProgressProvider base={editing.baseDocument}>
        <Box sx={{ ...beside, gridTemplateColumns: { md: '1fr 1fr' }, mb: 4 }}>
          <Publication />
          <Demonstration published={isDemonstration} onJump={show} />
        </Box>
        <Box sx={twoColumns}>
          <div>
            <Box
              component="form"
              id={FORM}
              noValidate
              aria-label="Paramètres du site"
              onSubmit={save}
              // The bar at the foot must not cover the field that the focus goes to.
              sx={{ borderTop: 1, borderColor: 'divider', '& *': { scrollMarginBlock: '8rem' } }}
            >
              {SECTIONS.map((section) => (
                <Section
                  key={section.id}
                  section={section}
                  open={section === open}
                  awaited={section.id === wanted}
                  onToggle={() => setOpenId(section === open ? undefined : section.id)}
                />
              ))}
            </Box>
            {/* Sticky: the bar, and the note that somebody saved meanwhile, stay in sight. */}
            <Box
              sx={{
                position: 'sticky',
                bottom: 0,
                zIndex: 'appBar',
                // In a low window, as at a zoom of 400 %, it would cover what has the focus.
                '@media (max-height: 30rem)': { position: 'static' },
              }}
            >
              {editing.overtaken && (
                <SavedMeanwhile
                  base={editing.baseDocument}
                  latest={latest}
                  onContinue={editing.continueOnLatest}
                />
              )}
              <SaveBar
                form={FORM}
                busy={isSaving}
                onDiscard={editing.discard}
                onPreview={wide ? undefined : () => setPreviewing(true)}
              />
            </Box>
          </div>
          {wide && (
            <Box
              sx={{ position: 'sticky', top: 16, height: 'calc(100vh - 32px)', minHeight: '24rem' }}
            >
              <Preview section={open} />
            </Box>
          )}
        </Box>
        {!wide && (
          <Dialog
            fullScreen
            open={previewing}
            onClose={() => setPreviewing(false)}
            slotProps={{ paper: { 'aria-label': 'Aperçu' } }}
          >
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: '100%', p: 2 }}>
              <Button onClick={() => setPreviewing(false)} sx={{ alignSelf: 'flex-end' }}>
                Fermer l’aperçu
              </Button>
              <Box sx={{ flex: 1, minHeight: 0 }}>
                <Preview section={open} />
              </Box>
            </Box>
          </Dialog>
        )}
        <History latest={latest} onRestored={editing.replaceWith} />
      </ProgressProvider>
    </FormProvider>
  );
}
