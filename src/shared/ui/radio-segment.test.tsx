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
  it('RadioSegment is a named radio group that forms can read', async () => {
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

  it('can be controlled', async () => {
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

  it('describes the group with its error', () => {
    render(
      <RadioSegment legend="Role" name="role" options={ROLES} error="Please choose a role." />,
    );
    const group = screen.getByRole('radiogroup');
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Please choose a role.');
  });
});
