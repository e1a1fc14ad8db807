import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { travelSettingsQueryOptions } from '@/features/loads/api/travel-settings';
import { whenOpened } from '@/shared/console/when-opened';
import { Button } from '@/shared/ui/button';
import type { TravelSettingsDialogProps } from './travel-settings-dialog';

const TravelSettingsDialog = whenOpened<TravelSettingsDialogProps>(
  () => true,
  async () => (await import('./travel-settings-dialog')).TravelSettingsDialog,
);

/** Opens the settings of speed and driving hours. */
export function TravelSettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({ ...travelSettingsQueryOptions(), enabled: isOpen });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isOpen && query.isPending}
        unavailable={query.isError ? 'We couldn’t load the settings.' : undefined}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Travel settings
      </Button>
      {isOpen && query.data !== undefined && (
        <TravelSettingsDialog
          settings={query.data}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
