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

test('the first answer stands open, the others open and close on their question', async () => {
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

test('every question is a stop of the Tab key', async () => {
  renderPage(<Faq heading="Questions" questions={QUESTIONS} />);
  for (const { question } of QUESTIONS) {
    await userEvent.tab();
    expect(screen.getByText(question)).toHaveFocus();
  }
});

test('search engines are told what stands on the page, word for word', () => {
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
