import { parseCsv } from '@domain/text/parse-csv';
import rules from '@root/supabase/rules/state_rules.csv?raw';
import sources from '@root/supabase/rules/sources.csv?raw';
import type { FakeBackend } from './fake-backend';

const orNull = (text = '') => (text === '' ? null : text);

/** Answers with the compiled rules, as `current_rules` returns them. */
export function answerCurrentRules(backend: FakeBackend): void {
  backend.on('GET /rest/v1/rpc/current_rules', {
    status: 200,
    body: {
      version: 1,
      as_of: '2026-11-22',
      rules: parseCsv(rules).map((row) => [
        row['state'],
        row['rule'],
        row['value'],
        row['unit'],
        row['comparison'],
        row['road_class'],
        row['condition_note'],
        row['certainty'],
        orNull(row['as_of']),
        row['source_id']?.split(';'),
        row['conflicts'] === '1',
      ]),
      sources: parseCsv(sources).map((row) => [
        row['source_id'],
        row['title'],
        row['publisher'],
        row['url'],
        orNull(row['as_of']),
      ]),
    },
  });
}
