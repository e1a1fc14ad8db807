import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceTimers } from '@tests/ui/advance-timers';
import { SearchInput } from './search-input';

const handleSearch = vi.fn<(text: string) => void>();
const box = () => screen.getByRole('searchbox', { name: 'Search quotes' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

beforeEach(() => {
  vi.useFakeTimers();
  handleSearch.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('SearchInput', () => {
  it('searches once for the trimmed text when typing pauses', () => {
    render(<SearchInput label="Search quotes" onSearch={handleSearch} />);
    type('Day');
    advanceTimers(299);
    type('Dayton ');
    advanceTimers(299);
    expect(handleSearch).not.toHaveBeenCalled();
    advanceTimers(1);
    expect(handleSearch.mock.calls).toEqual([['Dayton']]);
  });

  it('searches immediately on Enter and only once', () => {
    render(<SearchInput label="Search quotes" onSearch={handleSearch} />);
    type('Dayton');
    fireEvent.keyDown(box(), { key: 'Enter' });
    advanceTimers(1000);
    expect(handleSearch.mock.calls).toEqual([['Dayton']]);
  });

  it('has a clear button only while it has text', () => {
    render(<SearchInput label="Search quotes" defaultValue="Dayton" onSearch={handleSearch} />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(handleSearch.mock.calls).toEqual([['']]);
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  it('clears on Escape', () => {
    render(<SearchInput label="Search quotes" defaultValue="Dayton" onSearch={handleSearch} />);
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(box()).toHaveValue('');
    expect(handleSearch.mock.calls).toEqual([['']]);
  });

  it('does not search after unmounting', () => {
    const { unmount } = render(<SearchInput label="Search quotes" onSearch={handleSearch} />);
    type('Dayton');
    unmount();
    advanceTimers(1000);
    expect(handleSearch).not.toHaveBeenCalled();
  });
});
