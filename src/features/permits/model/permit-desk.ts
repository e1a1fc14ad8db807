import { formatFeet } from '@domain/numbers/length';
import type { PermitStatus } from '@contracts/load';
import { formatPounds } from '@domain/numbers/pounds';
import { countOf } from '@domain/numbers/counts';
import { formatMediumDay, formatShortDay } from '@domain/time/day-text';
import { MINUTE_MS } from '@domain/time/duration';
import { formatMinutes } from '@domain/time/duration-text';
import { KIND_LABELS } from '@/features/loads/model/permit-labels';
import { formatSize, formatLegTime } from '@/features/loads/model/route/leg-text';
import { authorityName } from './permit-terms';

/** The groups of the permit desk, by the database's names, in the order of the page. */
export const DESK_GROUPS = ['late', 'soon', 'later', 'applied', 'issued'] as const;

export type DeskGroup = (typeof DESK_GROUPS)[number];

/** The number of permits that match a search, by group and state. */
export interface DeskCount {
  desk_group: string;
  jurisdiction: string;
  permits: number;
}

/** A permit as `permit_desk` returns it. Feet and pounds. */
export interface DeskPermit {
  desk_group: string;
  /** Permits in the whole group. */
  in_group: number;
  /** Empty while its leg is unconfirmed, because the permit isn't filed yet. */
  permit_id: string;
  updated_at: string;
  load_id: string;
  load_number: string;
  /** Permits of the same load that aren't issued yet. */
  to_enter: number;
  title: string;
  origin: string;
  destination: string;
  jurisdiction: string;
  authority_type: string;
  authority: string;
  status: PermitStatus;
  kind: 'single_trip' | 'annual' | 'superload';
  permit_number: string | null;
  applied_on: string | null;
  valid_from: string | null;
  valid_until: string | null;
  /** When it ends, as an instant. */
  ends_at: string | null;
  max_length: number | null;
  max_width: number | null;
  max_height: number | null;
  max_weight_lbs: number | null;
  leg_id: string | null;
  time_zone: string;
  entry_at: string | null;
  exit_at: string | null;
  entry_place: string;
  exit_place: string;
  /** The roads of the leg; may be empty. */
  road: string;
  /** True if the leg has planned times; otherwise the load's times apply. */
  is_planned: boolean;
  /** True if dispatch confirmed the leg. */
  is_confirmed: boolean;
  /** True if it is issued, but ends before the planned exit. */
  is_short: boolean;
  /** True if the load is a superload in this state, or may be one. */
  is_superload: boolean;
  /** The last day to apply; `null` if it isn't to be applied for, or the pickup is TBD. */
  apply_by: string | null;
  /** Business days since `apply_by`, negative before it. */
  days_late: number | null;
  /** The day it has to be issued by. */
  needed_on: string | null;
  /** Business days that the office takes. */
  lead_days: number;
  /** What the state's rule says, such as `1-10`, and its certainty; `null` for our own lead time. */
  lead_stated: string | null;
  lead_certainty: string | null;
  length: number;
  width: number;
  height: number;
  weight_lbs: number | null;
  is_measured: boolean;
  route_text: string;
  /** From front to back; empty until units are chosen. */
  units: readonly {
    name: string;
    axles: number;
    axle_spacings: number[] | null;
    plate: string | null;
    vin: string | null;
    tare_lbs: number;
  }[];
  /** Its place in its group. */
  place_key: string;
}

/** The page's names of the groups. */
export const DESK_GROUP_TITLES: Record<DeskGroup, string> = {
  late: 'Late and today',
  soon: 'Next 5 business days',
  later: 'Later',
  applied: 'Applied',
  issued: 'Issued',
};

/** The groups that a filter shows. Issued permits need nothing, so they're shown only when asked or searched for. */
export const shownGroups = ({ status, search }: { status: string; search: string }): DeskGroup[] =>
  DESK_GROUPS.filter((group) =>
    status === 'all' ? group !== 'issued' || search !== '' : group === status,
  );

/** True for the groups in order of apply-by. */
export const isToApply = (group: string): boolean => ['late', 'soon', 'later'].includes(group);

/** `8 business days late`, `Today` or `in 2 business days`; `null` without a day. */
export function dueText({ days_late: late }: Pick<DeskPermit, 'days_late'>): string | null {
  if (late === null) return null;
  if (late > 0) return `${countOf(late, 'business day')} late`;
  return late === 0 ? 'Today' : `in ${countOf(-late, 'business day')}`;
}

const CERTAINTY: Readonly<Record<string, string>> = {
  A: 'official source',
  B: 'two sources agree',
  C: 'one source',
};

