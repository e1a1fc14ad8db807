import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { PictureDialog } from './picture-dialog';
import { QuestionDialog } from './question-dialog';
import { toastSlots } from './toast/toast-slots';

function Opener({ kind: Kind }: { kind: typeof Dialog | typeof Drawer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Apply Now
      </Button>
      <Kind open={isOpen} onOpenChange={setIsOpen} title="Apply for Position">
        <input aria-label="First name" />
      </Kind>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Apply Now' });

describe('Dialog', () => {
  it('Dialog is named by its title and focuses the first control of its body', async () => {
    render(<Opener kind={Dialog} />);
    await userEvent.click(opener());
    expect(screen.getByRole('dialog', { name: 'Apply for Position' })).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('traps the focus', async () => {
    render(<Opener kind={Dialog} />);
    await userEvent.click(opener());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('closes on Escape and restores the focus', async () => {
    render(<Opener kind={Dialog} />);
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });
});

describe('Drawer', () => {
  it('focuses itself and none of its actions', async () => {
    render(<Opener kind={Drawer} />);
    await userEvent.click(opener());
    expect(screen.getByRole('dialog', { name: 'Apply for Position' })).toHaveFocus();
  });

  it('closes with its button and restores the focus', async () => {
    render(<Opener kind={Drawer} />);
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });
});

describe.each([
  [
    'PictureDialog',
    <PictureDialog
      key="picture"
      open
      onOpenChange={() => undefined}
      title="Lowboy"
      onPrevious={() => undefined}
      onNext={() => undefined}
    >
      <p>Picture</p>
    </PictureDialog>,
  ],
  [
    'QuestionDialog',
    <QuestionDialog key="question" title="Cookies" answers={<Button>Accept</Button>}>
      <p>Question</p>
    </QuestionDialog>,
  ],
])('%s', (_name, dialog) => {
  it('shows toasts inside, and the page behind shows them again when it closes', () => {
    const { unmount } = render(dialog);
    const [slot] = toastSlots.getState();
    expect(screen.queryByRole('dialog') ?? screen.getByRole('alertdialog')).toContainElement(
      slot?.element ?? null,
    );
    unmount();
    expect(toastSlots.getState()).toEqual([]);
  });
});

describe('QuestionDialog', () => {
  it('makes the page inert until it closes, and Escape doesn’t close it', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    const { unmount } = render(
      <QuestionDialog title="Cookies" answers={<Button>Accept</Button>}>
        <p>Question</p>
      </QuestionDialog>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Cookies' });
    await waitFor(() => {
      expect(dialog).toHaveFocus();
      expect(page).toHaveAttribute('inert');
    });
    expect(dialog.closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    unmount();
    expect(page).not.toHaveAttribute('inert');
    page.remove();
  });

  it('keeps the focus inside, in both directions', async () => {
    render(
      <QuestionDialog
        title="Cookies"
        answers={
          <>
            <Button>Accept</Button>
            <Button>Decline</Button>
          </>
        }
      >
        <a href="/privacy">Privacy</a>
      </QuestionDialog>,
    );
    const dialog = screen.getByRole('alertdialog');
    await waitFor(() => {
      expect(dialog).toHaveFocus();
    });
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
  });

  it('returns the focus to what opened it', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = render(
      <QuestionDialog title="Cookies" answers={<Button>Accept</Button>}>
        <p>Question</p>
      </QuestionDialog>,
    );
    await waitFor(() => {
      expect(opener).toHaveAttribute('inert');
    });
    unmount();
    expect(opener).toHaveFocus();
    opener.remove();
  });

  // One task for the whole page takes a phone 50 ms.
  it('makes the page inert in several tasks, its parts before the whole', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<header></header><main><section></section></main><footer></footer>';
    const order: string[] = [];
    const observer = new MutationObserver((records) => {
      order.push(records.map(({ target }) => target.nodeName.toLowerCase()).join('+'));
    });
    observer.observe(root, { attributeFilter: ['inert'], subtree: true });
    const { unmount } = render(
      <QuestionDialog title="Cookies" answers={<Button>Accept</Button>}>
        <p>Question</p>
      </QuestionDialog>,
    );
    await waitFor(() => {
      expect(order).toEqual(['header', 'section', 'footer', 'div']);
    });
    unmount();
    expect(root.querySelector('[inert]')).toBeNull();
    observer.disconnect();
    root.remove();
  });

  it('keeps the page behind from scrolling', () => {
    render(
      <QuestionDialog title="Cookies" answers={<Button>Accept</Button>}>
        <p>Question</p>
      </QuestionDialog>,
    );
    const scrim = screen.getByRole('alertdialog').parentElement ?? document.body;
    expect(fireEvent.wheel(scrim)).toBe(false);
    expect(fireEvent.wheel(screen.getByText('Question'))).toBe(true);
  });
});
