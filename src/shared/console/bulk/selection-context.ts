import { createContext } from 'react';
import type { RowSelection } from './use-row-selection';

/** The selection of the list around; `null` where nothing can be selected. */
export const SelectionContext = createContext<RowSelection | null>(null);
