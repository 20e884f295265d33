import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type AdminDispute, disputeAnswer } from '@parade/api/contract/disputes.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify, useStore, useUpdate } from 'react-admin';
import { Actions } from '../lib/Actions.tsx';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { WHOLE } from '../lib/useOpenRecord.ts';

const FAILED = 'Erreur lors de l’envoi de la réponse';
/** Somebody else saved first: the screen is out of date. */
const OUTDATED = ['stale_version', 'dispute_answered'];

type Decision = 'upheld' | 'dismissed';

interface AnswerFormProps {
  dispute: AdminDispute;
  onReload: () => void;
}

/** The answer that the person gets by mail, and the decision. What is typed is kept through a refusal and a closed row. */
export function AnswerForm({ dispute, onReload }: AnswerFormProps) {
  const notify = useNotify();
  const [answer, setAnswer] = useStore(`disputes.draft.${dispute.id}`, '');
  const [mistake, setMistake] = useState<string>();
  const [problem, setProblem] = useState<{ sentence: string; outdated: boolean }>();
  const [update, { isPending }] = useUpdate<AdminDispute>();
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLTextAreaElement>(null);

  function refuse(sentence: string) {
    setMistake(sentence);
    place.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('value') === 'dismissed') void decide('dismissed');
    else ask();
  }

  async function decide(status: Decision) {
    if (isPending) return;
    setMistake(undefined);
    setProblem(undefined);
    const data = { ...dispute, status, answer };
    const checked = disputeAnswer.safeParse(data);
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? FAILED);
    try {
      await update(
        'disputes',
        { id: dispute.id, data, previousData: dispute, meta: WHOLE },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      setAnswer('');
      notify('Réponse envoyée', { type: 'success' });
    } catch (error) {
      const body = error instanceof ApiError ? error.body : undefined;
      if (body?.errors?.answer) return refuse(body.errors.answer);
      const outdated = OUTDATED.includes(body?.code ?? '');
      setProblem({ sentence: sentenceFrom(error, FAILED), outdated });
    } finally {
      setAsking(false);
    }
  }

  function ask() {
    setProblem(undefined);
    const checked = disputeAnswer.safeParse({ ...dispute, status: 'upheld', answer });
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? FAILED);
    setMistake(undefined);
    setAsking(true);
  }

  return (
    <>
      <Stack component="form" noValidate aria-label="Réponse" onSubmit={submit} sx={{ gap: 2 }}>
        <PanelHeading>Répondre</PanelHeading>
        <TextField
          label="Réponse à la personne"
          hint="Envoyée par e-mail, avec les voies de recours (CNIL, tribunal)."
          multiline
          minRows={5}
          maxRows={16}
          required
          inputRef={place}
          problem={mistake}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        {problem && (
          <Alert severity="error">
            {problem.sentence}
            {problem.outdated && (
              <Button color="inherit" variant="outlined" onClick={onReload} sx={{ mt: 1.5 }}>
                Recharger la fiche
              </Button>
            )}
          </Alert>
        )}
        <Actions>
          <Button type="submit" variant="contained" aria-disabled={isPending}>
            Donner raison
          </Button>
          <Button type="submit" value="dismissed" variant="outlined" aria-disabled={isPending}>
            Maintenir l’alerte
          </Button>
        </Actions>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          «&nbsp;Donner raison&nbsp;» efface définitivement les téléphones, adresses e-mail et IBAN
          de l’alerte, aussi dans ses textes&nbsp;; «&nbsp;Maintenir l’alerte&nbsp;» rétablit ceux
          qui sont suspendus.
        </Typography>
      </Stack>
      <ConfirmDialog
        title="Donner raison à cette personne"
        open={asking}
        confirm="Donner raison"
        busy={isPending}
        busyLabel="Envoi…"
        destructive
        onConfirm={() => decide('upheld')}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ mb: 1.5 }}>
          Les téléphones, adresses e-mail et IBAN de l’alerte sont effacés pour de bon, et la
          réponse part aussitôt.
        </Typography>
        <Typography>
          Les sites et portefeuilles restent publiés, «&nbsp;Vérifier&nbsp;» les dit toujours
          connus. Si l’alerte se trompe à leur sujet, corrigez-la ou retirez-la ensuite.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
