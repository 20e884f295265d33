import { expect, it } from 'vitest';
import { readReportStatus, reportStatusLabel } from './report-statuses.ts';

it.each([
  ['pending', 'En attente'],
  ['in_progress', 'En cours'],
  ['investigating', 'En cours'],
  ['resolved', 'Résolu'],
  ['rejected', 'Rejeté'],
  ['archived', 'Inconnu'],
  ['constructor', 'Inconnu'],
])('a report that is stored as %s reads « %s »', (stored, label) => {
  expect(reportStatusLabel(readReportStatus(stored))).toBe(label);
});
