import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showToast } from '@/shared/lib/toast-store';
import { Toaster } from './toaster';

it('a toast that was added before the toaster loaded is shown', async () => {
  render(<Toaster />);
  act(() => {
    showToast({ title: 'Access Denied', variant: 'destructive' });
  });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByRole('listitem')).toHaveTextContent('Access Denied');
});
