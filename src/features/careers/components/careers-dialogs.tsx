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
 * Both dialogs of the careers page, fetched when one is first wanted. The form stays mounted while
 * they are closed: it holds what was typed and chosen.
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
