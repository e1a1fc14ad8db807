import { describe, expect, it } from 'vitest';
import { thresholdOf } from '@assessment/measure';
import { parseCsv } from '@domain/text/parse-csv';
import rulesCsv from '@root/supabase/rules/state_rules.csv?raw';
import { readRuleValue, typedValue } from './rule-entry';
import { readRules } from '../api/rules-files';

describe('a typed value', () => {
  it.each([
    [`12'6"`, 'in', '150'],
    ['12′-6″', 'in', '150'],
    ['12-6', 'in', '150'],
    ['12.5', 'in', '150'],
    ['150 in', 'in', '150'],
    ['8 ft 6 1/2 in', 'in', '102.5'],
    ['3.7 m', 'in', '145.6693'],
    ['75', 'ft', '75'],
    ['75′4″', 'ft', '75.3333'],
    ['23 m', 'ft', '75.4593'],
    ['80,000 lb', 'lb', '80000'],
    ['80000', 'lb', '80000'],
    ['36,287 kg', 'lb', '79999'],
    ['12½', 'in', '150'],
    ['3,7 m', 'in', '145.6693'],
    ['23 000 mm', 'ft', '75.4593'],
  ])('%s is stored in %s as %s', (text, unit, stored) => {
    expect(readRuleValue(text, unit, 'over')).toEqual({ stored });
  });

  it.each([
    ['5 days', 'days', '5'],
    ['3 to 5 days', 'days', '3-5'],
    ['one trip', 'days', 'one trip'],
    ['Boston 7-9 AM and 3:30 pm to 6 p.m.', 'text', 'Boston 07:00-09:00 and 15:30 to 18:00'],
    ['noon before holidays', 'text', 'noon before holidays'],
    ['12 am to 12:30 am', 'text', '00:00 to 00:30'],
  ])('%s is stored in words', (text, unit, stored) => {
    expect(readRuleValue(text, unit, 'text')).toEqual({ stored });
  });

  it.each([
    [' ', 'in', 'Enter the value.'],
    ['wide', 'in', 'Enter feet and inches, for example 12′6″, 150 in or 3.8 m.'],
    ['-4', 'in', 'Enter feet and inches, for example 12′6″, 150 in or 3.8 m.'],
    ['150', 'in', '150 without a unit is feet. Type 150 in for inches.'],
    ['60 ft', 'in', 'The value can’t exceed 50 ft.'],
    ['0', 'ft', 'The value must be more than 0.'],
    ['1e9', 'ft', 'Enter feet and inches, for example 75 ft, 75′6″ or 23 m.'],
    ['forty tons', 'lb', 'Enter the weight in pounds, for example 80,000.'],
    ['80.000', 'lb', 'Did you mean 80,000 lb?'],
    ['12,192', 'in', 'Did you mean 12.192 ft?'],
    ['0 lb', 'lb', 'Weight must be more than 0.'],
    ['9,000,000', 'lb', 'Weight can’t exceed 2,000,000 lb.'],
  ])('%s in %s: %s', (text, unit, problem) => {
    expect(readRuleValue(text, unit, 'over')).toEqual({ problem });
  });
});

it('every stored number is read back the way the box shows it', () => {
  for (const row of readRules(parseCsv(rulesCsv))) {
    const value = thresholdOf(row);
    if (value === null) continue;
    const text = typedValue({ ...row, value: String(row.value) });
    const read = readRuleValue(text, row.unit, row.comparison);
    expect(read, `${row.state} ${row.rule} ${text}`).toEqual({ stored: String(value) });
  }
});
