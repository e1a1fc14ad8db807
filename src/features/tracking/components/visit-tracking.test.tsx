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

describe('a visitor who accepted', () => {
  beforeEach(() => {
    saveConsent('accepted');
  });

  it('sends one consent event, a page view per page, and is announced', async () => {
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

  it('sends the referrer only on the first page of a visit', async () => {
    render();
    await waitFor(() => {
      expect(sent()).toHaveLength(2);
    });
    await userEvent.click(screen.getByRole('link', { name: 'Fleet' }));
    const referrers = vi.mocked(sendEvent).mock.calls.map(([{ referrer }]) => referrer);
    expect(referrers).toEqual([undefined, '', undefined]);
  });

  it('sends calls, goals and pages restored from the back/forward cache', async () => {
    visitorIds(); // A returning visitor.
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

  it('a visitor who accepted is forgotten and removed from the live list after withdrawing consent', async () => {
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

  it('a visitor who accepted is announced again after signing in', async () => {
    const { changeAuth } = render();
    await waitFor(() => {
      expect(announcePresence).toHaveBeenCalledTimes(1);
    });
    changeAuth(member('customer'));
    expect(presence.leave).toHaveBeenCalledTimes(1);
    expect(announcePresence).toHaveBeenCalledTimes(2);
  });

  it('counts as staff and is not announced if they are an admin', async () => {
    render('/', member('admin'));
    await waitFor(() => {
      expect(sent()).toHaveLength(2);
    });
    expect(vi.mocked(sendEvent).mock.lastCall?.[0].isStaff).toBe(true);
    expect(announcePresence).not.toHaveBeenCalled();
  });
});

it.each([
  ['a visitor who declined', '/', 'declined'],
  ['a page of the console', '/admin/quotes', 'accepted'],
] as const)('nothing is sent for %s', async (_who, at, choice) => {
  saveConsent(choice);
  render(at);
  await act(() => import('./tracker'));
  expect(sent()).toEqual([]);
  expect(announcePresence).not.toHaveBeenCalled();
});
