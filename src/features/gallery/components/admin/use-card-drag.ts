import { useState, type DragEvent } from 'react';

type Side = 'before' | 'after';

/** Dragging a card onto another: it is dropped before or after it, by the half it is held over. */
export function useCardDrag(onDrop: (id: string, side: Side, target: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ id: string; side: Side } | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };

  return {
    dropSide: (id: string) => (over?.id === id && dragged !== id ? over.side : null),
    propsOf: (id: string) => ({
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id); // Without it Firefox drags nothing.
        setDragged(id);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return; // A file from the desktop, for example.
        event.preventDefault();
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const side = event.clientX < left + width / 2 ? 'before' : 'after';
        if (over?.id !== id || over.side !== side) setOver({ id, side });
      },
      onDragEnd: end,
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged !== id && over !== null) onDrop(dragged, over.side, id);
        end();
      },
    }),
  };
}
