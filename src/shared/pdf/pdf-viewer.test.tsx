import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FRAME_READY, type FrameMessage } from './pdf-message';
import { PdfViewer } from './pdf-viewer';

const TITLE = 'Resume, Wade Kessler';
const OPENED = { type: 'opened', pages: 3, shown: 3, hasGaps: false } as const;

afterEach(() => {
  vi.useRealTimers();
});

/** A window says something to the page. */
function sayToPage(source: Window | null, origin = 'null', data: unknown = FRAME_READY) {
  window.dispatchEvent(new MessageEvent('message', { source, origin, data }));
}

function openViewer() {
  const onEscape = vi.fn();
  const file = new Blob(['%PDF-1.7']);
  const read = vi.spyOn(file, 'arrayBuffer');
  render(<PdfViewer file={file} title={TITLE} onEscape={onEscape} />);
  const frame = screen.getByTitle<HTMLIFrameElement>(TITLE);
  const inside = frame.contentWindow;
  if (inside === null) throw new Error('The frame has no window.');
  return { onEscape, read, inside, handedOver: vi.spyOn(inside, 'postMessage') };
}

/** Opens the viewer and takes the frame's part in it. */
async function playFrame() {
  const viewer = openViewer();
  sayToPage(viewer.inside);
  await waitFor(() => {
    expect(viewer.handedOver).toHaveBeenCalled();
  });
  const [message, target, transferred] = viewer.handedOver.mock.calls[0] as unknown[];
  const [, port] = transferred as [ArrayBuffer, MessagePort];
  const say = (...messages: FrameMessage[]) => {
    for (const one of messages) port.postMessage(one);
  };
  return { ...viewer, message, target, port, say };
}

it('hands the file to the frame alone, and only once', async () => {
  const { inside, read, handedOver } = openViewer();
  sayToPage(window);
  sayToPage(null);
  sayToPage(inside, window.location.origin);
  sayToPage(inside, 'null', 'something else');
  expect(read).not.toHaveBeenCalled();
  sayToPage(inside);
  sayToPage(inside);
  expect(read).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    expect(handedOver).toHaveBeenCalledTimes(1);
  });
  const [message] = handedOver.mock.calls[0] as unknown[];
  expect(message).toEqual({ type: 'open', bytes: expect.any(ArrayBuffer) as ArrayBuffer });
});

it('says that it is loading until the first page stands, then where one is', async () => {
  const { say, onEscape } = await playFrame();
  say(OPENED);
  expect(screen.getByText('Loading document...')).toBeInTheDocument();
  say({ type: 'drawn', page: 1 });
  expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
  expect(screen.queryByText('Loading document...')).not.toBeInTheDocument();
  say({ type: 'at', page: 2 });
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
  // There is no such page.
  say({ type: 'at', page: 9 }, { type: 'escape' });
  await waitFor(() => {
    expect(onEscape).toHaveBeenCalled();
  });
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
});

it('asks the frame for other sizes', async () => {
  const { port } = await playFrame();
  const asked: unknown[] = [];
  port.onmessage = ({ data }: MessageEvent<unknown>) => asked.push(data);
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
  expect(screen.getByText('125%')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
  await waitFor(() => {
    expect(asked).toEqual([
      { type: 'zoom', factor: 1.25 },
      { type: 'zoom', factor: 1 },
    ]);
  });
});

it('says what is in the file and not on the screen', async () => {
  const { say } = await playFrame();
  say({ ...OPENED, pages: 320, shown: 300, hasGaps: true }, { type: 'drawn', page: 1 });
  expect(
    await screen.findByText(
      'The first 300 pages are shown. Some pictures may be missing here. Download the file to see all of it.',
    ),
  ).toBeInTheDocument();
});

it.each([
  ['damaged', 'This PDF cannot be read'],
  ['locked', 'This PDF is locked with a password'],
] as const)('a file that is %s says so', async (reason, title) => {
  const { say } = await playFrame();
  say({ type: 'failed', reason });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.queryByTitle(TITLE)).not.toBeInTheDocument();
});

it('a frame that stays silent is given up, and can be tried again', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openViewer();
  act(() => {
    vi.advanceTimersByTime(45_000);
  });
  expect(screen.getByText('This PDF does not open here')).toBeInTheDocument();
  act(() => {
    screen.getByRole('button', { name: 'Try again' }).click();
  });
  expect(screen.getByTitle(TITLE)).toBeInTheDocument();
});

it('Escape in the frame is Escape', async () => {
  const { say, onEscape } = await playFrame();
  say({ type: 'escape' });
  await waitFor(() => {
    expect(onEscape).toHaveBeenCalledTimes(1);
  });
});
