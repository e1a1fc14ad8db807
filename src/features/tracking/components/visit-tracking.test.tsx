import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthValue } from '@/session/auth-context';
import { saveConsent } from '@/session/consent';
import { trackGoal } from '@/session/goals';
import { member, renderRoutes, VISITOR } from '@tests/ui/render-app';
import { announcePresence } from '../api/announce-presence';
import { sendEvent } from '../api/send-event';
import { forgetVisitorIds, visitorIds } from '../model/visitor-ids';
import { VisitTracking } from './visit-tracking';

vi.mock('../api/send-event', () => ({ sendEvent: vi.fn() }));
vi.mock('../api/announce-presence', () => ({ announcePresence: vi.fn() }));
vi.mock('@/shared/lib/run-when-idle', () => ({
  runWhenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

const presence = { update: vi.fn(), leave: vi.fn() };

function Site() {
  return (
    <>
      <Link to="/fleet">Fleet</Link>
      <a href="tel:+19375550142">Call</a>
      <VisitTracking />
      <Outlet />
    </>
  );
}

const render = (at = '/', auth: AuthValue = VISITOR) =>
  renderRoutes([{ path: '*', Component: Site }], { at, auth });
const sent = () =>
  vi.mocked(sendEvent).mock.calls.map(([{ name, place }]) => `${name} ${place.pathname}`);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(announcePresence).mockReturnValue(presence);
  saveConsent('declined');
  forgetVisitorIds();
});

describe('who accepted', () => {
  beforeEach(() => {
    saveConsent('accepted');
  });

  it('is counted once for the choice and on every page, and announced', async () => {
    render();
    await waitFor(() => {
      expect(sent()).toEqual(['consent_accept_all /', 'page_view /']);
    });
    await userEvent.click(screen.getByRole('link', { name: 'Fleet' }));
    expect(sent().at(-1)).toBe('page_view /fleet');
    expect(sent()).toHaveLength(3);
    expect(announcePresence).toHaveBeenCalledTimes(1);
    expect(presence.update).toHaveBeenLastCalledWith(
      expect.objectContaining({ pathname: '/fleet' }),
    );
  });

  it('tells where they came from on the first page of a visit only', async () => {
    render();
    await waitFor(() => {
      expect(sent()).toHaveLength(2);
    });
    await userEvent.click(screen.getByRole('link', { name: 'Fleet' }));
    const referrers = vi.mocked(sendEvent).mock.calls.map(([{ referrer }]) => referrer);
    expect(referrers).toEqual([undefined, '', undefined]);
  });

  it('is counted for a call, a goal, and a page the browser brings back', async () => {
    visitorIds(); // Has been here before.
    render();
    await waitFor(() => {
      expect(sent()).toEqual(['page_view /']);
    });
    await userEvent.click(screen.getByRole('link', { name: 'Call' }));
    act(() => {
      trackGoal('quote_sent');
    });
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
    expect(sent().slice(1)).toEqual(['call_clicked /', 'quote_sent /', 'page_view /']);
  });

  it('is forgotten, and gone from the list, when they take it back', async () => {
    render();
    await waitFor(() => {
      expect(announcePresence).toHaveBeenCalled();
    });
    act(() => {
      saveConsent('declined');
    });
    expect(presence.leave).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('consent-id')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Fleet' }));
    expect(sent()).toHaveLength(2);
  });

  it('is announced anew when somebody signs in', async () => {
    const { changeAuth } = render();
    await waitFor(() => {
      expect(announcePresence).toHaveBeenCalledTimes(1);
    });
    changeAuth(member('customer'));
    expect(presence.leave).toHaveBeenCalledTimes(1);
    expect(announcePresence).toHaveBeenCalledTimes(2);
  });

  it('is counted as staff and not announced when they are an admin', async () => {
    render('/', member('admin'));
    await waitFor(() => {
      expect(sent()).toHaveLength(2);
    });
    expect(vi.mocked(sendEvent).mock.lastCall?.[0].isStaff).toBe(true);
    expect(announcePresence).not.toHaveBeenCalled();
  });
});

it.each([
  ['who declined', '/', 'declined'],
  ['the console', '/admin/quotes', 'accepted'],
] as const)('nothing is told of %s', async (_who, at, choice) => {
  saveConsent(choice);
  render(at);
  await act(() => import('./tracker'));
  expect(sent()).toEqual([]);
  expect(announcePresence).not.toHaveBeenCalled();
});
