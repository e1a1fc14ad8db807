/** A real browser's user agent. */
export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** A tab's presence state. */
export function presence(parts: object = {}) {
  return {
    presence_ref: 'F1',
    user_id: 'a'.repeat(32),
    session_id: 's'.repeat(32),
    page_url: 'https://www.example.com/fleet',
    page_title: 'Fleet',
    user_agent: CHROME,
    timestamp: '2026-11-21T12:00:00.000Z',
    site_id: 'default',
    ...parts,
  };
}
