import { placeState } from '../model/place-state';

interface MissingEntriesProps {
  /** Dimensions without a value. */
  missing: readonly string[];
  origin: string;
  destination: string;
}

/** What to enter to get an answer. */
export function MissingEntries({ missing, origin, destination }: MissingEntriesProps) {
  const open = [
    ...missing,
    ...(placeState(origin) === null ? ['origin'] : []),
    ...(placeState(destination) === null ? ['destination'] : []),
  ];
  return (
    <div className="rounded-sm border border-dashed border-line-strong p-5">
      <p className="font-semibold">
        {open.length > 0
          ? `Enter ${new Intl.ListFormat('en-US').format(open)}.`
          : 'Correct the marked fields.'}
      </p>
      <p className="mt-1 text-sm text-muted">
        You’ll see the states, permits and pilot cars the move will probably need.
      </p>
    </div>
  );
}
