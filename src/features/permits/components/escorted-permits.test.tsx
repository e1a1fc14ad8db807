import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend } from '@tests/ui/fake-backend';
import { anyMaximum } from '@tests/ui/permit-maximum';
import { EscortedPermits } from './escorted-permits';

it('a pilot car reads the hours, curfews and provisions of the permits it may see', async () => {
  const backend = fakeBackend();
  backend.on('GET /rest/v1/load_permits', {
    status: 200,
    body: [
      anyMaximum('OH'),
      { ...anyMaximum('IN'), travel_days: ['sat', 'sun'], provisions: 'Two radios.' },
    ],
  });
  renderSection(<EscortedPermits loadId="load-1" />);
  const region = within(await screen.findByRole('region', { name: 'Permit conditions' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'IN IN-1Two radios.Travel Sat, Sun',
  ]);
});
