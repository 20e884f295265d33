import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { putFieldErrors } from './field-errors.ts';

const refused = (fields: Record<string, string>) => new ApiError('invalid', 422, 'Non', fields);

test('puts each sentence on its field, what is wrong inside a list on the list', () => {
  const setError = vi.fn();
  const error = refused({
    'losses.1.paidOn': 'Trop ancien',
    title: 'Trop long',
    titles: 'Inconnu',
  });
  expect(putFieldErrors({ setError }, error, ['title', 'losses', 'amount'])).toBe(true);
  expect(setError.mock.calls).toEqual([
    ['title', { type: 'server', message: 'Trop long' }, { shouldFocus: true }],
    ['losses', { type: 'server', message: 'Trop ancien' }, { shouldFocus: false }],
  ]);
});

test.each([[refused({ other: 'Non' })], [new Error('no network')]])(
  'leaves %s to the form as a whole',
  (error) => {
    const setError = vi.fn();
    expect(putFieldErrors({ setError }, error, ['title'])).toBe(false);
    expect(setError).not.toHaveBeenCalled();
  },
);
