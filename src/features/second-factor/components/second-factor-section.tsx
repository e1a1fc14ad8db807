import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionUser } from '@/session/session-store';
import { formatDate } from '@domain/time/moment-text';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { devicesQueryOptions, type Device } from '../api/factors';
import { DeviceSetup } from './device-setup';
import { RemoveDeviceDialog } from './remove-device-dialog';

/** The user's devices for two-step verification: add and remove. */
export function SecondFactorSection({ user }: { user: SessionUser }) {
  const { data: devices, isError, isFetching, refetch } = useQuery(devicesQueryOptions(user));
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Device | null>(null);
  const isOn = devices !== undefined && devices.length > 0;

  if (devices === undefined) {
    if (!isError) return <Skeleton className="h-24" />;
    return <RetryAlert title="We couldn’t load your devices." query={{ isFetching, refetch }} />;
  }
  return (
    <div className="grid justify-items-start gap-4.5">
      <p className="text-muted">
        {isOn
          ? 'On. After your password, we ask for a code from one of these devices.'
          : 'Off. Turn it on so your password alone isn’t enough to sign in.'}
      </p>
      {isOn && (
        <ul className="grid w-full gap-2">
          {devices.map((device) => (
            <li
              key={device.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border px-4 py-3"
            >
              <span className="min-w-0">
                <strong className="block wrap-anywhere">{device.name}</strong>
                <span className="text-sm text-subtle">
                  Added <time dateTime={device.createdAt}>{formatDate(device.createdAt)}</time>
                </span>
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Remove ${device.name}`}
                onClick={() => {
                  setRemoved(device);
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="outline"
        onClick={() => {
          setIsAdding(true);
        }}
      >
        {isOn ? 'Add a Device' : 'Set Up Two-Step Verification'}
      </Button>
      {isAdding && (
        <Dialog open size="sm" onOpenChange={setIsAdding} title="Set up two-step verification">
          <DeviceSetup
            onDone={() => {
              setIsAdding(false);
            }}
          />
        </Dialog>
      )}
      {removed !== null && (
        <RemoveDeviceDialog
          device={removed}
          devices={devices}
          onClose={() => {
            setRemoved(null);
          }}
        />
      )}
    </div>
  );
}
