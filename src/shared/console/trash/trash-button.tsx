import { Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { whenOpened } from '../when-opened';
import { TRASH_PARAM, type TrashSource } from './trash-source';

const TrashDrawer = whenOpened(
  ({ isOpen }) => isOpen,
  async () => (await import('./trash-drawer')).TrashDrawer,
);

/** Opens a list's trash. Whether it's open is in the URL. */
export function TrashButton({ source }: { source: TrashSource }) {
  const [params, setParams] = useSearchParams();
  const setOpen = (isOpen: boolean) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOpen) next.set(TRASH_PARAM, '1');
        else next.delete(TRASH_PARAM);
        return next;
      },
      { replace: true },
    );
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Trash2 />
        Trash
      </Button>
      <TrashDrawer
        source={source}
        isOpen={params.has(TRASH_PARAM)}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
