import { X } from 'lucide-react';
import { RecordPicture } from '@/shared/blocks/record-picture';
import { PICTURE_ACCEPT } from '@/shared/images/check-picture';
import { Button } from '@/shared/ui/button';
import { FileField } from '@/shared/ui/file-field';
import type { VehicleImageState } from './use-vehicle-image';

/** The vehicle's image and a field to replace it. */
export function VehicleImageField({ image }: { image: VehicleImageState }) {
  const { current, file, isUploading, error } = image;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FileField
        label="Image"
        isOptional
        hint="JPG, PNG, WebP or AVIF. Resized to 1600 px before upload."
        accept={PICTURE_ACCEPT}
        files={
          file === undefined
            ? []
            : [
                {
                  key: 'image',
                  name: file.name,
                  size: file.size,
                  state: isUploading ? 'sending' : 'failed',
                  progress: isUploading ? 0.5 : 0,
                  error,
                },
              ]
        }
        isLocked={isUploading}
        onAdd={([chosen]) => {
          if (chosen) image.upload(chosen);
        }}
        onRemove={image.forgetFailure}
        onRetry={() => {
          if (file) image.upload(file);
        }}
      />
      {current.image_url !== null && (
        <div className="relative overflow-hidden rounded-xs bg-sunk">
          <RecordPicture
            src={current.image_url}
            alt="Current image of the vehicle"
            width={current.image_width}
            height={current.image_height}
            sizes="27rem"
            className="aspect-video object-cover"
          />
          <Button
            variant="quiet"
            size="sm"
            className="absolute! top-2 right-2"
            onClick={image.remove}
          >
            <X /> Remove image
          </Button>
        </div>
      )}
    </div>
  );
}
