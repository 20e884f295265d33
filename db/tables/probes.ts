import { type Declarations, text } from '../personal.ts';

export interface ProbeTables {
  /** The newest reading of each probe. */
  probes: {
    name: string;
    /** In the unit of its probe; null where there was too little to judge, as are both bounds. */
    value: number | null;
    min: number | null;
    max: number | null;
    at: string;
    /** When it left its range; null while it is inside. */
    outsideSince: string | null;
  };
  /** How many checks a process answered since it last wrote this down. */
  check_counts: {
    id: string;
    at: string;
    answered: number;
    failed: number;
  };
}

const nobody = 'Counts and shares of all together.';
export const probeTables = {
  probes: {
    nobody,
    text: { ...text.words('name'), ...text.instants('at', 'outsideSince') },
  },
  check_counts: {
    nobody,
    text: { ...text.ids('id'), ...text.instants('at') },
  },
} satisfies Declarations<ProbeTables>;
