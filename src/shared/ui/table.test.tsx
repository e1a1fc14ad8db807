import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RowTrigger } from './row-trigger';
import { Table, TBody, Td, Th, THead, Tr } from './table';

describe('Table', () => {
  it('Table is a table for screen readers, marks the open row and opens rows by name', async () => {
    const handleOpen = vi.fn();
    render(
      <Table label="Quotes">
        <THead>
          <Tr>
            <Th>Customer</Th>
            <Th isNumeric>W ft</Th>
          </Tr>
        </THead>
        <TBody>
          <Tr isSelected>
            <Td detail="c.hale@example.com">
              <RowTrigger onClick={handleOpen}>Curtis Hale</RowTrigger>
            </Td>
            <Td isNumeric>8.5</Td>
          </Tr>
        </TBody>
      </Table>,
    );
    const table = screen.getByRole('table', { name: 'Quotes' });
    expect(within(table).getByRole('columnheader', { name: 'W ft' })).toBeInTheDocument();
    const row = within(table).getByRole('row', { current: true });
    expect(within(row).getByRole('cell', { name: 'Curtis Hale c.hale@example.com' })).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: 'Curtis Hale' }));
    expect(handleOpen).toHaveBeenCalledOnce();
  });
});
