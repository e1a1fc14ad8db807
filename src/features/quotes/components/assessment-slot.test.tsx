import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useForm } from 'react-hook-form';
import type { QuoteFormValues, QuotePayload } from '@contracts/quote';
import { fakeMatchMedia } from '@tests/ui/fake-match-media';
import { renderPage } from '@tests/ui/render-app';
import { AssessmentSlot, type AssessmentPart } from './assessment-slot';
import { PieceFields } from './piece-fields';

const Shown: AssessmentPart = ({ place, pieces, origin }) => (
  <output>{`${place}: ${pieces[0]?.width ?? ''} ${origin ?? ''}`}</output>
);

function Form() {
  const form = useForm<QuoteFormValues, unknown, QuotePayload>({ defaultValues: { pieces: [{}] } });
  return (
    <>
      <PieceFields form={form} index={0} />
      <AssessmentSlot form={form} Assessment={Shown} place="beside" onAnswer={vi.fn()} />
      <AssessmentSlot form={form} Assessment={Shown} place="bar" onAnswer={vi.fn()} />
    </>
  );
}

it('waits for a size, and shows the assessment in one place', async () => {
  fakeMatchMedia({ prefersDark: false });
  renderPage(<Form />);
  await userEvent.type(screen.getByLabelText('What is it?'), 'Press');
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(screen.getByLabelText('Width'), '12');
  expect(await screen.findByRole('status')).toHaveTextContent(/^bar: 12/);
});
