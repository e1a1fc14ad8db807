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

/** Dispatches a message from a window to the page. */
function postToPage(source: Window | null, origin = 'null', data: unknown = FRAME_READY) {
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

/** Opens the viewer and plays the part of its frame. */
async function fakeFrame() {
  const viewer = openViewer();
  postToPage(viewer.inside);
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

it('the file is sent only to its frame and only once', async () => {
  const { inside, read, handedOver } = openViewer();
  postToPage(window);
  postToPage(null);
  postToPage(inside, window.location.origin);
  postToPage(inside, 'null', 'something else');
  expect(read).not.toHaveBeenCalled();
  postToPage(inside);
  postToPage(inside);
  expect(read).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    expect(handedOver).toHaveBeenCalledTimes(1);
  });
  const [message] = handedOver.mock.calls[0] as unknown[];
  expect(message).toEqual({ type: 'open', bytes: expect.any(ArrayBuffer) as ArrayBuffer });
});

it('the viewer shows a loading state until the first page is drawn, then the current page', async () => {
  const { say, onEscape } = await fakeFrame();
  say(OPENED);
  expect(screen.getByText('Loading document...')).toBeInTheDocument();
  say({ type: 'drawn', page: 1 });
  expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
  expect(screen.queryByText('Loading document...')).not.toBeInTheDocument();
  say({ type: 'at', page: 2 });
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
  // The file has no page 9.
  say({ type: 'at', page: 9 }, { type: 'escape' });
  await waitFor(() => {
    expect(onEscape).toHaveBeenCalled();
  });
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
});

it('the viewer sends zoom changes to the frame', async () => {
  const { port } = await fakeFrame();
  const asked: unknown[] = [];
  port.onmessage = ({ data }: MessageEvent<unknown>) => asked.push(data);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByText('125%')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  await waitFor(() => {
    expect(asked).toEqual([
      { type: 'zoom', factor: 1.25 },
      { type: 'zoom', factor: 1 },
    ]);
  });
});

it('the viewer says which parts of the file are not shown', async () => {
  const { say } = await fakeFrame();
  say({ ...OPENED, pages: 320, shown: 300, hasGaps: true }, { type: 'drawn', page: 1 });
  expect(
    await screen.findByText(
      'Only the first 300 pages are shown. Some images may be missing. Download the file to see everything.',
    ),
  ).toBeInTheDocument();
});

it.each([
  ['damaged', "We can't read this PDF"],
  ['locked', 'This PDF is password-protected'],
] as const)('the viewer shows an error for a %s file', async (reason, title) => {
  const { say } = await fakeFrame();
  say({ type: 'failed', reason });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.queryByTitle(TITLE)).not.toBeInTheDocument();
});

it('the viewer gives up on a frame that does not respond and offers a retry', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openViewer();
  act(() => {
    vi.advanceTimersByTime(45_000);
  });
  expect(screen.getByText("This PDF didn't open")).toBeInTheDocument();
  act(() => {
    screen.getByRole('button', { name: 'Try again' }).click();
  });
  expect(screen.getByTitle(TITLE)).toBeInTheDocument();
});

it('the frame reports that Escape was pressed in it', async () => {
  const { say, onEscape } = await fakeFrame();
  say({ type: 'escape' });
  await waitFor(() => {
    expect(onEscape).toHaveBeenCalledTimes(1);
  });
});
