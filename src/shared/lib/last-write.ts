import { createStore } from './store';

/** What became of the request that the user sent last: `unknown` if the connection dropped or it timed out. */
export type LastWrite = 'none' | 'sending' | 'arrived' | 'failed' | 'unknown';

/** The last request, for the error screen: a page can fail after it was sent. */
export const lastWrite = createStore<LastWrite>('none');
