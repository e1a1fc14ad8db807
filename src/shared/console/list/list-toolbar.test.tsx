import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { ListToolbar, type ListToolbarProps } from './list-toolbar';
import { useListParams } from './use-list-params';

const PARAMS = { open: 'crate', choices: { owner: ['me'] }, sorts: ['newest'] } as const;

function Crates({ counts }: Pick<ListToolbarProps, 'counts'>) {
  return (
    <ListToolbar
      params={useListParams(PARAMS)}
      counts={counts}
      noun="crates"
      search="Name"
      filters={[{ param: 'owner', label: 'Owner', labels: { me: 'Mine' } }]}
    />
  );
}

it('a filter that is chosen while a search is being debounced stays', async () => {
  const user = userEvent.setup({ delay: null });
  const { router } = renderPage(<Crates />, { at: '/crates' });
  await user.type(screen.getByRole('searchbox', { name: 'Search crates' }), 'steel');
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  await expect.poll(() => router.state.location.search).toContain('q=steel');
  expect(router.state.location.search).toContain('owner=me');
});

it('the buttons show a dash while the counts load, to keep their width', () => {
  const { unmount } = renderPage(<Crates counts={{ owner: undefined }} />, { at: '/crates' });
  expect(screen.getByRole('button', { name: 'Mine' })).toHaveTextContent('Mine –');
  unmount();
  renderPage(<Crates counts={{ owner: { me: 3 } }} />, { at: '/crates' });
  expect(screen.getByRole('button', { name: 'Mine 3' })).toBeInTheDocument();
});
