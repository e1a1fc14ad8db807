import { useFormState, type UseFormReturn } from 'react-hook-form';
import type { ServiceFormValues, ServicePayload } from '@contracts/service';
import { SERVICE_CATEGORIES } from '@domain/service-category';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';

export type ServiceForm = UseFormReturn<ServiceFormValues, unknown, ServicePayload>;

/** The fields of a service. */
export function ServiceFields({ form }: { form: ServiceForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <div className="grid gap-4.5 sm:grid-cols-2 sm:*:nth-[1]:col-span-2 sm:*:nth-[n+4]:col-span-2">
      <Field label="Name" error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field label="Category" error={errors.category?.message}>
        {(control) => (
          <Select {...control} {...form.register('category')}>
            {SERVICE_CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Price" hint="Free text, e.g. $3.50/mile" error={errors.price?.message}>
        {(control) => <Input {...control} {...form.register('price')} autoComplete="off" />}
      </Field>
      <Field label="Description" isOptional error={errors.short_description?.message}>
        {(control) => <Textarea {...control} {...form.register('short_description')} rows={3} />}
      </Field>
      <Checkbox label="Active" {...form.register('active')} />
    </div>
  );
}
