import { createStoredText } from '@/shared/lib/stored-text';

/** Set when a session ended for lack of input, until the next sign-in, in every tab. */
export const idleSignOut = createStoredText('signed-out-idle');
