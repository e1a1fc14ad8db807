import { joinList } from '@domain/text/join-list';

/** The entries missing for an answer. */
export function MissingEntries({ missing }: { missing: readonly string[] }) {
  return (
    <div className="rounded-sm border border-dashed border-line-strong p-5">
      <p className="font-semibold">
        {missing.length > 0 ? `Enter ${joinList(missing)}.` : 'Correct the marked fields.'}
      </p>
      <p className="mt-1 text-sm text-muted">
        You’ll see the states, permits and pilot cars the move will probably need.
      </p>
    </div>
  );
}
