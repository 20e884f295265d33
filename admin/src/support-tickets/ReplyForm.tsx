import { type AdminTicket, takesReplies } from '@parade/api/contract/support-tickets.ts';
import { AnswerForm } from '../conversations/AnswerForm.tsx';
import { useReply } from './useReply.ts';

interface ReplyFormProps {
  ticket: AdminTicket;
  onSent: () => Promise<void>;
}

const CLOSED =
  'Ce ticket est fermé\u00a0: il ne reçoit plus de réponse. Pour répondre, changez d’abord son statut.';
const MOVED = 'Cet échange continue dans le dossier de la personne\u00a0: répondez-lui là-bas.';

/** The answer that the person reads as « Support ». A closed ticket takes none. */
export const ReplyForm = ({ ticket, onSent }: ReplyFormProps) => (
  <AnswerForm
    answer={useReply(ticket, onSent)}
    hint="La personne le lit sur sa page, signé «&nbsp;Support&nbsp;», et en est prévenue."
    closed={takesReplies(ticket) ? undefined : ticket.movedTo ? MOVED : CLOSED}
    submit="Répondre"
  />
);
