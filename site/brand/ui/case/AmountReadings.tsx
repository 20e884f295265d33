import { Box, Button } from '@mui/material';

interface AmountReadingsProps {
  /** The two spellings that leave no doubt; none for what reads one way. */
  readings: readonly string[];
  onChoose: (reading: string) => void;
}

/** Below an amount that reads two ways: both, to choose from. */
export function AmountReadings({ readings, onChoose }: AmountReadingsProps) {
  if (readings.length === 0) return null;
  return (
    <Box role="group" aria-label="Quel montant&nbsp;?" sx={{ display: 'flex', gap: 1, mt: 1 }}>
      {readings.map((reading) => (
        <Button
          key={reading}
          variant="outlined"
          // Leaving the field would show its error and move what is being pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(reading)}
          sx={{ minHeight: 44 }}
        >
          {reading}
        </Button>
      ))}
    </Box>
  );
}
