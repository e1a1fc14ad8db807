import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { UrlTabs } from './url-tabs';

const show = (at: string) =>
  renderPage(
    <UrlTabs
      label="Depot"
      tabs={[
        { value: 'yard', label: 'Yard', content: 'Three trucks' },
        { value: 'gate', label: 'Gate', content: 'One guard' },
      ]}
    />,
    { at },
  );

const tab = (name: string) => screen.getByRole('tab', { name });

it.each([
  ['/', 'Yard'],
  ['/?tab=gate', 'Gate'],
  ['/?tab=nowhere', 'Yard'],
])('%s opens the tab %s', (at, name) => {
  show(at);
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
});

it('the URL has the chosen tab and drops the previous tab’s parameters', async () => {
  const { router } = show('/?q=lowboy');
  await userEvent.click(tab('Gate'));
  expect(router.state.location.search).toBe('?tab=gate');
  expect(screen.getByRole('tabpanel', { name: 'Gate' })).toHaveTextContent('One guard');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?q=lowboy');
  expect(screen.getByText('Three trucks')).toBeVisible();
});

it('the keyboard activates a tab only on Enter', async () => {
  const { router } = show('/');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(router.state.location.search).toBe('');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?tab=gate');
});
