import { expect, it } from 'vitest';
import { CHROME, IPHONE } from '@tests/ui/visitors';
import { describeClient } from './client';

const UNKNOWN_CLIENT = { browser: 'Unknown', os: 'Unknown', device: 'Unknown' };

it.each([
  [CHROME, { browser: 'Chrome 140', os: 'Windows 10', device: 'Desktop' }],
  [IPHONE, { browser: 'Safari 18', os: 'iOS 18.5', device: 'iPhone' }],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
    { browser: 'Firefox 141', os: 'Linux', device: 'Desktop' },
  ],
  ['', UNKNOWN_CLIENT],
  ['<script>alert(1)</script>', UNKNOWN_CLIENT],
  [null, UNKNOWN_CLIENT],
])('the user agent %.40s is read', (userAgent, client) => {
  expect(describeClient(userAgent)).toEqual(client);
});
