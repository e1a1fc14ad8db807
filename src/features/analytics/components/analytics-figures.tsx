import { useState } from 'react';
import { useNow } from '@/shared/lib/use-now';
import { DEFAULT_PERIOD, periodOf } from '../model/period';
import { DaysPanel } from './days-panel';
import { FunnelPanel } from './funnel-panel';
import { LatestPanel } from './latest-panel';
import { TopPanel } from './top-panel';
import { TotalCards } from './total-cards';

/** Figures of a period, from the database's counters. */
export function AnalyticsFigures() {
  const [length, setLength] = useState(DEFAULT_PERIOD);
  // The date can change while the console stays open.
  const period = periodOf(length, new Date(useNow()));
  return (
    <>
      <TotalCards period={period} length={length} />
      <DaysPanel period={period} length={length} onLengthChange={setLength} />
      <div className="grid gap-5 xl:grid-cols-2 [&>*]:min-w-0">
        <FunnelPanel period={period} />
        <TopPanel title="Top Events" kind="event" limit={5} empty="No events yet" period={period} />
        <LatestPanel />
        <TopPanel title="Top pages" kind="page" limit={10} empty="No pages yet" period={period} />
        <TopPanel
          title="Referrers"
          kind="referrer"
          limit={10}
          empty="No visits yet"
          period={period}
        />
        <TopPanel title="Devices" kind="device" limit={4} empty="No visits yet" period={period} />
      </div>
    </>
  );
}
