import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { adminQuote } from '@tests/ui/admin-quote';
import { AssigneeAndReply } from './assignee-and-reply';
import { QuoteDue } from './quote-due';

const LATE = { created_at: '2026-01-01T08:00:00Z' };
const show = (parts: Parameters<typeof adminQuote>[0]) => {
  const quote = adminQuote({ ...LATE, ...parts });
  render(
    <MemoryRouter>
      <p data-testid="row">
        <AssigneeAndReply quote={quote} />
      </p>
      <p data-testid="drawer">
        <QuoteDue quote={quote} />
      </p>
    </MemoryRouter>,
  );
  return { row: screen.getByTestId('row'), drawer: screen.getByTestId('drawer') };
};

describe('the reply clock', () => {
  it.each(['new', 'reviewed'] as const)('runs for a quote that is %s', (status) => {
    const { row, drawer } = show({ status });
    expect(row).toHaveTextContent('overdue');
    expect(drawer).toHaveTextContent('Reply was due');
  });

  it('stops with a reply, whatever the status', () => {
    const { row, drawer } = show({ status: 'new', replied_at: '2026-01-01T10:00:00Z' });
    expect(row).not.toHaveTextContent('overdue');
    expect(drawer).toHaveTextContent(/Received Jan 1, 2026.*, replied Jan 1, 2026/);
  });

  it('stops for an archived quote', () => {
    const { row, drawer } = show({ status: 'archived' });
    expect(row).not.toHaveTextContent('overdue');
    expect(drawer).not.toHaveTextContent('due');
  });
});
