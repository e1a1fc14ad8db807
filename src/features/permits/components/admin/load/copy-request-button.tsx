import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { permitSheetsQueryOptions } from '@/features/permits/api/permit-desk';
import { requestText } from '@/features/permits/model/permit-desk';
import { permitToasts } from '@/features/permits/toasts';
import { copyText } from '@/shared/lib/copy-text';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/lib/toast-store';
import { Button } from '@/shared/ui/button';

interface CopyRequestButtonProps {
  loadNumber: string;
  permitId: string;
  name: string;
}

/** Copies what a permit's application asks for. */
export function CopyRequestButton({ loadNumber, permitId, name }: CopyRequestButtonProps) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async () => {
    setIsBusy(true);
    try {
      const [permit] = await client.query(permitSheetsQueryOptions(loadNumber, permitId));
      if (permit === undefined) throw new Error('The permit isn’t on the desk.');
      await copyText(requestText(permit));
      showToast(permitToasts.requestCopied);
    } catch (error) {
      logError('Failed to copy a permit request', error);
      showToast(permitToasts.copyFailed);
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      isBusy={isBusy}
      aria-label={`Copy request: ${name}`}
      onClick={() => void copy()}
    >
      Copy request
    </Button>
  );
}
