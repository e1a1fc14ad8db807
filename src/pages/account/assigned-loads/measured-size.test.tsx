import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad } from '@tests/ui/loads';
import { anyMaximum } from '@tests/ui/permit-maximum';
import { renderPage } from '@tests/ui/render-app';
import type { LoadRow } from '@/features/loads/model/load-record';
import { LoadRoute } from './load-route';

const LOADS = 'GET /rest/v1/loads';
const RECORD = 'POST /rest/v1/rpc/record_measure';
const ME = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';
const REFUSED = { status: 403, body: { code: '42501', message: 'Only the driver can do this.' } };

const aPermit = (jurisdiction: string, parts: object = {}) => ({
  ...anyMaximum(jurisdiction),
  ...parts,
});
const measure = {
  id: 'measure-1',
  created_at: '2026-12-01T11:44:00+00:00',
  length: 98,
  width: 12.375,
  height: 13.166667,
  weight_lbs: 148_000,
};
const hold = {
  id: 'hold-1',
  created_at: '2026-12-01T11:44:00+00:00',
  reason: 'OH permit OH-1: width 12′-9″ is 0′-3″ over',
  cleared_at: null,
};
const PERMITS = [
  aPermit('OH', { max_width: 12.5, max_height: 13.333333, max_weight_lbs: 150_000 }),
  aPermit('IN', { max_width: 13, max_height: 13.333333 }),
  aPermit('IL', { status: 'applied', max_width: 8 }),
];

let backend: FakeBackend;
/** On a day when the pickup has come. */
const load = aLoad({ pickup_at: '2026-11-01T12:00:00+00:00' });
const route = { id: load.id, stops: [], legs: [], permits: PERMITS, holds: [], measures: [] };
const answerRoute = (parts: object = {}) => {
  backend.on(LOADS, { status: 200, body: [{ ...route, ...parts }] });
};
const open = async (row: LoadRow = load) => {
  renderPage(<LoadRoute load={row} userId={ME} />);
  return within(await screen.findByRole('region', { name: 'Measured size' }));
};
const type = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label === 'Gross weight' ? WEIGHT : label);
    const inches = screen.queryByLabelText(`${label}, inches`);
    if (inches !== null) await userEvent.clear(inches);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
};
const save = () => screen.getByRole('button', { name: 'Save measured size' });
/** Its label also says that it is optional. */
const WEIGHT = /^Gross weight/u;
const SIZE = { 'Loaded height': '13-2', Width: '12-9', 'Overall length': '98' };

