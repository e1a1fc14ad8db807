import { createContext } from 'react';
import type { LiveState } from '../../api/admin-quotes-channel';

export const QuotesLiveContext = createContext<LiveState>('connecting');
