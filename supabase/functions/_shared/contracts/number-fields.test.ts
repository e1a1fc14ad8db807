import { describe, expect, it } from 'vitest';
import { cancelFormSchema } from './cancel-load.ts';
import { carrierEquipmentFormSchema } from './carrier-equipment.ts';
import { chargeFormSchema } from './charge.ts';
import { slotOfferFormSchema } from './escort-slot.ts';
import { vehicleFormSchema } from './fleet.ts';
import { pictureFormSchema } from './gallery.ts';
import { invoiceDetailsSchema } from './invoice.ts';
import { measureFormSchema } from './load.ts';
import { BLANK_PIECE } from '../domain/piece.ts';
import { pieceSchema } from './piece.ts';
import { pilotPaperFormSchema } from './pilot-papers.ts';
import { BLANK_SIZE } from '../domain/size.ts';
import { unitFormSchema } from './unit.ts';

const SIZE = { ...BLANK_SIZE, length: '40', width: '10', height: '10', weight_lbs: '' };
const CHARGE = {
  kind: 'detention',
  description: 'Detention',
  quantity: '1',
  unit: 'flat',
  rate: '75',
  currency: 'USD',
  evidence: '',
  document_id: '',
};
const OFFER = {
  pilots: ['a'],
  lapses_at: '',
  unit: 'mile',
  quantity: '190',
  rate: '2.45',
  minimum: '',
  currency: 'USD',
};
const UNIT = {
  kind: 'trailer',
  number: 'R-12',
  make: '',
  model: '',
  year_manufactured: '',
  axles: '3',
  axle_spacings: '',
  tare_lbs: '23,800',
  deck: 'rgn',
  deck_height: '2',
  deck_height_in: '',
  deck_length: '',
  deck_length_in: '',
  capacity_lbs: '',
  license_plate: '',
  vin: '',
};
const EQUIPMENT = {
  kind: 'rgn',
  axles: '3',
  deck_length: '',
  deck_length_in: '',
  capacity_lbs: '80,000',
  quantity: '1',
  available: true,
};
const VEHICLE = {
  name: 'Lowboy',
  description: '',
  axle_count: '6',
  axle_layout: '',
  deck: '',
  max_weight_capacity: '',
  ...BLANK_SIZE,
  status: 'available',
  year_manufactured: '',
  license_plate: '',
  vin: '',
};
const INVOICE = {
  bill_to: '',
  consignor: '',
  consignee: '',
  commodity: '',
  packages: '',
  weight_lbs: '',
  po_number: '',
  bol_number: '',
};
const PAPER = {
  kind: 'insurance',
  issuing_state: '',
  insurer: 'Great Lakes',
  limit: '1,000,000',
  number: 'P-1',
  starts_on: '',
  expires_on: '2030-01-01',
};
const PICTURE = {
  title: 'Press',
  description: '',
  alt_text: '',
  category: 'loads',
  display_order: '1',
};
const CANCEL = { reason: 'Job is off', currency: 'USD', fees: [] };
const feeOf = (amount: string) => ({
  fees: [{ isCharged: true, kind: 'tonu', description: 'TONU', amount, proposed: null }],
});
const FORMS = {
  charge: { schema: chargeFormSchema, blank: CHARGE },
  'escort offer': { schema: slotOfferFormSchema, blank: OFFER },
  cancellation: { schema: cancelFormSchema, blank: CANCEL },
  'pilot paper': { schema: pilotPaperFormSchema, blank: PAPER },
  piece: { schema: pieceSchema, blank: { ...BLANK_PIECE, ...SIZE } },
  'measured size': { schema: measureFormSchema, blank: SIZE },
  unit: { schema: unitFormSchema, blank: UNIT },
  'carrier equipment': { schema: carrierEquipmentFormSchema, blank: EQUIPMENT },
  vehicle: { schema: vehicleFormSchema, blank: VEHICLE },
  invoice: { schema: invoiceDetailsSchema, blank: INVOICE },
  picture: { schema: pictureFormSchema, blank: PICTURE },
};

