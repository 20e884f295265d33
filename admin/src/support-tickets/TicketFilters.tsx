import {
  type AdminTicket,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
} from '@parade/api/contract/support-tickets.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { useListContext } from 'react-admin';
import { ContactFilters } from '../lib/ContactFilters.tsx';

const STATUSES = Object.entries(TICKET_STATUS_LABELS);

/** The most urgent first. */
const PRIORITIES = Object.entries(TICKET_PRIORITY_LABELS).toReversed();

const SORTS: readonly (readonly [keyof AdminTicket, 'ASC' | 'DESC', string])[] = [
  ['updatedAt', 'DESC', 'Dernière activité'],
  ['createdAt', 'DESC', 'Plus récents'],
  ['createdAt', 'ASC', 'Plus anciens'],
  ['priority', 'DESC', 'Plus urgents'],
];

function PriorityFilter() {
  const { filterValues, setFilters } = useListContext();
  const { priority, ...others } = filterValues as Record<string, unknown>;
  return (
    <SelectField
      label="Priorité"
      size="small"
      value={String(priority ?? '')}
      onChange={({ target }) =>
        setFilters(target.value ? { ...others, priority: target.value } : others)
      }
    >
      <option value="">Toutes</option>
      {PRIORITIES.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function SortChoice() {
  const { sort, setSort } = useListContext();
  const at = SORTS.findIndex(([field, order]) => field === sort.field && order === sort.order);

  function choose(index: number) {
    const [field, order] = SORTS[index] ?? [];
    if (field && order) setSort({ field, order });
  }

  return (
    <SelectField
      label="Trier"
      size="small"
      value={String(at)}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {SORTS.map(([, , label], index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

export function TicketFilters() {
  return (
    <ContactFilters statuses={STATUSES}>
      <PriorityFilter />
      <SortChoice />
    </ContactFilters>
  );
}
