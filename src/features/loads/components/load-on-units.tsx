import { useQuery } from '@tanstack/react-query';
import { LoadLimits } from '@/shared/drawing/load-limits';
import { loadUnitsQueryOptions } from '../api/crew/load-units';
import { drawnTrailer } from '../model/combination';
import type { LoadRow } from '../model/load-record';
import { LoadSheet } from './load-sheet';

/** A load drawn on its units, or on the trailer its equipment names, and how far it is over legal size. */
export function LoadOnUnits({ load }: { load: LoadRow }) {
  const { data: units = [] } = useQuery(loadUnitsQueryOptions(load.id));
  return (
    <>
      <LoadSheet load={load} units={units} />
      <LoadLimits load={load} trailer={drawnTrailer(units)} />
    </>
  );
}
