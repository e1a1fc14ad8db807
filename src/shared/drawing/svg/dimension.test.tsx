import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HorizontalDimension } from './dimension';

const show = (from: number, to: number, text: string) => {
  render(
    <svg>
      <HorizontalDimension from={from} to={to} y={100} text={text} witness={[90, 90]} side="left" />
    </svg>,
  );
  return screen.getByText(text);
};

it('a text that fits is between the arrows', () => {
  const label = show(20, 220, '12′-0″');
  expect(label).toHaveAttribute('text-anchor', 'middle');
  expect(label).toHaveAttribute('x', '120');
});

it('a longer text is left of the arrows', () => {
  const label = show(200, 260, '12′-0″ +3′-6″');
  expect(label).toHaveAttribute('text-anchor', 'end');
  expect(label).toHaveAttribute('x', '182');
});

it('a text that would leave the drawing is under the line', () => {
  const label = show(60, 120, '14′-3 7/16″ +5′-9 7/16″');
  expect(label).toHaveAttribute('text-anchor', 'middle');
  expect(label).toHaveAttribute('x', '90');
  expect(Number(label.getAttribute('y'))).toBeGreaterThan(110);
});
