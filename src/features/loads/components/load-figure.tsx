import { formatLb } from '@domain/numbers/pounds';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { Figure, TitleBlock } from '@/shared/ui/figure';
import { drawnTrailer, type LoadUnit } from '../model/combination';
import type { LoadRow } from '../model/load-record';

interface LoadFigureProps {
  /** An offer has no weight. */
  load: Pick<LoadRow, 'length' | 'width' | 'height' | 'equipment'> &
    Partial<Pick<LoadRow, 'weight_lbs'>>;
  /** Once they include a trailer, they're drawn instead of the equipment's. */
  units?: readonly LoadUnit[] | undefined;
}

/** Scale drawing of a load on its units or the trailer its equipment names, with a title block. */
export function LoadFigure({ load, units = [] }: LoadFigureProps) {
  const { length, width, height, equipment, weight_lbs: pounds } = load;
  return (
    <Figure>
      <div className="p-[clamp(0.875rem,0.4rem+1.4vw,2rem)]">
        <LoadDrawing
          {...{ length, width, height, equipment }}
          weight_lbs={pounds}
          {...drawnTrailer(units)}
        />
      </div>
      <TitleBlock
        entries={[
          { term: 'Equipment', detail: equipment === '' ? 'Not set' : equipment },
          ...(pounds === undefined
            ? []
            : [
                {
                  term: 'Weight',
                  detail: pounds === null ? 'Not given' : formatLb(pounds),
                },
              ]),
          { term: 'Legal limits', detail: 'Typical; vary by state' },
        ]}
      />
    </Figure>
  );
}
