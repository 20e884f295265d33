import { saveNote } from '@parade/site/brand/ui/upload.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportQuery } from './queries.ts';

/** Says what a piece of a report shows. */
export function useSaveNote(reportId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) => saveNote(id, note),
    onSuccess: () => client.invalidateQueries({ queryKey: reportQuery(reportId).queryKey }),
  });
}
