import type { ContactMessage } from '@/features/messages/api/message-inbox';

let made = 0;

/** A contact message, older than the one from the previous call. */
export function contactMessage(given: Partial<ContactMessage> = {}): ContactMessage {
  made += 1;
  const at = new Date(Date.UTC(2026, 10, 21, 12) - made * 60_000).toISOString();
  return {
    id: `10000000-0000-4000-8000-${String(100_000_000_000 + made)}`,
    created_at: at,
    updated_at: at,
    name: 'Sam Sample',
    email: 'sam@example.com',
    phone: null,
    subject: 'Port pickup',
    message: 'Do you collect at Baltimore?',
    status: 'new',
    ...given,
  };
}
