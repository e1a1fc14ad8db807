/** Days of a week, and how many weeks the schedule shows at a time. */
export const WEEK = 7;
export const WEEKS = 4;
