import { Alert, Box, Button, Typography } from '@mui/material';
import { reportPath } from '@parade/api/contract/notifications.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { DOCUMENT_SLOTS, pieceLabel } from '@parade/api/contract/reports.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { wholeMegabytes } from '@parade/site/brand/ui/upload.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSessionUser } from '../auth/session.ts';
import { DocumentField } from '../documents/DocumentField.tsx';
import { OtherPieces } from '../documents/OtherPieces.tsx';
import { OTHER_SLOTS, PIECES, type PieceSlots, type PieceTray } from '../documents/proofs.ts';
import { useFormWithDocuments } from '../documents/useFormWithDocuments.ts';
import { DraftHint } from '../lib/DraftHint.tsx';
import type { DraftPlace } from '../lib/draft-places.ts';
import { forgetDraft } from '../lib/drafts.ts';
import { FormSection } from '../lib/FormSection.tsx';
import { useDraftPlace } from '../lib/useDraftPlace.ts';
import { PageHeading } from '../site-settings/PageHeading.tsx';
import { useSiteSettings } from '../site-settings/queries.ts';
import { KeptPlan } from '../steps/KeptPlan.tsx';
import { forgetKeptPlan, useKeptPlan } from '../steps/kept-plan.ts';
import { newDraft, REPORT_DRAFTS, readDraft, saveDraft } from './draft.ts';
import { REPORT_FAILURE, REPORT_FIELDS, reportResolver, requestFor } from './form.ts';
import { OtherDrafts } from './OtherDrafts.tsx';
import { PaymentsAndContacts } from './PaymentsAndContacts.tsx';
import { useSubmitReport } from './queries.ts';
import { ReportFields } from './ReportFields.tsx';
import { Routing } from './Routing.tsx';
import { withPlan } from './with-plan.ts';

/** The new report: its fields, its documents, its draft, and sending it once. */
function useReportForm(uid: string, part: string | undefined, plan: Situation | null) {
  const navigate = useNavigate();
  const [found] = useState(() => readDraft(uid, { part }));
  const [begun] = useState(() => withPlan(found ?? newDraft(), plan));
  const { mutateAsync } = useSubmitReport();
  const form = useFormWithDocuments({
    begun,
    kind: PIECES,
    resolver: reportResolver,
    fields: REPORT_FIELDS,
    keep: (draft) => saveDraft(uid, { ...draft, filled: begun.filled }, { part }),
    send: ({ texts, documents, idempotencyKey }) =>
      mutateAsync({
        body: { ...requestFor(texts, documents), ...(plan && { situation: plan }) },
        idempotencyKey,
      }),
    onSent: ({ id, reference }) => {
      forgetDraft(REPORT_DRAFTS, uid, part);
      forgetKeptPlan();
      navigate(reportPath(id), { state: { submitted: reference } });
    },
    failure: REPORT_FAILURE,
  });
  return { ...form, resumed: found !== undefined };
}

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
          />
        ))}
      </div>
      <OtherPieces names={OTHER_SLOTS} tray={tray} slots={slots} />
    </FormSection>
  );
}

interface ReportFormProps {
  uid: string;
  place: DraftPlace;
  onChoose: (part: string | undefined) => void;
}

function ReportForm({ uid, place, onChoose }: ReportFormProps) {
  const kept = useKeptPlan();
  const { form, tray, slots, submit, failure, isSending, saved, resumed } = useReportForm(
    uid,
    place.part,
    kept.plan,
  );
  return (
    <>
      <OtherDrafts uid={uid} place={place} isResumed={resumed} onChoose={onChoose} />
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
          <DraftHint saved={saved} dirty={form.formState.isDirty || resumed} />
        </Box>
      </Box>
    </>
  );
}

export default function NewReportPage() {
  const { uid } = useSessionUser();
  const { place, goTo } = useDraftPlace(REPORT_DRAFTS, uid);
  return (
    <>
      <PageHeading large>Nouveau signalement</PageHeading>
      <Typography sx={{ mt: 1.5, maxWidth: '38rem' }}>
        Racontez ce qui s’est passé, avec vos mots. Vous pouvez vous arrêter et reprendre plus
        tard&nbsp;: ce que vous écrivez est gardé sur cet appareil jusqu’à l’envoi.
      </Typography>
      {place && <ReportForm key={place.part ?? 'first'} uid={uid} place={place} onChoose={goTo} />}
    </>
  );
}
