/** The page an invitation link opens, where the new user chooses a password. */
export const INVITATION_PATH = '/auth/invitation';
