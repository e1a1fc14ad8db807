import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SegmentedFilter } from './segmented-filter';

describe('SegmentedFilter', () => {
  it('says which value is chosen and how many there are of each', async () => {
    const handleValueChange = vi.fn();
    render(
      <SegmentedFilter
        label="Status"
        value="all"
        onValueChange={handleValueChange}
        options={[
          { value: 'all', label: 'All', count: 1280 },
          { value: 'new', label: 'New', count: 0 },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Status' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All 1,280', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'New 0', pressed: false }));
    expect(handleValueChange).toHaveBeenCalledWith('new');
  });
});
