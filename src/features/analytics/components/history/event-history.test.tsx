import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { REFUSED } from '@tests/ui/console-section';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { renderPage } from '@tests/ui/render-app';
import { EventHistory } from './event-history';

const HISTORY = 'POST /rest/v1/rpc/analytics_history';
const user = userEvent.setup({ delay: null });

const anEvent = (id: number) => ({
  id,
  created_at: `2026-11-21T12:00:00.${String(id).padStart(6, '0')}+00:00`,
  event_name: 'page_view',
  page: `/page-${String(id)}`,
  visitor_id: '412',
  device: 'mobile',
  properties: { page_url: `https://www.example.com/page-${String(id)}`, page_title: 'Fleet' },
  session_id: 's-1',
  user_agent: 'Mozilla/5.0',
  ip_address: '203.0.113.0',
});

const backend = setUpBackend();
const respondWith = (events: unknown[]) => {
  backend.on(HISTORY, { status: 200, body: events });
};

it('the history explains how to record the first event', async () => {
  respondWith([]);
  renderPage(<EventHistory />);

  expect(await screen.findByText('No events recorded yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'open the site' })).toHaveAttribute('href', '/');
});

it('the history offers to clear filters that match nothing', async () => {
  respondWith([]);
  const { router } = renderPage(<EventHistory />, { at: '/?name=quote_sent&q=fleet' });

  expect(await screen.findByText('No events match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));

  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
});

it.each([
  ['q=fleet', { _page: 'fleet' }],
  ['q=%23412&name=quote_sent', { _visitor: 412, _event: 'quote_sent' }],
  ['q=Master+Creator', { _visitor: 0 }],
])('the history reads filters from the URL: %s', async (query, args) => {
  respondWith([anEvent(1)]);
  renderPage(<EventHistory />, { at: `/?${query}` });

  await screen.findByText('/page-1');
  expect(backend.bodies(HISTORY)).toEqual([{ ...args, _limit: 51 }]);
});

it('the history filters by event and period', async () => {
  respondWith([anEvent(1)]);
  renderPage(<EventHistory />);
  await screen.findByText('/page-1');

  await user.selectOptions(screen.getByLabelText('Event'), 'call_clicked');
  await user.click(screen.getByRole('button', { name: '7 days' }));

  await waitFor(() => {
    expect(backend.bodies(HISTORY).at(-1)).toEqual({
      _event: 'call_clicked',
      _from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      _limit: 51,
    });
  });
});

it('the history loads older events by keyset', async () => {
  respondWith(Array.from({ length: 51 }, (_unused, n) => anEvent(100 - n)));
  renderPage(<EventHistory />);
  expect(await screen.findByText('50 shown.')).toBeVisible();
  respondWith([anEvent(50)]);

  await user.click(screen.getByText('Load more'));

  expect(await screen.findByText('51 in all.')).toBeVisible();
  expect(backend.bodies(HISTORY).at(-1)).toEqual({
    _before_at: anEvent(51).created_at,
    _before_id: 51,
    _limit: 51,
  });
});

it('the history shows an error and retries', async () => {
  backend.on(HISTORY, REFUSED);
  renderPage(<EventHistory />);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the events.');
  respondWith([anEvent(1)]);

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('/page-1')).toBeVisible();
});

it('the history opens an event in the drawer', async () => {
  respondWith([anEvent(1)]);
  backend.on('GET /rest/v1/analytics_events', { status: 200, body: [anEvent(1)] });
  const { router } = renderPage(<EventHistory />);
  await user.click(await screen.findByText('Page view', { selector: 'td button' }));

  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('203.0.113.0')).toBeVisible();
  expect(drawer.getByText('#00000000412')).toBeVisible();
  expect(router.state.location.search).toBe('?event=1');
});
