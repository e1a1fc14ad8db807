import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readJsonLd } from '@tests/ui/json-ld';
import { renderPage } from '@tests/ui/render-app';
import { Faq } from './faq';

const QUESTIONS = [
  { question: 'How far ahead?', answer: '3-5 business days.' },
  { question: 'Who gets the permits?', answer: 'We do, <per state>.' },
];

test('the first answer is open, and a click toggles the others', async () => {
  renderPage(<Faq heading="Questions" questions={QUESTIONS} />);
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible();
  expect(screen.getByText('3-5 business days.')).toBeVisible();
  expect(screen.getByText('We do, <per state>.')).not.toBeVisible();

  const second = screen.getByText('Who gets the permits?');
  await userEvent.click(second);
  expect(screen.getByText('We do, <per state>.')).toBeVisible();
  expect(screen.getByText('3-5 business days.')).toBeVisible();
  await userEvent.click(second);
  expect(screen.getByText('We do, <per state>.')).not.toBeVisible();
});

test('every question is a tab stop', async () => {
  renderPage(<Faq heading="Questions" questions={QUESTIONS} />);
  for (const { question } of QUESTIONS) {
    await userEvent.tab();
    expect(screen.getByText(question).closest('summary')).toHaveFocus();
  }
});

test('search engines get the same questions and answers', () => {
  renderPage(<Faq heading="Questions" questions={QUESTIONS} />);
  expect(readJsonLd('FAQPage')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: QUESTIONS.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]);
});
