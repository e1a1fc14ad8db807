import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LiveProvider } from '@/app/layouts/admin/live-provider';
import { member, renderPage } from './render-app';

export const REFUSED = { status: 403, body: { code: '42501', message: 'permission denied' } };

/** A console list as an admin sees it, unless someone else is given. */
export function renderSection(section: ReactNode, at = '/', auth = member('admin')) {
  return renderPage(<LiveProvider>{section}</LiveProvider>, { at, auth });
}

export const queryRow = (name: string) => screen.queryByText(name, { selector: 'td button' });

/** Finds by text, because computing accessible names for a whole table takes jsdom seconds. */
export async function findRow(name: string): Promise<HTMLElement> {
  const trigger = await screen.findByText(name, { selector: 'td button' });
  return trigger.closest<HTMLElement>('[role="row"]') ?? trigger;
}

/**
 * Presses Undo as soon as the toast appears. It closes after five seconds, and on a busy machine
 * finding a button by its accessible name can take that long.
 */
export async function takeBack(): Promise<void> {
  fireEvent.click(await screen.findByText('Undo', { selector: 'button *' }));
}

/** Answers the question that closing with unsaved changes asks. */
export async function discardUnsaved(): Promise<void> {
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
}
