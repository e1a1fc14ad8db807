import { PictureDialog } from '@/shared/ui/picture-dialog';
import type { GalleryImage } from '../../api/gallery-images';
import { wrapIndex } from '../../model/wrap-index';
import { GalleryPicture } from '../gallery-picture';

interface LightboxProps {
  images: readonly GalleryImage[];
  index: number;
  onIndexChange: (index: number) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows a list of images one at a time at full size. */
export function Lightbox({ images, index, onIndexChange, open, onOpenChange }: LightboxProps) {
  const image = images[index];
  if (!image) return null;
  const { length: count } = images;
  const handleStep = (step: 1 | -1) => {
    onIndexChange(wrapIndex(index, step, count));
  };
  return (
    <PictureDialog
      open={open}
      onOpenChange={onOpenChange}
      title={image.title}
      description={image.description}
      position={count > 1 ? `${String(index + 1)} of ${String(count)}` : undefined}
      onPrevious={() => {
        handleStep(-1);
      }}
      onNext={() => {
        handleStep(1);
      }}
    >
      <GalleryPicture
        key={image.id}
        isEager
        isWhole
        image={image}
        use="fullsize"
        sizes="(min-width: 76rem) 76rem, 100vw"
      />
    </PictureDialog>
  );
}