describe('every form reads numbers the same way', () => {
  it.each<[keyof typeof FORMS, object, object]>([
    ['charge', { rate: '1485,50' }, { rate_cents: 148_550 }],
    ['charge', { quantity: '2,5' }, { quantity: 2.5 }],
    ['charge', { rate: 'CA$5', currency: 'CAD' }, { rate_cents: 500 }],
    ['escort offer', { rate: '6105,00' }, { rate: { rate_cents: 610_500 } }],
    ['escort offer', { minimum: '330,5' }, { rate: { minimum_cents: 33_050 } }],
    ['escort offer', { quantity: '1,200' }, { rate: { quantity: 1200 } }],
    ['cancellation', feeOf('850,00'), { charges: [{ rate_cents: 85_000 }] }],
    ['pilot paper', { limit: '1.000.000' }, { limit_cents: 100_000_000 }],
    ['piece', { weight: '32,75 t' }, { weight: 72_202 }],
    ['piece', { quantity: '２' }, { quantity: 2 }],
    ['piece', { length: '12,192 mm' }, { length: 40 }],
    ['measured size', { weight_lbs: '32,750 kg' }, { weight_lbs: 72_202 }],
    ['unit', { tare_lbs: '10 795 kg' }, { tare_lbs: 23_799 }],
    ['unit', { capacity_lbs: '45,000 kg' }, { capacity_lbs: 99_208 }],
    ['unit', { axle_spacings: '4,5; 4,5' }, { axle_spacings: [4.5, 4.5] }],
    ['unit', { axle_spacings: '4,5, 1.4 m' }, { axle_spacings: [4.5, 4.593176] }],
    ['carrier equipment', { capacity_lbs: '40 tons' }, { capacity_lbs: 80_000 }],
    ['vehicle', { max_weight_capacity: '1,200' }, { max_weight_capacity: 1200 }],
    ['vehicle', { max_weight_capacity: '27,5' }, { max_weight_capacity: 27.5 }],
    ['vehicle', { axle_count: '１３' }, { axle_count: 13 }],
    ['invoice', { packages: '1 200' }, { packages: 1200 }],
    ['invoice', { weight_lbs: '72.200,00' }, { weight_lbs: 72_200 }],
    ['picture', { display_order: '\u00A012' }, { display_order: 12 }],
  ])('%s: %j', (name, typed, stored) => {
    const { schema, blank } = FORMS[name];
    expect(schema.parse({ ...blank, ...typed })).toMatchObject(stored);
  });

  it.each<[keyof typeof FORMS, object, string]>([
    ['charge', { rate: '1.485' }, 'Did you mean 1,485?'],
    ['charge', { quantity: '1.200' }, 'Did you mean 1,200 or 1.2?'],
    ['charge', { rate: 'CA$5' }, 'Enter the amount in USD.'],
    ['escort offer', { rate: '6.105' }, 'Did you mean 6,105?'],
    ['escort offer', { minimum: '6.105' }, 'Did you mean 6,105?'],
    ['escort offer', { quantity: '1.200' }, 'Did you mean 1,200 or 1.2?'],
    ['cancellation', feeOf('1.485'), 'Did you mean 1,485?'],
    ['pilot paper', { limit: '750.000' }, 'Did you mean 750,000 or 750?'],
    ['piece', { weight: '72.200' }, 'Did you mean 72,200 lb?'],
    ['piece', { weight: '72,5' }, 'Did you mean 72,500 lb?'],
    ['piece', { quantity: '1.000' }, 'Did you mean 1,000 or 1?'],
    ['piece', { width: '3,048' }, 'Did you mean 3.048 ft?'],
    ['measured size', { weight_lbs: '72.200 lb' }, 'Did you mean 72,200 lb?'],
    ['measured size', { weight_lbs: '72.5' }, 'Enter the weight in whole pounds.'],
    ['unit', { tare_lbs: '23.800' }, 'Did you mean 23,800 lb?'],
    ['unit', { deck_height: '12,192' }, 'Did you mean 12.192 ft?'],
    ['unit', { deck_length: '12,192' }, 'Did you mean 12.192 ft?'],
    ['carrier equipment', { capacity_lbs: '80.000' }, 'Did you mean 80,000 lb?'],
    ['vehicle', { max_weight_capacity: '1.200' }, 'Did you mean 1,200 or 1.2?'],
    ['vehicle', { max_weight_capacity: '27,500' }, 'Did you mean 27.5?'],
    ['invoice', { packages: '1.200' }, 'Did you mean 1,200 or 1.2?'],
    ['invoice', { weight_lbs: '72,5' }, 'Did you mean 72,500 lb?'],
  ])('%s asks: %j', (name, typed, question) => {
    const { schema, blank } = FORMS[name];
    const { error } = schema.safeParse({ ...blank, ...typed });
    expect(error?.issues.map(({ message }) => message)).toEqual([question]);
  });
});
