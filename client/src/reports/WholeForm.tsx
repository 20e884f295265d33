import { Box, Button } from '@mui/material';
import { DOCUMENT_SLOTS, pieceLabel } from '@parade/api/contract/report-choices.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { DocumentField } from '../documents/DocumentField.tsx';
import { OtherPieces } from '../documents/OtherPieces.tsx';
import { OTHER_SLOTS, type PieceSlots, type PieceTray } from '../documents/proofs.ts';
import { DraftHint } from '../lib/DraftHint.tsx';
import { EarlyNotice } from '../lib/EarlyNotice.tsx';
import { FormSection } from '../lib/FormSection.tsx';
import { LateAlert } from '../lib/LateAlert.tsx';
import { useUploads } from '../site-settings/uploads.ts';
import { KeptPlan } from '../steps/KeptPlan.tsx';
import { PaymentsAndContacts } from './PaymentsAndContacts.tsx';
import { ReportFields } from './ReportFields.tsx';
import type { WrittenReport } from './useReportForm.ts';

/** Shown for what is written: it comes after the form. */
export const loadRouting = () => import('./Routing.tsx');
const Routing = lazy(async () => ({ default: (await loadRouting()).Routing }));

/** Three places with a name, then as many pieces as twenty in all. All are optional. */
function DocumentsSection({ tray, slots }: { tray: PieceTray; slots: PieceSlots }) {
  const megabytes = wholeMegabytes(useUploads().maxBytes);
  return (
    <FormSection
      title="Vos preuves"
      hintId="documents-hint"
      hint={`Captures d’écran, relevés, contrats\u00a0: des images, des PDF ou des e-mails enregistrés (.eml), ${megabytes}\u00a0Mo au maximum chacun. Tous sont facultatifs. L’original est conservé tel quel.`}
    >
      <div>
        {DOCUMENT_SLOTS.map((name) => (
          <DocumentField
            key={name}
            name={name}
            hintId="documents-hint"
            label={pieceLabel(name)}
            slot={slots[name]}
            onChoose={(file) => tray.choose(name, file)}
            onClear={() => tray.clear(name)}
            onDescribe={(note) => tray.describe(name, note)}
          />
        ))}
      </div>
      <OtherPieces names={OTHER_SLOTS} tray={tray} slots={slots} />
    </FormSection>
  );
}

/** A report on one page. */
export function WholeForm({ written }: { written: WrittenReport }) {
  const { form, tray, slots, submit, failure, isSending, saved, kept, isResumed, isBegun } =
    written;
  return (
    <>
      <KeptPlan kept={kept} />
      <Box
        component="form"
        method="post"
        // Nor does the browser put back what somebody wrote here before, once it is forgotten.
        autoComplete="off"
        noValidate
        onSubmit={submit}
        sx={{ mt: 4 }}
      >
        <ReportFields form={form} />
        <PaymentsAndContacts form={form} />
        <DocumentsSection tray={tray} slots={slots} />
        {isBegun && (
          <Suspense>
            <Routing control={form.control} plan={kept.plan} />
          </Suspense>
        )}
        <Box aria-live="assertive">
          {failure && (
            <LateAlert severity="error" role="presentation" sx={{ mt: 3 }}>
              {failure}
            </LateAlert>
          )}
        </Box>
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <LoadingButton type="submit" variant="contained" size="large" loading={isSending}>
            Envoyer le signalement
          </LoadingButton>
          <Button component={Link} to="/dashboard" size="large">
            Annuler
          </Button>
          <DraftHint saved={saved} dirty={form.formState.isDirty || isResumed} />
          <EarlyNotice />
        </Box>
      </Box>
    </>
  );
}