type Lead = Pick<DeskPermit, 'lead_days' | 'lead_stated' | 'lead_certainty'>;

const certaintyOf = (certainty: string | null) => CERTAINTY[certainty ?? ''] ?? 'one source';

/** Whose lead time it is: `our own lead time`, `rule, one source` or `rule says 1-10, one source`. */
function leadSource({ lead_days: days, lead_stated: stated, lead_certainty: certainty }: Lead) {
  if (stated === null) return 'our own lead time';
  const range = stated === String(days) ? 'rule' : `rule says ${stated}`;
  return `${range}, ${certaintyOf(certainty)}`;
}

/** `5 days’ lead, ours`, `1 day’s lead, ours` or `10 days’ lead, one source`. */
export function leadText(lead: Lead): string {
  const { lead_days: days, lead_stated: stated, lead_certainty: certainty } = lead;
  const source = stated === null ? 'ours' : certaintyOf(certainty);
  return `${countOf(days, 'day')}${days === 1 ? '’s' : '’'} lead, ${source}`;
}

/** `Apply by Wed, Dec 9: 5 business days before Dec 16 (rule, one source)`; empty without a day. */
export function applyByText(permit: Lead & Pick<DeskPermit, 'apply_by' | 'needed_on'>): string {
  const { apply_by: day, needed_on: needed, lead_days: days } = permit;
  if (day === null || needed === null) return '';
  const lead = `${countOf(days, 'business day')} before ${formatShortDay(needed)}`;
  return `Apply by ${formatMediumDay(day)}: ${lead} (${leadSource(permit)})`;
}

/** `11 h 30 min short`: how long before the planned exit a permit ends; `null` if it doesn't. */
export function shortBy({
  ends_at,
  exit_at,
}: Pick<DeskPermit, 'ends_at' | 'exit_at'>): string | null {
  if (ends_at === null || exit_at === null) return null;
  const minutes = Math.ceil((Date.parse(exit_at) - Date.parse(ends_at)) / MINUTE_MS);
  if (minutes < 0) return null;
  return `${formatMinutes(minutes)} short`;
}

/** A line per unit: `Trailer R-12: plate P-1, VIN 1X9, empty 42,000 lb, 3 axles, spacing 4′-6″, 4′-6″`. */
function unitLines({ units }: DeskPermit): string[] {
  if (units.length === 0) return ['Axle spacing: no units chosen yet'];
  return units.map(({ name, axles, axle_spacings: spacings, plate, vin, tare_lbs: tare }) => {
    const spacing = spacings === null ? 'not on file' : spacings.map(formatFeet).join(', ');
    return `${name}: ${[
      `plate ${plate ?? 'not on file'}`,
      `VIN ${vin ?? 'not on file'}`,
      `empty ${formatPounds(tare)}`,
      countOf(axles, 'axle'),
      axles > 1 && `spacing ${spacing}`,
    ]
      .filter(Boolean)
      .join(', ')}`;
  });
}

/** The details a permit's application requires, as text to paste or print. */
export function requestText(permit: DeskPermit): string {
  const name = authorityName(permit);
  const at = (place: string, iso: string | null) =>
    [place, formatLegTime(iso, permit.time_zone)].filter(Boolean).join(', ');
  const axles = permit.units.reduce((sum, unit) => sum + unit.axles, 0);
  return [
    `${name} permit request, ${permit.load_number}`,
    `Type: ${permit.is_superload ? KIND_LABELS.superload : KIND_LABELS[permit.kind]}`,
    `Load: ${permit.title}`,
    `Size loaded (W × H × L): ${formatSize(permit)}, ${permit.is_measured ? 'measured' : 'declared'}`,
    `Gross weight: ${formatPounds(permit.weight_lbs)}${axles > 0 ? ` on ${countOf(axles, 'axle')}` : ''}`,
    'Axle weights loaded: from the scale ticket',
    ...unitLines(permit),
    `From and to: ${permit.origin} to ${permit.destination}`,
    `Roads in ${permit.jurisdiction}: ${permit.road || 'TBD'}`,
    `Enter ${permit.jurisdiction}: ${at(permit.entry_place, permit.entry_at)}`,
    `Exit ${permit.jurisdiction}: ${at(permit.exit_place, permit.exit_at)}`,
  ].join('\n');
}

/** The counts summed up by group or state. */
export function sumCounts(
  counts: readonly DeskCount[],
  by: 'desk_group' | 'jurisdiction',
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { [by]: name, permits } of counts) sums[name] = (sums[name] ?? 0) + permits;
  return sums;
}
