import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button';

describe('Button', () => {
  it('calls onClick and does not submit its form by default', async () => {
    const handleClick = vi.fn();
    const handleSubmit = vi.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button onClick={handleClick}>Details</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(handleClick).toHaveBeenCalledOnce();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('shows the busy text while busy and keeps the focus', async () => {
    const { rerender } = render(<Button busyText="Submitting...">Request Quote</Button>);
    await userEvent.tab();
    rerender(
      <Button isBusy busyText="Submitting...">
        Request Quote
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Submitting...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
  });

  it('keeps its accessible name when busy without a busy text', () => {
    render(<Button isBusy>Refresh</Button>);
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('ignores clicks and Enter while busy', async () => {
    const handleClick = vi.fn();
    const handleSubmit = vi.fn((event: React.SyntheticEvent) => {
      event.preventDefault();
    });
    render(
      <form onSubmit={handleSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isBusy busyText="Submitting..." onClick={handleClick}>
          Request Quote
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('Name'), 'Morgan{Enter}');
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('does nothing when disabled', async () => {
    const handleClick = vi.fn();
    render(
      <Button disabled onClick={handleClick}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(handleClick).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  function renderLink(to: string) {
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<ButtonLink to={to}>Go</ButtonLink>} />
          <Route path="/quote" element={<p>The quote page</p>} />
        </Routes>
      </MemoryRouter>,
    );
    return screen.getByRole('link', { name: 'Go' });
  }

  it('navigates within the site by router', async () => {
    await userEvent.click(renderLink('/quote'));
    expect(screen.getByText('The quote page')).toBeVisible();
  });

  it('leaves tel: links to the browser', () => {
    expect(renderLink('tel:+19375550142')).toHaveAttribute('href', 'tel:+19375550142');
  });
});
