import { Outlet } from 'react-router-dom';
import { vi } from 'vitest';
import { RulesPage } from '@/pages/admin/rules-page';
import { ConsoleShortcuts } from '@/shared/console/shortcuts/console-shortcuts';
import { fakeBackend, type FakeBackend } from './fake-backend';
import { renderRoutes } from './render-app';

/** The RPC as `fakeBackend` names it. */
export const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
/** A rule of Tennessee, as `rules_desk` returns it. */
export const aRule = (id: string, parts: object = {}) => ({
  id,
  state: 'TN',
  rule: 'superload_gross_lb',
  road_class: 'any',
  comparison: 'over',
  value: '180000',
  unit: 'lb',
  condition_note: '',
  certainty: 'C',
  as_of: null,
  source_ids: ['rh-TN'],
  is_conflict: false,
  ...parts,
});
const OTHER = { value: '150000', source_ids: ['ole-TN'], is_conflict: true };
/** The parts that make `aRule` an official legal width. */
export const WIDTH = {
  rule: 'legal_width_in',
  value: '102',
  unit: 'in',
  certainty: 'A',
  as_of: '2007-02',
  road_class: 'interstate',
  source_ids: ['cfr65815'],
};
const aSource = (id: string, title: string, publisher: string, kind = 'trade_site') => ({
  id,
  title,
  publisher,
  kind,
  url: `https://example.com/${id}`,
  as_of: null,
  retrieved_on: '2026-11-22',
});
const DESK = {
  version: 7,
  rules: [
    aRule('r1'),
    aRule('r2', OTHER),
    aRule('r3', WIDTH),
    aRule('r4', { ...WIDTH, state: 'OH' }),
  ],
  sources: [
    aSource('rh-TN', 'Tennessee permits', 'Red Hawk Global'),
    aSource('ole-TN', 'Tennessee escorts', 'Oversize Load Escorts'),
    aSource('cfr65815', '23 CFR 658.15 Width', 'Code of Federal Regulations', 'regulation'),
  ],
  reviews: [],
};

/** A backend with the rules above, for a window that lays nothing out. */
export function rulesServer(): FakeBackend {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const backend = fakeBackend();
  backend.on(rpc('rules_desk'), { status: 200, body: DESK });
  return backend;
}

const Frame = () => (
  <>
    <ConsoleShortcuts />
    <Outlet context={{ onOpenMenu: vi.fn() }} />
  </>
);

/** Opens the rules page with the console's shortcuts. */
export const renderRules = (at = '/admin/rules/TN') =>
  renderRoutes(
    [
      {
        element: <Frame />,
        children: [{ path: '/admin/rules/:state?', Component: RulesPage }],
      },
    ],
    { at },
  );
