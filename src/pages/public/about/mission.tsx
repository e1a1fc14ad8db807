import { MISSION } from '@/content/about';

/** The mission statement, in large type. */
export function Mission() {
  return (
    <section aria-labelledby="mission" className="dark-surface">
      <div className="wrap grid gap-6 py-section">
        <p className="type-h2 max-w-[19em] leading-[1.08]">{MISSION.statement}</p>
        <h2
          id="mission"
          className="text-base leading-snug font-normal tracking-normal text-subtle font-stretch-100%"
        >
          {MISSION.heading}
        </h2>
      </div>
    </section>
  );
}
