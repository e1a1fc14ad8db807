import type { EscortPosition } from '@contracts/load';
import { EscortDrawing } from '@/shared/drawing/escort-drawing';
import type { EscortTerms } from '../model/escort-jobs';

/** The operator's car and the load it escorts, to scale. */
export function EscortPositionDrawing({
  position,
  terms: { length, width, height, equipment },
}: {
  position: EscortPosition;
  terms: EscortTerms;
}) {
  const isBehind = position === 'chase' || position === 'steer';
  return (
    <figure className="grid gap-1">
      <EscortDrawing
        {...{ length, width, height, equipment }}
        place={isBehind ? 'behind' : 'ahead'}
        hasPole={position === 'high_pole'}
      />
      <figcaption className="text-xs text-subtle">
        You’re in amber. Vehicles are to scale; gaps aren’t.
      </figcaption>
    </figure>
  );
}
