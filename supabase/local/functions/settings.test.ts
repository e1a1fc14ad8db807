import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfigFile } from '../config/config-file.ts';
import { readVerifyJwt } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('verify_jwt is read for each function, true by default', () => {
  const file = join(folder, 'config.toml');
  writeFileSync(
    file,
    `
[auth]
verify_jwt = false # not a function

[functions.open]
verify_jwt = false

[functions.closed]
verify_jwt = true
`,
  );
  const needsJwt = readVerifyJwt(readConfigFile(file));

  expect(['open', 'closed', 'unsaid', 'auth'].map(needsJwt)).toEqual([false, true, true, true]);
});

it('a token is required everywhere if there is no file', () => {
  expect(readVerifyJwt(readConfigFile(join(folder, 'nope.toml')))('any')).toBe(true);
});
