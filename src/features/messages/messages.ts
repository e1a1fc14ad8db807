import type { ToastText } from '@/shared/lib/toast-store';
import type { MessageStatus } from './model/message-list-params';

/** Name of a listed record. */
export const MESSAGE_NOUN = { one: 'message', many: 'messages' };

/** Console messages about contact messages. */
export const messageToasts = {
  fetchFailed: { title: 'Failed to fetch messages.', variant: 'destructive' },
  statusUpdated: (status: MessageStatus): ToastText => ({
    title: 'Status Updated',
    description: `Message marked as ${status}.`,
  }),
  updateFailed: {
    title: 'Update Failed',
    description: 'Failed to update message status.',
    variant: 'destructive',
  },
  deleted: { title: 'Message Deleted', description: 'It stays in the trash for 30 days.' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete message.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText | ((status: MessageStatus) => ToastText)>;
