import { createContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** What the rows of a table share: which one is open, its name and what stands in it. */
export interface Panels {
  openId: string | undefined;
  /** An address led to the open row: the focus goes into what it opened. */
  awaited: boolean;
  toggle: (id: string) => void;
  nameOf: (row: RaRecord<string>) => string;
  /** What the box of a row is called by: the words of its first column. */
  firstWordsOf: (row: RaRecord<string>) => string;
  renderPanel: (row: RaRecord<string>) => ReactNode;
}

const NONE: Panels = {
  openId: undefined,
  awaited: false,
  toggle: () => undefined,
  nameOf: () => '',
  firstWordsOf: () => '',
  renderPanel: () => null,
};
export const PanelsContext = createContext<Panels>(NONE);
/** The id of the element that a row opens. */
export const PanelId = createContext('');
