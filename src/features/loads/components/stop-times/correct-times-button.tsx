import { useState } from 'react';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import type { TimedStop } from './correct-times-dialog';

const CorrectTimesDialog = lazyPart(
  async () => (await import('./correct-times-dialog')).CorrectTimesDialog,
  { onFailure: NotLoaded },
);

/** Opens the dialog that corrects the times at a stop. */
export function CorrectTimesButton({ stop }: { stop: TimedStop }) {
  const [opened, setOpened] = useState<TimedStop | null>(null);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Correct times: ${stop.place}`}
        onClick={() => {
          setOpened(stop);
        }}
      >
        Correct
      </Button>
      {opened !== null && (
        <CorrectTimesDialog
          opened={opened}
          current={stop}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}
