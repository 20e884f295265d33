import { Alert, Box, Button } from '@mui/material';
import { DOCUMENT_SLOTS, pieceLabel } from '@parade/api/contract/reports.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { Link } from 'react-router';
import { DocumentField } from '../documents/DocumentField.tsx';
import { OtherPieces } from '../documents/OtherPieces.tsx';
import { OTHER_SLOTS, type PieceSlots, type PieceTray } from '../documents/proofs.ts';
import { DraftHint } from '../lib/DraftHint.tsx';
import { FormSection } from '../lib/FormSection.tsx';
import { useSiteSettings } from '../site-settings/queries.ts';
import { KeptPlan } from '../steps/KeptPlan.tsx';
import { PaymentsAndContacts } from './PaymentsAndContacts.tsx';
import { ReportFields } from './ReportFields.tsx';
import { Routing } from './Routing.tsx';
import type { WrittenReport } from './useReportForm.ts';

/** Three places with a name, then as many pieces as twenty in all. All are optional. */
function DocumentsSection({ tray, slots }: { tray: PieceTray; slots: PieceSlots }) {
  const megabytes = wholeMegabytes(useSiteSettings().uploads.maxBytes);
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
  const { form, tray, slots, submit, failure, isSending, saved, kept, isResumed } = written;
  return (
    <>
      <KeptPlan kept={kept} />
      <Box component="form" noValidate onSubmit={submit} sx={{ mt: 4 }}>
        <ReportFields form={form} />
        <PaymentsAndContacts form={form} />
        <DocumentsSection tray={tray} slots={slots} />
        <Routing control={form.control} plan={kept.plan} />
        <Box aria-live="assertive">
          {failure && (
            <Alert severity="error" role="presentation" sx={{ mt: 3 }}>
              {failure}
            </Alert>
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
        </Box>
      </Box>
    </>
  );
}
