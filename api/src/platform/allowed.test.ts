import { expect, test } from 'vitest';
import { z } from 'zod';
import { allowed } from './allowed.ts';

const shape = z.object({ id: z.string(), note: z.string().nullable(), tags: z.array(z.string()) });

test('what the schema does not name stays inside', () => {
  const record = { id: 'a', note: null, tags: ['b'], passwordHash: 'secret', verifiedBy: 'c' };
  expect(Object.keys(allowed(shape, record))).toEqual(['id', 'note', 'tags']);
  expect(allowed(shape, record)).toEqual({ id: 'a', note: null, tags: ['b'] });
});

test('of two audiences each gets its own', () => {
  const record = { id: 'a', note: 'b', tags: [], version: 3 };
  expect(allowed(shape, record)).not.toHaveProperty('version');
  expect(allowed(shape.extend({ version: z.number() }), record)).toHaveProperty('version', 3);
});

const call = z.object({ by: z.string() });
const report = z.object({
  id: z.string(),
  call: call.nullable(),
  calls: z.array(call).optional(),
});

test('what is nested is allowed in the same way', () => {
  const noted = { by: 'l’équipe', staffName: 'Solène Kerbrat' };
  const record = { id: '1', call: noted, calls: [noted] };
  const said = { by: 'l’équipe' };
  expect(allowed(report, record)).toEqual({ id: '1', call: said, calls: [said] });
  expect(allowed(report, { id: '1', call: null })).toEqual({ id: '1', call: null });
});
