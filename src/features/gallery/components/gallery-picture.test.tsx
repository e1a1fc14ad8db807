import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GalleryImage } from '../api/gallery-images';
import { resizeImage } from '../images/resize-image';
import { GalleryPicture } from './gallery-picture';
import { testImages } from './test-images';

vi.mock('../images/resize-image');

const [STORED] = testImages(1);
if (!STORED) throw new Error('There is a first picture.');
const ORIGINAL = {
  ...STORED,
  image_width: null,
  image_height: null,
  thumbnail_url: null,
  thumbnail_width: null,
};

const revoke = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // jsdom implements neither.
  URL.createObjectURL = () => 'blob:smaller';
  URL.revokeObjectURL = revoke;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const picture = () => screen.findByRole('img', { name: 'Picture 1' });
const show = (image: GalleryImage) =>
  render(<GalleryPicture image={image} use="thumbnail" sizes="100vw" />);

describe('an original without stored sizes', () => {
  test('the original is resized when shown, and its copy is revoked afterwards', async () => {
    vi.mocked(resizeImage).mockResolvedValue(new Blob());
    const { unmount } = show(ORIGINAL);
    expect(screen.getByText('Optimizing...')).toBeVisible();
    expect(await picture()).toHaveAttribute('src', 'blob:smaller');
    expect(resizeImage).toHaveBeenCalledWith(ORIGINAL.image_url, 600);
    expect(screen.queryByText('Optimizing...')).not.toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeVisible();
    fireEvent.load(await picture());
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    unmount();
    expect(revoke).toHaveBeenCalledWith('blob:smaller');
  });

  test('says which size is being made', () => {
    vi.mocked(resizeImage).mockReturnValue(new Promise(() => undefined));
    render(<GalleryPicture image={ORIGINAL} use="fullsize" sizes="100vw" />);
    expect(screen.getByText('Optimizing Image...')).toBeVisible();
  });

  test('isn’t resized when it is small enough', async () => {
    vi.mocked(resizeImage).mockResolvedValue(null);
    show(ORIGINAL);
    expect(await picture()).toHaveAttribute('src', ORIGINAL.image_url);
  });

  test('the original is shown when resizing fails, and the error is logged', async () => {
    const cause = new Error('Could not get canvas context');
    vi.mocked(resizeImage).mockRejectedValue(cause);
    show(ORIGINAL);
    expect(await picture()).toHaveAttribute('src', ORIGINAL.image_url);
    expect(console.warn).toHaveBeenCalledWith(expect.any(String), cause, expect.any(Object));
  });
});

test('an image with stored sizes is never resized', async () => {
  show(STORED);
  expect(await picture()).toHaveAttribute('srcset', expect.stringContaining('600w'));
  expect(resizeImage).not.toHaveBeenCalled();
});

test('a picture uses the alt text, or else the title', () => {
  show({ ...STORED, alt_text: null });
  expect(screen.getByRole('img', { name: 'Load 1' })).toBeInTheDocument();
});
