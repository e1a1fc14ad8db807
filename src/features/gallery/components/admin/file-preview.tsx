import { ImageOff } from 'lucide-react';
import { useObjectUrl } from '@/shared/lib/use-object-url';

interface FilePreviewProps {
  file: File;
  /** True to skip decoding it: a rejected file may be too large to decode. */
  isBroken: boolean;
}

/** A 72 × 54 px thumbnail of a chosen file. */
export function FilePreview({ file, isBroken }: FilePreviewProps) {
  const url = useObjectUrl(file);
  return (
    <span className="grid h-13.5 w-18 place-items-center overflow-hidden rounded-xs bg-sunk text-subtle">
      {isBroken ? (
        <ImageOff className="size-5" />
      ) : (
        <img src={url} alt="" width={72} height={54} className="size-full object-cover" />
      )}
    </span>
  );
}
