import { useLayoutEffect, useRef, useState } from 'react';
import type { AdminImage } from '../../api/admin-images';
import { ImageCard, type ImageHandlers } from './image-card';
import { MoveButtons, type MoveTo } from './move-buttons';
import { useCardDrag } from './use-card-drag';

interface ImageGridProps extends ImageHandlers {
  /** The whole gallery in the order shown. */
  ordered: readonly AdminImage[];
  /** Those of them the filters leave. */
  shown: readonly AdminImage[];
  /** Puts a picture before or after another; returns its place then, from 1. */
  onMove: (id: string, side: 'before' | 'after', target: string) => number;
}

/** The gallery's pictures as cards; moved by dragging, by their buttons or by arrow keys. */
export function ImageGrid({ ordered, shown, onMove, ...handlers }: ImageGridProps) {
  const [news, setNews] = useState('');
  const movers = useRef(new Map<string, HTMLSpanElement>());
  const focused = useRef<{ id: string; button: number } | null>(null);

  // A card that changes its place in the document loses the focus on the way.
  useLayoutEffect(() => {
    const { id, button } = focused.current ?? { id: '', button: 0 };
    focused.current = null;
    movers.current.get(id)?.querySelectorAll('button')[button]?.focus();
  }, [ordered]);

  const move = (image: AdminImage, side: 'before' | 'after', target: string) => {
    const place = onMove(image.id, side, target);
    setNews(
      `${image.title} is now at place ${String(place)} of ${String(ordered.length)}. Not saved yet.`,
    );
  };
  const moveTo = (image: AdminImage, index: number, to: MoveTo) => {
    const neighbour = { earlier: index - 1, later: index + 1, first: 0, last: shown.length - 1 }[
      to
    ];
    const target = shown[neighbour];
    if (target === undefined || target.id === image.id) {
      setNews(`${image.title} is already ${index === 0 ? 'first' : 'last'}.`);
      return;
    }
    const buttons = [...(movers.current.get(image.id)?.querySelectorAll('button') ?? [])];
    const button = buttons.findIndex((one) => one === document.activeElement);
    if (button >= 0) focused.current = { id: image.id, button };
    move(image, neighbour < index ? 'before' : 'after', target.id);
  };
  const drag = useCardDrag((id, side, target) => {
    const image = ordered.find((one) => one.id === id);
    if (image) move(image, side, target);
  });

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4">
        {shown.map((image, index) => (
          <ImageCard
            key={image.id}
            image={image}
            place={ordered.indexOf(image) + 1}
            dropSide={drag.dropSide(image.id)}
            dragProps={drag.propsOf(image.id)}
            mover={
              <MoveButtons
                ref={(element) => {
                  if (element) movers.current.set(image.id, element);
                  else movers.current.delete(image.id);
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
        ))}
      </ul>
    </>
  );
}
