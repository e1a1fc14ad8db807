import { useLayoutEffect, useRef, useState } from 'react';
import type { AdminImage } from '../../api/admin-images';
import { ImageCard, type CardDrag, type ImageHandlers } from './image-card';
import { MoveButtons, type MoveTo } from './move-buttons';
import { useSorting } from './use-sorting';

interface ImageGridProps extends ImageHandlers {
  /** The whole gallery in display order. */
  ordered: readonly AdminImage[];
  /** The images that match the filters. */
  shown: readonly AdminImage[];
  /** Moves an image before or after another; returns its new position, starting at 1. */
  onMove: (id: string, side: 'before' | 'after', target: string) => number;
}

/** Gallery images as cards, reordered by mouse, touch, buttons or arrow keys. */
export function ImageGrid({ ordered, shown, onMove, ...handlers }: ImageGridProps) {
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sorting = useSorting(list);
  const moveButtons = useRef(new Map<string, HTMLSpanElement>());
  const focused = useRef<{ id: string; button: number } | null>(null);

  // Moving a card in the document drops its focus.
  useLayoutEffect(() => {
    const { id, button } = focused.current ?? { id: '', button: 0 };
    focused.current = null;
    moveButtons.current.get(id)?.querySelectorAll('button')[button]?.focus();
  }, [ordered]);

  const move = (image: AdminImage, side: 'before' | 'after', target: string) => {
    const position = onMove(image.id, side, target);
    setAnnouncement(
      `${image.title} moved to position ${String(position)} of ${String(ordered.length)}. Not saved yet.`,
    );
  };
  const moveTo = (image: AdminImage, index: number, to: MoveTo) => {
    const neighbor = { earlier: index - 1, later: index + 1, first: 0, last: shown.length - 1 }[to];
    const target = shown[neighbor];
    if (target === undefined || target.id === image.id) {
      setAnnouncement(`${image.title} is already ${index === 0 ? 'first' : 'last'}.`);
      return;
    }
    const buttons = [...(moveButtons.current.get(image.id)?.querySelectorAll('button') ?? [])];
    const button = buttons.findIndex((candidate) => candidate === document.activeElement);
    if (button >= 0) focused.current = { id: image.id, button };
    move(image, neighbor < index ? 'before' : 'after', target.id);
  };
  const drop = (id: string, target: string) => {
    const from = shown.findIndex((image) => image.id === id);
    const to = shown.findIndex((image) => image.id === target);
    const image = shown[from];
    if (image) move(image, to < from ? 'before' : 'after', target);
  };
  const renderCard = (image: AdminImage, index: number, drag?: CardDrag) => (
    <ImageCard
      key={image.id}
      image={image}
      position={ordered.indexOf(image) + 1}
      drag={drag}
      moveButtons={
        <MoveButtons
          ref={(element) => {
            if (element) moveButtons.current.set(image.id, element);
            else moveButtons.current.delete(image.id);
          }}
          title={image.title}
          isFirst={index === 0}
          isLast={index === shown.length - 1}
          onMove={(to) => {
            moveTo(image, index, to);
          }}
        />
      }
      {...handlers}
    />
  );
  const cards = (
    <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4">
      {shown.map((image, index) =>
        sorting === null ? (
          renderCard(image, index)
        ) : (
          <sorting.SortableImage key={image.id} id={image.id}>
            {(drag) => renderCard(image, index, drag)}
          </sorting.SortableImage>
        ),
      )}
    </ul>
  );

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {sorting === null ? (
        cards
      ) : (
        <sorting.SortableImages ids={shown.map(({ id }) => id)} onDrop={drop}>
          {cards}
        </sorting.SortableImages>
      )}
    </>
  );
}
