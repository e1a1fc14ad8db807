import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Service } from '@/features/services/api/services';
import { alreadyStored } from '@tests/ui/conflicts';
import { findRow, REFUSED } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderRoutes } from '@tests/ui/render-app';
import { ServicesPage } from './services-page';

const SERVICES = 'GET /rest/v1/services';
const INSERT = 'POST /rest/v1/services';
const UPDATE = 'PATCH /rest/v1/services';
const NIGHTS: Service = {
  id: '20000000-0000-4000-8000-000000000001',
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
  name: 'Night moves',
  category: 'Special Projects',
  short_description: 'While the town sleeps.',
  price: 'Premium Rates',
  active: true,
};

let backend: FakeBackend;

function hold(service: Service) {
  backend.on(SERVICES, { status: 200, body: [service] });
}

function renderServices(at = '/') {
  return renderRoutes(
    [
      {
        path: '/',
        element: <Outlet context={{ onOpenMenu: vi.fn() }} />,
        children: [{ index: true, Component: ServicesPage }],
      },
    ],
    { at },
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  backend = fakeBackend();
  hold(NIGHTS);
});

describe('adding a service', () => {
  const fill = async () => {
    renderServices('/?service=new');
    await screen.findByRole('dialog', { name: 'Add Service' });
    await userEvent.type(field('Name'), 'Port pickup');
    await userEvent.type(field('Price'), '$3.50/mile');
  };

  it('names missing fields', async () => {
    renderServices('/?service=new');
    await screen.findByRole('dialog', { name: 'Add Service' });
    await save();
    expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
    expect(backend.bodies(INSERT)).toEqual([]);
  });

  it('saves, shows a toast and closes', async () => {
    backend.on(INSERT, { status: 201 });
    await fill();
    await save();
    expect(await screen.findByText('Service Added')).toBeInTheDocument();
    expect(backend.bodies(INSERT)).toEqual([
      {
        id: expect.any(String) as string,
        name: 'Port pickup',
        category: 'Heavy Haul',
        short_description: '',
        price: '$3.50/mile',
        active: true,
      },
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('keeps the input after a failure and retries with the same id', async () => {
    backend.on(INSERT, REFUSED);
    await fill();
    await save();
    expect(await screen.findByText('Save Failed')).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Port pickup');
    backend.on(INSERT, alreadyStored('services'));
    await save();
    expect(await screen.findByText('Service Added')).toBeInTheDocument();
    const [first, second] = backend.bodies(INSERT) as { id: string }[];
    expect(second?.id).toBe(first?.id);
  });
});

describe('editing a service', () => {
  const open = async () => {
    renderServices(`/?service=${NIGHTS.id}`);
    await screen.findByRole('dialog', { name: 'Edit Service' });
    await userEvent.type(field('Name'), '!');
  };

  it('saves over the version on screen', async () => {
    const asked: URL[] = [];
    backend.on(UPDATE, (_body, url) => {
      asked.push(url);
      return { status: 200, body: [NIGHTS] };
    });
    await open();
    await save();
    expect(await screen.findByText('Service Updated')).toBeInTheDocument();
    expect(asked[0]?.searchParams.get('updated_at')).toBe(`eq.${NIGHTS.updated_at}`);
  });

  it('shows the other version of a stale service and blocks saving until the user picks one', async () => {
    backend.on(UPDATE, { status: 200, body: [] });
    await open();
    hold({ ...NIGHTS, price: '$9.00/mile', updated_at: '2026-11-21T08:00:00Z' });
    await save();
    expect(await screen.findByText('Someone changed this service.')).toBeInTheDocument();
    expect(screen.getByText('Someone changed or deleted this. Reload.')).toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Service' }));
    expect(dialog.getByText('$9.00/mile')).toBeInTheDocument();
    expect(dialog.getByText('While the town sleeps.', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Show their version' }));
    expect(field('Price')).toHaveValue('$9.00/mile');
    expect(field('Name')).toHaveValue('Night moves');
  });

  it('keeps what was typed when a colleague deletes the service', async () => {
    backend.on(UPDATE, { status: 200, body: [] });
    await open();
    backend.on(SERVICES, { status: 200, body: [] });
    await save();
    expect(await screen.findByText('Someone deleted this service.')).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Night moves!');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

describe('active switch', () => {
  const toggle = async () => {
    const row = await findRow('Night moves');
    await userEvent.click(within(row).getByRole('switch', { name: 'Active: Night moves' }));
  };

  it('deactivates the service and shows a toast', async () => {
    backend.on(UPDATE, { status: 200, body: [{ ...NIGHTS, active: false }] });
    renderServices();
    await toggle();
    expect(await screen.findByText('Status Updated')).toBeInTheDocument();
    expect(backend.bodies(UPDATE)).toEqual([{ active: false }]);
  });

  it('shows a failure', async () => {
    backend.on(UPDATE, REFUSED);
    renderServices();
    await toggle();
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Active: Night moves' })).toBeChecked();
  });
});

describe('deleting a service', () => {
  const confirm = async () => {
    renderServices();
    const row = await findRow('Night moves');
    await userEvent.click(within(row).getByRole('button', { name: 'Delete: Night moves' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete Night moves?',
    });
    expect(dialog).toHaveTextContent('Are you sure you want to delete this service?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  it('confirms first, then shows a toast', async () => {
    backend.on('DELETE /rest/v1/services', { status: 200, body: { id: NIGHTS.id } });
    await confirm();
    expect(await screen.findByText('Service Deleted')).toBeInTheDocument();
  });

  it('keeps the dialog open after a failure', async () => {
    backend.on('DELETE /rest/v1/services', REFUSED);
    await confirm();
    expect((await screen.findAllByText('Delete Failed')).length).toBeGreaterThan(0);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});
