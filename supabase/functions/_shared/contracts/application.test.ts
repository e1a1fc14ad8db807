import { describe, expect, it } from 'vitest';
import { applicationFormSchema, type ApplicationFormValues } from './application.ts';
import { EXPERIENCE_OPTIONS } from '../domain/application-options.ts';

const FILLED: ApplicationFormValues = {
  job_title: 'CDL Truck Driver',
  first_name: 'Dana',
  last_name: 'Whitlock',
  email: 'dana@example.com',
  phone: '937-555-0118',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  experience_years: '',
  availability_date: '',
  cdl_license: false,
  cover_letter: '',
};

const parse = (changes: Partial<ApplicationFormValues>) =>
  applicationFormSchema.safeParse({ ...FILLED, ...changes });
const invalidFields = (changes: Partial<ApplicationFormValues>) => [
  ...new Set(parse(changes).error?.issues.map(({ path }) => path[0])),
];

describe('the application form', () => {
  it('requires position, name, email address and phone only', () => {
    const empty = { job_title: '', first_name: ' ', last_name: '', email: '', phone: '' };
    expect(invalidFields(empty)).toEqual(Object.keys(empty));
    expect(invalidFields({})).toEqual([]);
  });

  it('stores null for empty optional fields', () => {
    expect(parse({}).data).toMatchObject({
      address: null,
      city: null,
      state: null,
      zip_code: null,
      experience_years: null,
      availability_date: null,
      cover_letter: null,
    });
  });

  it('stores experience as the lower bound of its range', () => {
    expect(EXPERIENCE_OPTIONS.map(({ years }) => years)).toEqual([0, 1, 3, 6, 11]);
    expect(parse({ experience_years: '11' }).data?.experience_years).toBe(11);
    expect(parse({ experience_years: '60' }).data?.experience_years).toBeNull();
  });

  it.each(['2027-02-30x', '1999-12-31', '2100-01-02', '2027-13-01', 'soon'])(
    'rejects the start date %s',
    (availability_date) => {
      expect(invalidFields({ availability_date })).toEqual(['availability_date']);
    },
  );

  it('keeps line breaks in the cover letter and rejects them elsewhere', () => {
    expect(parse({ cover_letter: ' One\nTwo ' }).data?.cover_letter).toBe('One\nTwo');
    expect(invalidFields({ city: 'Day\nton' })).toEqual(['city']);
  });
});
