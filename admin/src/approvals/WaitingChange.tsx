import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ApprovalCard } from './ApprovalCard.tsx';
import { approvalsQuery } from './queries.ts';

/** The change of one thing that waits, beside the form that proposed it; nothing where none does. */
export function WaitingChange({ object }: { object: string }) {
  const { data } = useQuery(approvalsQuery);
  const waiting = data?.items.filter((each) => each.object === object) ?? [];
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
