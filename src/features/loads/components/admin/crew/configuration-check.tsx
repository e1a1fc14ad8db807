import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { missingUnits, neededUnitsText } from '@domain/needed-units';
import { configurationsQueryOptions } from '@/features/loads/api/crew/configurations';
import type { LoadUnit } from '@/features/loads/model/combination';
import { configurationOf } from '@/features/loads/model/crew/configuration';
import { Alert } from '@/shared/ui/alert';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

interface ConfigurationCheckProps {
  /** The text of the load's equipment field. */
  equipment: string;
  chosen: readonly LoadUnit[];
}

/** Compares the chosen units with the needs of a configuration: the load's equipment, or another one. */
export function ConfigurationCheck({ equipment, chosen }: ConfigurationCheckProps) {
  const { data: configurations = [], isError } = useQuery(configurationsQueryOptions());
  const [picked, setPicked] = useState<string>();
  const id = picked ?? configurationOf(equipment, configurations)?.id ?? '';
  const configuration = configurations.find((one) => one.id === id);
  const missing =
    configuration === undefined ? '' : neededUnitsText(missingUnits(configuration.needed, chosen));
  if (configurations.length === 0 && !isError) return null;
  return (
    <div>
      <Field
        label="Configuration"
        isOptional
        hint={
          isError
            ? 'The configurations couldn’t be loaded.'
            : configuration && `Needs ${neededUnitsText(configuration.needed)}.`
        }
      >
        {(control) => (
          <Select
            {...control}
            value={id}
            onChange={({ target }) => {
              setPicked(target.value);
            }}
          >
            <option value="">Not compared</option>
            {configurations.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div role="status" className="not-empty:mt-2">
        {missing !== '' && (
          <Alert tone="warn" title={`Missing for this configuration: ${missing}.`} />
        )}
      </div>
    </div>
  );
}