beforeEach(() => {
  vi.setSystemTime('2026-11-27T12:00:00Z');
  backend = fakeBackend();
  answerRoute();
  backend.on('POST /rest/v1/rpc/load_start_problems', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_documents', { status: 200, body: [] });
  return () => vi.useRealTimers();
});

describe('The measured size', () => {
  it('the measured size is typed beside the smallest maximum of the permits in force', async () => {
    await open();
    expect(screen.getByLabelText('Width')).toHaveAccessibleDescription('Permit max 12′-6″ (OH)');
    expect(screen.getByLabelText('Loaded height')).toHaveAccessibleDescription(
      'Permit max 13′-4″ (IN, OH)',
    );
    expect(screen.getByLabelText('Overall length')).toHaveAccessibleDescription(
      'No permit maximum',
    );
    expect(screen.getByLabelText(WEIGHT)).toHaveAccessibleDescription('Permit max 150,000 lb (OH)');
  });

  it('says over which permit it is and by how much before it is saved', async () => {
    const section = await open();
    await type({ ...SIZE, Width: '12-6' });
    expect(section.queryByText(/^This is over/u)).not.toBeInTheDocument();
    await type({ Width: '13-3', 'Gross weight': '151,500' });
    expect(
      section.getByText('This is over 2 permits. Saving it puts the load on hold.'),
    ).toBeInTheDocument();
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'IN permit IN-1: width 13′-3″ is 0′-3″ over',
      'OH permit OH-1: width 13′-3″ is 0′-9″ over, weight 151,500 lb is 1,500 lb over',
    ]);
    expect(backend.bodies(RECORD)).toEqual([]);
  });

  it('the measured size is saved once, and shows the hold, whom to call and what was recorded', async () => {
    backend.on(RECORD, () => {
      answerRoute({
        permits: [{ ...PERMITS[0], status: 'amending' }, PERMITS[1]],
        holds: [hold],
        measures: [{ ...measure, width: 12.75, weight_lbs: null }],
      });
      return { status: 200, body: null };
    });
    const section = await open();
    await type(SIZE);
    await userEvent.dblClick(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(hold.reason);
    await waitFor(() => {
      expect(alert).toHaveFocus();
    });
    expect(within(alert).getByRole('link', { name: /^Call dispatch/u })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/u),
    );
    expect(section.getByText('12′-9″')).toBeInTheDocument();
    expect(section.getByText('Not recorded')).toBeInTheDocument();
    expect(section.getByText(/Dec 1, 2026/u)).toHaveAttribute('datetime', measure.created_at);
    expect(section.getByText('Over a permit. The load is on hold.')).toBeInTheDocument();
    expect(section.queryByLabelText('Width')).not.toBeInTheDocument();
    expect(backend.bodies(RECORD)).toEqual([
      {
        _id: expect.any(String) as string,
        _load_id: load.id,
        _length: 98,
        _width: 12.75,
        _height: 13.166667,
      },
    ]);
  });

  it('keeps what was typed after a failure, and its id until the size changes', async () => {
    backend.on(RECORD, 'lost');
    const section = await open();
    await type(SIZE);
    await userEvent.click(save());
    expect(await section.findByRole('alert')).toHaveTextContent(
      'We couldn’t reach the server. Please try again. What you typed is still here.',
    );
    expect(section.getByLabelText('Width')).toHaveValue('12');
    expect(section.getByLabelText('Width, inches')).toHaveValue('9');
    await userEvent.click(save());
    await waitFor(() => {
      expect(backend.bodies(RECORD)).toHaveLength(2);
    });
    await type({ 'Gross weight': '140000' });
    backend.on(RECORD, { status: 200, body: null });
    await userEvent.click(save());
    expect(await screen.findByText('Size Recorded')).toBeInTheDocument();
    const [first, second, third] = backend.bodies(RECORD) as { _id: string }[];
    expect(second).toEqual(first);
    expect(third).toMatchObject({ _weight_lbs: 140_000 });
    expect(third?._id).not.toBe(first?._id);
  });

  it('names what is missing and focuses the first field', async () => {
    const section = await open();
    await userEvent.click(save());
    expect(await section.findByText('Enter the height.')).toBeInTheDocument();
    expect(section.getByLabelText('Loaded height')).toHaveFocus();
    expect(backend.bodies(RECORD)).toEqual([]);
  });

  it('says that the load was given to someone else', async () => {
    backend.on(RECORD, REFUSED);
    const section = await open();
    await type(SIZE);
    await userEvent.click(save());
    expect(await section.findByRole('alert')).toHaveTextContent(
      'This load isn’t assigned to you anymore. Call dispatch.',
    );
  });

  it('stays visible, and is measured again from its last value', async () => {
    answerRoute({
      measures: [{ ...measure, id: 'old', width: 8, created_at: '2026-11-30T10:00:00Z' }, measure],
    });
    const section = await open();
    expect(section.getByText('12′-4 1/2″')).toBeInTheDocument();
    expect(section.getByText('148,000 lb')).toBeInTheDocument();
    expect(section.getByText('Within the maximum of every permit')).toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: 'Measure again' }));
    expect(section.getByLabelText('Width, inches')).toHaveValue('4 1/2');
    expect(section.getByLabelText(WEIGHT)).toHaveValue('148000');
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
    expect(section.getByText('12′-4 1/2″')).toBeInTheDocument();
  });

  it('opens its form on the day of the pickup', async () => {
    const section = await open(aLoad({ pickup_at: '2026-12-01T12:00:00+00:00' }));
    expect(section.queryByLabelText('Width')).not.toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: 'Measure the load' }));
    expect(section.getByLabelText('Width')).toBeInTheDocument();
  });

  it('has no maximum to compare with until a permit is issued', async () => {
    answerRoute({ permits: [aPermit('OH', { status: 'needed' })] });
    const section = await open();
    expect(section.getByText(/No permit is issued yet/u)).toBeInTheDocument();
    expect(section.getByLabelText('Width')).not.toHaveAccessibleDescription();
  });

  it('can’t change once the load is delivered', async () => {
    answerRoute({ measures: [measure] });
    const section = await open(aLoad({ status: 'delivered' }));
    expect(section.getByText('12′-4 1/2″')).toBeInTheDocument();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });
});
