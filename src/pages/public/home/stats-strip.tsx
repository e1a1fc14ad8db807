import { STATS } from '@/content/home';
import { Stat } from '@/shared/ui/stat';

/** Four figures about the company. */
export function StatsStrip() {
  return (
    <section aria-label="Company facts" className="dark-surface">
      <ul className="wrap grid grid-cols-2 gap-x-gap gap-y-8 py-[clamp(2.5rem,2rem+3vw,4.5rem)] lg:grid-cols-4">
        {STATS.map((stat) => (
          <li key={stat.value}>
            <Stat value={stat.value} unit={'unit' in stat ? stat.unit : undefined}>
              {stat.text}
            </Stat>
          </li>
        ))}
      </ul>
    </section>
  );
}
