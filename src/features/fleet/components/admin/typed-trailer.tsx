import { useWatch, type Control } from 'react-hook-form';
import type { VehicleFormValues, VehiclePayload } from '@contracts/fleet';
import { typedTrailer } from '../../model/typed-trailer';
import { TrailerFigure } from '../trailer-figure';

interface TypedTrailerProps {
  control: Control<VehicleFormValues, unknown, VehiclePayload>;
}

/** Scale drawing of the trailer, updated as the user types. */
export function TypedTrailer({ control }: TypedTrailerProps) {
  const [name, deck, axle_count, axle_layout, length, length_in] = useWatch({
    control,
    name: ['name', 'deck', 'axle_count', 'axle_layout', 'length', 'length_in'],
  });
  const trailer = typedTrailer({ name, deck, axle_count, axle_layout, length, length_in });
  return (
    <div className="-mt-3">
      <TrailerFigure name={name.trim() === '' ? 'New vehicle' : name} trailer={trailer} />
    </div>
  );
}
