import { describe, expect, it } from 'vitest';
import { amountText, readCents, typedAmountProblem } from './amount.ts';
import { numberProblem, numberText, readNumber } from './read-quantity.ts';
import { lengthProblem, lengthText, parseLength, readLength } from './parse-length.ts';
import { poundsProblem, poundsText, readMaxPounds, readPounds } from './read-pounds.ts';

const UNREADABLE = 'unreadable';

/** Every notation we know people to type or paste, and what it means: a number, or what we ask. */
describe('an amount in cents', () => {
  it.each([
    ['1485,50', 148_550],
    ['6105,00', 610_500],
    ['1485', 148_500],
    ['1,485', 148_500],
    ['1,485.00', 148_500],
    ['1.485,50', 148_550],
    ['1 485,50', 148_550],
    ['1’485.50', 148_550],
    ['1.234.567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['7,4', 740],
    [',50', 50],
    ['.5', 50],
    ['1485.', 148_500],
    ['1,485.', 148_500],
    ['1485.500', 148_550],
    ['$1,485.50', 148_550],
    [' $          1,485.50 ', 148_550],
    ['USD 1,485.50', 148_550],
    ['USD1485.50', 148_550],
    ['1,485.50 USD', 148_550],
    ['US$1,485.50', 148_550],
    ['1\u00A0485,50\u00A0$', 148_550],
    ['1\u202F485,50', 148_550],
    ['\u200E$1,485.50\u200B', 148_550],
    ['１，４８５．５０', 148_550],
    ['＄1,485.50', 148_550],
    ['−5', -500],
    ['-$5.00', -500],
    ['1.485', 'Did you mean 1,485?'],
    ['1.480', 'Did you mean 1,480 or 1.48?'],
    ['$72.200', 'Did you mean 72,200 or 72.2?'],
    ['CA$1,485.50', 'Enter the amount in USD.'],
    ['1,485.50 CAD', 'Enter the amount in USD.'],
    ['1000,000', 'Did you mean 1,000,000 or 1,000?'],
    ['--5', UNREADABLE],
    ['1485,505', 'Did you mean 1,485,505?'],
    ['1,4855', UNREADABLE],
    ['1,48.50', UNREADABLE],
    ['1,485,50', UNREADABLE],
    ['1.485.50', UNREADABLE],
    ['12 34', UNREADABLE],
    ['1e5', UNREADABLE],
    ['(1,485.50)', UNREADABLE],
    ['1,485.50-', UNREADABLE],
    ['€1.485,50', UNREADABLE],
    ['####', UNREADABLE],
    ['1.5k', UNREADABLE],
    ['.', UNREADABLE],
    [',', UNREADABLE],
    ['$', UNREADABLE],
  ])('reads %s as %s', (text, expected) => {
    expectReading(readCents(text), typedAmountProblem(text) ?? '', expected, 'Enter dollars and');
  });

  it('an amount in cents is blank without a text', () => {
    expect(readCents(' ')).toBeNull();
    expect(typedAmountProblem(' ')).toBeNull();
  });

  it('has the currency of its form', () => {
    expect(readCents('CA$5', 'CAD')).toBe(500);
    expect(readCents('5 cad', 'CAD')).toBe(500);
    expect(readCents('$5', 'CAD')).toBe(500);
    expect(readCents('USD 5', 'CAD')).toBeNaN();
    expect(typedAmountProblem('USD 5', 'CAD')).toBe('Enter the amount in CAD.');
  });

  it.each([
    ['1485,5', '1,485.50'],
    ['USD 1.485,50', '1,485.50'],
    ['0,05', '0.05'],
    ['1.485', '1.485'],
    ['soon', 'soon'],
    ['-5', '-5'],
    ['', ''],
  ])('shows %s as %s', (text, shown) => {
    expect(amountText(text)).toBe(shown);
  });
});

describe('a quantity', () => {
  it.each([
    ['1,200', 1200],
    ['1 200', 1200],
    ['2,5', 2.5],
    ['2,25', 2.25],
    ['1.200,5', 1200.5],
    ['12.', 12],
    ['２', 2],
    ['−3', -3],
    ['1.200', 'Did you mean 1,200 or 1.2?'],
    ['1.375', 'Did you mean 1,375?'],
    ['1,2000', UNREADABLE],
    ['12,34,56', UNREADABLE],
    ['1e5', UNREADABLE],
    ['1 2', UNREADABLE],
  ])('reads %s as %s', (text, expected) => {
    expectReading(readNumber(text), numberProblem(text, UNREADABLE), expected);
  });

  it('takes no mark for a thousands mark that makes it too large', () => {
    expect(readNumber('1.375', 168)).toBe(1.375);
    expect(readNumber('1,375', 168)).toBeNaN();
    expect(numberProblem('1,375', '', 168)).toBe('Did you mean 1.375?');
  });

  it('a quantity is shown as we write numbers', () => {
    expect(['1 200,5', '2,5', '１０００', 'two'].map(numberText)).toEqual([
      '1,200.5',
      '2.5',
      '1,000',
      'two',
    ]);
    // With all its decimals, because 12.346 would have another meaning.
    expect(numberText('12.3456')).toBe('12.3456');
  });
});

describe('a weight in pounds', () => {
  it.each([
    ['72,200', 72_200],
    ['72 200', 72_200],
    ['72\u00A0200 lbs', 72_200],
    ['72,200 lb.', 72_200],
    ['72,200#', 72_200],
    ['72,200 pounds', 72_200],
    ['72,200.', 72_200],
    ['72,200.00', 72_200],
    ['72.200,00', 72_200],
    ['１２３，４００', 123_400],
    ['1,234,567', 1_234_567],
    ['72200,5', 72_201],
    ['32,750 kg', 72_202],
    ['32 750 kg', 72_202],
    ['32.750,0 kg', 72_202],
    ['45359.237 kg', 100_000],
    ['32.75 t', 72_202],
    ['32,75 t', 72_202],
    ['32,750 t', 72_202],
    ['32.750 t', 72_202],
    ['32.75 tonnes', 72_202],
    ['32.75 metric tons', 72_202],
    ['36 tons', 72_000],
    ['36.1 short tons', 72_200],
    ['36,1 tons', 72_200],
    ['4.03 tons', 8060],
    ['1,200 tons', 2_400_000],
    ['72.200', 'Did you mean 72,200 lb?'],
    ['72.200 lb', 'Did you mean 72,200 lb?'],
    ['1234,567', 'Did you mean 1,234,567 lb?'],
    ['72,5', 'Did you mean 72,500 lb?'],
    ['72,5 lb', 'Did you mean 72,500 lb?'],
    ['7,25', 'Did you mean 7,250 lb?'],
    ['32.750 kg', 'Did you mean 32,750 kg?'],
    ['32,7 kg', 'Did you mean 32,700 kg?'],
    ['1,200 t', 'Did you mean 1.2 t or 1200 t?'],
    ['36,000 tons', 'Did you mean 36 tons?'],
    ['72,2000', UNREADABLE],
    ['72,20,0', UNREADABLE],
    ['7 2200', UNREADABLE],
    ['72k', UNREADABLE],
    ['1e5', UNREADABLE],
    ['72,200 long tons', UNREADABLE],
    ['-5', UNREADABLE],
    ['lb', UNREADABLE],
  ])('reads %s as %s', (text, expected) => {
    expectReading(readPounds(text), poundsProblem(text, UNREADABLE), expected);
  });

  it('a maximum weight is rounded down', () => {
    expect(readPounds('45,000 kg')).toBe(99_209);
    expect(readMaxPounds('45,000 kg')).toBe(99_208);
    expect(readMaxPounds('80,000')).toBe(80_000);
  });

  it('a weight in pounds is shown in pounds', () => {
    expect(
      ['32,750 kg', '36 tons', '850.5', '72.200', 'heavy'].map((text) => poundsText(text)),
    ).toEqual(['72,202', '72,000', '851', '72.200', 'heavy']);
  });
});

describe('a length in feet', () => {
  it.each([
    ['12,192 mm', 40],
    ['12 192 mm', 40],
    ['12.192,0 mm', 40],
    ['1,219.2 cm', 40],
    ['1,200 in', 100],
    ['40,500 mm', 132.874016],
    ['200,000 mm', 656.167979],
    ['12,192 m', 40],
    ['12.192 m', 40],
    ['3,2 m', 10.498688],
    ['3.2 m', 10.498688],
    ['3m20', 10.498688],
    ['3 m 20', 10.498688],
    ['3 m 20 cm', 10.498688],
    ['3m05', 10.006562],
    ['3 m 5 cm', 10.006562],
    ['320 cm', 10.498688],
    ['6"', 0.5],
    ['6in', 0.5],
    ['6 in.', 0.5],
    ['½', 0.5],
    ['½"', 0.041667],
    ['10½', 10.5],
    ['10 ½ ft', 10.5],
    ['10½′', 10.5],
    ['10 1/2', 10.5],
    ['10 1/2 ft', 10.5],
    ['10-1/2', 10.5],
    ['10 1⁄2', 10.5],
    ['10 1/2 in', 0.875],
    ['10½"', 0.875],
    ["10'6", 10.5],
    ['10′-6″', 10.5],
    ['10-6', 10.5],
    ['10−6', 10.5],
    ['10´6´´', 10.5],
    ['10′ 6½″', 10.541667],
    ['10′ 1/2', 10.041667],
    ['10 ft 6,5 in', 10.541667],
    ['１０′６″', 10.5],
    ['10\u00A0ft\u00A06\u00A0in', 10.5],
    ['10,5', 10.5],
    ['10.', 10],
    ['8.501', 8.501],
    ['148.125 in', 12.34375],
    ['12.192 mm', 'Did you mean 12,192 mm?'],
    ['40,5 mm', 'Did you mean 40,500 mm?'],
    ['1.219 cm', 'Did you mean 1,219 cm?'],
    ['40,500', 'Did you mean 40.5 ft?'],
    ['12,192 in', 'Did you mean 12.192 in?'],
    ['10 ft 3,250 in', 'Did you mean 3.25 in?'],
    ['3m5', UNREADABLE],
    ['1,2,3', UNREADABLE],
    ['1e2', UNREADABLE],
    ['10 5/4', UNREADABLE],
    ['-10', UNREADABLE],
    ['12 192', UNREADABLE],
  ])('reads %s as %s', (text, expected) => {
    expectReading(parseLength(text) ?? Number.NaN, lengthProblem(UNREADABLE, text), expected);
  });

  it.each([
    ['', '6"', 0.5],
    ['', '6in', 0.5],
    ['10′', '6″', 10.5],
    ['10 ft', '6½', 10.541667],
    ['10', '½', 10.041667],
    ['10 1/2', '', 10.5],
    ['10 1/2', '3', null],
    ['10', '15 cm', null],
    ['10', '-1', null],
  ])('reads the boxes %s and %s as %s', (feet, inches, expected) => {
    expect(readLength(feet, inches)).toBe(expected);
  });

  it('the feet box asks about the length, whatever is left in the inches box', () => {
    expect(lengthProblem(UNREADABLE, '40,500', '0')).toBe('Did you mean 40.5 ft?');
    expect(lengthProblem(UNREADABLE, '40', '3,250')).toBe('Did you mean 3.25 in?');
    expect(lengthProblem(UNREADABLE, '40', 'x')).toBe(UNREADABLE);
  });

  it('a length is shown in feet and inches unless it was typed that way', () => {
    expect(['40,500 mm', '12,5', '12-6', '13.6', '12.192 mm'].map(lengthText)).toEqual([
      '132.874016',
      '12′-6″',
      '12-6',
      '13.6',
      '12.192 mm',
    ]);
  });
});

/** A number is read as such. Otherwise nothing is read, and the problem says what to do. */
function expectReading(
  read: number | null,
  problem: string,
  expected: number | string,
  refusal: string = UNREADABLE,
) {
  expect(read).toBe(typeof expected === 'number' ? expected : Number.NaN);
  if (expected === UNREADABLE) expect(problem).toContain(refusal);
  else if (typeof expected === 'string') expect(problem).toBe(expected);
}
