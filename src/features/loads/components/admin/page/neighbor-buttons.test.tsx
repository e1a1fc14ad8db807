import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useButtonShortcuts } from '@/shared/console/shortcuts/use-button-shortcuts';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad } from '@tests/ui/loads';
import { NeighborButtons } from './neighbor-buttons';

const LOADS = 'GET /rest/v1/loads';
const BY_PICKUP = 'POST /rest/v1/rpc/neighbors_by_pickup';
const load = { ...aLoad({ status: 'delivered' }), number: 'L-1', pickup_sort: '2026-12-01T12:00Z' };

let backend: FakeBackend;
/** The queries of the requests for loads. */
let asked: URLSearchParams[];
const answer = (path: string, body: unknown) => {
  backend.on(path, { status: 200, body });
};
beforeEach(() => {
  backend = fakeBackend();
  asked = [];
  backend.on(LOADS, (_body, url) => {
    asked.push(url.searchParams);
    return { status: 200, body: [load] };
  });
});

function Page() {
  useButtonShortcuts();
  return (
    <main>
      <NeighborButtons name="L-1" />
    </main>
  );
}
const open = (search: string) => renderSection(<Page />, `/admin/loads/L-1${search}`).router;
const next = () => screen.findByRole('button', { name: 'Next load' });

it('the buttons follow the list by pickup with its filters', async () => {
  answer(BY_PICKUP, [{ previous: null, next: 'L-3' }]);
  open('?sort=pickup&q=press&status=assigned&pickup_from=2026-12-01&show=late');
  await waitFor(async () => {
    expect(await next()).toHaveAttribute('aria-disabled', 'false');
  });
  expect(backend.bodies(BY_PICKUP)).toEqual([
    {
      _load_id: load.id,
      _search: 'press',
      _status: 'assigned',
      _from: '2026-12-01',
      _list: 'late',
    },
  ]);
  expect(screen.getByRole('button', { name: 'Previous load' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('the buttons follow the list in its other orders, closed loads included', async () => {
  open('?sort=newest&driver=5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10');
  await next();
  await waitFor(() => {
    expect(asked.map((query) => query.get('order'))).toEqual(
      expect.arrayContaining(['created_at.asc,id.asc', 'created_at.desc,id.desc']),
    );
  });
  const last = asked.at(-1);
  expect(last?.get('driver_id')).toBe('eq.5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10');
  expect(last?.get('status')).toBeNull();
});

it('the neighbors are all loads by pickup if the page was opened directly', async () => {
  answer(BY_PICKUP, [{ previous: null, next: 'L-3' }]);
  open('');
  await waitFor(async () => {
    expect(await next()).toHaveAttribute('aria-disabled', 'false');
  });
  expect(backend.bodies(BY_PICKUP)).toEqual([{ _load_id: load.id, _search: '' }]);
});

it('the buttons keep the list in the URL, including with j', async () => {
  answer(BY_PICKUP, [{ previous: null, next: 'L-3' }]);
  const router = open('?sort=pickup&show=late&assign=1');
  await waitFor(async () => {
    expect(await next()).toHaveAttribute('aria-disabled', 'false');
  });
  await userEvent.keyboard('j');
  expect(router.state.location).toMatchObject({
    pathname: '/admin/loads/L-3',
    search: '?sort=pickup&show=late',
  });
});
