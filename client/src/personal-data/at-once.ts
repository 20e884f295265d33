import { parisDay } from '@parade/api/contract/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** Whatever the file holds: it is kept, not read. */
const anything = { parse: (value: unknown) => value };

function save(data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `mes-donnees-${parisDay(new Date())}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Everything that is held on the person, into a file of theirs: without the documents, and without waiting. */
export const useExportAtOnce = () =>
  useMutation({
    mutationFn: async () => save(await call('GET', '/api/me/export', anything)),
  });
