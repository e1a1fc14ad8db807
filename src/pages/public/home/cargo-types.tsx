import { CARGO_TYPES } from '@/content/cargo';
import { CARGO_HEADING } from '@/content/home';
import { CargoGrid } from '@/shared/blocks/cargo-grid';
import { Section, SectionHead } from '@/shared/blocks/section';
import { formatFeet } from '@domain/numbers/length';
import { LEGAL_ENVELOPE_FT } from '@/shared/drawing/legal-envelope';

const { width, height } = LEGAL_ENVELOPE_FT;
const LEAD = `Rear views, all to the same scale, each next to legal size: ${formatFeet(width)}\u00a0×\u00a0${formatFeet(height)}. Sizes are examples.`;

/** Types of cargo, drawn from behind. */
export function CargoTypes() {
  return (
    <Section tone="sunk">
      <SectionHead title={CARGO_HEADING}>{LEAD}</SectionHead>
      <CargoGrid items={CARGO_TYPES.map(({ name, width, height }) => ({ name, width, height }))} />
    </Section>
  );
}
