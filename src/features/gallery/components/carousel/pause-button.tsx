import { Pause, Play } from 'lucide-react';
import { Button } from '@/shared/ui/button';

interface PauseButtonProps {
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
}

/** Pauses or resumes the slideshow. */
export function PauseButton({ isPlaying, onPlayingChange }: PauseButtonProps) {
  return (
    <Button
      variant="ghost"
      size="md"
      isIcon
      aria-label={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
      onClick={() => {
        onPlayingChange(!isPlaying);
      }}
    >
      {isPlaying ? <Pause /> : <Play />}
    </Button>
  );
}
