import type { ConfigFile } from '../config/config-file.ts';
import type { Database, Row } from '../database/database.ts';
import type { Api } from '../api/lite.ts';
import type { SendAuthEmail } from '../email/auth-email.ts';

/** The context of the handlers of /auth/v1. */
export interface AuthContext {
  /** The library's handlers. */
  api: Api;
  database: Database;
  sendEmail: SendAuthEmail;
  /** Address of the site, which links in emails start with. */
  siteUrl: string;
  isConfirmationRequired: boolean;
  /** Seconds between two emails of the same kind to an address: `max_frequency`. */
  emailFrequency: number;
  secondFactor: SecondFactorSettings;
  /** Turnstile's secret; undefined while CAPTCHA protection is off. */
  captchaSecret: string | undefined;
}

/** `[auth.mfa]` of `supabase/config.toml`. */
export interface SecondFactorSettings {
  isEnrollEnabled: boolean;
  isVerifyEnabled: boolean;
  maxEnrolled: number;
}

/** Reads a request's JSON object, or an empty one, and leaves the body readable. */
export async function readJson(request: Request): Promise<Row> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Row) : {};
}

/** `max_frequency` in seconds; defaults to 60, as in Auth. */
export function readEmailFrequency(config: ConfigFile): number {
  return Number.parseInt(config.value('auth.email', 'max_frequency') ?? '60s', 10);
}

/** `[auth.mfa]` and `[auth.mfa.totp]`; the CLI's defaults are off and 10 factors. */
export function readSecondFactorSettings(config: ConfigFile): SecondFactorSettings {
  return {
    isEnrollEnabled: config.value('auth.mfa.totp', 'enroll_enabled') === 'true',
    isVerifyEnabled: config.value('auth.mfa.totp', 'verify_enabled') === 'true',
    maxEnrolled: Number(config.value('auth.mfa', 'max_enrolled_factors') ?? '10'),
  };
}
