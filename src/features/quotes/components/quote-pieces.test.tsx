import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SAMPLE, setUpQuoteForm } from '@tests/ui/quote-form';

const { backend, confirmation, field, fill, openForm, piece, sendButton, user } = setUpQuoteForm();

const addPiece = () => user.click(screen.getByRole('button', { name: 'Add a piece' }));

const CRATE = {
  'What is it?': 'Tooling crate',
  Quantity: '2',
  Length: '4',
  Width: '13',
  Height: '3.5',
  'Weight each': '2,100',
};

describe('several pieces', () => {
  it('several pieces are sent with the largest dimensions and a description of all of them', async () => {
    openForm();
    fill();
    await addPiece();
    expect(field('What is it?', piece(2))).toHaveFocus();
    fill(CRATE, piece(2));
    expect(screen.getByText(/3 pieces, total/).closest('p')).toHaveTextContent(
      '3 pieces, total 102,200 lb',
    );
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()[0]).toMatchObject({
      commodity: 'Excavator, Tooling crate',
      length: 34,
      width: 13,
      height: 12.5,
      pieces: [
        { description: 'Excavator', weight: 98_000 },
        { description: 'Tooling crate', quantity: 2, length: 4, width: 13, height: 3.5 },
      ],
    });
    expect(
      screen.getByText('2 × Tooling crate: 4′-0″ × 13′-0″ × 3′-6″, 2,100 lb each'),
    ).toBeInTheDocument();
  });

  it('several pieces are restored after a reload', async () => {
    const { unmount } = openForm();
    fill();
    await addPiece();
    fill(CRATE, piece(2));
    unmount();

    openForm();
    expect(field('What is it?', piece(1))).toHaveDisplayValue('Excavator');
    expect(field('What is it?', piece(2))).toHaveDisplayValue('Tooling crate');
    expect(field('Weight each', piece(2))).toHaveDisplayValue('2,100');
  });

  it('several pieces are validated one by one, and the summary says which piece is wrong', async () => {
    openForm();
    fill();
    await addPiece();
    fill({ ...CRATE, Width: '-2' }, piece(2));
    await user.click(sendButton());
    await waitFor(() => {
      expect(field('Width', piece(2))).toHaveAccessibleDescription("Width can't be negative.");
    });
    await user.click(screen.getByRole('button', { name: 'Piece 2: Width' }));
    expect(field('Width', piece(2))).toHaveFocus();
  });
});

describe('removing a piece', () => {
  const removeButton = (number: number) =>
    screen.getByRole('button', { name: `Remove piece ${String(number)}` });

  it('asks if the piece has data, and keeps it on request', async () => {
    openForm();
    fill();
    await addPiece();
    fill(CRATE, piece(2));
    await user.click(removeButton(1));
    expect(screen.getByText('Remove piece 1?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(field('What is it?', piece(1))).toHaveDisplayValue('Excavator');

    await user.click(removeButton(1));
    await user.click(within(piece(1)).getByRole('button', { name: 'Remove' }));
    expect(field('What is it?')).toHaveDisplayValue('Tooling crate');
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()[0]?.['pieces']).toHaveLength(1);
  });

  it('does not ask for an empty piece, and the only piece stays', async () => {
    openForm();
    await addPiece();
    await user.click(removeButton(2));
    expect(screen.queryByText('Remove piece 2?')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove piece/ })).not.toBeInTheDocument();
    expect(field('Length')).toHaveDisplayValue('');
    expect(screen.getByRole('button', { name: 'Add a piece' })).toHaveFocus();
  });
});

it('the form takes flexible dates', async () => {
  openForm();
  fill({ ...SAMPLE, Ready: '' });
  await user.click(screen.getByRole('checkbox', { name: 'My dates are flexible' }));
  await user.click(sendButton());
  await confirmation();
  expect(backend.rows()[0]).toMatchObject({
    ready_on: null,
    are_dates_flexible: true,
  });
});
