/** Days per week, and weeks the schedule shows at a time. */
export const WEEK = 7;
export const WEEKS = 4;
