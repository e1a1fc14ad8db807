import { useState } from 'react';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import type { LoadDetails } from '@/features/loads/api/load-page';
import { useAddPermitMutation } from '@/features/permits/api/permit-mutations';
import {
  AUTHORITY_LABELS,
  AUTHORITY_TYPES,
  authorityName,
  type AuthorityType,
} from '@/features/permits/model/permit-terms';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';

/** Adds a needed permit of a county, city or other authority to a leg. */
export function AddPermit({
  load,
  permits,
}: {
  load: AdminLoad;
  permits: readonly LoadDetails['permits'][number][];
}) {
  const legs = load.legs
    .filter(({ left_at: left }) => left === null)
    .sort((a, b) => a.sequence - b.sequence);
  const [legId, setLegId] = useState('');
  const [type, setType] = useState<AuthorityType>('county');
  const [authority, setAuthority] = useState('');
  const [error, setError] = useState('');
  const { mutate, isPending } = useAddPermitMutation();
  const leg = legs.find(({ id }) => id === legId) ?? legs[0];
  if (leg === undefined) return null;
  return (
    <form
      noValidate
      aria-label="Add a permit"
      className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[10rem_8rem_minmax(0,16rem)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const name = authority.trim();
        // The database compares them the same way.
        const filed = permits.find(
          (permit) =>
            permit.leg_id === leg.id &&
            permit.status !== 'expired' &&
            permit.authority_type === type &&
            (type === 'state' || permit.authority.toLowerCase() === name.toLowerCase()),
        );
        const problem =
          name === '' && type !== 'state'
            ? `Enter which ${type} issues the permit.`
            : filed === undefined
              ? ''
              : `This leg already has a permit of ${authorityName(filed)}.`;
        setError(problem);
        if (problem !== '') return;
        mutate(
          {
            load_id: load.id,
            leg_id: leg.id,
            jurisdiction: leg.jurisdiction,
            authority_type: type,
            authority: name,
          },
          {
            onSuccess: () => {
              setAuthority('');
            },
          },
        );
      }}
    >
      <Field label="Leg">
        {(control) => (
          <Select
            isCompact
            {...control}
            value={leg.id}
            onChange={({ target }) => {
              setLegId(target.value);
            }}
          >
            {legs.map(({ id, sequence, jurisdiction }) => (
              <option key={id} value={id}>{`${String(sequence)}, ${jurisdiction}`}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Authority">
        {(control) => (
          <Select
            isCompact
            {...control}
            value={type}
            onChange={({ target }) => {
              setType(target.value as AuthorityType);
            }}
          >
            {AUTHORITY_TYPES.map((value) => (
              <option key={value} value={value}>
                {AUTHORITY_LABELS[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Name" error={error}>
        {(control) => (
          <Input
            isCompact
            {...control}
            value={authority}
            maxLength={120}
            autoComplete="off"
            placeholder={type === 'county' ? 'King County' : undefined}
            onChange={({ target }) => {
              setAuthority(target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="quiet" size="sm" className="self-end" isBusy={isPending}>
        Add permit
      </Button>
    </form>
  );
}
