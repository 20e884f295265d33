import { sql } from 'kysely';
import { countOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { reportsIn } from '../scope.ts';
import { conversationData } from './personal-data.ts';
import { isWaiting, ownsReportMessage } from './queries.ts';
import { conversationRoutes } from './routes.ts';

export const conversations = {
  routes: [conversationRoutes],
  counts: {
    permission: 'manageReports',
    read: async (db) => ({
      waitingReports: await countOf(reportsIn(db, 'staff').where(sql<boolean>`${isWaiting}`)),
    }),
  },
  documents: {
    owns: ({ reportMessageId }) => reportMessageId !== null,
    // What staff attached is read by the person whom they answered.
    mayRead: async (db, { id, permissions }, { reportMessageId }) =>
      permissions?.manageReports === true || (await ownsReportMessage(db, id, reportMessageId)),
  },
  personalData: conversationData,
} satisfies Feature;
