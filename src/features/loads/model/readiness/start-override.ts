import { startOverrideSchema, type StartOverride } from '@contracts/load';

/** `loads.start_override` as read from the database; `null` if it wasn’t started anyway. */
export function toStartOverride(json: unknown): StartOverride | null {
  const parsed = startOverrideSchema.safeParse(json);
  return parsed.success ? parsed.data : null;
}
