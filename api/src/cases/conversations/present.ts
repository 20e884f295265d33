import {
  type AdminConversation,
  adminConversation,
  type Conversation,
  conversation,
  exportedMessage,
  type ReportMessage,
} from '../../../contract/conversations.ts';
import { presentDocument } from '../../people/documents/present.ts';
import { allowed } from '../../platform/allowed.ts';
import type { ConversationRecord, MessageRecord } from './queries.ts';

type Said = Pick<MessageRecord, 'side' | 'senderName'>;
/** How each audience names who writes. */
type Naming = (said: Said) => string;

/** For the person: staff appear as one. */
const asOwner: Naming = ({ side }) => (side === 'owner' ? 'Vous' : 'L’équipe');
/** For staff: everybody by name. */
const asStaff: Naming = ({ senderName }) => senderName;

const written = (m: MessageRecord, by: Naming): ReportMessage => ({
  id: m.id,
  at: m.at,
  kind: m.question === 1 ? 'question' : 'message',
  side: m.side,
  by: by(m),
  message: m.message,
  documents: m.documents.map(presentDocument),
});

const noted = (n: ConversationRecord['notes'][number], by: Naming): ReportMessage => ({
  id: n.id,
  at: n.at,
  kind: 'note',
  side: 'team',
  by: by({ side: 'team', senderName: n.actorName }),
  message: n.note ?? '',
  documents: [],
});

/** What leaves of a conversation, oldest first. */
const told = (c: ConversationRecord, by: Naming) => ({
  ...c,
  messages: [
    ...c.messages.map((each) => written(each, by)),
    ...c.notes.map((each) => noted(each, by)),
  ].sort((a, b) => (a.at === b.at ? a.id.localeCompare(b.id) : a.at < b.at ? -1 : 1)),
});

/** For its owner. */
export const presentConversation = (c: ConversationRecord): Conversation =>
  allowed(conversation, told(c, asOwner));

export const presentAdminConversation = (c: ConversationRecord): AdminConversation =>
  allowed(adminConversation, {
    ...told(c, asStaff),
    waits: c.waits === 1,
    version: c.version ?? 1,
  });

/** A message in its owner's export. */
export const presentMessage = (m: MessageRecord): ReportMessage =>
  allowed(exportedMessage, written(m, asOwner));
