/** Focusable parts of the driver's page that buttons lead to. */
export const PERMITS_ID = 'load-permits';
export const CREW_ID = 'load-crew';
export const HOLD_ID = 'load-hold';
export const POD_ID = 'load-pod';
