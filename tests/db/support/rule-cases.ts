import type { Case } from './case.ts';

const ruleValue = (value: string) => ({
  state: 'NT',
  rule: 'legal_width_in',
  road_class: 'any',
  value,
  unit: 'in',
  comparison: 'over',
  certainty: 'C',
  source_ids: ['gao'],
});
const aRuleValue = {
  table: 'state_rules',
  key: ['state', 'rule', 'value'],
  target: () => ({ ...ruleValue('102'), condition_note: '', is_conflict: false, opened_in: 1 }),
  newRow: () => ruleValue('103'),
  change: () => ({ value: '104' }),
};
const aRuleSource = (id: string) => ({
  id,
  title: 'Manual',
  publisher: 'Ohio DOT',
  kind: 'state_manual',
  retrieved_on: '2026-11-22',
});

const aCrossing = (place: string) => ({
  state_a: 'AL',
  state_b: 'GA',
  road: 'US-40',
  place,
  latitude: 33.8,
  longitude: -85.3,
});

/** Who can do what with the states' rules. */
export const RULE_CASES: Record<string, Case> = {
  'a border': {
    table: 'state_borders',
    key: ['state_a', 'state_b'],
    target: () => ({ state_a: 'IN', state_b: 'OH' }),
    newRow: () => ({ state_a: 'AL', state_b: 'YT' }),
    change: () => ({ is_ferry_only: true }),
    may: { others: 'select', admin: 'select' },
  },
  'a border crossing': {
    table: 'border_crossings',
    key: ['state_a', 'state_b', 'place'],
    target: () => aCrossing('Eaton'),
    newRow: () => aCrossing('New Paris'),
    change: () => ({ road: 'US-35' }),
    may: { others: 'select', admin: 'select' },
  },
  'a current rule value': {
    ...aRuleValue,
    may: { visitor: 'select', others: 'select', admin: 'select' },
  },
  'a former rule value': {
    ...aRuleValue,
    complete: `with change as (
        insert into public.rule_changes (kind, summary) values ('edited', 'Closed') returning id
      )
      update public.state_rules set valid_to = now(), closed_in = change.id
      from change where state = 'NT' and valid_to is null`,
    may: { admin: 'select' },
  },
  'a source of a rule': {
    table: 'rule_sources',
    key: ['id'],
    target: () => aRuleSource('target'),
    newRow: () => aRuleSource('new'),
    change: () => ({ title: 'Other manual' }),
    may: { visitor: 'select', others: 'select', admin: 'select' },
  },
  'a change of the rules': {
    table: 'rule_changes',
    key: ['summary'],
    target: () => ({ kind: 'loaded', summary: 'Target' }),
    newRow: () => ({ kind: 'loaded', summary: 'New' }),
    change: () => ({ kind: 'imported' }),
    may: { admin: 'select' },
  },
  "a review of a state's rules": {
    table: 'rule_reviews',
    key: ['state', 'reviewed_on'],
    target: () => ({ state: 'OH', reviewed_on: '2026-11-01' }),
    newRow: () => ({ state: 'OH', reviewed_on: '2026-11-02' }),
    change: () => ({ reviewed_on: '2026-11-03' }),
    may: { admin: 'select' },
  },
};
