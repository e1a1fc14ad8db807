/** The board's days are in the time zone of our terminal in Dayton. */
export const BOARD_ZONE = 'America/New_York';
