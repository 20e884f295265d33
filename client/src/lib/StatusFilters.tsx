import { Box, Button } from '@mui/material';

interface StatusChoice<Status> {
  label: string;
  /** Undefined for all of them. */
  status: Status | undefined;
}

interface StatusFiltersProps<Status, Choice extends StatusChoice<Status>> {
  /** Read aloud: what is filtered. */
  label: string;
  choices: readonly Choice[];
  chosen: Status | undefined;
  /** How many lines a choice has; undefined until it is known. */
  countOf: (choice: Choice) => number | undefined;
  onChoose: (status: Status | undefined) => void;
}

/** Filters a list by status, with the count of each choice. */
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
