import {
  useEffect,
  useState,
  type ComponentType,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/lib/toast-store';
import type { GalleryImage } from '../../api/gallery-images';
import { viewerFailedToast } from '../../toasts';
import type { Lightbox as LightboxComponent } from './lightbox';

/** Marks the history entry of an open picture. */
const OPEN = 'isPictureOpen';

interface LightboxControl {
  openLightbox: (index: number) => void;
  isOpen: boolean;
  /** Render this anywhere. `null` until an image is opened. */
  lightbox: ReactNode;
}

/** A lightbox for a list of images. Its code loads when the first image is opened. */
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
    // An entry of its own: Back closes the picture instead of leaving the page.
    window.history.pushState({ ...(window.history.state as object), [OPEN]: true }, '');
    setIsOpen(true);
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleBack = () => {
      setIsOpen(false);
    };
    window.addEventListener('popstate', handleBack);
    return () => {
      window.removeEventListener('popstate', handleBack);
    };
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    const state = window.history.state as Record<string, unknown> | null;
    if (state?.[OPEN] === true) window.history.back();
  };

  return {
    openLightbox: (at) => {
      openLightbox(at).catch((error: unknown) => {
        logError('Failed to load the lightbox', error);
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
        onOpenChange={(open) => {
          if (!open) close();
        }}
      />
    ),
  };
}
