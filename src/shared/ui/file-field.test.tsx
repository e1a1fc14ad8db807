import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FileField } from './file-field';
import type { ChosenFile } from './file-row';

const PDF = new File(['%PDF-'], 'a.pdf');
const ROW: ChosenFile = {
  key: '1',
  name: 'a.pdf',
  size: 214 * 1024,
  state: 'waiting',
  progress: 0,
  error: null,
};

function Example(props: Partial<ComponentProps<typeof FileField>>) {
  const [files, setFiles] = useState(props.files ?? []);
  return (
    <FileField
      label="Resume"
      hint="PDF, max 10MB"
      accept=".pdf"
      onAdd={vi.fn()}
      {...props}
      files={files}
      onRemove={() => {
        setFiles([]);
      }}
    />
  );
}
const chooser = () => screen.getByLabelText('Resume');

describe('choosing', () => {
  it('is named by its label and described by its hint and error', () => {
    render(<Example error="Add your resume." />);
    expect(chooser()).toHaveAccessibleDescription('Add your resume. PDF, max 10MB');
    expect(chooser()).toBeInvalid();
  });

  it('hands on what was chosen, and the same file again', async () => {
    const handleAdd = vi.fn();
    render(<Example onAdd={handleAdd} />);
    await userEvent.upload(chooser(), PDF);
    await userEvent.upload(chooser(), PDF);
    expect(handleAdd.mock.calls).toEqual([[[PDF]], [[PDF]]]);
  });

  it('takes files that are dropped, and keeps the browser from opening them', () => {
    const handleAdd = vi.fn();
    render(<Example onAdd={handleAdd} />);
    const drop = createEvent.drop(chooser(), { dataTransfer: { files: [PDF] } });
    fireEvent(chooser(), drop);
    expect(handleAdd).toHaveBeenCalledWith([PDF]);
    expect(drop.defaultPrevented).toBe(true);
  });

  it('is not possible while files are on their way', () => {
    const handleAdd = vi.fn();
    render(<Example isLocked files={[ROW]} onAdd={handleAdd} />);
    expect(chooser()).toBeDisabled();
    fireEvent.drop(chooser(), { dataTransfer: { files: [PDF] } });
    expect(handleAdd).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a row', () => {
  it('can be removed, and the focus stays at the field', async () => {
    render(<Example files={[ROW]} />);
    expect(screen.getByText('214 KB')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
    expect(chooser()).toHaveFocus();
  });

  it('can be replaced where there is room for one', async () => {
    const handleClick = vi.fn();
    render(<Example files={[ROW]} />);
    chooser().addEventListener('click', handleClick);
    await userEvent.click(screen.getByRole('button', { name: 'Replace a.pdf' }));
    expect(handleClick).toHaveBeenCalled();
  });

  it('says how far it is', () => {
    render(<Example isLocked files={[{ ...ROW, state: 'sending', progress: 0.43 }]} />);
    expect(screen.getByRole('progressbar', { name: 'Sending a.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '43',
    );
    expect(screen.getByText('43% of 214 KB')).toBeVisible();
  });

  it('says why it did not arrive, and can be sent again', async () => {
    const handleRetry = vi.fn();
    const failed: ChosenFile = { ...ROW, state: 'failed', error: 'This file did not arrive.' };
    render(<Example files={[failed]} onRetry={handleRetry} />);
    expect(screen.getByText('This file did not arrive.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    expect(handleRetry).toHaveBeenCalled();
  });
});
