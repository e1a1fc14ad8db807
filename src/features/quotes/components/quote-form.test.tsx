import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { QuoteRequest } from './quote-request';

const rendered = vi.hoisted((): string[] => []);
vi.mock('@/shared/places/place-field', () => ({
  PlaceField: ({ name }: { name: string }) => {
    rendered.push(name);
    return null;
  },
}));
vi.mock('@/shared/forms/contact-fields', () => ({
  ContactFields: () => {
    rendered.push('contact');
    return null;
  },
}));
vi.mock('@/shared/forms/length-field', () => ({
  LengthField: ({ name }: { name: string }) => {
    rendered.push(name);
    return null;
  },
}));
vi.mock('./load-drawing-panel', () => ({
  LoadDrawingPanel: () => {
    rendered.push('drawing');
    return null;
  },
}));

// `useForm` renders its component again as soon as it mounts. During hydration on a phone, a second render of
// every field would take 50 ms.
it('the form renders its fields only once when it opens', async () => {
  renderPage(<QuoteRequest />);
  await screen.findByRole('button', { name: 'Request My Quote' });
  expect(rendered.toSorted()).toEqual([
    'contact',
    'destination',
    'drawing',
    'origin',
    'pieces.0.height',
    'pieces.0.length',
    'pieces.0.width',
  ]);
});
