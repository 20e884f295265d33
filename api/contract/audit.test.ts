import { expect, it } from 'vitest';
import { type AuditObject, type AuditState, OBJECTS } from './audit/objects.ts';
import { type AuditWords, COMMON } from './audit/words.ts';
import { auditActionLabel, auditFieldLabel, auditObjectLabel, auditValueLabel } from './audit.ts';

type Refused<Of extends AuditObject, State> = State extends AuditState<Of, State> ? false : true;

it('compiles only what has its French words', () => {
  const refused = {
    field: true satisfies Refused<'reports', { lost: string }>,
    code: true satisfies Refused<'reports', { status: 'lost' }>,
    inside: true satisfies Refused<'retention', { found: { lost: number } }>,
    name: true satisfies Refused<'users', { changed: 'lost'[] }>,
    either: true satisfies Refused<'users' | 'staff', { permissions: string }>,
    text: false satisfies Refused<'reports', { adminNote: string }>,
    path: false satisfies Refused<'payment-settings', { 'bankTransfer.iban': string }>,
  };
  expect(refused).toMatchObject({ field: true, text: false });
});

it('calls an action the same whatever it was done to', () => {
  const all = [COMMON, ...Object.values<AuditWords>(OBJECTS)].flatMap(({ actions }) =>
    Object.entries(actions ?? {}),
  );
  for (const [action, label] of all) expect(label).toBe(auditActionLabel(action));
});

it('has neutral words for what earlier versions wrote', () => {
  expect(auditActionLabel('toString')).toBe('Autre action');
  expect(auditObjectLabel('oldThings')).toBe('Autre objet');
  expect(auditFieldLabel('reports', 'oldField')).toBe('Autre donnée');
  expect(auditFieldLabel('oldThings', 'status')).toBe('Statut');
  expect(auditFieldLabel('staff', 'permissions.manageUsers')).toContain('Utilisateurs');
  expect(auditValueLabel('reports', 'status', 'oldStatus')).toBe('Inconnu');
  expect(auditValueLabel('notifications', 'to', '0193-id')).toBe('0193-id');
  expect(auditValueLabel('recovered-amounts', 'reason', 'virement')).toBe('virement');
});
