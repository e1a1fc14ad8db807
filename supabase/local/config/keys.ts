/**
 * Keys of the stand-in. They aren't secret, because it listens on this computer only, and they are
 * fixed so that builds, tests and scripts agree.
 */
export const PUBLISHABLE_KEY = 'sb_publishable_local_stand_in_000000';
export const SECRET_KEY = 'sb_secret_local_stand_in_0000000000';
export const JWT_SECRET = 'local-stand-in-jwt-secret-of-32-characters-or-more';
/** The scheduler sends it to the functions that it calls. */
export const CRON_SECRET = 'local-stand-in-cron-secret';
/** The API key edge functions send to the stand-in's email API. */
export const EMAIL_API_KEY = 're_local_stand_in';

/** `minimum_password_length` of `supabase/config.toml`. */
export const PASSWORD_MIN_LENGTH = 8;
