import { expect, it } from 'vitest';
import { isBot } from './bot.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.86 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const DETAILS =
  'FBAV/487.0.0.60.77;FBBV/1;FBDM/{density=2.6,width=1080,height=2042};FBLC/en_US;FBCR/Google Fi;FBMF/Google;FBPN/com.facebook.katana;FBDV/Pixel 7';

it.each([
  `${ANDROID} [FBAN/FB4A;${DETAILS};]`,
  `${ANDROID} [FB_IAB/FB4A;${DETAILS}`,
  `${ANDROID} [FB_IAB/Orca-Android;FBCR/Spider;]`,
  `[FBAN/FB4A;${DETAILS};FBOP/1;FBCA/arm64-v8a:;]`,
  '[FBAN/FB4A;FBAV/417.0.0.33.65;FBBV/1;FBLC/en_US;FBCR/Verizon;FBMF/samsung;FBDV/SM-S901U;FBOP/1;]',
  `${IPHONE} [FBAN/FBIOS;FBCR/Google Fi;FBDV/iPhone14,5]`,
  `${ANDROID} [FBAN/EMA;FBPN/com.facebook.lite]`,
  `${ANDROID} Instagram 355.0.0.0 Android (34/14; 420dpi; Google/google; Pixel 8; shiba; en_US)`,
  `${ANDROID} [LinkedInApp]/4.1.1000`,
  ANDROID,
])('the visitor counts as a person: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

it.each([
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `${ANDROID} [FBAN/FB4A;FBCR/Verizon;] Googlebot/2.1`,
])('the visitor counts as a bot: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});
