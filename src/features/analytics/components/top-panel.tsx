import { useQuery } from '@tanstack/react-query';
import { eventLabel } from '@contracts/tracking';
import { topQueryOptions, type CountedKind } from '../api/figures';
import type { Period } from '../model/period';
import { BarList } from './bar-list';
import { FigurePanel } from './figure-panel';

interface TopPanelProps {
  title: string;
  kind: CountedKind;
  /** Number of rows. */
  limit: number;
  empty: string;
  period: Period;
}

/** The most frequent events, pages, referrers or devices of a period. */
export function TopPanel({ title, kind, limit, empty, period }: TopPanelProps) {
  return (
    <FigurePanel title={title} query={useQuery(topQueryOptions(kind, limit, period))}>
      {(rows) => (
        <BarList
          rows={rows.map(({ label, events }) => ({
            label: kind === 'event' ? eventLabel(label) : label,
            count: events,
          }))}
          empty={empty}
        />
      )}
    </FigurePanel>
  );
}
