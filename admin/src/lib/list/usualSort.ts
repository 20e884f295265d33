import { createContext } from 'react';
import type { SortPayload } from 'react-admin';

/** The order of the list around, where nobody chose one: the address does not name it. */
export const UsualSort = createContext<SortPayload | undefined>(undefined);
