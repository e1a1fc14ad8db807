import { expect, it } from 'vitest';
import { checkPostgresVersion } from './postgres-version.ts';

it.each(['16.14', '17.10', '18.4', '19beta1'])('Postgres %s is accepted', (version) => {
  expect(() => checkPostgresVersion(version)).not.toThrow();
});

it.each(['15.18', '15', '9.6.24'])(
  'Postgres %s is refused, with the versions that work',
  (version) => {
    expect(() => checkPostgresVersion(version)).toThrow(
      `Postgres ${version} is too old: install or upgrade to Postgres 16, 17 or 18.`,
    );
  },
);
