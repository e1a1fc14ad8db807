import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useFormState } from 'react-hook-form';
import { linkRequestSchema, type LinkRequest, type LinkRequestValues } from '@contracts/quote-link';
import { NoScriptNote } from '@/shared/blocks/no-script-note';
import { SendFailure } from '@/shared/blocks/send-failure';
import { failureHelp } from '@/shared/forms/failure-help';
import { isAppError } from '@/shared/lib/app-error';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { EmailInput } from '@/shared/ui/email-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Panel } from '@/shared/ui/panel';
import { useRequestLinkMutation } from '../../api/request-link';
import { linkToasts } from '../../toasts';

/** Resends the private link. The answer never reveals whether reference and address match. */
export function ResendLinkForm() {
  const form = useForm<LinkRequestValues, unknown, LinkRequest>({
    resolver: standardSchemaResolver(linkRequestSchema),
  });
  const { errors } = useFormState({ control: form.control });
  const request = useRequestLinkMutation();
  const { error } = request;

  return (
    <Panel aria-labelledby="request-link-heading">
      <h2 id="request-link-heading" className="type-h3">
        Resend my link
      </h2>
      <p className="mt-2 mb-5 text-sm text-muted">
        We only send it to the email address on the request.
      </p>
      <form
        noValidate
        method="dialog"
        aria-labelledby="request-link-heading"
        className="grid gap-4.5"
        onSubmit={(event) =>
          void form.handleSubmit((values) => {
            if (!request.isPending) request.mutate(values);
          })(event)
        }
      >
        <Field label="Reference" hint="For example Q-7K2M9X" error={errors.reference?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('reference')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => <EmailInput {...control} {...form.register('email')} />}
        </Field>
        <NoScriptNote />
        {error && (
          <SendFailure title="We couldn’t send the link.">
            {isAppError(error, 'rate-limited') ? error.message : failureHelp(error)}
          </SendFailure>
        )}
        {request.isSuccess && <Alert tone="ok" title={linkToasts.requested} />}
        <Button
          type="submit"
          size="md"
          variant="solid"
          className="justify-self-start"
          isBusy={request.isPending}
          busyText="Sending..."
        >
          Send link
        </Button>
      </form>
    </Panel>
  );
}
