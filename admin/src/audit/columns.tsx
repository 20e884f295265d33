import type { AuditEvent } from '@parade/api/contract/audit.ts';
import { auditActionLabel, auditObjectLabel } from '@parade/api/contract/audit.ts';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { Column } from '../lib/list/Col.tsx';

export const card = `
  'at at'
  'action objectType'
  'actorEmail actorEmail'
`;

export const columns: readonly Column<AuditEvent>[] = [
  {
    source: 'at',
    sortByOrder: 'DESC',
    label: 'Date',
    short: true,
    render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    source: 'actorEmail',
    label: 'Personne',
    width: '30%',
    render: ({ actorEmail }) => actorEmail ?? 'Système',
  },
  {
    source: 'action',
    label: 'Action',
    width: '28%',
    render: ({ action }) => <strong>{auditActionLabel(action)}</strong>,
  },
  {
    source: 'objectType',
    label: 'Objet',
    render: ({ objectType, reference }) =>
      [auditObjectLabel(objectType), reference].filter(Boolean).join(' '),
  },
];
