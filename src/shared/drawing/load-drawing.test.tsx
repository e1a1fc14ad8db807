import { render, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeIntersectionObserver } from '@tests/ui/fake-intersection-observer';
import { DECKS, type DeckType } from './decks';
import { LoadDrawing } from './load-drawing';

describe('LoadDrawing', () => {
  it('describes the load in its accessible name', () => {
    render(<LoadDrawing length={34} width={12} height={12.5} equipment="RGN, 9 axle" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'A load 34′-0″ long, 12′-0″ wide, 12′-6″ high on an RGN, to scale. ' +
        '3′-6″ over legal width. ' +
        '0′-11″ over legal height on an RGN (deck at 1′-11″).',
    );
  });

  it('says that a load is legal', () => {
    render(<LoadDrawing length={20} width={8} height={8} deck="stepdeck" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(/Within the usual legal limits/u);
  });

  it('shows only the envelope until a dimension is known', () => {
    render(<LoadDrawing length={0} width={NaN} height={0} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'The legal envelope on an RGN, to scale: 53′-0″ long, 8′-6″ wide, 13′-6″ high.',
    );
  });

  it('does not draw a load on a trailer that cannot carry it', () => {
    render(<LoadDrawing length={120} width={20} height={18} equipment="RGN" />);
    expect(screen.getByText(/too large for an RGN/u)).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('draws an overloaded trailer below the message about it', () => {
    const overload = 'A lowboy isn’t rated for 211,500 lb.';
    render(<LoadDrawing length={20} width={10} height={10} deck="lowboy" overload={overload} />);
    expect(screen.getByText(overload)).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/on a lowboy, to scale/u);
  });

  it('says when no trailer carries the load', () => {
    render(<LoadDrawing length={500} width={100} height={100} />);
    expect(
      screen.getByText('No trailer in our fleet carries this load. Call dispatch.'),
    ).toBeInTheDocument();
  });

  it('draws the axles the equipment names', async () => {
    const { container } = render(
      <LoadDrawing length={38} width={15} height={16} equipment="16-axle platform, gas turbine" />,
    );
    await screen.findByRole('img');
    const rearViewTires = 4;
    expect(container.querySelectorAll('.ink-tire')).toHaveLength(16 + rearViewTires);
  });

  it.each(Object.keys(DECKS) as DeckType[])(
    'draws every load on a %s without NaN',
    async (deck) => {
      const odd = [0, NaN, -3, Infinity, 0.04, 1e-9, 12.5, 500, 1e12];
      const { container, rerender } = render(
        <LoadDrawing deck={deck} length={1} width={1} height={1} />,
      );
      await screen.findByRole('img');
      for (const feet of odd) {
        rerender(<LoadDrawing deck={deck} length={feet} width={feet} height={feet} />);
        expectNumbersOnly(container);
        rerender(<LoadDrawing deck={deck} length={10} width={feet} height={12} />);
        expectNumbersOnly(container);
      }
    },
  );

  it('hydrates prerendered markup without a mismatch', () => {
    const element = <LoadDrawing length={34} width={12} height={12.5} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    const onRecoverableError = vi.fn();
    const markup = container.innerHTML;
    act(() => {
      hydrateRoot(container, element, { onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(markup);
  });

  it('keeps its image file after hydration until it is near the screen', () => {
    const { show } = fakeIntersectionObserver();
    const element = <LoadDrawing length={34} width={12} height={12.5} deck="rgn" isImageFirst />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    const onRecoverableError = vi.fn();
    act(() => {
      hydrateRoot(container, element, { onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    const image = within(container).getByRole('img');
    expect(image).toHaveAttribute(
      'src',
      '/drawings/load_deck-rgn_height-12.5_length-34_width-12.svg',
    );
    expect(image).toHaveAccessibleName(/^A load 34′-0″ long/u);

    show(false);
    expect(container.querySelector('svg')).toBeNull();
    show(true);
    expect(within(container).getByRole('img', { name: /^A load 34′-0″ long/u })).toHaveClass(
      'drawing',
    );
    expect(container.querySelector('img')).toBeNull();
    vi.unstubAllGlobals();
  });

  // Reading its size would lay out the page in the middle of hydration.
  it('LoadDrawing is not measured while its image file is hydrated, but before the browser paints a drawing', () => {
    fakeIntersectionObserver();
    const measured = vi.spyOn(Element.prototype, 'clientWidth', 'get');
    const element = <LoadDrawing length={34} width={12} height={12.5} deck="rgn" isImageFirst />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    act(() => {
      hydrateRoot(container, element);
    });
    expect(measured).not.toHaveBeenCalled();
    render(<LoadDrawing length={34} width={12} height={12.5} deck="rgn" />);
    expect(measured).toHaveBeenCalled();
    vi.unstubAllGlobals();
    measured.mockRestore();
  });

  it.each([
    [
      'near the screen',
      (screenArea: ReturnType<typeof fakeIntersectionObserver>) => {
        screenArea.show(true);
      },
    ],
    [
      'printed',
      () => {
        window.dispatchEvent(new Event('beforeprint'));
      },
    ],
  ])('LoadDrawing is drawn once it is %s, on a page opened from another page', (_, bring) => {
    const screenArea = fakeIntersectionObserver();
    const measured = vi.spyOn(Element.prototype, 'clientWidth', 'get');
    render(<LoadDrawing length={34} width={12} height={12.5} deck="rgn" isImageFirst />);
    const drawing = () => screen.getByRole('img', { name: /^A load 34′-0″ long/u });
    expect(drawing()).toBeEmptyDOMElement();
    expect(measured).not.toHaveBeenCalled();
    act(() => {
      bring(screenArea);
    });
    expect(drawing()).not.toBeEmptyDOMElement();
    vi.unstubAllGlobals();
    measured.mockRestore();
  });

  it('replaces its image file when the load changes, because only the first load has one', () => {
    fakeIntersectionObserver();
    const drawing = (length: number) => (
      <LoadDrawing length={length} width={12} height={12.5} deck="rgn" isImageFirst />
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(drawing(34));
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, drawing(34));
    });
    expect(container.querySelector('img')).not.toBeNull();
    act(() => {
      root?.render(drawing(40));
    });
    expect(container.querySelector('img')).toBeNull();
    expect(within(container).getByRole('img')).toHaveAccessibleName(/^A load 40′-0″ long/u);
    vi.unstubAllGlobals();
  });

  it('needs no image file on a page that the browser renders', () => {
    const { container } = render(
      <LoadDrawing length={34} width={12} height={12.5} deck="rgn" isImageFirst />,
    );
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});

/** Fails on NaN, infinite or negative sizes in the SVG's attributes. */
function expectNumbersOnly(container: HTMLElement) {
  const attributes = [...container.querySelectorAll('svg *')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`),
  );
  const wrong = /NaN|Infinity|undefined|null|^(width|height|r)=-/u;
  expect(attributes.filter((attribute) => wrong.test(attribute))).toEqual([]);
}
