import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface StatusChoice<Status> {
  label: string;
  /** Undefined: all of them. */
  status: Status | undefined;
}

interface StatusFiltersProps<Status, Choice extends StatusChoice<Status>> {
  /** What is filtered, for whoever hears it. */
  label: string;
  choices: readonly Choice[];
  chosen: Status | undefined;
  /** How many a choice holds; undefined while nobody knows. */
  countOf: (choice: Choice) => number | undefined;
  onChoose: (status: Status | undefined) => void;
}

/** Which of a list to show, and how many each choice holds. */
export function StatusFilters<Status extends string, Choice extends StatusChoice<Status>>(
  props: StatusFiltersProps<Status, Choice>,
) {
  const { label: name, choices, chosen, countOf, onChoose } = props;
  return (
    <Box role="group" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map((choice) => {
        const { label, status } = choice;
        const count = countOf(choice);
        return (
          <Button
            key={label}
            variant={status === chosen ? 'contained' : 'outlined'}
            aria-pressed={status === chosen}
            onClick={() => onChoose(status)}
            sx={{ px: 1.75 }}
          >
            {count === undefined ? label : `${label} (${count})`}
          </Button>
        );
      })}
    </Box>
  );
}
