/** Where the end-to-end tests find the site: a port of its own, so that `npm start` may be running. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4273);
export const E2E_ORIGIN = `http://127.0.0.1:${String(E2E_PORT)}`;
