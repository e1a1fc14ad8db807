import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { APP_ROLES } from '@domain/roles';
import type { UserFormValues } from '@contracts/user';
import { ROLE_LABELS } from '@/session/role-labels';
import { Checkbox } from '@/shared/ui/checkbox';
import { FieldNote } from '@/shared/ui/field';

/**
 * Checkboxes for a user's roles. A separate component registers after the fields above it, so the first
 * invalid field gets the focus.
 */
export function RolesField({ form }: { form: UseFormReturn<UserFormValues> }) {
  const noteId = useId();
  const error = form.formState.errors.roles?.message;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : noteId}>
      <legend className="pb-2.5 text-ui leading-snug font-semibold">Roles</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        {APP_ROLES.map((role) => (
          <Checkbox key={role} label={ROLE_LABELS[role]} value={role} {...form.register('roles')} />
        ))}
      </div>
      {error !== undefined && (
        <div className="pt-2">
          <FieldNote id={noteId} error={error} />
        </div>
      )}
    </fieldset>
  );
}
