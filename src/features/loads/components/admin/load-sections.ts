/** Element ids of a load's sections, which the buttons beside its problems focus. */
export const START_PROBLEMS_ID = 'start-problems';
export const PERMITS_ID = 'load-permits';
export const ESCORTS_ID = 'load-escorts';
export const UNITS_ID = 'load-units';
export const LEGS_ID = 'load-legs';

/** Element id of the load's actions, which are a menu on a phone. */
export const ACTIONS_ID = 'load-actions';
