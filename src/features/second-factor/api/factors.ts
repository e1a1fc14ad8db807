import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/platform/supabase/unwrap';
import { sessionKeys } from '@/session/session-queries';
import { connectAuth, dropSession, type SessionUser } from '@/session/session-store';
import { isAppError } from '@/shared/lib/app-error';
import { secondFactorToasts } from '../toasts';

/** An authenticator app that a user has set up. */
export interface Device {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

/** A device that is being set up: what the user's app needs. */
export interface NewDevice {
  id: string;
  /** Data URL of an SVG. */
  qrCode: string;
  secret: string;
}

/** A code that an authenticator app shows for a device. */
export interface Code {
  deviceId: string;
  code: string;
}

/**
 * Signs out if the session has ended, for example because an admin reset two-step verification: no code
 * helps then, only a new sign-in.
 */
async function dropEndedSession(error: Error): Promise<void> {
  if (isAppError(error) && error.code === 'session_not_found') await dropSession();
}

const devicesKey = (userId: string) => [...sessionKeys.all, userId, 'devices'] as const;

async function fetchDevices(): Promise<Device[]> {
  const auth = await connectAuth();
  const { data, error } = await auth.mfa.listFactors();
  if (error !== null) throw toAppError(error);
  return data.totp.map(({ id, friendly_name, created_at }) => ({
    id,
    name: friendly_name ?? '',
    createdAt: created_at,
  }));
}

/** The user's devices, oldest first. */
export function devicesQueryOptions({ id }: Pick<SessionUser, 'id'>) {
  return queryOptions({ queryKey: devicesKey(id), queryFn: fetchDevices });
}

async function startDevice(name: string): Promise<NewDevice> {
  const { mfa } = await connectAuth();
  const known = await mfa.listFactors();
  if (known.error !== null) throw toAppError(known.error);
  // Left over from an attempt that was never finished; they would block the name.
  for (const { id, status } of known.data.all) {
    if (status === 'verified') continue;
    const { error } = await mfa.unenroll({ factorId: id });
    if (error !== null) throw toAppError(error);
  }
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error !== null) throw toAppError(error);
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Starts setting up a device; its argument is the device's name. It counts once a code is verified. */
export function useStartDeviceMutation() {
  return useMutation({
    mutationKey: ['second-factor', 'start'],
    mutationFn: startDevice,
    onError: dropEndedSession,
  });
}

/** Verifies a code. The session store picks up the raised session. */
async function verifyCode({ deviceId, code }: Code): Promise<void> {
  const { mfa } = await connectAuth();
  const { error } = await mfa.challengeAndVerify({ factorId: deviceId, code });
  if (error !== null) throw toAppError(error);
}

/** Verifies a code at sign-in. */
export function useVerifyCodeMutation() {
  return useMutation({
    mutationKey: ['second-factor', 'verify'],
    mutationFn: verifyCode,
    onError: dropEndedSession,
  });
}

function useRefreshDevices() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionKeys.all });
}

/** Verifies the first code of a new device. Ends the user's sessions that had only a password. */
export function useFinishDeviceMutation() {
  return useMutation({
    mutationKey: ['second-factor', 'finish'],
    mutationFn: verifyCode,
    onSuccess: useRefreshDevices(),
    onError: dropEndedSession,
    meta: { successToast: secondFactorToasts.added },
  });
}

async function removeDevice({ deviceId, code, from }: Code & { from: string }): Promise<void> {
  await verifyCode({ deviceId: from, code });
  const auth = await connectAuth();
  const { error } = await auth.mfa.unenroll({ factorId: deviceId });
  if (error !== null) throw toAppError(error);
  // The token still claims the removed factor.
  const refreshed = await auth.refreshSession();
  if (refreshed.error !== null) throw toAppError(refreshed.error);
}

/** Removes a device after verifying a code `from` one of the user's devices. */
export function useRemoveDeviceMutation() {
  return useMutation({
    mutationKey: ['second-factor', 'remove'],
    mutationFn: removeDevice,
    onSettled: useRefreshDevices(),
    onError: dropEndedSession,
    meta: { successToast: secondFactorToasts.removed },
  });
}
