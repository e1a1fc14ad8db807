import { useState } from 'react';
import { whenOpened } from '@/shared/console/when-opened';
import { Button } from '@/shared/ui/button';
import type { StepEmailDialogProps } from './step-email-dialog';

const StepEmailDialog = whenOpened<StepEmailDialogProps>(
  ({ open }) => open,
  async () => (await import('./step-email-dialog')).StepEmailDialog,
);

/** Opens the settings of automatic emails. */
export function StepEmailSettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Automatic emails
      </Button>
      <StepEmailDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
