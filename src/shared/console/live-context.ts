import { createContext } from 'react';
import type { LiveState } from '@/shared/lib/live-state';

/** Whether the console receives live updates. */
export const LiveContext = createContext<LiveState>('connecting');
