import { describe, expect, it } from 'vitest';
import {
  applicationFormSchema,
  EXPERIENCE_OPTIONS,
  type ApplicationFormValues,
} from './application.ts';

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
const refusedFields = (changes: Partial<ApplicationFormValues>) => [
  ...new Set(parse(changes).error?.issues.map(({ path }) => path[0])),
];

describe('the application form', () => {
  it('asks for position, name, mail address and phone, and for nothing else', () => {
    const empty = { job_title: '', first_name: ' ', last_name: '', email: '', phone: '' };
    expect(refusedFields(empty)).toEqual(Object.keys(empty));
    expect(refusedFields({})).toEqual([]);
  });

  it('stores nothing for what was left out', () => {
    expect(parse({}).data).toMatchObject({
      address: null,
      city: null,
      state: null,
      zip_code: null,
      experience_years: 0,
      availability_date: null,
      cover_letter: null,
    });
  });

  it('stores experience as the specification has it', () => {
    expect(EXPERIENCE_OPTIONS.map(({ years }) => years)).toEqual([0, 1, 3, 6, 11]);
    expect(parse({ experience_years: '11' }).data?.experience_years).toBe(11);
    expect(parse({ experience_years: '60' }).data?.experience_years).toBe(0);
  });

  it.each(['2027-02-30x', '1999-12-31', '2100-01-02', '2027-13-01', 'soon'])(
    'takes no start date like %s',
    (availability_date) => {
      expect(refusedFields({ availability_date })).toEqual(['availability_date']);
    },
  );

  it('keeps the lines of a cover letter and no others', () => {
    expect(parse({ cover_letter: ' One\nTwo ' }).data?.cover_letter).toBe('One\nTwo');
    expect(refusedFields({ city: 'Day\nton' })).toEqual(['city']);
  });
});
