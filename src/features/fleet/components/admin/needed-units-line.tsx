import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { neededUnitsText } from '@domain/needed-units';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { neededUnitsQueryOptions } from '../../api/needed-units';

const NeededUnitsDialog = lazyPart(
  async () => (await import('./needed-units-dialog')).NeededUnitsDialog,
  { onFailure: NotLoaded },
);

/** The units a configuration needs, and the button that changes them. */
export function NeededUnitsLine({
  configuration,
}: {
  configuration: { id: string; name: string };
}) {
  const { data, isError } = useQuery(neededUnitsQueryOptions());
  const [isOpen, setIsOpen] = useState(false);
  const needed = data?.get(configuration.id) ?? {};
  const text = neededUnitsText(needed);
  return (
    <div className="flex items-center justify-between gap-3 border-t pt-3 text-sm">
      <p className="min-w-0">
        <span className="text-subtle">Needs </span>
        <span>
          {data === undefined ? (isError ? 'Not loaded' : '…') : text || 'No units entered yet'}
        </span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="flex-none"
        disabled={data === undefined}
        aria-label={`Edit units: ${configuration.name}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Edit units
      </Button>
      {isOpen && (
        <NeededUnitsDialog
          configuration={configuration}
          needed={needed}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
