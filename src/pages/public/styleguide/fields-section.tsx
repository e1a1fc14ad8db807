import { useState } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { RadioSegment } from '@/shared/ui/radio-segment';
import { SearchInput } from '@/shared/ui/search-input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { Demo } from './demo';

/** Controls with hint, unit, error, read-only and disabled. */
export function FieldsSection() {
  return (
    <Demo title="Fields">
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label="Origin">
          {(control) => <Input {...control} placeholder="City, state" />}
        </Field>
        <Field label="Width" hint="Widest point, in feet.">
          {(control) => <Input {...control} inputMode="decimal" defaultValue={12} suffix="ft" />}
        </Field>
        <Field label="Email" error="Please enter a valid email address.">
          {(control) => <Input {...control} type="email" defaultValue="morgan.reyes@example" />}
        </Field>
        <Field label="Height" error="Enter the height.">
          {(control) => <Input {...control} inputMode="decimal" suffix="ft" />}
        </Field>
        <Field label="Experience">
          {(control) => (
            <Select {...control} defaultValue="3">
              <option value="1">1-2 years</option>
              <option value="3">3-5 years</option>
            </Select>
          )}
        </Field>
        <Field label="Position">
          {(control) => <Input {...control} readOnly defaultValue="CDL Truck Driver" />}
        </Field>
        <Field label="Equipment" error="Choose one.">
          {(control) => (
            <Select {...control}>
              <option value="">Choose</option>
            </Select>
          )}
        </Field>
        <Field label="Reference">
          {(control) => <Input {...control} disabled defaultValue="Assigned after sending" />}
        </Field>
        <Field label="Message" isOptional className="xs:col-span-2">
          {(control) => <Textarea {...control} />}
        </Field>
      </div>
    </Demo>
  );
}

const ROLES = [
  { value: 'broker', label: 'Freight Broker' },
  { value: 'carrier', label: 'Carrier' },
  { value: 'pilot', label: 'Pilot Car' },
] as const;

/** Checkboxes, radio segments and the search field. */
export function ChoicesSection() {
  const [searched, setSearched] = useState('');
  const [role, setRole] = useState<(typeof ROLES)[number]['value']>('carrier');
  return (
    <Demo title="Checkbox, role, search">
      <Checkbox label="I hold a valid CDL" defaultChecked />
      <Checkbox label="Send me a copy" />
      <Checkbox label="I have read the terms" error="Please confirm." />
      <RadioSegment
        legend="Role"
        name="role"
        options={ROLES}
        value={role}
        onValueChange={setRole}
      />
      <RadioSegment
        legend="Role, none chosen"
        name="role-error"
        options={ROLES}
        error="Please choose a role."
      />
      <SearchInput
        label="Search quotes"
        placeholder="Name, city or equipment"
        onSearch={setSearched}
      />
      <p className="text-sm text-subtle">
        {searched === '' ? 'Searches when you stop typing.' : `Searched for “${searched}”.`}
      </p>
    </Demo>
  );
}
