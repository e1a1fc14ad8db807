import { CARGO_TYPES } from '@/content/home';
import { Section, SectionHead } from '@/shared/blocks/section';
import { formatFeet } from '@/shared/drawing/format-feet';
import { LEGAL_ENVELOPE_FT } from '@/shared/drawing/legal-envelope';
import { LoadGlyph } from '@/shared/drawing/load-glyph';

const { width, height } = LEGAL_ENVELOPE_FT;
const LEAD = `Rear views at one scale, each beside the ${formatFeet(width)}\u00a0×\u00a0${formatFeet(height)} legal envelope. Sizes are examples.`;

/** What the company carries, drawn from behind at one scale, so that sizes can be compared. */
export function CargoTypes() {
  return (
    <Section tone="sunk">
      <SectionHead title={CARGO_TYPES.heading}>{LEAD}</SectionHead>
      <ul className="grid grid-cols-2 border-t border-l border-t-line-strong lg:grid-cols-4">
        {CARGO_TYPES.items.map((cargo) => (
          <li
            key={cargo.name}
            className="grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-5 border-r border-b bg-page p-[clamp(0.75rem,0.1rem+3.2vw,1.75rem)]"
          >
            <div className="flex h-[138px] items-end justify-center">
              <LoadGlyph width={cargo.width} height={cargo.height} className="h-auto max-w-full" />
            </div>
            <div>
              <h3 className="text-[clamp(1rem,0.93rem+0.3vw,1.1875rem)]">{cargo.name}</h3>
              <p className="mt-1 text-ui leading-snug text-subtle tabular-nums font-cond">
                {formatFeet(cargo.width)} wide, {formatFeet(cargo.height)} high
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
