import { Alert, Box } from '@mui/material';
import { MAX_PIECES, PIECE_SLOTS } from '@parade/api/contract/report-choices.ts';
import { isClosedReport } from '@parade/api/contract/report-statuses.ts';
import type { Report } from '@parade/api/contract/reports.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useState } from 'react';
import { OtherPieces } from '../documents/OtherPieces.tsx';
import { OTHER_SLOTS, PIECES } from '../documents/proofs.ts';
import { anyFailed, storedIn } from '../documents/slots.ts';
import { useDocumentTray } from '../documents/useDocumentTray.ts';
import { offPaper } from '../lib/offPaper.ts';
import { useAddPieces } from './queries.ts';

/** The numbers that new pieces will have, as the server gives them out. */
function placesIn({ documentDetails }: Report) {
  const taken = new Set(documentDetails.map(({ slot }) => slot));
  return OTHER_SLOTS.filter((slot) => !taken.has(slot)).slice(
    0,
    Math.max(0, MAX_PIECES - documentDetails.length),
  );
}

function Adding({ report, onAdded }: { report: Report; onAdded: (count: number) => void }) {
  const { tray, slots } = useDocumentTray(PIECES, {});
  const { mutateAsync, isPending } = useAddPieces(report.id);
  const [failure, setFailure] = useState<string>();
  const isAny = PIECE_SLOTS.some((slot) => slots[slot].kind !== 'empty');
  async function add() {
    setFailure(undefined);
    try {
      const settled = await tray.settled();
      if (anyFailed(settled)) return setFailure(PIECES.unsent);
      const stored = Object.entries(storedIn(settled)).map(([, { id }]) => id);
      if (stored.length === 0) return;
      await mutateAsync(stored);
      onAdded(stored.length);
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  }
  return (
    <>
      <OtherPieces names={placesIn(report)} tray={tray} slots={slots} />
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {isAny && (
        <LoadingButton variant="contained" loading={isPending} onClick={add} sx={{ mt: 2 }}>
          Joindre au dossier
        </LoadingButton>
      )}
    </>
  );
}

/** Pieces that are found later: added until the team has closed the case. */
export function AddPieces({ report }: { report: Report }) {
  const [added, setAdded] = useState({ times: 0, pieces: 0 });
  if (isClosedReport(report.status)) return null;
  return (
    <Box sx={offPaper}>
      <Box role="status">
        {added.pieces > 0 && (
          <Alert severity="success" role="presentation" sx={{ mb: 2 }}>
            {added.pieces === 1
              ? 'Votre pièce est jointe au dossier.'
              : `Vos ${added.pieces}\u00a0pièces sont jointes au dossier.`}
          </Alert>
        )}
      </Box>
      {placesIn(report).length > 0 && (
        <Adding
          key={added.times}
          report={report}
          onAdded={(pieces) => setAdded(({ times }) => ({ times: times + 1, pieces }))}
        />
      )}
    </Box>
  );
}
