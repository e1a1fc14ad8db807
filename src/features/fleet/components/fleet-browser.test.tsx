import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { renderPage } from '@tests/ui/render-app';
import { FleetBrowser } from './fleet-browser';

const READ = 'GET /rest/v1/fleet_vehicles';
const RGN = {
  id: 'f1',
  name: '9-axle RGN with jeep',
  description: 'The neck comes off.',
  axle_count: 9,
  axle_layout: '3+2+3+1',
  deck: 'rgn',
  max_weight_capacity: 60,
  length: 30,
  width: 8.5,
  image_url: 'https://pictures.test/rgn.webp',
  image_width: 1600,
  image_height: 900,
};
const SCHNABEL = {
  ...RGN,
  id: 'f2',
  name: '19-axle Schnabel',
  axle_count: 19,
  axle_layout: '3+8+8',
  deck: null,
  length: null,
  image_url: null,
};

const backend = setUpBackend();

const panel = () => screen.findByRole('tabpanel');

describe('with configurations', () => {
  beforeEach(() => {
    backend.on(READ, { status: 200, body: [RGN, SCHNABEL] });
  });

  test('the browser shows a loading state, then one tab each with the first selected', async () => {
    renderPage(<FleetBrowser />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading fleet configurations...');
    expect(within(await panel()).getByRole('heading', { name: RGN.name })).toBeVisible();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([RGN.name, SCHNABEL.name]);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByText('Loading fleet configurations...')).not.toBeInTheDocument();
  });

  test('the browser requests available vehicles by axle count, without plate or VIN', async () => {
    let asked = new URLSearchParams();
    backend.on(READ, (_body, url) => {
      asked = url.searchParams;
      return { status: 200, body: [RGN] };
    });
    renderPage(<FleetBrowser />);
    await panel();
    expect(asked.get('status')).toBe('eq.available');
    expect(asked.get('order')).toMatch(/^axle_count\.asc/);
    expect(asked.get('select')).not.toMatch(/\*|vin|license_plate/);
  });

  test('a tab shows image, description, capacity, drawing and a link to the quote form', async () => {
    renderPage(<FleetBrowser />);
    const open = within(await panel());
    expect(open.getByRole('img', { name: RGN.name })).toHaveAttribute('src', RGN.image_url);
    expect(open.getByText(RGN.description)).toBeVisible();
    expect(open.getByText("able to get up to 30' in the well with steerable axles")).toBeVisible();
    expect(open.getByRole('img', { name: /^Side view to scale: 9-axle RGN/ })).toBeVisible();
    expect(open.getByRole('link', { name: 'Request Quote' })).toHaveAttribute(
      'href',
      '/quote?equipment=9-axle+RGN+with+jeep',
    );
  });

  test('mouse and arrow keys switch configurations', async () => {
    renderPage(<FleetBrowser />);
    await panel();
    await userEvent.click(screen.getByRole('tab', { name: SCHNABEL.name }));
    expect(await screen.findByText('steerable axles configuration')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: RGN.name })).toHaveFocus();
    expect(await screen.findByRole('heading', { name: RGN.name })).toBeVisible();
  });

  test('the configuration named in the URL opens', async () => {
    renderPage(<FleetBrowser />, { at: '/fleet?configuration=19-axle-schnabel' });
    expect(within(await panel()).getByRole('heading', { name: SCHNABEL.name })).toBeVisible();
  });

  test('an unknown name opens the first configuration', async () => {
    renderPage(<FleetBrowser />, { at: '/fleet?configuration=no-such-trailer' });
    expect(within(await panel()).getByRole('heading', { name: RGN.name })).toBeVisible();
  });

  test('a failed or missing image has a placeholder', async () => {
    renderPage(<FleetBrowser />);
    const open = within(await panel());
    fireEvent.error(open.getByRole('img', { name: RGN.name }));
    const placeholder = open.getByRole('img', { name: RGN.name });
    expect(placeholder).toHaveAttribute('src', '/placeholder.svg');
    fireEvent.error(placeholder);
    expect(open.getByRole('img', { name: RGN.name })).toBe(placeholder);
    await userEvent.click(screen.getByRole('tab', { name: SCHNABEL.name }));
    expect(await screen.findByRole('img', { name: SCHNABEL.name })).toHaveAttribute(
      'src',
      '/placeholder.svg',
    );
  });
});

describe('without configurations', () => {
  test('an empty list shows dispatch’s number but no retry', async () => {
    backend.on(READ, { status: 200, body: [] });
    renderPage(<FleetBrowser />);
    expect(await screen.findByText('No configurations to show right now.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('a failure is logged, shows an empty list without a toast, and can be retried', async () => {
    backend.on(READ, { status: 403, body: { code: '42501', message: 'permission denied' } });
    renderPage(<FleetBrowser />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByText(/permission denied/)).not.toBeInTheDocument();
    expect(console.warn).toHaveBeenCalled();
    backend.on(READ, { status: 200, body: [RGN] });
    await userEvent.click(retry);
    await waitFor(() => {
      expect(screen.getByRole('tab', { name: RGN.name })).toBeInTheDocument();
    });
  });
});
