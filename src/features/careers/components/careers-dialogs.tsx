import { QueryProvider } from '@/shared/lib/query-provider';
import type { CareersRequest } from './use-careers-dialogs';
import { ApplicationDialog } from './application-dialog';
import { OpeningDetailsDialog } from './opening-details-dialog';

export interface CareersDialogsProps {
  request: CareersRequest;
  isOpen: boolean;
  onClose: () => void;
  onApply: (position: string) => void;
}

/**
 * Both dialogs of the careers page, loaded on first use. The form stays mounted while they are
 * closed, so that it keeps what was typed and the chosen files.
 */
export function CareersDialogs({ request, isOpen, onClose, onApply }: CareersDialogsProps) {
  return (
    <QueryProvider>
      <OpeningDetailsDialog
        opening={request.details}
        isOpen={isOpen && request.kind === 'details'}
        onClose={onClose}
        onApply={onApply}
      />
      <ApplicationDialog
        position={request.position}
        isOpen={isOpen && request.kind === 'apply'}
        onClose={onClose}
      />
    </QueryProvider>
  );
}
