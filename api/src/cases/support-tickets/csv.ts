import {
  type AdminTicket,
  TICKET_PRIORITY_LABELS,
  ticketStatusLabel,
} from '../../../contract/support-tickets.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

export const ticketColumns: Csv<AdminTicket> = [
  ['Ouvert (heure de Paris)', (t) => parisTime(t.createdAt)],
  ['Sujet', (t) => t.subject],
  ['Priorité', (t) => TICKET_PRIORITY_LABELS[t.priority]],
  ['Statut', (t) => ticketStatusLabel(t.status)],
  ['Personne', (t) => t.userName],
  ['Adresse e-mail', (t) => t.userEmail],
  ['Téléphone', (t) => t.userPhone],
  ['Messages', (t) => t.messages],
  ['Dernier message (heure de Paris)', (t) => parisTime(t.lastResponseAt)],
  ['Dernier message de', (t) => t.lastResponseBy],
];
