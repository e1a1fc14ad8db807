import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenBeforeRouter } from '@/shared/lib/pop-handler';
import { Dialog } from '@/shared/ui/dialog';
import { Drawer } from '@/shared/ui/drawer';
import { useDiscardGuard } from '@/shared/ui/use-discard-guard';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { GuardedNavigation } from './guarded-navigation';

const discard = vi.fn();
/** Called with each path the page rendered. */
const rendered = vi.fn();

listenBeforeRouter();

function Note({ label }: { label: string }) {
  const [note, setNote] = useState('');
  useUnsavedChanges(note !== '', () => {
    discard(label);
  });
  return (
    <textarea
      aria-label={label}
      value={note}
      onChange={({ target }) => {
        setNote(target.value);
      }}
    />
  );
}

function PermitDialog() {
  const guard = useDiscardGuard();
  return guard.wrap(
    <Dialog open onOpenChange={vi.fn()} title="Permit">
      <Note label="Permit note" />
    </Dialog>,
  );
}

function LoadDrawer() {
  const [isPermitOpen, setIsPermitOpen] = useState(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <Drawer open onOpenChange={vi.fn()} title="Load">
      <Note label="Note" />
      <Link to="/quotes">Quote</Link>
      <button
        onClick={() => {
          setIsPermitOpen(true);
        }}
      >
        Add permit
      </button>
      <button onClick={() => void navigate('/loads?saved', { replace: true })}>Save</button>
      {isPermitOpen && <PermitDialog />}
      <button
        onClick={() => {
          setIsSearchOpen(true);
        }}
      >
        Search
      </button>
      {isSearchOpen && (
        <Dialog open onOpenChange={vi.fn()} title="Search">
          <button
            onClick={() => {
              setIsSearchOpen(false);
              void navigate('/quotes');
            }}
          >
            Open quotes
          </button>
        </Dialog>
      )}
    </Drawer>
  );
}

function Pages() {
  const { pathname, search } = useLocation();
  rendered(pathname);
  return (
    <>
      <p>{`Now on ${pathname}${search}`}</p>
      <Link to="/loads">Loads</Link>
      {pathname === '/loads' && <LoadDrawer />}
    </>
  );
}

const onPage = (path: string) => screen.findByText(`Now on ${path}`);
const TITLE = 'Discard unsaved changes?';
const question = () => screen.findByRole('alertdialog', { name: TITLE });
const choose = async (answer: string) => {
  await userEvent.click(within(await question()).getByRole('button', { name: answer }));
};
const go = (steps: number) => {
  act(() => {
    window.history.go(steps);
  });
};

/** A drawer with a note, opened from the start page. */
async function openLoad(typed: string) {
  window.history.pushState(null, '', '/start');
  render(
    <BrowserRouter useTransitions={false}>
      <GuardedNavigation>
        <Pages />
      </GuardedNavigation>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Loads' }));
  if (typed !== '') await userEvent.type(screen.getByLabelText('Note'), typed);
}

beforeEach(() => {
  discard.mockReset();
  rendered.mockReset();
});

describe('Back', () => {
  it('leaves without asking if nothing was typed', async () => {
    await openLoad('');
    go(-1);
    await onPage('/start');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks, and keeps the text and the URL with Keep editing', async () => {
    await openLoad('At mile 40');
    rendered.mockReset();
    go(-1);
    await choose('Keep editing');
    expect(window.location.pathname).toBe('/loads');
    expect(rendered).not.toHaveBeenCalledWith('/start');
    expect(screen.getByText('Now on /loads')).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('At mile 40');
    expect(discard).not.toHaveBeenCalled();

    go(-1);
    expect(await question()).toBeInTheDocument();
  });

  it('goes back with Discard, and asks again the next time', async () => {
    await openLoad('At mile 40');
    go(-1);
    await choose('Discard');
    await onPage('/start');
    expect(window.location.pathname).toBe('/start');
    expect(discard).toHaveBeenCalledExactlyOnceWith('Note');

    go(1);
    await onPage('/loads');
    await userEvent.type(screen.getByLabelText('Note'), 'At mile 41');
    go(-1);
    expect(await question()).toBeInTheDocument();
  });

  it('asks once when it is pressed twice', async () => {
    await openLoad('At mile 40');
    go(-1);
    await question();
    go(-1);
    await waitFor(() => {
      expect(window.location.pathname).toBe('/loads');
    });
    await choose('Keep editing');
    expect(screen.getByLabelText('Note')).toHaveValue('At mile 40');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });

  it('asks in the dialog on top, and discards what is below too', async () => {
    await openLoad('At mile 40');
    await userEvent.click(screen.getByRole('button', { name: 'Add permit' }));
    await userEvent.type(screen.getByLabelText('Permit note'), 'Ohio');
    go(-1);
    await choose('Discard');
    await onPage('/start');
    expect(discard.mock.calls.flat()).toEqual(['Permit note', 'Note']);
  });
});

describe('Forward', () => {
  it('asks, and goes forward with Discard', async () => {
    await openLoad('');
    await userEvent.click(screen.getByRole('link', { name: 'Quote' }));
    await onPage('/quotes');
    go(-1);
    await onPage('/loads');
    await userEvent.type(screen.getByLabelText('Note'), 'At mile 40');
    go(1);
    await choose('Discard');
    await onPage('/quotes');
  });
});

describe('A link', () => {
  it('asks, and leaves only with Discard', async () => {
    await openLoad('At mile 40');
    await userEvent.click(screen.getByRole('link', { name: 'Quote' }));
    await choose('Keep editing');
    expect(window.location.pathname).toBe('/loads');
    expect(screen.getByLabelText('Note')).toHaveValue('At mile 40');

    await userEvent.click(screen.getByRole('link', { name: 'Quote' }));
    await choose('Discard');
    await onPage('/quotes');
    expect(discard).toHaveBeenCalledOnce();
  });

  it('asks after a dialog that closes, and keeps the focus in the drawer below', async () => {
    await openLoad('At mile 40');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open quotes' }));
    await choose('Keep editing');
    const drawer = await screen.findByRole('dialog', { name: 'Load' });
    await waitFor(() => {
      expect(drawer).toContainElement(document.activeElement as HTMLElement);
    });
  });

  it('asks nothing when the page itself replaces its URL', async () => {
    await openLoad('At mile 40');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await onPage('/loads?saved');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('Closing the tab', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asks' : 'closes';
  };

  it('asks only while there are unsaved changes', async () => {
    await openLoad('');
    expect(close()).toBe('closes');
    await userEvent.type(screen.getByLabelText('Note'), 'x');
    expect(close()).toBe('asks');
    await userEvent.type(screen.getByLabelText('Note'), '{Backspace}');
    expect(close()).toBe('closes');
  });
});
