import { useState } from 'react';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import type { OfferVersion } from '../../api/admin-offers';
import { toOffer } from '../../model/draft-form';
import { versionChanges, type VersionChange } from '../../model/version-changes';

interface CompareVersionsProps {
  /** At least two, newest first. */
  versions: readonly OfferVersion[];
  onClose: () => void;
}

/** The changes between two versions of an offer, at first the last two. */
export function CompareVersions({ versions, onClose }: CompareVersionsProps) {
  const [ids, setIds] = useState({ before: versions[1]?.id, after: versions[0]?.id });
  const before = versions.find(({ id }) => id === ids.before);
  const after = versions.find(({ id }) => id === ids.after);
  const groups =
    before === undefined || after === undefined
      ? []
      : versionChanges(toOffer(before), toOffer(after));
  const choose = (side: keyof typeof ids, label: string) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={ids[side]}
          onChange={({ target }) => {
            setIds({ ...ids, [side]: target.value });
          }}
        >
          {versions.map(({ id, version, status }) => (
            <option key={id} value={id}>{`Version ${String(version)} (${status})`}</option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Dialog open size="lg" title="Compare versions" onOpenChange={onClose}>
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          {choose('before', 'From')}
          {choose('after', 'To')}
        </div>
        <div role="status" className="grid gap-5">
          {groups.length === 0 && <p className="text-muted">These versions are identical.</p>}
          {groups.map(({ title, changes }) => (
            <section key={title} aria-label={title}>
              <h3 className="type-h4 mb-1.5">{title}</h3>
              <dl className="text-sm">
                {changes.map((change, index) => (
                  <Change key={index} change={change} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Change({ change: { label, before, after } }: { change: VersionChange }) {
  return (
    <div className="grid gap-x-4 border-t py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dt className="font-semibold wrap-anywhere">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line tabular-nums">
        {before === null ? (
          <>
            <b>Added:</b>{' '}
          </>
        ) : after === null ? (
          <>
            <b>Removed:</b>{' '}
          </>
        ) : null}
        {before !== null && <del className="text-subtle">{before}</del>}
        {before !== null && after !== null && <span aria-hidden="true"> → </span>}
        {after !== null && <ins className="font-semibold no-underline">{after}</ins>}
      </dd>
    </div>
  );
}
