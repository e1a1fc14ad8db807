import type { LoadStatus } from '@domain/load-status';
import { daysOf, type LoadTimes } from '@/features/loads/model/route/load-days';
import { formatLongDay } from '@domain/time/day-text';

type Listed = LoadTimes & { status: LoadStatus };

export interface LoadGroup<Load> {
  title: string;
  loads: Load[];
}

/** Groups a driver's loads, in the order given: in transit first, then by pickup day. */
export function groupLoads<Load extends Listed>(loads: readonly Load[]): LoadGroup<Load>[] {
  const groups = new Map<string, Load[]>();
  const inTransit = loads.filter(({ status }) => status === 'in_transit');
  const others = loads.filter(({ status }) => status !== 'in_transit');
  for (const load of [...inTransit, ...others]) {
    const title = titleOf(load);
    groups.set(title, [...(groups.get(title) ?? []), load]);
  }
  return [...groups].map(([title, group]) => ({ title, loads: group }));
}

function titleOf(load: Listed): string {
  if (load.status === 'in_transit') return 'In transit';
  const days = daysOf(load);
  return days === null ? 'Date TBD' : formatLongDay(days.from);
}
