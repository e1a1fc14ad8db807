import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchFiles } from '@tests/ui/catch-files';
import { renderSection } from '@tests/ui/console-section';
import { DESK, deskPermit, permitDeskServer } from '@tests/ui/permit-desk';
import type { FakeBackend } from '@tests/ui/fake-backend';
import type { DeskPermit } from '@/features/permits/model/permit-desk';
import { ExportPermitsButton } from './export-permits-button';

interface Asked {
  _group: string;
  _after?: string;
}

const PERMITS: readonly DeskPermit[] = [
  deskPermit({ jurisdiction: 'OH', weight_lbs: null }),
  deskPermit({ jurisdiction: 'TX', title: '=Crusher' }),
  deskPermit({
    jurisdiction: 'IN',
    desk_group: 'issued',
    status: 'issued',
    apply_by: null,
    lead_reason: null,
    permit_number: 'IN-1',
    valid_from: '2031-12-08',
    valid_until: '2031-12-12',
    max_width: 12.5,
  }),
];

let backend: FakeBackend;
let files: ReturnType<typeof catchFiles>;
beforeEach(() => {
  files = catchFiles();
  backend = permitDeskServer();
  // One permit per call, as if the project returned no more.
  backend.on(DESK, (body) => {
    const { _group: group, _after: after } = body as Asked;
    // An export that starts over would never end.
    if (backend.bodies(DESK).length > 10) return { status: 500, body: {} };
    const inGroup = PERMITS.filter(({ desk_group: name }) => name === group);
    const start = inGroup.findIndex(({ place_key: key }) => key === after) + 1;
    return { status: 200, body: inGroup.slice(start, start + 1) };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function exportAt(path: string): Promise<string[]> {
  renderSection(<ExportPermitsButton />, path);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Export Complete')).toBeVisible();
  const [file] = await files.read();
  expect(file?.name).toMatch(/^permits-\d{4}-\d\d-\d\d\.csv$/u);
  return file?.text.trimEnd().split('\r\n') ?? [];
}
const askedFor = (key: keyof Asked) =>
  backend.bodies(DESK).map((body) => (body as Asked)[key] ?? null);

it('the button exports every permit of every group, in batches', async () => {
  const [header, ...rows] = await exportAt('/admin/permits');
  expect(header).toContain(
    'Group,Apply by,Lead time,State,Authority,Load,Title,Kind,Superload,Status,Permit number,Applied',
  );
  expect(rows).toEqual([
    'Later,2031-12-01,"5 business days before Dec 8, 2031 (our own lead time)",OH,State,L-2026-00047,Jaw crusher,Single trip,No,Needed,,,,,2031-12-08 07:00 EST,2031-12-09 11:31 EST,,,12,14.5,98,,,,,',
    'Later,2031-12-01,"5 business days before Dec 8, 2031 (our own lead time)",TX,State,L-2026-00047,\'=Crusher,Single trip,No,Needed,,,,,2031-12-08 07:00 EST,2031-12-09 11:31 EST,,,12,14.5,98,122400,,,,',
    'Issued,,,IN,State,L-2026-00047,Jaw crusher,Single trip,No,Issued,IN-1,,2031-12-08,2031-12-12,2031-12-08 07:00 EST,2031-12-09 11:31 EST,,,12,14.5,98,122400,12.5,,,',
  ]);
  expect(askedFor('_after')).toEqual([null, null, null, 'key-OH', 'key-TX', null, null, 'key-IN']);
});

it('the button exports what the filters find', async () => {
  const [, ...rows] = await exportAt('/admin/permits?status=issued&state=IN&q=crusher');
  expect(rows).toHaveLength(1);
  expect(new Set(askedFor('_group'))).toEqual(new Set(['issued']));
  expect(backend.bodies(DESK)[0]).toEqual({
    _per_group: 500,
    _search: 'crusher',
    _group: 'issued',
    _state: 'IN',
  });
});
