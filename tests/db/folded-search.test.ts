import { beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../src/platform/supabase/search.ts';
import { foldText } from '../../src/shared/lib/fold-text.ts';
import { insertLoad } from './support/loads.ts';
import { offerHelpers } from './support/offers.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();
const admin = () => project.as('admin');

/** The stored text, the typed text, and true if that finds it. */
const TYPED: readonly [stored: string, typed: string][] = [
  ['Marta Nuñez', 'Nunez'],
  ['Marta Nunez', 'NUÑEZ'],
  ['Marta Nun\u0303ez', 'nuñez'],
  ['Marta Nuñez', 'nun\u0303ez'],
  ['Émile Côté', 'emile cote'],
  ['Łódź Cranes', 'lodz'],
  ['Lodz Cranes', 'łódź'],
  ['Ørsted Wind', 'orsted'],
  ['Groß Kran', 'gross'],
  ['Gross Kran', 'GROẞ'],
  ['Đorđe Đukić', 'dukic'],
  ['Kate O’Neil', "o'neil"],
  ["Kate O'Neil", 'o’neil'],
  ['Kate O´Neil', "o'neil"],
  ["Kate O'Neil", 'o`neil'],
  ['Oversize 14′–6″', '14\'-6"'],
  ['Acme\u00a0Rigging', 'acme rigging'],
  ['Softhyphen', '\u202asoft\u200bhyphen\u202c'],
  ['Ａｃｍｅ ３', 'acme 3'],
  ['Дмитрий ЖУКОВ', 'жуков'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
];

describe('Searching', () => {
  it('folds text in the console as in the database', async () => {
    const texts = [...TYPED.flat(), 'İstanbul ıı', 'ﬁn ½', '한국 ガス', 'É%_\\*', 'þórður', ''];
    const rows = await project.sql<{ folded: string }>(
      `select private.fold(typed) as folded
       from unnest($1::text[]) with ordinality as texts (typed, place) order by place`,
      [texts],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
    expect(texts.map(foldText).map(foldText)).toEqual(texts.map(foldText));
  });

  it.each(TYPED)('a quote of %s is found by %s', async (stored, typed) => {
    const quote = aQuote({ customer_name: stored });
    await project.sql(
      `insert into public.quotes (id, customer_name, email, phone, origin, destination)
       values ($1, $2, 'jo@example.com', '937-555-0100', 'Dayton, OH', 'Reno, NV')`,
      [quote.id, stored],
    );
    const listed = await admin()
      .from('admin_quotes')
      .select('id')
      .filter('search_text', ...containing(typed));
    const everywhere = await admin().rpc('admin_search', { _text: typed, _per_kind: 20 });
    const counted = await admin().rpc('quote_status_counts', { _search: typed });

    expect(listed.data).toContainEqual({ id: quote.id });
    expect(everywhere.data).toContainEqual(expect.objectContaining({ id: quote.id }));
    expect(counted.data).toContainEqual({ status: 'new', quotes: listed.data?.length });
    await project.sql('delete from public.quotes where id = $1', [quote.id]);
  });

  it.each([
    ['quotes', aQuote],
    ['contact_messages', aMessage],
    ['job_applications', anApplication],
  ])('finds %s by a corrected email address', async (table, make) => {
    const row = make();
    await project.as('visitor').from(table).insert(row);
    await project
      .as('service')
      .from(table)
      .update({ email: 'zoé@corrected.example' })
      .eq('id', row.id);

    const { data } = await admin()
      .from(`admin_${table}`)
      .select('id')
      .filter('search_text', ...containing('zoe@corrected'));
    expect(data).toEqual([{ id: row.id }]);
  });

  it('finds a phone number pasted with invisible marks', async () => {
    const quote = aQuote({ phone: '(419) 555-0188' });
    await project.as('visitor').from('quotes').insert(quote);
    const found = await admin().rpc('admin_search', { _text: '\u202a419-555-0188\u202c' });
    expect(found.data).toEqual([expect.objectContaining({ id: quote.id })]);
  });

  it('ignores a single letter with an accent', async () => {
    expect((await admin().rpc('admin_search', { _text: 'e\u0301' })).data).toEqual([]);
  });
});

describe('Words without accents find', () => {
  let load: string;

  beforeAll(async () => {
    load = await insertLoad(project, {
      title: 'Génératrice',
      origin: 'Trois-Rivières, QC',
      destination: 'Dayton, OH',
    });
    await project.sql(
      `insert into public.load_permits (load_id, jurisdiction, permit_number) values ($1, 'QC', 'Übér-7')`,
      [load],
    );
    await project.sql(`insert into public.services (name, category) values ($1, 'Heavy Haul')`, [
      'Grúas y más',
    ]);
    await project.sql(`insert into public.fleet_vehicles (name, axle_count) values ($1, 5)`, [
      'Plataforma extensión',
    ]);
    await project.sql(
      `insert into public.units (kind, number, make, axles, tare_lbs) values ('tractor', 'Z-1', $1, 3, 9000)`,
      ['Škoda'],
    );
  });

  it('messages, applications and people', async () => {
    const message = aMessage({ name: 'Añasco Rigging' });
    const application = anApplication({ last_name: 'Añasco' });
    await project.as('visitor').from('contact_messages').insert(message);
    await project.as('visitor').from('job_applications').insert(application);
    await project
      .as('customer')
      .from('profiles')
      .update({ company_name: 'Añasco Towing' })
      .eq('id', PEOPLE.customer);
    for (const [view, id] of [
      ['admin_contact_messages', message.id],
      ['admin_job_applications', application.id],
      ['admin_profiles', PEOPLE.customer],
    ] as const) {
      const { data } = await admin()
        .from(view)
        .select('id')
        .filter('search_text', ...containing('anasco'));
      expect([view, data]).toEqual([view, [{ id }]]);
    }
  });

  it('loads, permits, vehicles, units and services', async () => {
    const list = (name: string, _search: string) => admin().rpc(name, { _search });
    expect((await list('board_loads', 'generatrice')).data).toEqual([
      expect.objectContaining({ id: load }),
    ]);
    expect((await list('permit_desk', 'uber-7 GENERATRICE')).data).toEqual([
      expect.objectContaining({ load_id: load }),
    ]);
    expect((await list('admin_fleet', 'extension')).data).toHaveLength(1);
    const found = (table: string, typed: string) =>
      admin()
        .from(table)
        .select('id')
        .filter('search_text', ...containing(typed));
    expect((await found('units', 'skoda')).data).toHaveLength(1);
    expect((await found('services', 'gruas')).data).toHaveLength(1);
  });

  it('offers and what is in the activity log', async () => {
    const { id, quote } = await offerHelpers(project).start({
      customer_name: 'Peña Crane',
      origin: 'Montréal, QC',
    });
    const offers = await admin()
      .from('offers')
      .select('id')
      .filter('search_text', ...containing('pena'));
    expect(offers.data).toEqual([{ id }]);
    const activity = await admin().rpc('activity_history', { _search: 'Montreal' });
    expect(activity.data).toContainEqual(expect.objectContaining({ record_id: quote }));
  });
});
