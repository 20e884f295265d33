import { Box } from '@mui/material';
import type { ApprovalList } from '@parade/api/contract/approvals.ts';
import { useQuery } from '@tanstack/react-query';
import { ApprovalCard } from './ApprovalCard.tsx';
import { approvalsQuery } from './queries.ts';

const waitsFor = (object: string) => ({
  ...approvalsQuery,
  select: ({ items }: ApprovalList) => items.filter((each) => each.object === object),
});

/** Whether a change of one thing waits: another is refused meanwhile, and need not be offered. */
export const useIsWaiting = (object: string): boolean =>
  (useQuery(waitsFor(object)).data?.length ?? 0) > 0;

/** The change of one thing that waits, beside the form that proposed it; nothing where none does. */
export function WaitingChange({ object }: { object: string }) {
  const { data: waiting = [] } = useQuery(waitsFor(object));
  return waiting.map((approval) => (
    <Box
      component="section"
      aria-label="Changement à confirmer"
      key={approval.id}
      sx={{ my: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <ApprovalCard approval={approval} level="p" />
    </Box>
  ));
}
