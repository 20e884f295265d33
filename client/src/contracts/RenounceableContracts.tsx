import { Box, Button, Typography } from '@mui/material';
import type { Contract } from '@parade/api/contract/contracts.ts';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useState } from 'react';
import { itemsOf } from '../lib/paged.ts';
import { Reference } from '../lib/Reference.tsx';
import { useContracts } from './queries.ts';
import { RenunciationDialog } from './RenunciationDialog.tsx';

/** Offers to renounce each contract whose period is still open. Stands first on the page. */
export function RenounceableContracts() {
  // Kept here, because the acknowledgement outlives the contract's line.
  const [chosen, setChosen] = useState<Contract>();
  const [open, setOpen] = useState(false);
  const renounceable = itemsOf(useContracts())?.filter(({ canRenounce }) => canRenounce) ?? [];

  function ask(contract: Contract) {
    setChosen(contract);
    setOpen(true);
  }

  return (
    <>
      {renounceable.length > 0 && (
        <Box
          component="section"
          aria-label="Renoncer à un contrat"
          sx={{ mt: 3, borderLeft: `3px solid ${tokens.blue}`, pl: 2 }}
        >
          {renounceable.map((contract) => (
            <Line key={contract.id} contract={contract} onRenounce={() => ask(contract)} />
          ))}
        </Box>
      )}
      {chosen && (
        <RenunciationDialog
          key={chosen.id}
          contract={chosen}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Line({ contract, onRenounce }: { contract: Contract; onRenounce: () => void }) {
  const { reference, title, renounceUntil } = contract;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px 20px',
        py: 0.5,
        '& + &': { mt: { xs: 2, sm: 0.5 } },
      }}
    >
      <Typography sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        Vous pouvez encore renoncer à {quoted(title)} (<Reference>{reference}</Reference>) jusqu’au{' '}
        {formatCalendarDay(renounceUntil)} inclus.
      </Typography>
      <Button
        variant="outlined"
        aria-label={`Renoncer au contrat ici\u00a0: ${reference}`}
        onClick={onRenounce}
      >
        Renoncer au contrat ici
      </Button>
    </Box>
  );
}
