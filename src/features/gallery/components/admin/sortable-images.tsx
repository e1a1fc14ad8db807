import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import type { CardDrag } from './image-card';

/** A few pixels, so a click doesn't start a drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
/** A long press, so a swipe still scrolls the page. */
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** The grid announces moves itself, by position in the whole gallery. */
const NO_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface SortableImagesProps {
  ids: string[];
  /** A card was dropped on another one. */
  onDrop: (id: string, target: string) => void;
  children: ReactNode;
}

/** Lets the {@link SortableImage}s in it be dragged by mouse and touch. */
export function SortableImages({ ids, onDrop, children }: SortableImagesProps) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: NO_ANNOUNCEMENTS }}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) onDrop(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** A card that can be dragged. */
export function SortableImage({
  id,
  children,
}: {
  id: string;
  children: (drag: CardDrag) => ReactNode;
}) {
  // dnd-kit's own attributes would make the card a button around other buttons.
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return children({
    cardRef: setNodeRef,
    handleRef: setActivatorNodeRef,
    listeners,
    style: { transform: CSS.Transform.toString(transform), transition },
    isDragging,
  });
}
