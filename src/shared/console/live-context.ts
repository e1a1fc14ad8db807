import { createContext } from 'react';
import type { LiveState } from '@/shared/lib/live-state';

/** Whether changes reach the console by themselves. */
export const LiveContext = createContext<LiveState>('connecting');
