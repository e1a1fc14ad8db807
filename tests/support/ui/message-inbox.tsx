import { beforeEach } from 'vitest';
import type { ContactMessage } from '@/features/messages/api/message-inbox';
import { MessagesPage } from '@/pages/admin/messages-page';
import { renderConsolePage } from './console-page';
import { contactMessage } from './contact-message';
import { fakeBackend, type FakeBackend } from './fake-backend';
import { member } from './render-app';

export const DANA = contactMessage({ name: 'Dana Whitfield' });
export const OTTO = contactMessage({ name: 'Otto Brandt', status: 'handled' });

/** The messages page over a backend with the messages of Dana and Otto. */
export function setUpInbox() {
  let backend: FakeBackend;
  let asked: URL[];

  const hold = (messages: readonly ContactMessage[]) => {
    backend.on('GET /rest/v1/admin_contact_messages', (_body, url) => {
      asked.push(url);
      return { status: 200, body: messages };
    });
    backend.on('GET /rest/v1/contact_messages', (_body, url) => {
      const id = url.searchParams.get('id')?.replace('eq.', '');
      return { status: 200, body: messages.filter((one) => one.id === id) };
    });
  };

  beforeEach(() => {
    window.localStorage.clear();
    asked = [];
    backend = fakeBackend();
    backend.on('POST /rest/v1/rpc/message_status_counts', {
      status: 200,
      body: [
        { status: 'new', messages: 1 },
        { status: 'handled', messages: 1 },
        { status: 'archived', messages: 7 },
      ],
    });
    backend.on('GET /rest/v1/emails', { status: 200, body: [] });
    hold([DANA, OTTO]);
  });

  return {
    get backend() {
      return backend;
    },
    /** The URLs of the list's requests so far. */
    get asked() {
      return asked;
    },
    hold,
    renderInbox: (at = '/', auth = member('admin')) => renderConsolePage(MessagesPage, at, auth),
  };
}
