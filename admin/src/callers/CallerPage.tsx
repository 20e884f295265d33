import { Box, Button, Typography } from '@mui/material';
import type { NewReportForCaller } from '@parade/api/contract/caller-reports.ts';
import { MAX_PIECES, PIECE_SLOTS } from '@parade/api/contract/report-choices.ts';
import { type ReactNode, useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { AttachmentField } from '../documents/AttachmentField.tsx';
import { useAttachments } from '../documents/useAttachments.ts';
import { Actions } from '../lib/Actions.tsx';
import { Draft } from '../lib/form/Draft.tsx';
import { FormSubmit, FormText } from '../lib/form/fields.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { SentForm } from '../lib/form/SentForm.tsx';
import { listPath } from '../lib/list/address.ts';
import { PageTitle } from '../lib/PageTitle.tsx';
import { ClearAll } from './ClearAll.tsx';
import { Consent } from './Consent.tsx';
import { pair } from './pair.ts';
import { filedState } from './path.ts';
import { CaseFields, StoryFields } from './StoryFields.tsx';
import { useFileForCaller } from './useFileForCaller.ts';
import { type CallerValues, callerResolver, emptyValues, localMinute } from './values.ts';
import { WhosePerson } from './WhosePerson.tsx';

const TITLE = 'Saisir pour quelqu’un';
const DRAFT = 'reports.draft.caller';
/** Of one call: an agreement that was ticked yesterday is nobody’s today. */
const ANEW = ['found', 'consent'];

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const CallFields = () => (
  <>
    <Box sx={pair}>
      <FormText name="call.name" label="Nom de la personne qui appelle" autoComplete="off" />
      <FormText name="call.contact" label="Son téléphone ou son e-mail" autoComplete="off" />
    </Box>
    <FormText
      name="call.calledAt"
      label="Jour et heure de l’appel"
      type="datetime-local"
      inputProps={{ max: localMinute(new Date()) }}
      sx={{ maxWidth: '20rem' }}
    />
  </>
);

/** The files, in the places of a report in the order in which they came. */
const slotsOf = (documents: readonly { id: string }[]) =>
  Object.fromEntries(documents.slice(0, MAX_PIECES).map(({ id }, nth) => [PIECE_SLOTS[nth], id]));

/** A report that somebody tells on the phone, with who called and when. */
export function CallerPage() {
  const navigate = useNavigate();
  const [values] = useState(() => emptyValues());
  const { mutateAsync, isPending } = useFileForCaller();
  const pieces = useAttachments(`${DRAFT}-documents`);

  async function send(
    request: NewReportForCaller,
    { reset, setError }: UseFormReturn<CallerValues>,
  ) {
    if (pieces.items.some(({ kind }) => kind !== 'stored')) {
      const message =
        'Un document est encore en route, ou n’est pas arrivé. Attendez ou retirez-le.';
      return setError('root.refused', { message });
    }
    const { id, reference } = await mutateAsync({
      ...request,
      documents: slotsOf(pieces.documents),
    });
    reset(emptyValues());
    pieces.clear();
    navigate(listPath('reports', { open: id }), { state: filedState(reference) });
  }

  return (
    <Box sx={{ maxWidth: '46rem' }}>
      <PageTitle page={TITLE} />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {TITLE}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        Écrivez ce que la personne raconte, avec ses mots. Elle est prévenue tout de suite et peut
        tout relire. Les deux côtés voient que le récit a été noté au téléphone.
      </Typography>
      <SentForm
        label={TITLE}
        values={values}
        resolver={callerResolver}
        send={send}
        failed="Une erreur est survenue lors de la création du signalement"
        sx={{ gap: 3 }}
      >
        <Draft name={DRAFT} except={ANEW} />
        <Part title="L’appel">
          <CallFields />
        </Part>
        <Part title="La victime">
          <WhosePerson />
        </Part>
        <Part title="Son récit">
          <StoryFields />
        </Part>
        <Part title="Paiements et coordonnées">
          <CaseFields />
        </Part>
        <Part title="Pièces">
          <AttachmentField {...pieces} disabled={isPending} most={20} />
        </Part>
        <Consent />
        <SaveProblem />
        <Actions>
          <FormSubmit busy={isPending} busyLabel="Enregistrement…">
            Enregistrer le signalement
          </FormSubmit>
          <Button component={Link} to={listPath('reports')}>
            Retour à la liste
          </Button>
          <ClearAll onClear={pieces.clear} />
        </Actions>
      </SentForm>
    </Box>
  );
}
