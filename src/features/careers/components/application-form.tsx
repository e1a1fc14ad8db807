import { useFormState } from 'react-hook-form';
import { Honeypot } from '@/shared/forms/honeypot';
import { RestoredNotice } from '@/shared/forms/restored-notice';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import { preloadSubmitApplication } from '../api/submit-application';
import { APPLICATION_LABELS } from '../model/application-fields';
import { AddressFields } from './address-fields';
import { DocumentField } from './document-field';
import { ExperienceFields } from './experience-fields';
import { PersonFields } from './person-fields';
import { PositionField } from './position-field';
import type { Application } from './use-application';

interface ApplicationFormProps {
  id: string;
  application: Application;
  /** Title of the opening; `null` to let the applicant choose. */
  position: string | null;
}

/** The fields of an application. The submit button is in the dialog's footer. */
export function ApplicationForm({ id, application, position }: ApplicationFormProps) {
  const { form, handleSubmit, isRestored, isBusy, startOver } = application;
  const { errors } = useFormState({ control: form.control });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focusing a field only preloads code, and a file dropped outside a field must not replace the page
    <form
      id={id}
      noValidate
      aria-label="Application"
      className="relative grid gap-4.5"
      onFocus={preloadSubmitApplication}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
      }}
      onSubmit={handleSubmit}
    >
      {/* Locked while sending: changes made now would not be included. */}
      <fieldset disabled={isBusy} className="grid min-w-0 gap-x-4 gap-y-4.5 xs:grid-cols-6">
        {isRestored && (
          <div className="xs:col-span-6">
            <RestoredNotice onStartOver={startOver} />
          </div>
        )}
        <PositionField form={form} position={position} />
        <PersonFields form={form} />
        <AddressFields form={form} />
        <ExperienceFields form={form} />
        <DocumentField kind="resume" application={application} className="xs:col-span-6" />
        <DocumentField kind="cdl" application={application} className="xs:col-span-3" />
        <DocumentField kind="other" application={application} className="xs:col-span-3" />
        <Checkbox
          {...form.register('cdl_license')}
          label={APPLICATION_LABELS.cdl_license}
          className="py-1 xs:col-span-6"
        />
        <Field
          label={APPLICATION_LABELS.cover_letter}
          isOptional
          error={errors.cover_letter?.message}
          className="xs:col-span-6"
        >
          {(control) => <Textarea {...control} {...form.register('cover_letter')} />}
        </Field>
      </fieldset>
      <Honeypot />
    </form>
  );
}
