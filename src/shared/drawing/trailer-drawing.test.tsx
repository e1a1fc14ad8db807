import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LoadGlyph } from './load-glyph';
import { LegalCheck } from './legal-check';
import { TrailerDrawing } from './trailer-drawing';

describe('TrailerDrawing', () => {
  it('describes the drawing in its accessible name', () => {
    render(<TrailerDrawing deck="rgn" axles={13} wellLengthFt={36} overallLengthFt={150} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Side view to scale: 13-axle RGN, 150′-0″ overall, well 36′-0″ long and 1′-11″ above ground.',
    );
  });

  it('numbers every axle', () => {
    render(<TrailerDrawing deck="rgn" axles={9} axleLayout="3+2+3+1" />);
    for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) {
      expect(screen.getByText(number)).toBeInTheDocument();
    }
    expect(screen.queryByText('10')).not.toBeInTheDocument();
  });

  it('shows “about” for an overall length that isn’t in the record', () => {
    render(<TrailerDrawing deck="rgn" axles={9} wellLengthFt={30} />);
    expect(screen.getByText(/^about \d+′-\d+″ overall$/u)).toBeInTheDocument();
    expect(screen.getByText('30′-0″ well')).toBeInTheDocument();
  });

  it.each([1, 4])('draws %i axles and no dimensions for a record without a length', (axles) => {
    render(<TrailerDrawing deck="rgn" axles={axles} wellLengthFt={null} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      `Side view, not to scale: ${String(axles)}-axle RGN.`,
    );
    expect(screen.getByText('Not to scale')).toBeInTheDocument();
    expect(screen.queryByText(/well|overall/u)).not.toBeInTheDocument();
  });

  it('draws only an outline without an axle count', () => {
    render(<TrailerDrawing deck="rgn" axles={null} wellLengthFt={29} />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Outline of an RGN, not to scale.');
  });

  it('draws an empty record', () => {
    const { container } = render(
      <TrailerDrawing deck="lowboy" axles={null} wellLengthFt={null} overallLengthFt={NaN} />,
    );
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/u);
  });

  it('TrailerDrawing is drawn once, at the size of its container', () => {
    const sizes = [
      vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(350),
      vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(120),
    ];
    const { container, rerender } = render(<div />);
    const observer = new MutationObserver(() => undefined);
    observer.observe(container, { subtree: true, childList: true, attributes: true });

    rerender(<TrailerDrawing deck="rgn" axles={9} wellLengthFt={30} />);

    const changed = observer.takeRecords().filter(({ type }) => type === 'attributes');
    expect(changed.map(({ attributeName }) => attributeName)).toEqual([]);
    expect(screen.getByRole('img')).toHaveAttribute('viewBox', expect.stringMatching(/^0 0 350 /));
    sizes.forEach((size) => size.mockRestore());
  });

  it('draws the vehicle without dimensions', () => {
    render(<TrailerDrawing deck="extendable" hasDimensions={false} />);
    expect(screen.queryByText(/overall/u)).not.toBeInTheDocument();
  });
});

describe('LoadGlyph', () => {
  it('describes the drawing in its accessible name', () => {
    render(<LoadGlyph width={11.5} height={11} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(/11′-6″ wide, 11′-0″ high/u);
  });
});

describe('LegalCheck', () => {
  it('lists what is over and that it is an estimate', () => {
    render(<LegalCheck length={34} width={12} height={8} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('3′-6″ over legal width');
    expect(screen.getByText('Estimate only. Limits vary by state.')).toBeInTheDocument();
  });

  it('says a load is legal once all dimensions are known', () => {
    const { rerender, container } = render(<LegalCheck length={20} width={8} height={0} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<LegalCheck length={20} width={8} height={8} deck="stepdeck" />);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Within legal size on a step deck: 8′-6″ × 13′-6″ × 53′-0″',
    );
  });
});
