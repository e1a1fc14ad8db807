import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PRIVACY } from '@/content/privacy';
import { TERMS } from '@/content/terms';
import { readMeta } from '@tests/ui/json-ld';
import { renderPage } from '@tests/ui/render-app';
import { LegalPage } from './legal-page';

describe.each([PRIVACY, TERMS])('$title', (document_) => {
  test('links every contents entry to the section with that name', () => {
    renderPage(<LegalPage document={document_} />, { at: document_.path });
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link');
    expect(links).toHaveLength(document_.sections.length + 1);
    for (const link of links) {
      const anchor = link.getAttribute('href')?.split('#')[1] ?? '';
      expect(screen.getByRole('region', { name: link.textContent })).toHaveAttribute('id', anchor);
    }
  });

  test('shows the last change and the contact, and hides the review status', () => {
    renderPage(<LegalPage document={document_} />, { at: document_.path });
    expect(screen.getByText('Nov 21, 2026')).toHaveAttribute('datetime', '2026-11-21');
    expect(screen.getByRole('link', { name: 'dispatch@example.com' })).toHaveAttribute(
      'href',
      'mailto:dispatch@example.com',
    );
    expect(screen.queryByText(/lawyer|draft/i)).not.toBeInTheDocument();
    expect(readMeta('description')).toBe(document_.description);
  });
});

test('the privacy notice describes what the site does', () => {
  renderPage(<LegalPage document={PRIVACY} />, { at: '/privacy' });
  const page = document.body;
  for (const fact of [
    /your browser sends Global Privacy Control/,
    /up to seven days, without files/,
    /We answer within 30 days/,
  ]) {
    expect(page).toHaveTextContent(fact);
  }
});
