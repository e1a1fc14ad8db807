import { isState } from '@domain/places/states';
import { readLength } from '@domain/numbers/parse-length';
import { readPounds } from '@domain/numbers/read-pounds';
import { sizeTexts, type SizeTexts } from '@domain/size';
import { formatCount } from '@domain/numbers/counts';

/** The fields of the assessment. */
export interface AssessmentValues extends SizeTexts {
  weight: string;
  origin: string;
  destination: string;
  /** Id of a fleet configuration; empty to recommend one. */
  trailer: string;
}

export const BLANK_ASSESSMENT: AssessmentValues = {
  ...sizeTexts({ length: 0, width: 0, height: 0 }),
  weight: '',
  origin: '',
  destination: '',
  trailer: '',
};

const MAX_TEXT = 120;
const SIZES = { length: 'length', width: 'width', height: 'height' } as const;

/** A length's two boxes as one text: `12.333333`. */
const feetText = (feet: string, inches: string): string => {
  const length = readLength(feet, inches);
  return length === null || length === 0 ? '' : String(length);
};

/** An assessment's URL: its entries, and the route if someone changed it. */
export function toParams(
  values: AssessmentValues,
  route: readonly string[] | null,
): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, text: string) => {
    if (text.trim() !== '') params.set(name, text.trim());
  };
  for (const name of Object.values(SIZES)) {
    put(name, feetText(values[name], values[`${name}_in`]));
  }
  const pounds = readPounds(values.weight);
  put('weight', Number.isNaN(pounds) ? values.weight : String(pounds));
  put('origin', values.origin);
  put('destination', values.destination);
  put('trailer', values.trailer);
  if (route !== null) put('route', route.join('-'));
  return params;
}

/** Reads a URL that anyone could have typed; whatever can't be read is left blank. */
export function fromParams(params: URLSearchParams): {
  values: AssessmentValues;
  route: string[] | null;
} {
  const text = (name: string) => (params.get(name) ?? '').slice(0, MAX_TEXT);
  const feet = (name: string) => readLength(text(name)) ?? 0;
  const route = text('route').toUpperCase().split('-').filter(isState);
  return {
    values: {
      ...sizeTexts({ length: feet('length'), width: feet('width'), height: feet('height') }),
      weight: formatWeight(text('weight')),
      origin: text('origin'),
      destination: text('destination'),
      trailer: text('trailer'),
    },
    route: route.length > 0 ? [...new Set(route)] : null,
  };
}

const formatWeight = (text: string) => (/^\d{1,9}$/u.test(text) ? formatCount(Number(text)) : text);
