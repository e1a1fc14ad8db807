import { withoutInvisible } from '@domain/text/invisible';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import type { ChangeSource } from '../../api/save-rules';
import { readPartialDay } from '@domain/time/read-day';
import type { SourceRecord } from '../../model/rules-desk';

/** The select's value for a source that isn't on file yet. */
export const NEW_SOURCE = 'new';

/** The fields that say where a change comes from. */
export interface SourceEntry {
  sourceId: string;
  title: string;
  publisher: string;
  url: string;
  kind: string;
  asOf: string;
}
export const EMPTY_SOURCE: SourceEntry = {
  sourceId: NEW_SOURCE,
  title: '',
  publisher: '',
  url: '',
  kind: 'state_manual',
  asOf: '',
};

const KINDS = [
  ['statute', 'Statute'],
  ['regulation', 'Regulation'],
  ['state_manual', 'State page or manual'],
  ['federal_compilation', 'Federal compilation'],
  ['trade_site', 'Trade site'],
  ['other', 'Other, such as a phone call'],
] as const;

const clean = (text: string) => withoutInvisible(text).trim();

/** The source as the database takes it. */
export const toSource = ({ sourceId, title, publisher, url, kind }: SourceEntry): ChangeSource =>
  sourceId === NEW_SOURCE
    ? { title: clean(title), publisher: clean(publisher), url: clean(url), kind }
    : { id: sourceId };

interface SourceFieldsProps {
  form: UseFormReturn<SourceEntry>;
  /** The state's sources, listed first. */
  own: readonly SourceRecord[];
  others: readonly SourceRecord[];
}

/** Source and date of a change: a source on file, or a new one with its link. Both are required. */
export function SourceFields({ form, own, others }: SourceFieldsProps) {
  const { errors } = form.formState;
  const isNew = useWatch({ control: form.control, name: 'sourceId' }) === NEW_SOURCE;
  const asOf = useWatch({ control: form.control, name: 'asOf' });
  const date = readPartialDay(asOf);
  const option = ({ id, title, publisher }: SourceRecord) => (
    <option key={id} value={id}>
      {`${title}, ${publisher}`}
    </option>
  );
  return (
    <>
      <Field label="Source">
        {(control) => (
          <Select {...control} {...form.register('sourceId')} isCompact>
            <option value={NEW_SOURCE}>New source</option>
            <optgroup label="Sources of this state">{own.map(option)}</optgroup>
            <optgroup label="All sources">{others.map(option)}</optgroup>
          </Select>
        )}
      </Field>
      <Field
        label="Date of the source"
        hint={
          date === null || date === asOf
            ? 'Such as Nov 22, 2026, Nov 2026 or 2026'
            : `Stored as ${date}`
        }
        error={errors.asOf?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('asOf', {
              required: 'Enter the date of the source.',
              validate: (text) =>
                readPartialDay(text) !== null ||
                'Enter a date like Nov 22, 2026, Nov 2026 or 2026.',
            })}
            isCompact
          />
        )}
      </Field>
      {isNew && (
        <>
          <Field label="Title" error={errors.title?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('title', {
                  shouldUnregister: false,
                  validate: (title) => title.trim() !== '' || 'Name the source.',
                  maxLength: { value: 200, message: 'The title can’t exceed 200 characters.' },
                })}
                isCompact
              />
            )}
          </Field>
          <Field label="Publisher" isOptional error={errors.publisher?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('publisher', {
                  maxLength: { value: 200, message: 'The name can’t exceed 200 characters.' },
                })}
                isCompact
              />
            )}
          </Field>
          <Field label="Link" isOptional error={errors.url?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('url', {
                  pattern: {
                    value: /^\s*(https?:\/\/\S+)?\s*$/iu,
                    message: 'The link must start with https://.',
                  },
                })}
                type="url"
                isCompact
              />
            )}
          </Field>
          <Field label="Kind of source">
            {(control) => (
              <Select {...control} {...form.register('kind')} isCompact>
                {KINDS.map(([kind, label]) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </>
  );
}

/** The sources of a state's values, and all others, by title. */
export function splitSources(sources: Iterable<SourceRecord>, ids: ReadonlySet<string>) {
  const sorted = [...sources].toSorted((a, b) => a.title.localeCompare(b.title));
  return {
    own: sorted.filter(({ id }) => ids.has(id)),
    others: sorted.filter(({ id }) => !ids.has(id)),
  };
}
