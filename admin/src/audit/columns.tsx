import type { AuditEvent } from '@parade/api/contract/audit.ts';
import { auditActionLabel, auditObjectLabel } from '@parade/api/contract/audit.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { Column } from '../lib/column.ts';

export const card = `
  'at at'
  'action object'
  'actor actor'
`;

export const columns: readonly Column<AuditEvent>[] = [
  {
    key: 'at',
    label: 'Date',
    short: true,
    render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    key: 'actor',
    label: 'Personne',
    width: '30%',
    render: ({ actorEmail }) => actorEmail ?? 'Système',
  },
  {
    key: 'action',
    label: 'Action',
    width: '28%',
    render: ({ action }) => <strong>{auditActionLabel(action)}</strong>,
  },
  { key: 'object', label: 'Objet', render: ({ objectType }) => auditObjectLabel(objectType) },
];
