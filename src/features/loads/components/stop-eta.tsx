import { useState, type ComponentProps } from 'react';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import type { EtaDialog as Dialog } from './eta-dialog';
import { formatLegTime } from '../model/route/leg-text';

const EtaDialog = lazyPart(async () => (await import('./eta-dialog')).EtaDialog, {
  onFailure: NotLoaded,
});

/** A stop with its reported ETA. */
export type EtaStop = ComponentProps<typeof Dialog>['stop'] & {
  eta_was_at: string | null;
};

/** The ETA of a stop ahead with its last change, and the button that reports one. */
export function StopEta({ stop, canReport }: { stop: EtaStop; canReport: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { eta_at: eta, eta_was_at: was, eta_reason: reason, time_zone: zone } = stop;
  const end = stop.window_until ?? stop.window_from;
  return (
    <>
      {eta !== null && (
        <span className="tabular-nums">
          <b
            className={end !== null && Date.parse(eta) > Date.parse(end) ? 'text-danger-text' : ''}
          >
            {`ETA ${formatLegTime(eta, zone)}`}
          </b>
          {was !== null && (
            <span className="text-subtle">{`, was ${formatLegTime(was, zone)}`}</span>
          )}
          {reason !== '' && <span className="block text-sm">{reason}</span>}
        </span>
      )}
      {canReport && (
        <span>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${eta === null ? 'Report ETA' : 'Change ETA'}: ${stop.place}`}
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {eta === null ? 'Report ETA' : 'Change ETA'}
          </Button>
        </span>
      )}
      {isOpen && (
        <EtaDialog
          stop={stop}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
