import { useSearchHotkey } from '@/features/search/components/use-search-hotkey';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';

const AdminPalette = lazyPart(async () => (await import('./admin-palette')).AdminPalette, {
  onFailure: NotLoaded,
});

interface AdminSearchProps {
  isOpen: boolean;
  /** Must be a stable function. */
  onOpen: () => void;
  onClose: () => void;
}

/** Searches the whole console and runs commands. Ctrl+K or Cmd+K opens it anywhere. */
export function AdminSearch({ isOpen, onOpen, onClose }: AdminSearchProps) {
  useSearchHotkey(onOpen);
  return isOpen ? <AdminPalette onClose={onClose} /> : null;
}
