import { beforeAll, describe, expect, it } from 'vitest';
import { emailAddress, TEXT_LIMITS } from '../../supabase/functions/_shared/contracts/text.ts';
import { REFUSED, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();

beforeAll(() =>
  project.sql(
    'update private.settings set rate_limit_per_sender = 9999, rate_limit_overall = 9999',
  ),
);

const FORMS = {
  quotes: {
    newRow: aQuote,
    oneLine: {
      customer_name: TEXT_LIMITS.name,
      phone: TEXT_LIMITS.phone,
      origin: TEXT_LIMITS.place,
      destination: TEXT_LIMITS.place,
      equipment: TEXT_LIMITS.equipment,
    },
    long: { notes: TEXT_LIMITS.notes },
  },
  contact_messages: {
    newRow: aMessage,
    oneLine: { name: TEXT_LIMITS.name, phone: TEXT_LIMITS.phone, subject: 160 },
    long: { message: TEXT_LIMITS.notes },
  },
  job_applications: {
    newRow: anApplication,
    oneLine: {
      job_title: 120,
      first_name: 80,
      last_name: 80,
      phone: TEXT_LIMITS.phone,
      address: 160,
      city: 120,
      state: 40,
      zip_code: 20,
    },
    long: { cover_letter: TEXT_LIMITS.notes },
  },
};

/** Characters that the forms remove or refuse. */
const INVISIBLE = Array.from(
  '\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff',
);

/** Inserts a row as a visitor; returns the SQLSTATE of the error, or undefined. */
async function send(table: keyof typeof FORMS, parts: Record<string, unknown>) {
  const { error } = await project.as('visitor').from(table).insert(FORMS[table].newRow(parts));
  return error?.code;
}

describe.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('%s', (table) => {
  const { oneLine, long } = FORMS[table];

  it.each(Object.entries({ ...oneLine, ...long }))(
    '%s is limited to %i characters',
    async (column, limit) => {
      expect(await send(table, { [column]: 'é'.repeat(limit) })).toBeUndefined();
      expect(await send(table, { [column]: 'x'.repeat(limit + 1) })).toBe(REFUSED);
    },
  );

  it.each(Object.keys(oneLine))('%s is one line', async (column) => {
    for (const mark of ['\r', '\n', '\t', '\u001b', '\u0085', '\u2028', '\u2029']) {
      const value = `937-555-0100${mark}Bcc: x`;
      expect([mark, await send(table, { [column]: value })]).toEqual([mark, REFUSED]);
    }
  });

  it.each(Object.keys(oneLine))('%s has no invisible characters', async (column) => {
    for (const mark of ['\u200b', '\u202e']) {
      const value = `Dayton,${mark} OH 937-555-0100`;
      expect([mark, await send(table, { [column]: value })]).toEqual([mark, REFUSED]);
    }
  });

  it.each(Object.keys(long))('%s keeps line breaks and markup', async (column) => {
    const value = 'One\r\nTwo\n\t<script>alert("three")</script>';
    const row = FORMS[table].newRow({ [column]: value });
    await project.as('visitor').from(table).insert(row);

    const [stored] = await project.sql(`select ${column} from public.${table} where id = $1`, [
      row.id,
    ]);
    expect(stored).toEqual({ [column]: value });
  });
});

it('every invisible character is refused', async () => {
  const refused = await project.sql(
    `select ascii(mark) as code from unnest($1::text[]) as mark where not private.is_line('a' || mark || 'b', 9)`,
    [INVISIBLE],
  );
  expect(refused).toEqual(INVISIBLE.map((mark) => ({ code: mark.codePointAt(0) })));
});

it('the joiners that names in some scripts and emoji need are kept', async () => {
  for (const customer_name of ['علی\u200cرضا', 'क्\u200dष', 'Dana 👩\u200d🔧']) {
    const row = aQuote({ customer_name });
    await project.as('visitor').from('quotes').insert(row);
    const stored = await project.sql('select customer_name from public.quotes where id = $1', [
      row.id,
    ]);
    expect(stored).toEqual([{ customer_name }]);
  }
});

describe('Required text', () => {
  it.each([
    ['quotes', ['customer_name', 'phone', 'origin', 'destination']],
    ['contact_messages', ['name', 'subject']],
    ['job_applications', ['job_title', 'first_name', 'last_name', 'phone']],
  ] as const)('in %s cannot be blank', async (table, columns) => {
    for (const column of columns) {
      expect([column, await send(table, { [column]: '' })]).toEqual([column, REFUSED]);
      for (const blank of [
        '         ',
        '\u00a0',
        '\u200d\u200c',
        '\u2800',
        '\u3164\u3000',
        '\ufe0f',
      ]) {
        const value = blank.repeat(9);
        expect([column, blank, await send(table, { [column]: value })]).toEqual([
          column,
          blank,
          REFUSED,
        ]);
      }
      expect([column, await send(table, { [column]: null })]).toEqual([column, '23502']);
    }
  });

  it('required text in a contact message has the form’s minimum lengths', async () => {
    for (const [column, least] of Object.entries({ name: 2, phone: 10, subject: 5, message: 10 })) {
      expect([column, await send('contact_messages', { [column]: 'x'.repeat(least - 1) })]).toEqual(
        [column, REFUSED],
      );
      expect(await send('contact_messages', { [column]: 'x'.repeat(least) })).toBeUndefined();
    }
    expect(await send('contact_messages', { phone: null })).toBeUndefined();
  });
});

describe.each(['quotes', 'contact_messages', 'job_applications'] as const)('Bots', (table) => {
  it(`${table} rejects bots that fill in the honeypot or send within 1.5 seconds`, async () => {
    expect(await send(table, { website: 'https://spam.example' })).toBe(REFUSED);
    expect(await send(table, { fill_ms: 1499 })).toBe(REFUSED);
    expect(await send(table, { website: '', fill_ms: 1500 })).toBeUndefined();
  });
});

describe('An email address', () => {
  const GOOD = [
    'a@b.co',
    "o'neil+quotes@mail.example.com",
    'ZOË@example.com',
    `${'x'.repeat(242)}@example.com`,
  ];
  const BAD = [
    'jo\u00a0e@example.com',
    '',
    'plain',
    '@example.com',
    'jo@',
    'jo@localhost',
    'jo@example.com, eve@example.com',
    'jo@example.com;eve@example.com',
    'jo@example.com eve@example.com',
    'Jo Field <jo@example.com>',
    '<jo@example.com>',
    'jo@example.com\nBcc: eve@example.com',
    'jo@example.com\r\nBcc: eve@example.com',
    'jo@exa\u2028mple.com',
    'jo\u202e@example.com',
    'jo\u0000@example.com',
    'jo\u001b@example.com',
    '"jo field"@example.com',
    'jo@@example.com',
    'jo@-example.com',
    'jo@example..com',
    'jo@example.com.',
    'jo@exam_ple.com',
    `${'x'.repeat(243)}@example.com`,
  ];

  it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
    'an email address in %s must be exactly one address',
    async (table) => {
      for (const email of GOOD)
        expect([email, await send(table, { email })]).toEqual([email, undefined]);
      for (const email of BAD) {
        // Postgres rejects NUL in any text, before the rule applies.
        const refused = email.includes('\u0000') ? /^(22|23514|54)/ : /^23514$/;
        expect(await send(table, { email }), email).toMatch(refused);
      }
    },
  );

  it('an email address with an invisible character is refused, because no email would arrive', async () => {
    for (const mark of ['\u200b', '\u202e', '\ufeff', '\u200c', '\u200d']) {
      const email = `jo${mark}@example.com`;
      expect([mark, await send('quotes', { email })]).toEqual([mark, REFUSED]);
    }
  });

  it('follows the same rule as the form', () => {
    const isTaken = (email: string) => emailAddress('').safeParse(email).success;

    expect(GOOD.filter(isTaken)).toEqual(GOOD);
    expect(BAD.filter(isTaken)).toEqual([]);
  });
});
