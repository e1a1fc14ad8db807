import { expect, it } from 'vitest';
import {
  listedLoadPath,
  OLD_LIST_PARAMS,
  OLD_WEEK_PARAMS,
  readListFilters,
  readPickupFilters,
  renameParams,
  withSharedParams,
} from './load-list-params';

const params = (text: string) => new URLSearchParams(text);
const renamed = (text: string, names: Record<string, string>) =>
  renameParams(params(text), names)?.toString();

it('the pickup days are read from their own parameters', () => {
  expect(readPickupFilters(params('pickup_from=2026-12-01&week=2026-12-07&pickup_to=x'))).toEqual({
    driver: null,
    from: '2026-12-01',
    to: null,
  });
});

it('the filters and the week stay between the views, and what is open is dropped', () => {
  const all =
    'q=press&status=assigned&show=late&driver=d&pickup_from=2026-12-01&week=2026-12-07&sort=newest';
  expect(withSharedParams('/admin/loads', params(`${all}&load=1&new=1&quote_id=2`))).toBe(
    `/admin/loads?${all}`,
  );
  expect(withSharedParams('/admin/loads', params('load=1'))).toBe('/admin/loads');
});

it('the old parameters of each page get their new names', () => {
  expect(renamed('from=2026-12-01&to=2026-12-02&q=a', OLD_LIST_PARAMS)).toBe(
    'q=a&pickup_from=2026-12-01&pickup_to=2026-12-02',
  );
  expect(renamed('from=2026-12-01', OLD_WEEK_PARAMS)).toBe('week=2026-12-01');
  expect(renamed('from=2026-12-01&week=2027-01-04', OLD_WEEK_PARAMS)).toBe('week=2027-01-04');
  expect(renamed('week=2027-01-04', OLD_WEEK_PARAMS)).toBeUndefined();
});

it('the URL of a load’s page remembers the list', () => {
  expect(listedLoadPath('L-2026-00041', params('load=1'))).toBe(
    '/admin/loads/L-2026-00041?sort=pickup',
  );
  const path = listedLoadPath('L-2026-00041', params('q=press&show=late&sort=newest&load=1'));
  expect(readListFilters(params(path.split('?')[1] ?? ''))).toMatchObject({
    search: 'press',
    show: 'late',
    sort: 'newest',
    status: 'all',
  });
  expect(readListFilters(params('assign=1'))).toMatchObject({ sort: 'pickup', status: 'all' });
});
