import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import type { Service } from '../api/services';

interface NewerServiceProps {
  newer: Service;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Somebody else has saved the service meanwhile: what they made of it, and who shall win. */
export function NewerService({ newer, onTakeTheirs, onSaveMine }: NewerServiceProps) {
  return (
    <Alert
      tone="warn"
      title="Somebody changed this meanwhile."
      actions={
        <>
          <Button variant="quiet" size="sm" onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button variant="quiet" size="sm" onClick={onSaveMine}>
            Save mine
          </Button>
        </>
      }
    >
      Now it is “{newer.name}”, {newer.category}, {newer.price}, {newer.active ? 'active' : 'off'}.{' '}
      {newer.short_description}
    </Alert>
  );
}
