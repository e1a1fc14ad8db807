import type { ReactNode } from 'react';
import { LiveIndicator } from '../live-indicator';
import { RefreshButton } from '../refresh-button';
import type { RecordQueryKeys } from '../record-query-keys';
import { TrashButton } from '../trash/trash-button';
import type { TrashSource } from '../trash/trash-source';

interface InboxButtonsProps {
  inbox: { keys: RecordQueryKeys; trashSource: TrashSource };
  /** True if the user may see the trash. */
  canDelete: boolean;
  /** Other buttons, such as the export. */
  children?: ReactNode;
}

/** The buttons at the head of an inbox's page. */
export function InboxButtons({ inbox, canDelete, children }: InboxButtonsProps) {
  return (
    <>
      <LiveIndicator />
      <RefreshButton queryKey={inbox.keys.all} />
      {canDelete && <TrashButton source={inbox.trashSource} />}
      {children}
    </>
  );
}
