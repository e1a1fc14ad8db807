import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { DateInput } from './date-input';
import { Field } from './field';

/** A form as most are: react-hook-form reads its fields. */
function Form({ onSave }: { onSave: (values: { day: string; at: string }) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { day: '', at: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Field label="Day" hint="The first day.">
        {(control) => <DateInput {...control} {...register('day')} />}
      </Field>
      <Field label="Time">
        {(control) => <DateInput hasTime {...control} {...register('at')} />}
      </Field>
      <button type="submit">Save</button>
    </form>
  );
}

/** A field with a state of its own. */
function Controlled() {
  const [day, setDay] = useState('');
  return (
    <DateInput
      aria-label="Day"
      value={day}
      onChange={({ target }) => {
        setDay(target.value);
      }}
    />
  );
}

const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value } });
  return input;
};
const save = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
};

describe('A date field', () => {
  it('reads a two-digit year as 20xx when it is left', async () => {
    const onSave = vi.fn();
    render(<Form onSave={onSave} />);
    fireEvent.blur(type('Day', '0026-12-01'));
    fireEvent.blur(type('Time', '0027-01-02T06:30'));
    expect(screen.getByLabelText('Day')).toHaveValue('2026-12-01');
    save();
    await vi.waitFor(() => {
      expect(onSave).toHaveBeenCalled();
    });
    expect(onSave.mock.calls[0]?.[0]).toEqual({ day: '2026-12-01', at: '2027-01-02T06:30' });
  });

  it('reads it as 19xx if the field starts before that year', () => {
    render(<DateInput aria-label="First day" firstYear={1990} />);
    fireEvent.blur(type('First day', '0098-06-01'));
    expect(screen.getByLabelText('First day')).toHaveValue('1998-06-01');
  });

  it('reads it when Enter submits the form, too', async () => {
    const onSave = vi.fn();
    render(<Form onSave={onSave} />);
    fireEvent.keyDown(type('Day', '0026-12-01'), { key: 'Enter' });
    save();
    await vi.waitFor(() => {
      expect(onSave).toHaveBeenCalled();
    });
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ day: '2026-12-01' });
  });

  it('leaves the year alone while someone types it', () => {
    render(<Controlled />);
    for (const year of ['0002', '0020', '0202', '2026']) {
      expect(type('Day', `${year}-12-01`)).toHaveValue(`${year}-12-01`);
    }
  });

  it('updates a controlled field', () => {
    render(<Controlled />);
    fireEvent.blur(type('Day', '0026-12-01'));
    expect(screen.getByLabelText('Day')).toHaveValue('2026-12-01');
  });

  it('keeps the form from being submitted without a date that doesn’t exist', async () => {
    const onSave = vi.fn();
    render(<Form onSave={onSave} />);
    const input = screen.getByLabelText<HTMLInputElement>('Day');
    // A browser reports this for February 30, with a blank value.
    const validity = vi.spyOn(input, 'validity', 'get');
    validity.mockReturnValue({ badInput: true } as ValidityState);
    save();
    expect(input).toHaveFocus();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(
      'This date is incomplete or doesn’t exist. The first day.',
    );
    validity.mockRestore();
    type('Day', '2026-03-01');
    expect(input).not.toBeInvalid();
    save();
    await vi.waitFor(() => {
      expect(onSave).toHaveBeenCalledTimes(1);
    });
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ day: '2026-03-01' });
  });

  it('offers the years that can be saved', () => {
    render(<Form onSave={vi.fn()} />);
    expect(screen.getByLabelText('Day')).toHaveAttribute('max', '2099-12-31');
    expect(screen.getByLabelText('Time')).toHaveAttribute('min', '2000-01-01T00:00');
  });
});
