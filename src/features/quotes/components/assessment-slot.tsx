import { useDeferredValue, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { isBlankValue } from '@/shared/forms/form-draft';
import { useMediaQuery } from '@/shared/lib/use-media-query';
import { BLANK_PIECE, type PieceTexts } from '@domain/piece';
import type { QuoteForm } from '../model/quote-fields';

/** The component beside the form, from the entries so far. */
export type AssessmentPart = ComponentType<{
  place: 'beside' | 'bar';
  pieces: readonly (Partial<PieceTexts> | undefined)[];
  /** Missing until someone types: the form has no default values. */
  origin?: string | undefined;
  destination?: string | undefined;
  equipment?: string | undefined;
  route: readonly string[] | null;
  onRouteChange: (route: readonly string[] | null) => void;
  onAnswer?: ((answer: AssessmentSnapshot | null) => void) | undefined;
}>;

interface AssessmentSlotProps {
  form: QuoteForm;
  Assessment: AssessmentPart;
  /** Beside the form on wide screens, a bar at the bottom on others. */
  place: 'beside' | 'bar';
  /** The route if the visitor changed it. */
  route: readonly string[] | null;
  onRouteChange: (route: readonly string[] | null) => void;
  /** Called with each answer; null if there is none. */
  onAnswer: (answer: AssessmentSnapshot | null) => void;
}

/** From here on the form has a column beside it (`lg`). */
const WIDE = '(min-width: 60rem)';

/** Shows the assessment once someone has typed a size: until then its code doesn't load. */
export function AssessmentSlot({ form, Assessment, place, ...route }: AssessmentSlotProps) {
  const isWide = useMediaQuery(WIDE);
  const [pieces, origin, destination, equipment] = useDeferredValue(
    useWatch({ control: form.control, name: ['pieces', 'origin', 'destination', 'equipment'] }),
  );
  const isBlank = isBlankValue(
    pieces.map((piece) => ({ ...piece, description: '' })),
    [BLANK_PIECE],
  );
  if (isBlank || isWide !== (place === 'beside')) return null;
  return (
    <Assessment
      place={place}
      pieces={pieces}
      origin={origin}
      destination={destination}
      equipment={equipment}
      {...route}
    />
  );
}
