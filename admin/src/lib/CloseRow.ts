import { createContext } from 'react';

/**
 * Closes the open row from inside its panel: once its record is gone, which
 * an open row would otherwise outlive.
 */
export const CloseRow = createContext<() => void>(() => {});
