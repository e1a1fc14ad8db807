import { createContext } from 'react';
import type { LiveState } from '@/shared/lib/live-state';

/** State of the console's live updates. */
export const LiveContext = createContext<LiveState>('connecting');
