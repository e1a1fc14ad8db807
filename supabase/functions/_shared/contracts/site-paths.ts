/** Where the link of an invitation leads: its reader chooses a password there. */
export const INVITATION_PATH = '/auth/invitation';
