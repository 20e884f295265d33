import { expect, it } from 'vitest';
import { type AuditObject, type AuditState, OBJECTS } from './audit/objects.ts';
import { COMMON } from './audit/words.ts';
import { auditActionLabel, auditFieldLabel, auditObjectLabel, auditValueLabel } from './audit.ts';

type Refused<Of extends AuditObject, State, Field extends keyof State> = [
  AuditState<Of, State>[Field],
] extends [never]
  ? true
  : false;

it('compiles only what has its French words', () => {
  const refused = {
    field: true satisfies Refused<'reports', { lost: string }, 'lost'>,
    code: true satisfies Refused<'reports', { status: 'lost' }, 'status'>,
    name: true satisfies Refused<'users', { changed: ['lost'] }, 'changed'>,
    either: true satisfies Refused<'users' | 'staff', { permissions: string }, 'permissions'>,
    text: false satisfies Refused<'reports', { adminNote: string }, 'adminNote'>,
    path: false satisfies Refused<
      'payment-settings',
      { 'bankTransfer.iban': string },
      'bankTransfer.iban'
    >,
  };
  expect(refused).toMatchObject({ field: true, text: false });
});

it('calls an action the same whatever it was done to', () => {
  const all = [COMMON, ...Object.values(OBJECTS)].flatMap(({ actions }) => Object.entries(actions));
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
