/**
 * The keys of the embedded backend. They are no secrets: they open nothing but the stand-in, which
 * listens on this machine alone, and are fixed so that a build, a test and a script agree on them.
 */
export const PUBLISHABLE_KEY = 'sb_publishable_local_stand_in_000000';
export const SECRET_KEY = 'sb_secret_local_stand_in_0000000000';
export const JWT_SECRET = 'local-stand-in-jwt-secret-of-32-characters-or-more';
/** What edge functions show the stand-in's mail API. */
export const EMAIL_API_KEY = 're_local_stand_in';

/** `minimum_password_length` of `supabase/config.toml`. */
export const PASSWORD_MIN_LENGTH = 8;
