import { expect, it } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { rejectedField } from './rejected-field';

const FIELDS = ['email', 'width', 'origin', 'notes'] as const;

it.each([
  ['new row for relation "quotes" violates check constraint "quotes_email_check"', 'email'],
  ['new row for relation "quotes" violates check constraint "quotes_width_check"', 'width'],
  ['null value in column "origin" of relation "quotes" violates not-null constraint', 'origin'],
])('the field of %s is found: %s', (message, field) => {
  expect(rejectedField(new AppError('validation', message), 'quotes', FIELDS)).toBe(field);
});

it.each([
  new AppError('validation', 'violates check constraint "quotes_website_check"'),
  new AppError('validation', 'the notes are in order'),
  new AppError('network', '"email"'),
  new Error('"email"'),
])('the result is undefined for %s', (error) => {
  expect(rejectedField(error, 'quotes', FIELDS)).toBeUndefined();
});
