import { Box, Button, Typography } from '@mui/material';
import {
  type AdminConversation,
  isUnread,
  MOST_DOCUMENTS,
  type ReportMessage,
  staffReportMessage,
} from '@parade/api/contract/conversations.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify, useStore } from 'react-admin';
import { CheckChoice } from '../lib/Choice.tsx';
import { failureOf, postJson } from '../lib/http.ts';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Messages } from './Messages.tsx';
import { conversationOf, conversationPath } from './queries.ts';
import { useAnswer } from './useAnswer.ts';

const MARKS: Readonly<Record<ReportMessage['kind'], string>> = {
  message: 'équipe',
  question: 'question de l’équipe',
  note: 'note au client',
};

/** Marks the person's messages as read while they stand on the screen. */
function useRead(reportId: string, conversation: AdminConversation | undefined) {
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (settled: boolean) => postJson(`${conversationPath(reportId)}/read`, { settled }),
    onSuccess: () => client.invalidateQueries(conversationOf(reportId)),
    onError: (error, settled) => {
      if (settled) notify(failureOf('Erreur lors de la mise à jour', error), { type: 'error' });
    },
  });
  const unread = conversation !== undefined && isUnread(conversation, 'team');
  useEffect(() => {
    if (!unread) return;
    // A window that nobody looks at reads nothing.
    const read = () => document.visibilityState === 'visible' && mutate(false);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, mutate]);
  return { settle: () => mutate(true), isPending };
}

function Answer({ reportId, read }: { reportId: string; read: AdminConversation }) {
  const client = useQueryClient();
  const store = `reports.answer.${reportId}`;
  const [question, setQuestion] = useStore(`${store}-question`, false);
  const answer = useAnswer({
    store,
    path: conversationPath(reportId),
    answers: read.messages.filter(({ side, kind }) => side === 'team' && kind !== 'note').length,
    check: (written) =>
      staffReportMessage.safeParse({ ...written, question, version: read.version }),
    async onSent() {
      setQuestion(false);
      client.invalidateQueries({ queryKey: ['reports', 'getList'] });
      await client.invalidateQueries(conversationOf(reportId));
    },
  });
  return (
    <AnswerForm
      answer={answer}
      hint="La personne le lit dans son dossier, signé «&nbsp;L’équipe&nbsp;», et en est prévenue."
      most={MOST_DOCUMENTS}
      submit="Envoyer à la personne"
    >
      <CheckChoice
        label="C’est une question"
        help="Elle est marquée «&nbsp;Question de l’équipe&nbsp;»."
        checked={question}
        disabled={answer.isPending}
        onChange={setQuestion}
      />
    </AnswerForm>
  );
}

/** How far the person has read, below the team's last word. */
function HowFar({ messages, ownerReadAt }: AdminConversation) {
  const last = messages.at(-1);
  if (last?.side !== 'team' || last.kind === 'note') return null;
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {ownerReadAt !== null && ownerReadAt >= last.at
        ? `Lu par la personne, ${formatDateTime(ownerReadAt)}`
        : 'Pas encore lu par la personne'}
    </Typography>
  );
}

/** What the person and the team write to each other in a report. */
export function ReportConversation({ reportId }: { reportId: string }) {
  const { data, error, refetch } = useQuery(conversationOf(reportId));
  const { settle, isPending } = useRead(reportId, data);
  return (
    <Box component="section" aria-label="Échanges" sx={{ mt: 3 }}>
      <PanelHeading>Échanges</PanelHeading>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>
            {data.messages.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Aucun message dans ce dossier.
              </Typography>
            )}
            <Messages
              messages={data.messages.map(({ kind, side, ...said }) => ({
                ...said,
                isTeam: side === 'team',
                mark: side === 'team' ? MARKS[kind] : undefined,
              }))}
            />
            <HowFar {...data} />
          </div>
          {data.waits && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <Typography variant="body2">La personne attend une réponse.</Typography>
              <Button
                variant="outlined"
                aria-disabled={isPending}
                onClick={() => !isPending && settle()}
              >
                Rien à répondre
              </Button>
            </Box>
          )}
          <Answer reportId={reportId} read={data} />
        </Box>
      )}
    </Box>
  );
}
