import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { useListParams } from './use-list-params';

const SPEC = { open: 'load', choices: { status: ['planned'] }, sorts: ['newest'] } as const;

function List() {
  const { openId, setOpenId, close, setFilters } = useListParams(SPEC);
  return (
    <>
      <p>{openId === null ? 'Closed' : `Open: ${openId}`}</p>
      {['a', 'b'].map((id) => (
        <button
          key={id}
          type="button"
          onClick={() => {
            setOpenId(id);
          }}
        >
          Open {id}
        </button>
      ))}
      <button type="button" onClick={close}>
        Close
      </button>
      <button
        type="button"
        onClick={() => {
          setFilters({ status: 'planned' });
        }}
      >
        Filter
      </button>
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const start = async () => {
  const { router } = renderPage(<List />, { at: '/before' });
  await act(() => router.navigate('/list'));
  return { router, back: () => act(() => router.navigate(-1)) };
};

it('Back closes an open record, whichever was opened first, and then leaves the list', async () => {
  const { router, back } = await start();
  await press('Open a');
  await press('Open b');
  await back();
  expect(screen.getByText('Closed')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/list');
  await back();
  expect(router.state.location.pathname).toBe('/before');
});

it('closing and reopening adds no more history entries', async () => {
  const { router, back } = await start();
  for (let round = 0; round < 3; round += 1) {
    await press('Open a');
    await press('Close');
    await press('Filter');
  }
  await press('Open b');
  await back();
  expect(screen.getByText('Closed')).toBeInTheDocument();
  await back();
  expect(router.state.location.pathname).toBe('/before');
});

it('a link to an open record leaves no entry behind', async () => {
  const { router, back } = await start();
  await act(() => router.navigate('/list?load=a', { replace: true }));
  await press('Close');
  expect(screen.getByText('Closed')).toBeInTheDocument();
  await back();
  expect(router.state.location.pathname).toBe('/before');
});
