import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { START_FAILED_EVENT } from '@/shared/lib/early-input';
import { HydratedMark } from '@/shared/lib/hydration-mark';
import { lazyPart } from '@/shared/lib/lazy-part';
import { recordInput } from './record-input';

const onSubmit = vi.fn();
const onOpen = vi.fn();
const onFile = vi.fn();

function Form() {
  return (
    <form
      aria-label="Quote"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget, event.nativeEvent.submitter).get('action'));
      }}
    >
      <input type="file" aria-label="File" onChange={onFile} />
      <button type="submit" name="action" value="send">
        Send
      </button>
    </form>
  );
}

/** A page with a menu button and a form; on the client `form` stands for the form's lazy part. */
function Page({ form }: { form: ReactNode }) {
  return (
    <>
      <button type="button" onClick={onOpen}>
        Menu
      </button>
      {form}
      <HydratedMark />
    </>
  );
}

let root: Root | undefined;
let deliver: () => Promise<void>;

/** Hydrates the page; `deliver` then delivers the form's code. */
function hydrate(): void {
  let resolve: (part: () => ReactNode) => void = () => undefined;
  const LazyForm = lazyPart(() => new Promise<() => ReactNode>((done) => (resolve = done)));
  const container = document.getElementById('root');
  if (container === null) throw new Error('There is no page.');
  deliver = () =>
    act(async () => {
      resolve(Form);
      await Promise.resolve();
    });
  act(() => {
    root = hydrateRoot(container, <Page form={<LazyForm />} />);
  });
}

beforeAll(recordInput);

beforeEach(() => {
  const markup = renderToString(
    <Page
      form={
        <Suspense>
          <Form />
        </Suspense>
      }
    />,
  );
  document.body.innerHTML = `<div id="root">${markup}</div>`;
});

afterEach(() => {
  act(() => {
    root?.unmount();
  });
  document.body.replaceChildren();
  vi.clearAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });

test('a button that was pressed before hydration is clicked once', async () => {
  await userEvent.click(button('Menu'));
  await userEvent.click(button('Menu'));
  expect(button('Menu')).toHaveAttribute('aria-busy', 'true');
  hydrate();
  expect(onOpen).toHaveBeenCalledOnce();
  expect(button('Menu')).not.toHaveAttribute('aria-busy');
  await deliver();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a form is submitted once its own code has arrived, with the button that was pressed', async () => {
  await userEvent.click(button('Send'));
  await userEvent.click(button('Send'));
  hydrate();
  expect(button('Send')).toHaveAttribute('aria-busy', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  await deliver();
  expect(onSubmit.mock.calls).toEqual([['send']]);
  expect(button('Send')).not.toHaveAttribute('aria-busy');
});

test('a form that was sent while the rest of the page was hydrated is submitted once', async () => {
  hydrate();
  await userEvent.click(button('Send'));
  await userEvent.click(button('Menu'));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  await deliver();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a file that was chosen before hydration is reported', async () => {
  const file = new File(['x'], 'permit.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('File'), file);
  hydrate();
  await deliver();
  expect(onFile).toHaveBeenCalledOnce();
});

test('hydrated elements are left to React', async () => {
  hydrate();
  await deliver();
  await userEvent.click(button('Menu'));
  fireEvent.submit(screen.getByRole('form', { name: 'Quote' }));
  expect(button('Menu')).not.toHaveAttribute('aria-busy');
  expect(onOpen).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(window.earlyInputs).toEqual([]);
});

// Must be last: after a failure, the recorder can’t be reset.
test('a form says that nothing was sent if the site’s code fails to load', async () => {
  await userEvent.click(button('Menu'));
  await userEvent.click(button('Send'));
  window.dispatchEvent(new Event(START_FAILED_EVENT));
  for (const name of ['Menu', 'Send']) expect(button(name)).not.toHaveAttribute('aria-busy');
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent(/^This page didn’t load completely, so nothing was sent\./u);
  expect(note.nextElementSibling).toBe(button('Send'));

  await userEvent.click(button('Send'));
  expect(button('Send')).not.toHaveAttribute('aria-busy');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(note).not.toBeInTheDocument();
});
