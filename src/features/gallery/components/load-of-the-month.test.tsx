import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { renderPage } from '@tests/ui/render-app';
import { LoadOfTheMonth } from './load-of-the-month';
import { GALLERY_ROUTE, testImages } from './test-images';

interface Answer {
  status: number;
  body?: unknown;
}

const backend = setUpBackend();

const FEATURED: Answer = { status: 200, body: testImages(2) };

function answer(loadOfTheMonth: Answer, featured: Answer = FEATURED) {
  backend.on(GALLERY_ROUTE, (_body, url) =>
    url.searchParams.has('is_load_of_the_month') ? loadOfTheMonth : featured,
  );
  renderPage(<LoadOfTheMonth />);
}

const title = () => screen.findByRole('heading', { level: 2 });

test('the section shows the chosen image with its text', async () => {
  const [, , chosen] = testImages(3);
  answer({ status: 200, body: [chosen] });
  expect(await title()).toHaveTextContent('Load 3');
  expect(screen.getByText('Load Of The Month')).toBeVisible();
  expect(screen.getByText('Description 3')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Picture 3' })).toBeInTheDocument();
});

test('an image without a text gets the default one', async () => {
  answer({ status: 200, body: testImages(1).map((image) => ({ ...image, description: null })) });
  expect(
    await screen.findByText(
      'Professional heavy haul transport with specialized equipment for oversized loads.',
    ),
  ).toBeVisible();
});

test.each([
  ['none holds the title', { status: 200, body: [] }],
  [
    'the server says PGRST116',
    { status: 406, body: { code: 'PGRST116', message: 'No row', details: 'contains 0 rows' } },
  ],
  ['it cannot be read', { status: 403, body: { code: '42501', message: 'denied' } }],
])('the section shows the first featured image when %s', async (_why, loadOfTheMonth) => {
  answer(loadOfTheMonth);
  expect(await title()).toHaveTextContent('Load 1');
  expect(screen.queryByText(/denied/)).not.toBeInTheDocument();
});

test('the section renders nothing without images', async () => {
  answer({ status: 200, body: [] }, { status: 200, body: [] });
  await vi.waitFor(() => {
    expect(screen.queryByText('Load Of The Month')).not.toBeInTheDocument();
  });
});
