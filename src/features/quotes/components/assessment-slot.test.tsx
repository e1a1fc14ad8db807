import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useForm } from 'react-hook-form';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import type { QuoteFormValues, QuotePayload } from '@contracts/quote';
import { fakeMatchMedia } from '@tests/ui/fake-match-media';
import { renderPage } from '@tests/ui/render-app';
import { AssessmentSlot, type AssessmentPart } from './assessment-slot';
import { PieceFields } from './piece-fields';

const Shown: AssessmentPart = ({ place, pieces, origin }) => (
  <section aria-label="Answer">{`${place}: ${pieces[0]?.width ?? ''} ${origin ?? ''}`}</section>
);

function Form() {
  const form = useForm<QuoteFormValues, unknown, QuotePayload>({ defaultValues: { pieces: [{}] } });
  const slot = {
    form,
    Assessment: Shown,
    route: null,
    onRouteChange: vi.fn<(route: readonly string[] | null) => void>(),
    onAnswer: vi.fn<(answer: AssessmentSnapshot | null) => void>(),
  };
  return (
    <>
      <PieceFields form={form} index={0} />
      <AssessmentSlot {...slot} place="beside" />
      <AssessmentSlot {...slot} place="bar" />
    </>
  );
}

it('the form waits for a size, and shows the assessment in one place', async () => {
  fakeMatchMedia({ prefersDark: false });
  renderPage(<Form />);
  await userEvent.type(screen.getByLabelText(/^What is it\?/u), 'Press');
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Width'), '12');
  expect(await screen.findByRole('region', { name: 'Answer' })).toHaveTextContent(/^bar: 12/);
});
