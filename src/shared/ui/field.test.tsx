import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field';
import { Input } from './input';

describe('Field', () => {
  it('labels its control and describes it with the hint', () => {
    render(
      <Field label="Width" hint="Widest point, in feet.">
        {(control) => <Input {...control} suffix="ft" />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Width' });
    expect(input).toHaveAccessibleDescription('Widest point, in feet.');
    expect(input).not.toBeInvalid();
  });

  it('replaces the hint with the error and marks the control invalid', () => {
    render(
      <Field label="Email" hint="We answer here." error="Please enter a valid email address.">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(screen.queryByText('We answer here.')).not.toBeInTheDocument();
  });

  it('ignores an empty error', () => {
    render(
      <Field label="Email" error="">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).not.toBeInvalid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('gives two fields with the same label different ids', () => {
    render(
      <>
        <Field label="Origin" error="Enter the origin.">
          {(control) => <Input {...control} />}
        </Field>
        <Field label="Origin">{(control) => <Input {...control} />}</Field>
      </>,
    );
    const [first, second] = screen.getAllByRole('textbox', { name: 'Origin' });
    expect(first).toHaveAccessibleDescription('Enter the origin.');
    expect(second).toHaveAccessibleDescription('');
  });
});
