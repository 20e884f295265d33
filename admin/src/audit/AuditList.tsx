import type { AuditEvent } from '@parade/api/contract/audit.ts';
import { auditActionLabel } from '@parade/api/contract/audit.ts';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { RetentionLink } from '../retention/RetentionLink.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { card, columns } from './columns.tsx';
import { NoEvents } from './NoEvents.tsx';

/** The tab « Journal »: who did what, on what, before and after. */
export function AuditList() {
  return (
    <ListPage<AuditEvent> title="Journal" newestBy="at">
      <RetentionLink sx={{ mb: 2 }} />
      <AuditFilters />
      <ListRows<AuditEvent>
        caption="Événements, du plus récent au plus ancien"
        card={card}
        columns={columns}
        nameOf={(event) => `Événement ${auditActionLabel(event.action)}`}
        renderPanel={(event) => <AuditPanel event={event} />}
        empty={<NoEvents />}
        one="événement"
        many="événements"
      />
    </ListPage>
  );
}
