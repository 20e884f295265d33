import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Typography } from '@mui/material';
import {
  type AdminDispute,
  DISPUTE_GROUNDS,
  disputeAnswer,
} from '@parade/api/contract/disputes.ts';
import { useSaveContext } from 'react-admin';
import { type Resolver, useFormContext } from 'react-hook-form';
import { Actions } from '../lib/Actions.tsx';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { FormSelect, FormText } from '../lib/form/fields.tsx';
import { RecordForm } from '../lib/form/RecordForm.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { useQuestion } from '../lib/form/useQuestion.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';

type Values = Pick<AdminDispute, 'answer' | 'status' | 'version'> & { ground: string };
type Checked = ReturnType<typeof disputeAnswer.parse>;

const resolver = zodResolver(disputeAnswer) as unknown as Resolver<Values, unknown, Checked>;
const values = ({ answer, status, version, ground }: AdminDispute): Values => ({
  answer,
  status,
  version,
  ground: ground ?? '',
});
const GROUNDS = Object.entries(DISPUTE_GROUNDS);

/** The buttons are the decision: they set it and submit. */
function Decisions({ busy }: { busy: boolean }) {
  const { setValue } = useFormContext<Values>();
  const decide = (status: Checked['status']) => ({
    type: 'submit' as const,
    'aria-disabled': busy,
    onClick: () => setValue('status', status),
  });
  return (
    <Actions>
      <Button variant="contained" {...decide('upheld')}>
        Donner raison
      </Button>
      <Button variant="outlined" {...decide('dismissed')}>
        Maintenir l’alerte
      </Button>
    </Actions>
  );
}

/** The answer that the person gets by mail, and the decision. */
export function AnswerForm() {
  const { asked, ask, confirm, close } = useQuestion<Checked>();
  const { saving = false } = useSaveContext();
  return (
    <>
      <RecordForm
        label="Réponse"
        values={values}
        resolver={resolver}
        ask={(checked) => checked.status === 'dismissed' || ask(checked)}
        onSettled={close}
        done="Réponse envoyée"
        failed="Erreur lors de l’envoi de la réponse"
      >
        <PanelHeading>Répondre</PanelHeading>
        <FormSelect name="ground" label="Fondement de la décision" choices={GROUNDS}>
          <option value="" disabled>
            À choisir
          </option>
        </FormSelect>
        <FormText
          name="answer"
          label="Réponse à la personne"
          hint="Les faits et les raisons. Envoyée par e-mail avec le fondement et les voies de recours."
          multiline
          minRows={5}
          maxRows={16}
          required
        />
        <SaveProblem />
        <Decisions busy={saving} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          «&nbsp;Donner raison&nbsp;» efface définitivement les téléphones, adresses e-mail et IBAN
          de l’alerte, aussi dans ses textes&nbsp;; «&nbsp;Maintenir l’alerte&nbsp;» rétablit ceux
          qui sont suspendus.
        </Typography>
      </RecordForm>
      <ConfirmDialog
        title="Donner raison à cette personne"
        open={asked !== undefined}
        confirm="Donner raison"
        busy={saving}
        busyLabel="Envoi…"
        destructive
        onConfirm={confirm}
        onClose={close}
      >
        <Typography sx={{ mb: 1.5 }}>
          Les téléphones, adresses e-mail et IBAN de l’alerte sont effacés définitivement, et la
          réponse part aussitôt.
        </Typography>
        <Typography>
          Les sites et portefeuilles restent publiés, «&nbsp;Vérifier&nbsp;» les signale toujours
          comme connus. Si l’alerte se trompe à leur sujet, corrigez-la ou retirez-la ensuite.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
