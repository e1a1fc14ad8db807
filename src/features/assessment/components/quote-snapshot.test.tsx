import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { answerCurrentRules } from '@tests/ui/current-rules';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { member, renderPage } from '@tests/ui/render-app';
import { QuoteAssessment } from './quote-assessment';
import { QuoteSnapshot } from './quote-snapshot';

const READ = 'GET /rest/v1/quotes';
const QUOTE = {
  id: '8f0f0f0f-0000-4000-8000-00000000000a',
  origin: 'Lima, OH',
  destination: 'Tulsa, OK',
  length: 24.5,
  width: 12.333333,
  height: 11.25,
  weight_lbs: null,
};
const SNAPSHOT: AssessmentSnapshot = {
  rules_version: 1,
  rules_as_of: '2026-11-22',
  trailer: '9-axle RGN',
  size: { width: 12.333333, height: 13.166667, overallLength: 94.916667, gross: null },
  states: [
    {
      state: 'OH',
      expectation: 'superload',
      superload: 'expected',
      over: ['width'],
      isAtThreshold: false,
      escorts: { atLeast: 1, possible: 0, isPartlyUnknown: false },
    },
    {
      state: 'MO',
      expectation: 'permit',
      superload: 'not_reached',
      over: ['width'],
      isAtThreshold: true,
      escorts: { atLeast: 0, possible: 1, isPartlyUnknown: false },
    },
  ],
};

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  answerCurrentRules(backend);
});

it('the snapshot shows what the customer saw, with the day of the rules', async () => {
  backend.on(READ, { status: 200, body: { assessment: SNAPSHOT } });
  renderPage(<QuoteSnapshot quote={QUOTE} />, { auth: member('admin') });
  const section = await screen.findByRole('region', { name: 'Load assessment' });
  expect(
    await within(section).findByText(
      'Oversize in both states. Expect a superload permit in at least 1.',
    ),
  ).toBeVisible();
  const rows = within(section).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('OHExpect a superload permitAt least 1');
  expect(rows[2]).toHaveTextContent('MOExpect a permitExactly at a threshold1 possible');
  expect(section).toHaveTextContent('Assumes a 9-axle RGN and the rules of Nov 22, 2026.');
  expect(section).not.toHaveTextContent('Enter the weight');
  expect(within(section).getByRole('link', { name: /Assess again/ })).toHaveAttribute(
    'href',
    expect.stringContaining('origin=Lima%2C+OH'),
  );
});

it('the snapshot says when there is none, and offers to retry when it can’t be loaded', async () => {
  backend.on(READ, { status: 500, body: { message: 'down' } });
  renderPage(<QuoteSnapshot quote={QUOTE} />, { auth: member('admin') });
  expect(await screen.findByText('We couldn’t load the assessment.')).toBeVisible();
  backend.on(READ, { status: 200, body: { assessment: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('The customer sent this request without an assessment.'),
  ).toBeVisible();
});

it('the form reports each answer shown beside it, and clears it when there is none', async () => {
  const handleAnswer = vi.fn<(answer: AssessmentSnapshot | null) => void>();
  const piece = { length: '24', width: '12', height: '11', weight: '92,000' };
  const { unmount } = renderPage(
    <QuoteAssessment
      fleet={[]}
      place="beside"
      pieces={[piece]}
      origin="Lima, OH"
      destination="Gary, IN"
      route={null}
      onRouteChange={vi.fn<(route: readonly string[] | null) => void>()}
      onAnswer={handleAnswer}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'Load assessment' })).toBeVisible();
  const answer = handleAnswer.mock.lastCall?.[0];
  expect(answer?.states.map(({ state }) => state)).toEqual(['OH', 'IN']);
  expect(answer?.trailer).toBe('Typical 6-axle RGN');
  expect(answer?.rules_version).toBeGreaterThan(0);
  expect(answer?.rules_as_of).toMatch(/^\d{4}-\d\d-\d\d$/);
  unmount();
  expect(handleAnswer).toHaveBeenLastCalledWith(null);
});

it('a changed route is stored for as long as it fits the origin and destination', async () => {
  const answers: (AssessmentSnapshot | null)[] = [];
  const piece = { length: '24', width: '12', height: '11', weight: '92,000' };
  function Beside() {
    const [route, setRoute] = useState<readonly string[] | null>(null);
    const [destination, setDestination] = useState('Tulsa, OK');
    const [handleAnswer] = useState(() => (answer: AssessmentSnapshot | null) => {
      answers.push(answer);
    });
    return (
      <>
        <QuoteAssessment
          fleet={[]}
          place="beside"
          pieces={[piece]}
          origin="Lima, OH"
          destination={destination}
          route={route}
          onRouteChange={setRoute}
          onAnswer={handleAnswer}
        />
        <button
          type="button"
          onClick={() => {
            setDestination('Gary, IN');
          }}
        >
          To Gary
        </button>
      </>
    );
  }
  renderPage(<Beside />);
  const last = () => {
    const answer = answers.at(-1);
    return [answer?.isRouteChanged, answer?.states.map(({ state }) => state).join(' ')];
  };
  await userEvent.click(await screen.findByText('Change the route'));
  expect(last()).toEqual([false, 'OH IN IL MO OK']);
  expect(screen.queryByRole('button', { name: 'Remove Ohio' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Add a state or province'), 'Kansas');
  expect(last()).toEqual([true, 'OH IN IL MO KS OK']);
  expect(screen.getByText(/You changed the route/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open full assessment' })).toHaveAttribute(
    'href',
    expect.stringContaining('route=OH-IN-IL-MO-KS-OK'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Illinois' }));
  expect(screen.getByText('IN and MO don’t border. Add the states between them.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'To Gary' }));
  expect(last()).toEqual([false, 'OH IN']);
  expect(screen.queryByText(/You changed the route/)).toBeNull();
});

it('the snapshot shows that the customer changed the route, and assesses that route again', async () => {
  backend.on(READ, { status: 200, body: { assessment: { ...SNAPSHOT, isRouteChanged: true } } });
  renderPage(<QuoteSnapshot quote={QUOTE} />, { auth: member('admin') });
  expect(await screen.findByText('Route: OH → MO, changed by the customer.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Assess again/ })).toHaveAttribute(
    'href',
    expect.stringContaining('route=OH-MO'),
  );
});
