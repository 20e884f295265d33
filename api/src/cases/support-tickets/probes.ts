import { sql } from 'kysely';
import { countsOf } from '../../platform/count.ts';
import type { Probe } from '../../platform/ports.ts';
import { inTwoWorkingDays } from '../../platform/probes/in-two-working-days.ts';

/** What was closed without an answer waits for none. */
const asksForAnswer = sql<boolean>`("respondedAt" is not null or "status" in ('open', 'in_progress'))`;

export const ticketProbes: readonly Probe[] = [
  {
    name: 'tickets_answered',
    label: 'Tickets ayant reçu une première réponse sous deux jours ouvrés',
    unit: 'share',
    measure: (db, now) =>
      inTwoWorkingDays(now, (from, until, deadline) =>
        countsOf(
          db
            .selectFrom('support_tickets')
            .where('createdAt', '>=', from)
            .where('createdAt', '<', until)
            .where(asksForAnswer),
          sql<boolean>`"respondedAt" < ${deadline}`,
        ),
      ),
  },
];
