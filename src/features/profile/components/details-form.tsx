import type { Profile } from '@/session/session-queries';
import { ErrorSummary } from '@/shared/forms/error-summary';
import { StaleAlert } from '@/shared/forms/stale-alert';
import { useFieldProblems } from '@/shared/forms/use-field-problems';
import { isAppError } from '@/shared/lib/app-error';
import { Button } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { profileToasts } from '../toasts';
import { PROFILE_LABELS, toFormValues } from '../model/profile-values';
import { ChangeFailure } from './change-failure';
import { useDetailsForm } from './use-details-form';

/** Edits the user's own name, phone and company. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const state = useDetailsForm(profile);
  const { form, newer, error } = state;
  const { errors, isDirty } = form.formState;
  const problems = useFieldProblems(form, PROFILE_LABELS);
  const isChanged = isDirty || state.isRestored;

  return (
    <form
      noValidate
      method="dialog"
      aria-labelledby="details"
      className="grid gap-4.5"
      onSubmit={state.handleSubmit}
    >
      {state.isRestored && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b pb-4 text-sm text-muted">
          Your unsaved changes are still here.
          <Button size="sm" variant="quiet" onClick={state.discard}>
            Discard changes
          </Button>
        </p>
      )}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label={PROFILE_LABELS.first_name} error={errors.first_name?.message}>
          {(control) => (
            <Input {...control} {...form.register('first_name')} autoComplete="given-name" />
          )}
        </Field>
        <Field label={PROFILE_LABELS.last_name} error={errors.last_name?.message}>
          {(control) => (
            <Input {...control} {...form.register('last_name')} autoComplete="family-name" />
          )}
        </Field>
        <Field label={PROFILE_LABELS.phone} isOptional error={errors.phone?.message}>
          {(control) => (
            <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />
          )}
        </Field>
        <Field label={PROFILE_LABELS.company_name} isOptional error={errors.company_name?.message}>
          {(control) => (
            <Input {...control} {...form.register('company_name')} autoComplete="organization" />
          )}
        </Field>
      </div>
      <ErrorSummary problems={problems} />
      {newer !== null ? (
        <StaleAlert noun="profile" onShowTheirs={state.showTheirs} onKeepMine={state.keepMine}>
          <Facts isCompact className="mt-2 mb-3" entries={entriesOf(newer)} />
        </StaleAlert>
      ) : (
        error !== null &&
        !isAppError(error, 'stale') && (
          <ChangeFailure error={error} textOf={profileToasts.saveFailed} />
        )
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" isBusy={state.isBusy} busyText="Saving..." disabled={newer !== null}>
          Save Changes
        </Button>
        <p role="status" className="text-sm text-subtle">
          {isChanged ? 'Unsaved changes' : 'No unsaved changes'}
        </p>
      </div>
    </form>
  );
}

function entriesOf(profile: Profile) {
  const values = toFormValues(profile);
  return Object.entries(PROFILE_LABELS).map(([field, term]) => ({
    term,
    detail: values[field as keyof typeof values] || 'Empty',
  }));
}
