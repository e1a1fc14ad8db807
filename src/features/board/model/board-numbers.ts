import { formatCents } from '@domain/numbers/money';
import { countOf, formatCount } from '@domain/numbers/counts';
import { DAY_MS } from '@domain/time/duration';
import { LOAD_LIST_PARAMS, type BoardList } from '@/features/loads/model/load-list-params';
import { WEEK_PATH } from '@/features/loads/model/load-path';
import { listPath } from '@/shared/console/list/list-path';

/** Cents by currency. Currencies are never added up. */
export type Amounts = Partial<Record<'USD' | 'CAD', number>>;

/** The dispatcher's numbers as `board_numbers` returns them. */
export interface BoardNumbers {
  cannot_roll: number;
  permits_late: number;
  permits_expiring: number;
  escorts_to_confirm: number;
  in_transit: number;
  on_hold: number;
  late_stops: number;
  units_booked: number;
  units_in_service: number;
  open_offers: number;
  open_offers_cents: Amounts;
  offers_expiring: number;
  offers_accepted: number;
  offers_answered: number;
  /** From 0 to 1; `null` if no offer was answered. */
  win_rate: number | null;
  delivered: number;
  delivered_cents: Amounts;
  delivered_since: string | null;
  leakage_loads: number;
  leakage_cents: Amounts;
}

/** The row of `board_numbers` from a response, whose generated type for amounts is any JSON. */
export const toBoardNumbers = (row: unknown) => row as BoardNumbers;

/** The board's names of the lists behind its numbers. */
export const BOARD_LIST_LABELS: Record<BoardList, string> = {
  cannot_roll: 'Cannot roll',
  escorts: 'Escorts to confirm',
  in_transit: 'In transit',
  on_hold: 'On hold',
  late: 'Late stops',
  delivered: 'To invoice',
  leakage: 'Leakage, 30 days',
};

/** One number with its link. */
export interface BoardTile {
  label: string;
  /** Where the number's list is. */
  to: string;
  /** A dash while it isn't known. */
  value: string;
  /** The lines below the label. */
  details: readonly string[];
  /** True if dispatch has to act on it. */
  isHot: boolean;
  /** True if its list is empty. */
  isZero: boolean;
}

const UNKNOWN = '–';
const percent = (part: number) => `${String(Math.round(part * 100))}%`;

/** `$1,240.00` for each currency; `$0.00` for none. */
function amountTexts(amounts: Amounts): string[] {
  const texts = (['USD', 'CAD'] as const).flatMap((currency) => {
    const cents = amounts[currency];
    return cents === undefined ? [] : formatCents(cents, currency);
  });
  return texts.length === 0 ? [formatCents(0, 'USD')] : texts;
}

const loadsPath = (show: BoardList) => listPath('/admin/loads', LOAD_LIST_PARAMS, { show });

function daysSince(iso: string, now: number): string {
  const days = Math.floor((now - Date.parse(iso)) / DAY_MS);
  if (days < 1) return 'oldest today';
  return `oldest ${countOf(days, 'day')}`;
}

type Tile = Pick<BoardTile, 'label' | 'to'> & {
  /** Also shown while the numbers load. */
  period?: string;
  isUrgent?: boolean;
  /** Lines to keep free for the details while the numbers load. */
  lines?: number;
  read: (numbers: BoardNumbers, now: number) => { value: string; details?: readonly string[] };
};

const TILES: readonly Tile[] = [
  {
    label: BOARD_LIST_LABELS.cannot_roll,
    to: loadsPath('cannot_roll'),
    period: 'pickup within 48 h',
    isUrgent: true,
    read: ({ cannot_roll }) => ({ value: formatCount(cannot_roll) }),
  },
  {
    label: 'Permits late',
    to: '/admin/permits?status=late',
    period: 'apply by today',
    lines: 1,
    isUrgent: true,
    read: ({ permits_late, permits_expiring }) => ({
      value: formatCount(permits_late),
      details: [`${formatCount(permits_expiring)} end before exit`],
    }),
  },
  {
    label: BOARD_LIST_LABELS.escorts,
    to: loadsPath('escorts'),
    period: 'pickup within 72 h',
    isUrgent: true,
    read: ({ escorts_to_confirm }) => ({ value: formatCount(escorts_to_confirm) }),
  },
  {
    label: BOARD_LIST_LABELS.on_hold,
    to: loadsPath('on_hold'),
    lines: 1,
    isUrgent: true,
    read: ({ in_transit, on_hold }) => ({
      value: formatCount(on_hold),
      details: [`${formatCount(in_transit)} in transit`],
    }),
  },
  {
    label: BOARD_LIST_LABELS.late,
    to: loadsPath('late'),
    period: 'not reached in time',
    isUrgent: true,
    read: ({ late_stops }) => ({ value: formatCount(late_stops) }),
  },
  {
    label: 'Units used',
    to: WEEK_PATH,
    period: 'next 7 days',
    lines: 1,
    read: ({ units_booked, units_in_service }) => ({
      value: units_in_service === 0 ? UNKNOWN : percent(units_booked / units_in_service),
      details: [`${formatCount(units_booked)} of ${formatCount(units_in_service)}`],
    }),
  },
  {
    label: 'Open offers',
    to: '/admin/offers?status=sent',
    lines: 2,
    read: ({ open_offers, open_offers_cents, offers_expiring }) => ({
      value: formatCount(open_offers),
      details: [...amountTexts(open_offers_cents), `${formatCount(offers_expiring)} end in 24 h`],
    }),
  },
  {
    label: 'Win rate, 90 days',
    to: '/admin/offers?status=accepted',
    lines: 1,
    read: ({ win_rate, offers_accepted, offers_answered }) => ({
      value: win_rate === null ? UNKNOWN : percent(win_rate),
      details: [`${formatCount(offers_accepted)} of ${formatCount(offers_answered)} offers`],
    }),
  },
  {
    label: BOARD_LIST_LABELS.delivered,
    to: loadsPath('delivered'),
    lines: 2,
    read: ({ delivered, delivered_cents, delivered_since }, now) => ({
      value: formatCount(delivered),
      details: [
        ...amountTexts(delivered_cents),
        ...(delivered_since === null ? [] : [daysSince(delivered_since, now)]),
      ],
    }),
  },
  {
    label: BOARD_LIST_LABELS.leakage,
    to: loadsPath('leakage'),
    lines: 1,
    read: ({ leakage_cents, leakage_loads }) => {
      const [value = UNKNOWN, ...others] = amountTexts(leakage_cents);
      const loads = countOf(leakage_loads, 'load');
      return { value, details: [...others, loads] };
    },
  },
];

const isNothing = (value: string) => ['0', '0%', UNKNOWN, formatCents(0, 'USD')].includes(value);

/** The ten numbers in order, as dashes until they are known. */
export function boardTiles(numbers: BoardNumbers | undefined, now: number): BoardTile[] {
  return TILES.map(({ label, to, period, isUrgent = false, lines = 0, read }) => {
    const { value, details: more = [] } = numbers
      ? read(numbers, now)
      : { value: UNKNOWN, details: Array.from({ length: lines }, () => UNKNOWN) };
    const details = [...(period === undefined ? [] : [period]), ...more];
    const isZero = isNothing(value);
    return { label, to, value, details, isHot: isUrgent && !isZero, isZero };
  });
}
