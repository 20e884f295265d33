import { Box } from '@mui/material';
import { newReportMessage } from '@parade/api/contract/conversations.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useState } from 'react';
import { useFormWithDocuments } from '../documents/useFormWithDocuments.ts';
import { contractErrors, contractResolver } from '../lib/contract-resolver.ts';
import { DraftHint } from '../lib/DraftHint.tsx';
import { forgetDraft } from '../lib/drafts.ts';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { AnswerFiles } from './AnswerFiles.tsx';
import {
  ANSWER_DRAFTS,
  ANSWER_FILES,
  type AnswerTexts,
  keepAnswer,
  newAnswer,
  PLACES,
  readAnswer,
} from './draft.ts';
import { useWrite } from './queries.ts';

const FIELDS = ['message'] as const;
const resolver = contractResolver<AnswerTexts>((texts) =>
  contractErrors(newReportMessage, texts, FIELDS),
);
const FAILURE = {
  failed: 'Votre message n’a pas été envoyé',
  conflict: 'Vérifiez d’abord plus haut\u00a0: l’envoyer à nouveau ferait un second message.',
};

/** The field to answer in, by which a link to it finds it. */
export const answerField = (reportId: string) => `answer-${reportId}`;

interface AnswerFormProps {
  /** The account's id: the draft belongs to it. */
  owner: string;
  reportId: string;
  label: string;
  hint?: string | undefined;
  onSent: () => void;
}

/** Writes to the team in a report. */
export function AnswerForm({ owner, reportId, label, hint, onSent }: AnswerFormProps) {
  const { mutateAsync } = useWrite(reportId);
  const [found] = useState(() => readAnswer(owner, reportId));
  const [begun] = useState(() => found ?? newAnswer());
  const { form, tray, slots, submit, failure, isSending, saved } = useFormWithDocuments({
    begun,
    kind: ANSWER_FILES,
    resolver,
    fields: FIELDS,
    keep: (draft) => keepAnswer(owner, reportId, draft),
    send: ({ texts, documents, idempotencyKey }) => {
      const ids = PLACES.flatMap((name) => documents[name]?.id ?? []);
      return mutateAsync({ body: { ...texts, documents: ids }, idempotencyKey });
    },
    onSent: () => {
      forgetDraft(ANSWER_DRAFTS, owner, reportId);
      onSent();
    },
    failure: FAILURE,
  });
  const id = answerField(reportId);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Field
        id={id}
        label={label}
        hint={hint}
        multiline
        minRows={5}
        {...fieldsOf(form)('message')}
      />
      <AnswerFiles id={id} tray={tray} slots={slots} />
      <SubmitFailure sentence={failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <LoadingButton type="submit" variant="contained" size="large" loading={isSending}>
          Envoyer
        </LoadingButton>
        <DraftHint saved={saved} dirty={form.formState.isDirty || found !== undefined} />
      </Box>
    </Box>
  );
}
