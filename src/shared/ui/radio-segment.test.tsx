import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioSegment } from './radio-segment';

const ROLES = [
  { value: 'broker', label: 'Freight Broker' },
  { value: 'carrier', label: 'Carrier' },
] as const;

describe('RadioSegment', () => {
  it('is a named group of radio buttons that the form can read', async () => {
    const handleChange = vi.fn();
    render(
      <form aria-label="Register">
        <RadioSegment legend="Role" name="role" options={ROLES} onChange={handleChange} />
      </form>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Role' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Carrier' }));
    expect(handleChange).toHaveBeenCalledOnce();
    expect(screen.getByRole('form')).toHaveFormValues({ role: 'carrier' });
  });

  it('follows a value given from outside', async () => {
    function Controlled() {
      const [role, setRole] = useState<'broker' | 'carrier'>('broker');
      return (
        <RadioSegment
          legend="Role"
          name="role"
          options={ROLES}
          value={role}
          onValueChange={setRole}
        />
      );
    }
    render(<Controlled />);
    expect(screen.getByRole('radio', { name: 'Freight Broker' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Carrier' }));
    expect(screen.getByRole('radio', { name: 'Carrier' })).toBeChecked();
  });

  it('ties its error to the group', () => {
    render(
      <RadioSegment legend="Role" name="role" options={ROLES} error="Please choose a role." />,
    );
    const group = screen.getByRole('radiogroup');
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Please choose a role.');
  });
});
