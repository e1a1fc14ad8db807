import { capitalize } from '@/shared/lib/capitalize';
import type { ToastText } from '@/shared/lib/toast-store';
import type { Noun } from '../bulk/bulk-texts';
import type { Sentence } from '../fetch-failure';
import { TRASH_DAYS } from '../trash/trash-source';

/** The toasts of an inbox about one record; bulk-texts.ts has those about several. */
export function inboxTexts({ one }: Noun, fetchFailed: Sentence) {
  return {
    fetchFailed: { title: fetchFailed, variant: 'destructive' },
    statusUpdated: (status: string): ToastText => ({
      title: 'Status Updated',
      description: `${capitalize(one)} marked as ${status}.`,
    }),
    updateFailed: {
      title: 'Update Failed',
      description: `Failed to update ${one} status.`,
      variant: 'destructive',
    },
    deleted: {
      title: `${capitalize(one)} Deleted`,
      description: `It stays in the trash for ${String(TRASH_DAYS)} days.`,
    },
    deleteFailed: {
      title: 'Delete Failed',
      description: `Failed to delete ${one}.`,
      variant: 'destructive',
    },
  } as const;
}
