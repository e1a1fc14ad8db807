import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCurrentRules } from '@tests/ui/current-rules';
import { fakeBackend } from '@tests/ui/fake-backend';
import { renderPage } from '@tests/ui/render-app';
import type { FleetRecord } from '../model/combinations';
import { AssessmentTool } from './assessment-tool';

const FLEET: FleetRecord[] = [
  {
    id: 'rgn9',
    name: '9-axle RGN',
    axle_count: 9,
    axle_layout: '3+2+3+1',
    deck: 'rgn',
    length: 30,
    width: 8.5,
    max_weight_capacity: 60,
  },
  {
    id: 'step5',
    name: 'Step deck',
    axle_count: 5,
    axle_layout: '3+2',
    deck: 'stepdeck',
    length: 48,
    width: 8.5,
    max_weight_capacity: 22.5,
  },
];

beforeEach(() => {
  answerCurrentRules(fakeBackend());
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

async function enterCrown() {
  const user = userEvent.setup();
  renderPage(<AssessmentTool fleet={FLEET} />);
  const type = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await type('Length', '24.5');
  await type('Width', '12');
  await type('Width, inches', '4');
  await type('Height', '11.25');
  await type('Weight', '76,400');
  await type('Origin', 'Lima, OH');
  await type('Destination', 'Tulsa, Oklahoma');
  return user;
}

it('the tool answers state by state, and links only sources that have an address', async () => {
  await enterCrown();
  expect(
    await screen.findByText(/Oversize and overweight in all 5 states\. Expect a superload permit/),
  ).toBeVisible();
  const missouri = screen.getByRole('article', { name: 'Missouri' });
  expect(missouri).toHaveTextContent('Expect a permit');
  expect(missouri).toHaveTextContent('Exactly at a threshold, so the measured size decides.');
  const illinois = screen.getByRole('article', { name: 'Illinois' });
  expect(illinois).toHaveTextContent('May be treated as a superload');
  expect(illinois).toHaveTextContent('Superload gross, other value foundSources disagree');
  expect(within(illinois).getByRole('row', { name: /Legal width/ })).toHaveTextContent(
    'over 8′-6″12′-4″',
  );
  expect(illinois).toHaveTextContent('Illinois oversize permits, Note Trucking, undated');
  for (const source of illinois.querySelectorAll('a')) {
    expect(source).toHaveAttribute('href', expect.stringMatching(/^http/));
  }
  expect(screen.getByText(/rated 45,000 lb, load is 76,400 lb/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute(
    'href',
    '/quote?length=24.5&width=12.333333&height=11.25&weight=76400&origin=Lima%2C+OH&destination=Tulsa%2C+Oklahoma',
  );
});

it('the keyboard changes the route, and the tool says which states don’t border', async () => {
  const user = await enterCrown();
  await user.click(await screen.findByRole('button', { name: 'Remove Illinois' }));
  expect(screen.getByText('IN and MO don’t border. Add the states between them.')).toBeVisible();
  const map = screen.getByRole('group', { name: /Route map/ });
  within(map)
    .getByRole('button', { name: /^OH, Ohio/ })
    .focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  expect(
    within(map).getByRole('button', { name: 'IL, Illinois, 3 of 5 on the route' }),
  ).toBeVisible();
  expect(screen.queryByText(/don’t border/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Illinois' }));
  await user.click(screen.getByRole('button', { name: 'Reset route' }));
  expect(screen.getByRole('button', { name: 'Remove Illinois' })).toBeVisible();
});

it('a link opens a shared assessment', async () => {
  window.history.replaceState(
    null,
    '',
    '/?length=20&width=8&height=8&weight=30000&origin=Lima,+OH&destination=Detroit,+MI&route=OH-IN-MI',
  );
  renderPage(<AssessmentTool fleet={FLEET} />);
  expect(await screen.findByRole('article', { name: 'Indiana' })).toBeVisible();
  expect(screen.getByLabelText('Weight')).toHaveValue('30,000');
  expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute(
    'href',
    expect.stringMatching(/&route=OH-IN-MI$/),
  );
});

describe('the trailer of a shared assessment', () => {
  const LOAD = 'length=20&width=8&height=8&weight=30000&origin=Lima,+OH&destination=Detroit,+MI';
  /** The fleet loads after the page has read its address. */
  async function openLink(trailer: string, fleet = FLEET) {
    window.history.replaceState(null, '', `/?${LOAD}${trailer}`);
    renderPage(<LateFleet fleet={fleet} />);
    await screen.findByRole('article', { name: 'Ohio' });
    await userEvent.click(screen.getByRole('button', { name: 'Load the fleet' }));
    return (name: string) =>
      screen.findByText((_, node) => node?.textContent === `Trailer: ${name}`);
  }

  it('the trailer of a shared assessment is chosen in the list and named with the answer', async () => {
    const trailer = await openLink('&trailer=step5');
    expect(await trailer('Step deck')).toBeVisible();
    expect(screen.getByLabelText('Trailer')).toHaveDisplayValue('Step deck');
  });

  it('falls back to the recommended trailer', async () => {
    const trailer = await openLink('');
    expect(await trailer('Step deck, recommended')).toBeVisible();
    expect(screen.getByLabelText('Trailer')).toHaveDisplayValue('Recommend one');
  });

  it('the trailer of a shared assessment is a typical one without a fleet', async () => {
    const trailer = await openLink('&trailer=step5', []);
    expect(await trailer('Typical 6-axle RGN')).toBeVisible();
  });

  it('the trailer of a shared assessment is the recommended one, with a note, if the fleet doesn’t have it', async () => {
    const trailer = await openLink('&trailer=STEP5+x');
    expect(await trailer('Step deck, recommended')).toBeVisible();
    expect(screen.getByLabelText('Trailer')).toHaveDisplayValue('Recommend one');
    expect(screen.getByLabelText('Trailer')).toHaveAccessibleDescription(
      'The trailer in this link isn’t in our fleet anymore. This uses the one we recommend.',
    );
    await vi.waitFor(() => {
      expect(window.location.search).not.toContain('trailer');
    });
  });
});

/** The tool before and after its fleet is loaded. */
function LateFleet({ fleet }: { fleet: readonly FleetRecord[] }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLoaded(true)}>
        Load the fleet
      </button>
      <AssessmentTool fleet={isLoaded ? fleet : []} />
    </>
  );
}

it('the tool explains entries that can’t be right', async () => {
  const user = userEvent.setup();
  renderPage(<AssessmentTool fleet={[]} />);
  await user.type(screen.getByLabelText('Width'), '-4');
  await user.type(screen.getByLabelText('Weight'), '1000000000');
  await user.type(screen.getByLabelText('Origin'), 'Paris, ZZ');
  await user.type(screen.getByLabelText('Destination'), 'Honolulu, HI');
  expect(await screen.findByText("Width can't be negative.")).toBeVisible();
  expect(screen.getByText("Weight can't exceed 2,000,000 lb.")).toBeVisible();
  expect(screen.getByText('Add the state or province, for example Lima, OH.')).toBeVisible();
  await user.clear(screen.getByLabelText('Origin'));
  await user.type(screen.getByLabelText('Origin'), 'Lima, OH');
  expect(await screen.findByText('No road leads from OH to HI without a ferry.')).toBeVisible();
});

it('the tool never calls a small load legal or free of permits', async () => {
  window.history.replaceState(
    null,
    '',
    '/?length=20&width=8&height=8&weight=20000&origin=Lima,+OH&destination=Dayton,+OH',
  );
  renderPage(<AssessmentTool fleet={FLEET} />);
  const ohio = await screen.findByRole('article', { name: 'Ohio' });
  expect(ohio).toHaveTextContent('Within the limits on file');
  expect(ohio).toHaveTextContent('No pilot car threshold reached');
  expect(document.body).not.toHaveTextContent(/no permit needed|you’re legal|don’t need a permit/i);
});

it('the tool never says that no pilot car is needed where it isn’t known', async () => {
  window.history.replaceState(
    null,
    '',
    '/?length=20&width=8&height=8&weight=20000&origin=Yellowknife,+NT&destination=Whitehorse,+YT',
  );
  renderPage(<AssessmentTool fleet={FLEET} />);
  await screen.findByRole('article', { name: 'Northwest Territories' });
  expect(screen.getByText('Pilot cars').nextSibling).toHaveTextContent(/^Not known/);
});

describe('an end of the route', () => {
  const open = (destination: string) => {
    const params = new URLSearchParams({ origin: 'Lima, OH', destination });
    window.history.replaceState(null, '', `/?length=20&width=8&height=8&weight=20000&${params}`);
    renderPage(<AssessmentTool fleet={FLEET} />);
  };

  it('an end of the route is assessed as people write it', async () => {
    open('Saint-Jérôme QC J7Y 4Y9');
    expect(await screen.findByRole('article', { name: 'Quebec' })).toBeVisible();
    expect(screen.queryByText(/isn’t in this estimate/)).toBeNull();
  });

  it.each([
    ['Monterrey, NL', /^We don’t haul in Mexico, so the destination isn’t in this estimate\./],
    ['Mule Quarry', /^We can’t tell the state of the destination “Mule Quarry”/],
    ['St. John’s, NL', /^A ferry from Nova Scotia goes to the island of Newfoundland\./],
    ['Nanaimo BC', /^A ferry goes to Vancouver Island\./],
  ])(
    'an end of the route is named if the estimate leaves it out: %s',
    async (destination, note) => {
      open(destination);
      expect(await screen.findByText(note)).toBeVisible();
      expect(screen.getByRole('article', { name: 'Ohio' })).toBeVisible();
      if (note.source.includes('ferry')) return;
      expect(screen.queryByRole('article', { name: /Newfoundland|Columbia/ })).toBeNull();
    },
  );

  it('needs no ferry in Labrador', async () => {
    open('Happy Valley-Goose Bay, Labrador');
    expect(await screen.findByRole('article', { name: 'Newfoundland and Labrador' })).toBeVisible();
    expect(screen.queryByText(/ferry/)).toBeNull();
  });
});

it('the tool says so when nothing in the fleet carries the load', async () => {
  window.history.replaceState(
    null,
    '',
    '/?length=200&width=25&height=20&weight=900000&origin=Lima,+OH&destination=Gary,+IN',
  );
  renderPage(<AssessmentTool fleet={FLEET} />);
  await screen.findByRole('article', { name: 'Ohio' });
  expect(screen.getAllByText('No trailer in our fleet carries this load.')).toHaveLength(2);
});

it('the tool says when the rules can’t be loaded, and tries again', async () => {
  const backend = fakeBackend();
  backend.on('GET /rest/v1/rpc/current_rules', { status: 400, body: { message: 'down' } });
  const user = await enterCrown();
  expect(await screen.findByText("We couldn't load the state rules.")).toBeVisible();
  answerCurrentRules(backend);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Oversize and overweight in all 5 states/)).toBeVisible();
});

it('a button copies a link to the entries, and says so when the browser refuses', async () => {
  const user = await enterCrown();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain(
    '/?length=24.5&width=12.333333&height=11.25&weight=76400&origin=Lima%2C+OH',
  );

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.type(screen.getByLabelText('Weight'), '0');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(
    await screen.findByText('Copying failed. Copy the address of this page instead.'),
  ).toBeVisible();
});
