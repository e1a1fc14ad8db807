import { formatCents } from '@domain/numbers/money';
import {
  assumptionsOf,
  exclusionsOf,
  lineDetail,
  offerTime,
  termsOf,
  type Offer,
} from '@contracts/offer';

/** One thing that differs between two versions; null where a version doesn't have it. */
export interface VersionChange {
  label: string;
  before: string | null;
  after: string | null;
}

/** The changes in the order of the offer; groups without a change are left out. */
export interface ChangeGroup {
  title: string;
  changes: VersionChange[];
}

type Entries = readonly (readonly [label: string, value: string])[];

/** Equal labels, such as two permits of one state, are told apart by their order. */
function numbered(entries: Entries): Map<string, readonly [string, string]> {
  const seen = new Map<string, number>();
  return new Map(
    entries.map((entry) => {
      const label = entry[0].toLowerCase();
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      return [`${label} ${String(count)}`, entry];
    }),
  );
}

function changesOf(before: Entries, after: Entries): VersionChange[] {
  const old = numbered(before);
  const current = numbered(after);
  const keys = new Set([...current.keys(), ...old.keys()]);
  return [...keys].flatMap((key) => {
    const [was, is] = [old.get(key), current.get(key)];
    if (was?.[1] === is?.[1]) return [];
    return [{ label: (is ?? was)?.[0] ?? '', before: was?.[1] ?? null, after: is?.[1] ?? null }];
  });
}

function linesOf({ lines, currency }: Offer): Entries {
  return lines.map((line) => {
    const label = [line.description, line.jurisdiction].filter(Boolean).join(', ');
    const detail = lineDetail({ ...line, jurisdiction: null }, currency);
    const amount =
      line.amount_cents === null ? 'No amount' : formatCents(line.amount_cents, currency);
    return [label, detail === '' ? amount : `${amount} (${detail})`];
  });
}

const totalOf = ({ total_cents: total, currency }: Offer): Entries => [
  ['Total', `${formatCents(total, currency)} ${currency}`],
];

const termRows = (offer: Offer): Entries => [
  ...termsOf(offer),
  ['Valid until', offer.valid_until === null ? 'Not set' : offerTime(offer.valid_until)],
  ['PO number', offer.needs_po ? 'Required' : 'Optional'],
  ['Terms version', offer.terms_version],
  ['Message', offer.message === '' ? 'None' : offer.message],
];

const loadRows = (offer: Offer): Entries => [
  ...assumptionsOf(offer),
  ['Origin', offer.origin],
  ['Destination', offer.destination],
  ['Load', offer.commodity ?? 'Not given'],
];

const exclusionRows = (offer: Offer): Entries =>
  exclusionsOf(offer).map((text) => [text, 'Not included']);

const GROUPS: readonly (readonly [title: string, rowsOf: (offer: Offer) => Entries])[] = [
  ['Total', totalOf],
  ['Price lines', linesOf],
  ['The load this price assumes', loadRows],
  ['Terms', termRows],
  ['Not included', exclusionRows],
];

/** The changes from one version of an offer to another: total, lines, assumptions and terms. */
export const versionChanges = (before: Offer, after: Offer): ChangeGroup[] =>
  GROUPS.map(([title, rowsOf]) => ({
    title,
    changes: changesOf(rowsOf(before), rowsOf(after)),
  })).filter(({ changes }) => changes.length > 0);
