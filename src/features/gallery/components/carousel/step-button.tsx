import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/shared/ui/button';

interface StepButtonProps {
  direction: 'previous' | 'next';
  onStep: () => void;
}

/** Moves the carousel by one slide. */
export function StepButton({ direction, onStep }: StepButtonProps) {
  const isNext = direction === 'next';
  return (
    <Button
      variant="outline"
      size="md"
      isIcon
      aria-label={isNext ? 'Next slide' : 'Previous slide'}
      onClick={onStep}
    >
      {isNext ? <ChevronRight /> : <ChevronLeft />}
    </Button>
  );
}
