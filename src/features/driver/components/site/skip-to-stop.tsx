import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface SkipToStopProps {
  /** `Arrived at delivery`. */
  name: string;
  /** What the driver didn't record, such as `Departed pickup`. */
  missed: string;
  isPrimary: boolean;
  onArrive: () => void;
}

/** Reports the arrival at a later stop when the driver didn't record the stops before. */
export function SkipToStop({ name, missed, isPrimary, onArrive }: SkipToStopProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'quiet'}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {name}
      </Button>
      <ConfirmDialog
        tone="plain"
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`${name}?`}
        description={`You didn’t record “${missed}”. We’ll ask dispatch to enter the missing times, because they can be worth detention.`}
        confirmLabel={name}
        onConfirm={() => {
          setIsAsking(false);
          onArrive();
        }}
      />
    </>
  );
}
