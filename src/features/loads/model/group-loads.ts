import type { LoadStatus } from '@contracts/load';
import { daysOf, type LoadTimes } from './load-days';
import { formatLongDay } from './days';

type Listed = LoadTimes & { status: LoadStatus };

export interface LoadGroup<Load> {
  title: string;
  loads: Load[];
}

/** A driver's loads in the order they come in: as given, what is under way first, then by day. */
export function groupLoads<Load extends Listed>(loads: readonly Load[]): LoadGroup<Load>[] {
  const groups = new Map<string, Load[]>();
  const underWay = loads.filter(({ status }) => status === 'in_transit');
  const others = loads.filter(({ status }) => status !== 'in_transit');
  for (const load of [...underWay, ...others]) {
    const title = titleOf(load);
    groups.set(title, [...(groups.get(title) ?? []), load]);
  }
  return [...groups].map(([title, group]) => ({ title, loads: group }));
}

function titleOf(load: Listed): string {
  if (load.status === 'in_transit') return 'Under way';
  const days = daysOf(load);
  return days === null ? 'Day to be set' : formatLongDay(days.from);
}
