import { LoadLimits } from '@/shared/drawing/load-limits';
import { drawnTrailer, type LoadUnit } from '../model/combination';
import type { LoadRow } from '../model/load-record';
import { LoadFigure } from './load-figure';

/** A load drawn on its units, or on the trailer its equipment names, and how far it is over legal size. */
export function LoadOnUnits({ load, units }: { load: LoadRow; units: readonly LoadUnit[] }) {
  return (
    <>
      <LoadFigure load={load} units={units} />
      <LoadLimits load={load} trailer={drawnTrailer(units)} />
    </>
  );
}
