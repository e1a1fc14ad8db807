import { useState, type ComponentType, type ComponentProps, type ReactNode } from 'react';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/lib/toast-store';
import type { GalleryImage } from '../../api/gallery-images';
import { viewerFailedToast } from '../../messages';
import type { Lightbox as LightboxComponent } from './lightbox';

interface LightboxControl {
  openLightbox: (index: number) => void;
  isOpen: boolean;
  /** To be rendered anywhere; nothing until a picture was opened. */
  lightbox: ReactNode;
}

/** A viewer for a list of pictures, whose code is fetched when somebody first opens one. */
export function useLightbox(images: readonly GalleryImage[]): LightboxControl {
  const [Lightbox, setLightbox] = useState<ComponentType<
    ComponentProps<typeof LightboxComponent>
  > | null>(null);
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  const openLightbox = async (at: number) => {
    const loaded = await import('./lightbox');
    setLightbox(() => loaded.Lightbox);
    setIndex(at);
    setIsOpen(true);
  };

  return {
    openLightbox: (at) => {
      openLightbox(at).catch((error: unknown) => {
        logError('The picture viewer could not be fetched', error);
        showToast(viewerFailedToast);
      });
    },
    isOpen,
    lightbox: Lightbox && (
      <Lightbox
        images={images}
        index={index}
        onIndexChange={setIndex}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    ),
  };
}
