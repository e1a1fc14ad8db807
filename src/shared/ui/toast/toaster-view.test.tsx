import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissToast,
  showToast,
  TOAST_REMOVE_DELAY,
  toastStore,
  updateToast,
  type ToastText,
} from '@/shared/lib/toast-store';
import { advanceTimers } from '@tests/ui/advance-timers';
import { addToastSlot } from './toast-slots';
import { TOAST_DURATION, TOAST_SWIPE_THRESHOLD, ToasterView } from './toaster-view';

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const shown = () => within(region()).queryAllByRole('listitem');
const show = (text: ToastText) => {
  let id = '';
  act(() => {
    id = showToast(text);
  });
  return id;
};

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToasterView />);
});
afterEach(() => {
  for (const { id } of toastStore.getState())
    act(() => {
      dismissToast(id);
    });
  advanceTimers(TOAST_REMOVE_DELAY);
  vi.useRealTimers();
});

describe('ToasterView', () => {
  it('has the required limits', () => {
    expect(TOAST_DURATION).toBe(5000);
    expect(TOAST_SWIPE_THRESHOLD).toBe(50);
    expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
  });

  it('replaces the current toast with the next one', () => {
    show({ title: 'Signed Out' });
    show({ title: 'Error', description: 'Failed to sign out', variant: 'destructive' });
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveTextContent('ErrorFailed to sign out');
  });

  it('runs its action and closes', () => {
    const undo = vi.fn();
    show({ title: 'Status Updated', action: { label: 'Undo', onClick: undo } });
    fireEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    advanceTimers(1);
    expect(shown()).toHaveLength(0);
  });

  it('accepts clicks while a closing dialog still blocks the page', () => {
    document.body.style.pointerEvents = 'none';
    show({ title: 'Status Updated', action: { label: 'Undo', onClick: vi.fn() } });
    expect(shown()[0]).toHaveStyle({ pointerEvents: 'auto' });
    document.body.style.pointerEvents = '';
  });

  it('closes after five seconds', () => {
    show({ title: 'Signed Out' });
    advanceTimers(TOAST_DURATION - 1);
    expect(shown()).toHaveLength(1);
    advanceTimers(1);
    expect(shown()).toHaveLength(0);
  });

  it('shows a replacement for its own five seconds', () => {
    show({ title: 'Signed Out' });
    advanceTimers(4000);
    show({ title: 'Account Created' });
    advanceTimers(4000);
    expect(shown()[0]).toHaveTextContent('Account Created');
    advanceTimers(1000);
    expect(shown()).toHaveLength(0);
  });

  it('stays open while it has the focus, which F8 moves to it', () => {
    show({ title: 'Signed Out' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(within(region()).getByRole('list')).toHaveFocus();
    advanceTimers(TOAST_DURATION * 2);
    expect(shown()).toHaveLength(1);
  });

  it('leaves Escape to the page, and closes on Escape only while it has the focus', () => {
    show({ title: 'Signed Out' });
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    fireEvent(document.body, escape);
    expect(escape.defaultPrevented).toBe(false);
    expect(shown()).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
    expect(shown()).toHaveLength(0);
  });

  it('passes Escape to the dialog it is shown in', () => {
    const element = document.body.appendChild(document.createElement('div'));
    const close = vi.fn();
    show({ title: 'Signed Out' });
    let remove: () => void = () => undefined;
    act(() => {
      remove = addToastSlot({ element, close });
    });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close).toHaveBeenCalledOnce();
    expect(within(element).getByRole('listitem')).toHaveTextContent('Signed Out');
    act(() => {
      remove();
    });
    element.remove();
  });

  it('moves into an open dialog and back, without restarting its timer', () => {
    const slot = document.body.appendChild(document.createElement('div'));
    show({ title: 'Signed Out' });
    advanceTimers(3000);
    let remove: () => void = () => undefined;
    act(() => {
      remove = addToastSlot({ element: slot, close: () => undefined });
    });
    expect(within(slot).getByRole('listitem')).toHaveTextContent('Signed Out');
    act(() => {
      remove();
    });
    expect(slot).toBeEmptyDOMElement();
    expect(shown()).toHaveLength(1);
    advanceTimers(2000);
    expect(shown()).toHaveLength(0);
    slot.remove();
  });

  it('can be dismissed and is removed after the removal delay', () => {
    show({ title: 'Signed Out' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toHaveLength(0);
    advanceTimers(TOAST_REMOVE_DELAY - 1);
    expect(toastStore.getState()).toHaveLength(1);
    advanceTimers(1);
    expect(toastStore.getState()).toHaveLength(0);
  });

  it('keeps the new toast when a replaced one is removed', () => {
    const first = show({ title: 'Signed Out' });
    act(() => {
      dismissToast(first);
    });
    advanceTimers(TOAST_REMOVE_DELAY - 1000);
    show({ title: 'Account Created' });
    advanceTimers(1000);
    expect(shown()[0]).toHaveTextContent('Account Created');
  });

  it('updates the text of an open toast', () => {
    const id = show({ title: 'Sending' });
    act(() => {
      updateToast(id, { title: 'Sent' });
    });
    expect(shown()[0]).toHaveTextContent('Sent');
  });

  it.each([
    ['default', 'polite'],
    ['destructive', 'assertive'],
  ] as const)('announces a %s toast as %s', (variant, live) => {
    show({ title: 'Error', variant });
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', live);
    advanceTimers(100);
    expect(screen.getByRole('status')).toHaveTextContent('Notification Error');
  });

  it.each([
    [TOAST_SWIPE_THRESHOLD - 5, 1],
    [TOAST_SWIPE_THRESHOLD + 5, 0],
  ])('a %i px swipe to the right leaves %i toasts', (clientX, remaining) => {
    show({ title: 'Signed Out' });
    const toast = shown()[0];
    if (!toast) throw new Error('no toast');
    fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(toast, { clientX: 20, clientY: 0 });
    fireEvent.pointerMove(toast, { clientX, clientY: 0 });
    fireEvent.pointerUp(toast);
    expect(shown()).toHaveLength(remaining);
  });
});
