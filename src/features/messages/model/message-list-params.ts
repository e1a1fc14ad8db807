import type { FiltersOf } from '@/shared/console/list/list-params';

/** The statuses of a contact message (`public.message_status`). */
export const MESSAGE_STATUSES = ['new', 'handled', 'archived'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** URL parameters of the messages list. */
export const MESSAGE_LIST_PARAMS = {
  open: 'message',
  choices: { status: MESSAGE_STATUSES },
  sorts: ['newest', 'oldest'],
} as const;

export type MessageFilters = FiltersOf<typeof MESSAGE_LIST_PARAMS>;
