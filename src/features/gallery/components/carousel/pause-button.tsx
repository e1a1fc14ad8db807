import { Pause, Play } from 'lucide-react';
import { Button } from '@/shared/ui/button';

interface PauseButtonProps {
  isPlaying: boolean;
  onPlayingChange: (isPlaying: boolean) => void;
}

/** Stops what changes by itself, for as long as somebody likes. */
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
