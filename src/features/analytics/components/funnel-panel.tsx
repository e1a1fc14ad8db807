import { useQuery } from '@tanstack/react-query';
import { funnelQueryOptions } from '../api/figures';
import type { Period } from '../model/period';
import { BarList } from './bar-list';
import { FigurePanel } from './figure-panel';

const STEPS: Record<string, string> = {
  visit: 'Visited the site',
  quote_page: 'Opened the quote page',
  quote_started: 'Started a quote',
  quote_sent: 'Sent the quote',
};

/** The number of visitors who take each step toward a quote. */
export function FunnelPanel({ period }: { period: Period }) {
  return (
    <FigurePanel title="From visit to quote" query={useQuery(funnelQueryOptions(period))} bars={4}>
      {(steps) => (
        <>
          <BarList
            rows={steps.map(({ step, visitors }) => ({
              label: STEPS[step] ?? step,
              count: visitors,
            }))}
            empty="No visits yet"
          />
          <p className="px-4.5 pb-4 text-sm text-subtle">
            Each visitor is counted once per day and step.
          </p>
        </>
      )}
    </FigurePanel>
  );
}
