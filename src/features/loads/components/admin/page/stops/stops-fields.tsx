import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { LoadTimeZone } from '@domain/time/time-zones';
import { STOP_LIMITS } from '@contracts/stop';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { blankStop } from '@/features/loads/model/route/stop-form';
import { createUuid } from '@/shared/lib/create-uuid';
import { Button } from '@/shared/ui/button';
import { StopFields, type StopsFormReturn } from './stop-fields';

interface StopsFieldsProps {
  form: StopsFormReturn;
  /** The stops as they are stored. */
  stored: readonly { id: string; arrived_at: string | null; time_zone: LoadTimeZone }[];
}

/** The stops in order. Alt and an arrow key move the one in focus, as its buttons do. */
export function StopsFields({ form, stored }: StopsFieldsProps) {
  const { fields, insert, move, remove } = useFieldArray({
    control: form.control,
    name: 'stops',
    // A stop's own id stays in `id`.
    keyName: 'key',
  });
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    const stop = list.current?.querySelector(`[data-stop="${focusNext.current}"]`);
    // An earlier render's effect may run first, before the stop exists.
    if (stop == null) return;
    stop.querySelector<HTMLElement>('select')?.focus();
    focusNext.current = undefined;
  });

  const handleMove = (index: number, step: -1 | 1) => {
    if (fields[index + step] === undefined) return;
    move(index, index + step);
    setAnnouncement(`Stop ${String(index + 1)} is now stop ${String(index + step + 1)}.`);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    handleMove(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  const handleAdd = () => {
    // Most loads end with their only delivery.
    const index = Math.max(fields.length - 1, 0);
    const stop = blankStop(createUuid());
    focusNext.current = stop.id;
    insert(index, stop, { shouldFocus: false });
    setAnnouncement(`Stop ${String(index + 1)} added.`);
  };
  const handleRemove = (index: number) => {
    remove(index);
    addButton.current?.focus();
    setAnnouncement(`Stop ${String(index + 1)} removed.`);
  };

  return (
    <>
      <ol ref={list} className="grid gap-5">
        {fields.map(({ key, id }, index) => {
          const name = `Stop ${String(index + 1)}`;
          const before = stored.find((stop) => stop.id === id);
          const arrivedAt = before?.arrived_at ?? null;
          return (
            <li key={key} data-stop={id} className="not-first:border-t not-first:pt-5">
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields */}
              <fieldset
                aria-label={name}
                className="grid min-w-0 gap-3"
                onKeyDown={(event) => {
                  handleKeyDown(event, index);
                }}
              >
                <div className="flex flex-wrap items-center gap-2">
                  <b className="mr-auto">{name}</b>
                  {arrivedAt !== null && before !== undefined && (
                    <span className="text-sm text-subtle tabular-nums">
                      {`Truck arrived ${formatLegTime(arrivedAt, before.time_zone)}`}
                    </span>
                  )}
                  <Button
                    variant="quiet"
                    size="sm"
                    isIcon
                    className="max-md:size-11"
                    aria-label={`Move ${name.toLowerCase()} up`}
                    unavailable={index === 0 ? 'It’s the first stop.' : undefined}
                    onClick={() => {
                      handleMove(index, -1);
                    }}
                  >
                    <ArrowUp />
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    isIcon
                    className="max-md:size-11"
                    aria-label={`Move ${name.toLowerCase()} down`}
                    unavailable={index === fields.length - 1 ? 'It’s the last stop.' : undefined}
                    onClick={() => {
                      handleMove(index, 1);
                    }}
                  >
                    <ArrowDown />
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    isIcon
                    className="max-md:size-11"
                    aria-label={`Remove ${name.toLowerCase()}`}
                    unavailable={
                      arrivedAt !== null
                        ? 'The truck has arrived here.'
                        : fields.length <= STOP_LIMITS.min
                          ? 'A load has at least a pickup and a delivery.'
                          : undefined
                    }
                    onClick={() => {
                      handleRemove(index);
                    }}
                  >
                    <Trash2 />
                  </Button>
                </div>
                <StopFields form={form} index={index} />
              </fieldset>
            </li>
          );
        })}
      </ol>
      <p>
        <Button
          ref={addButton}
          variant="quiet"
          size="md"
          disabled={fields.length >= STOP_LIMITS.max}
          onClick={handleAdd}
        >
          <Plus /> Add stop
        </Button>
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
