import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { fakeUploads } from '@tests/ui/fake-uploads';
import { PermitPdf } from './permit-pdf';

const LOAD = 'a2000000-0000-4000-8000-000000000001';
const ADD = 'POST /rest/v1/rpc/add_load_document';

let backend: FakeBackend;
let uploads: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  // jsdom has neither `crypto.subtle` nor `Blob.arrayBuffer`.
  vi.stubGlobal('crypto', {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
    subtle: { digest: () => Promise.resolve(new Uint8Array(32).buffer) },
  });
  Object.defineProperty(Blob.prototype, 'arrayBuffer', {
    value: () => Promise.resolve(new ArrayBuffer(3)),
    configurable: true,
  });
  backend = fakeBackend();
  uploads = fakeUploads();
  backend.on(ADD, { status: 200, body: null });
});

const choose = async (name: string) => {
  renderSection(<PermitPdf loadId={LOAD} permitId="permit-1" jurisdiction="OH" />);
  await userEvent.upload(
    screen.getByLabelText('OH PDF'),
    new File(['PDF'], name, { type: 'application/pdf' }),
  );
};

it.each([
  ['permit.pdf', 'OH permit.pdf'],
  ['oh-552210.pdf', 'oh-552210.pdf'],
])('the button adds %s to the load’s permits as %s', async (name, stored) => {
  await choose(name);
  expect(await screen.findByText(stored)).toBeInTheDocument();
  expect(backend.bodies(ADD)).toEqual([
    expect.objectContaining({
      _load_id: LOAD,
      _kind: 'permit',
      _permit_id: 'permit-1',
      _name: stored,
    }),
  ]);
  expect(screen.queryByRole('button', { name: 'Add PDF: OH' })).not.toBeInTheDocument();
});

it('the button retries a failed upload with the same file', async () => {
  uploads.decide(() => 'lost');
  await choose('permit.pdf');
  const retry = await screen.findByRole('button', { name: 'Retry OH PDF' });
  expect(screen.getByText(/Upload failed/u)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add PDF: OH' })).toBeEnabled();
  uploads.decide(() => 'arrives');
  await userEvent.click(retry);
  expect(await screen.findByText('OH permit.pdf')).toBeInTheDocument();
  expect(backend.bodies(ADD)).toHaveLength(1);
});
