import { parisDay } from '@parade/api/contract/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** The answer is saved as it is, not read. */
const anything = { parse: (value: unknown) => value };

function save(data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `mes-donnees-${parisDay(new Date())}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves everything that is held on the person, except the documents, in a JSON file. */
export const useExportAtOnce = () =>
  useMutation({
    mutationFn: async () => save(await call('GET', '/api/me/export', anything)),
  });
