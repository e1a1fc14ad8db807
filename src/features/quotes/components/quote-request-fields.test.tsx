import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { INSERT, SAMPLE, setUpQuoteForm } from '@tests/ui/quote-form';

const {
  backend,
  confirmation,
  failureAlert,
  field,
  fill,
  fillAndSend,
  openForm,
  sendButton,
  user,
} = setUpQuoteForm();

describe('what a blank optional field costs', () => {
  const WEIGHT = 'Without a weight we can’t tell if it’s a superload.';
  const WHAT = 'If we don’t know what it is, we may have to call you before we quote.';
  const DATES = 'Without a date we can’t check which trucks are free.';

  it('a blank optional field shows its cost once the fields before it are filled, without an error', () => {
    openForm();
    fill({ Length: '34', Width: '12', Origin: 'Dayton, OH' });
    for (const text of [WEIGHT, WHAT, DATES]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    fill({ Height: '12.5', Destination: 'Calgary, AB' });
    expect(field('Weight')).toHaveAccessibleDescription(WEIGHT);
    expect(field('Ready')).toHaveAccessibleDescription(DATES);
    expect(field('What is it?')).toHaveAccessibleDescription(WHAT);
    // The visitor is already past this field.
    expect(screen.getByRole('status')).toHaveTextContent(WHAT);
    for (const label of ['Weight', 'Ready', 'What is it?']) expect(field(label)).toBeValid();
  });

  it('disappears with an answer', async () => {
    openForm();
    fill({ ...SAMPLE, 'What is it?': '', Weight: '', Ready: '' });
    fill({ 'What is it?': 'Excavator', Weight: '98,000' });
    await user.click(screen.getByRole('checkbox', { name: 'My dates are flexible' }));
    for (const text of [WEIGHT, WHAT, DATES]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
  });
});

describe('invalid input', () => {
  it('shows an error under each field and focuses the first', async () => {
    openForm();
    await user.click(sendButton());
    await waitFor(() => {
      expect(field('Length')).toHaveAccessibleDescription('Enter the length.');
    });
    expect(field('Length')).toHaveFocus();
    for (const label of ['What is it?', 'Quantity', 'Weight', 'Equipment', 'Ready', 'Deliver by']) {
      expect(field(label)).toBeValid();
    }
    expect(field('Width')).toHaveAccessibleDescription('Enter the width.');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field('Email')).toBeInvalid();
    expect(backend.rows()).toHaveLength(0);
  });

  it('lists the fields with errors next to the button; clicking one focuses it', async () => {
    openForm();
    fill({ ...SAMPLE, Width: '', Email: 'quinn' });
    await user.click(sendButton());
    const summary = await screen.findByText('Not sent yet. Please check:');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(1, 3)).toEqual(['Width', 'Email']);
    await user.click(screen.getByRole('button', { name: 'Email' }));
    expect(field('Email')).toHaveFocus();

    fill({ Width: '12', Email: 'quinn@example.com' });
    await user.click(sendButton());
    await confirmation();
    expect(summary).not.toBeInTheDocument();
  });

  it('revalidates on every change after the first submit', async () => {
    openForm();
    await user.type(field('Email'), 'quinn@example');
    expect(field('Email')).toBeValid();
    await user.click(sendButton());
    await waitFor(() => {
      expect(field('Email')).toBeInvalid();
    });
    await user.type(field('Email'), '.com');
    await waitFor(() => {
      expect(field('Email')).not.toHaveAccessibleDescription();
    });
  });

  const EXPLAINED = [
    ['Length', '-3', "Length can't be negative."],
    ['Height', '0', 'Height must be more than 0.'],
    ['Width', '1e9', 'Enter the width in feet and inches, for example 11′3″.'],
    ['Width', '101', "Width can't exceed 100 ft."],
    ['Email', 'a@b.co,c@d.co', 'Please enter a valid email address.'],
    ['Width', 'NaN', 'Enter the width in feet and inches, for example 11′3″.'],
    ['Weight', '-5', "Weight can't be negative."],
    ['Weight', '0', 'Weight must be more than 0.'],
    ['Weight', 'NaN', 'Enter the weight in pounds, for example 72,200.'],
    ['Weight', '1e9', 'Enter the weight in pounds, for example 72,200.'],
    ['Weight', '2,000,001', "Weight can't exceed 2,000,000 lb."],
    ['Weight', 'heavy', 'Enter the weight in pounds, for example 72,200.'],
    ['Name', 'asdf', 'Enter your full name, for example Dana Whitlock.'],
    ['Name', '12345', 'Enter your full name, for example Dana Whitlock.'],
    ['Phone', '555-0117', 'Enter the full phone number with area code, 10 digits.'],
    ['Origin', 'Dayton', 'Add the state or province, for example Dayton, OH.'],
    ['Deliver by', '2090-05-31', "Delivery can't be before the ready date."],
    // With several of a piece, the label of its weight is another one.
    ['Quantity', '-1', "Quantity can't be negative."],
    ['Quantity', '1e9', 'Enter a whole number.'],
    ['Quantity', '0', 'Quantity must be at least 1.'],
    ['Quantity', '1.5', 'Enter a whole number.'],
    ['Ready', '2020-01-01', "The ready date can't be in the past."],
  ] as const;

  it('is explained under its field, value by value', async () => {
    openForm();
    const [[first, value], ...others] = EXPLAINED;
    fill({ ...SAMPLE, [first]: value });
    await user.click(sendButton());
    await screen.findByText(EXPLAINED[0][2]);
    for (const [label, invalid, message] of others) {
      fill({ [label]: invalid });
      await waitFor(() => {
        expect(field(label)).toHaveAccessibleDescription(message);
      });
    }
    expect(backend.rows()).toHaveLength(0);
  });

  it('shows an error from the database under its field', async () => {
    backend.on(INSERT, {
      status: 400,
      body: {
        code: '23514',
        message: 'new row for relation "quotes" violates check constraint "quotes_phone_check"',
      },
    });
    await fillAndSend();
    await waitFor(() => {
      expect(field('Phone')).toHaveAccessibleDescription(
        'This value was rejected. Please check it.',
      );
    });
    expect(field('Phone')).toHaveFocus();
    expect(await failureAlert()).toHaveTextContent('was rejected');
  });
});
