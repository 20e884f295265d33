import { Box, Typography } from '@mui/material';
import type { ReportMessage } from '@parade/api/contract/conversations.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { EXCHANGES } from '@parade/api/contract/report-paths.ts';
import { isClosedReport } from '@parade/api/contract/report-statuses.ts';
import type { Report } from '@parade/api/contract/reports.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSessionUser } from '../auth/session.ts';
import { Failure } from '../lib/Failure.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { Panel } from '../lib/Panel.tsx';
import { SentNotice } from '../lib/SentNotice.tsx';
import { AnswerForm, answerField } from './AnswerForm.tsx';
import { Messages } from './Messages.tsx';
import { useConversation, useMarkRead } from './queries.ts';
import { useSeen } from './useSeen.ts';

const MARKS: Readonly<Partial<Record<ReportMessage['kind'], string>>> = {
  question: 'Question de l’équipe',
  note: 'Note de l’équipe',
};

/** Whoever is led to the exchanges stands at the field to answer in; a tap on their tab leads to nothing. */
function useLedToField(reportId: string, isThere: boolean) {
  const { hash, key } = useLocation();
  const isTap = useNavigationType() === 'REPLACE';
  const [arrival] = useState(key);
  const isLed = hash === `#${EXCHANGES}` && (key === arrival || !isTap);
  useEffect(() => {
    if (!isLed || !isThere) return;
    const field = document.getElementById(answerField(reportId));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
    // Again for each link that was followed.
  }, [isLed, isThere, reportId, key]);
}

/** What was read by the team, below the person's own last word. */
function HowFar({
  messages,
  teamReadAt,
}: {
  messages: readonly ReportMessage[];
  teamReadAt: string | null;
}) {
  const last = messages.at(-1);
  if (last?.side !== 'owner') return null;
  const isRead = teamReadAt !== null && teamReadAt >= last.at;
  return (
    <Typography variant="caption" sx={{ display: 'block', textAlign: 'right' }}>
      {isRead ? `Lu par l’équipe, ${formatDateTime(teamReadAt)}` : 'Reçu par l’équipe'}
    </Typography>
  );
}

interface ConversationProps {
  report: Pick<Report, 'id' | 'status'>;
  /** A notification tells of a message that was not read here. */
  isNew: boolean;
}

/** What the person and the team write to each other in a report, and the field to answer in. */
export function Conversation({ report: { id, status }, isNew }: ConversationProps) {
  const { uid } = useSessionUser();
  const { data, error, refetch } = useConversation(id);
  const { newest, mark } = useMarkRead(id, isNew);
  const end = useSeen(newest, mark);
  const [sent, setSent] = useState(0);
  const [noticed, setNoticed] = useState(0);
  useLedToField(id, data !== undefined);
  if (!data) {
    return error ? (
      <Failure sentence={sentenceFor(error)} onRetry={refetch} />
    ) : (
      <ListSkeletons label="Chargement des échanges" />
    );
  }
  const { messages, teamReadAt } = data;
  const isAsked = messages.findLast(({ side }) => side === 'team')?.kind === 'question';
  const isClosed = isClosedReport(status);
  return (
    <Panel>
      {messages.length === 0 && (
        <Typography sx={{ maxWidth: '42rem' }}>
          Aucun message pour l’instant. Si l’équipe vous pose une question, elle s’affiche ici. Vous
          pouvez aussi écrire en premier.
        </Typography>
      )}
      <Box>
        <Messages
          messages={messages.map(({ kind, side, ...said }) => ({
            ...said,
            isTeam: side === 'team',
            mark: MARKS[kind],
          }))}
        />
        <HowFar messages={messages} teamReadAt={teamReadAt} />
        <Box ref={end} sx={{ height: '1px' }} />
      </Box>
      {sent > noticed && (
        <SentNotice key={`notice-${sent}`} title="Message envoyé" onClose={() => setNoticed(sent)}>
          L’équipe le lit dans votre dossier. Sa réponse s’affiche ici, et une notification vous
          prévient.
        </SentNotice>
      )}
      <AnswerForm
        key={`form-${sent}`}
        owner={uid}
        reportId={id}
        label={isAsked ? 'Votre réponse' : 'Votre message'}
        hint={
          isClosed
            ? 'Ce dossier est clos. L’équipe lit encore ce que vous écrivez, mais cela ne le rouvre pas.'
            : 'Avec vos mots. Ne donnez ni mot de passe ni code de carte.'
        }
        onSent={() => setSent((count) => count + 1)}
      />
    </Panel>
  );
}
