import { createStore } from './store';

/** The result of the user's last request: `unknown` if the connection dropped or it timed out. */
export type LastWrite = 'none' | 'sending' | 'arrived' | 'failed' | 'unknown';

/** The last request, for the error screen: a page can fail after it was sent. */
export const lastWrite = createStore<LastWrite>('none');
