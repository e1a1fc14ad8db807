import type { ConfirmDialogProps } from '@/shared/ui/confirm-dialog';
import { whenOpened } from './when-opened';

/** The confirmation dialog, whose code loads when it first opens. */
export const ConfirmDialog = whenOpened<ConfirmDialogProps>(
  ({ open }) => open,
  async () => (await import('@/shared/ui/confirm-dialog')).ConfirmDialog,
);
