import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { CareersPage } from './careers-page';

const details = (title: string) => screen.getByRole('button', { name: `View Details: ${title}` });

describe('/careers', () => {
  it('links from the hero to the openings', () => {
    renderPage(<CareersPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'View Open Positions' });
    const target = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
    expect(target).toContainElement(screen.getByRole('heading', { name: 'Current Openings' }));
  });

  it('shows the culture cards, the openings and the four hiring steps', () => {
    renderPage(<CareersPage />);
    for (const term of [
      'Professional Development',
      'Continuous Learning',
      'Recognition & Rewards',
    ]) {
      expect(screen.getByText(term)).toBeVisible();
    }
    for (const name of [
      'CDL Truck Driver',
      'Logistics Coordinator',
      'Account Manager',
      'Apply Online',
      'Initial Review',
      'Interview',
      'Offer & Onboarding',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getAllByText('Full-time, Dayton, OH')).toHaveLength(3);
  });

  it('has structured data for every opening', () => {
    renderPage(<CareersPage />);
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    const posted = [...scripts].map(({ textContent }) => JSON.parse(textContent) as object);
    expect(posted).toHaveLength(3);
    for (const posting of posted) expect(posting).toMatchObject({ '@type': 'JobPosting' });
  });
});

describe('the details dialog', () => {
  it('shows the requirements and returns focus to its button when it closes', async () => {
    renderPage(<CareersPage />);
    await userEvent.click(details('Logistics Coordinator'));
    const dialog = await screen.findByRole('dialog', { name: 'Logistics Coordinator' });
    expect(within(dialog).getByRole('heading', { name: 'Requirements' })).toBeVisible();
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(details('Logistics Coordinator')).toHaveFocus();
    });
  });

  it('opens the application, which also returns focus to the button', async () => {
    renderPage(<CareersPage />);
    await userEvent.click(details('Account Manager'));
    const dialog = await screen.findByRole('dialog', { name: 'Account Manager' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply Now' }));
    await screen.findByRole('dialog', { name: 'Apply for Position' });
    expect(screen.getByLabelText('Position')).toHaveDisplayValue('Account Manager');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(details('Account Manager')).toHaveFocus();
    });
  });
});
