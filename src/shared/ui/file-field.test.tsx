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

describe('the file chooser', () => {
  it('the file chooser is named by its label and described by its hint and error', () => {
    render(<Example error="Add your resume." />);
    expect(chooser()).toHaveAccessibleDescription('Add your resume. PDF, max 10MB');
    expect(chooser()).toBeInvalid();
  });

  it('accepts the same file twice', async () => {
    const handleAdd = vi.fn();
    render(<Example onAdd={handleAdd} />);
    await userEvent.upload(chooser(), PDF);
    await userEvent.upload(chooser(), PDF);
    expect(handleAdd.mock.calls).toEqual([[[PDF]], [[PDF]]]);
  });

  it('accepts dropped files and stops the browser from opening them', () => {
    const handleAdd = vi.fn();
    render(<Example onAdd={handleAdd} />);
    const drop = createEvent.drop(chooser(), { dataTransfer: { files: [PDF] } });
    fireEvent(chooser(), drop);
    expect(handleAdd).toHaveBeenCalledWith([PDF]);
    expect(drop.defaultPrevented).toBe(true);
  });

  it('the file chooser is disabled while files are uploading', () => {
    const handleAdd = vi.fn();
    render(<Example isLocked files={[ROW]} onAdd={handleAdd} />);
    expect(chooser()).toBeDisabled();
    fireEvent.drop(chooser(), { dataTransfer: { files: [PDF] } });
    expect(handleAdd).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a file row', () => {
  it('removes its file and moves the focus to the field', async () => {
    render(<Example files={[ROW]} />);
    expect(screen.getByText('214 KB')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
    expect(chooser()).toHaveFocus();
  });

  it('offers Replace when only one file is allowed', async () => {
    const handleClick = vi.fn();
    render(<Example files={[ROW]} />);
    chooser().addEventListener('click', handleClick);
    await userEvent.click(screen.getByRole('button', { name: 'Replace a.pdf' }));
    expect(handleClick).toHaveBeenCalled();
  });

  it('shows the upload progress', () => {
    render(<Example isLocked files={[{ ...ROW, state: 'sending', progress: 0.43 }]} />);
    expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '43',
    );
    expect(screen.getByText('43% of 214 KB')).toBeVisible();
  });

  it('shows why the upload failed and offers Retry', async () => {
    const handleRetry = vi.fn();
    const failed: ChosenFile = { ...ROW, state: 'failed', error: 'This file was not uploaded.' };
    render(<Example files={[failed]} onRetry={handleRetry} />);
    expect(screen.getByText('This file was not uploaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    expect(handleRetry).toHaveBeenCalled();
  });
});
