/** The board's days are those of our terminal in Dayton. */
export const BOARD_ZONE = 'America/New_York';
