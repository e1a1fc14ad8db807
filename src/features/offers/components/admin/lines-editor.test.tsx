import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readDraft, type DraftForm, type LineForm } from '../../model/draft-form';
import { LinesEditor } from './lines-editor';

const linehaul: LineForm = {
  key: 'linehaul',
  kind: 'linehaul',
  description: 'Linehaul',
  jurisdiction: '',
  quantity: '1',
  unit: 'flat',
  rate: '6,105.00',
  isPassThrough: false,
  escortPosition: null,
  isEstimate: false,
  source: '',
};
const draft: DraftForm = {
  currency: 'USD',
  validUntil: '',
  length: '',
  width: '',
  height: '',
  weight: '',
  equipment: 'RGN',
  message: '',
  freeHours: '',
  detention: '',
  layover: '',
  tonu: '',
  paymentDays: '',
  exclusions: '',
  lines: [linehaul],
};

it('a line added with Enter gets the focus, even if something else renders first', () => {
  let lines = draft.lines;
  const editor = (shown: LineForm[]) => (
    <LinesEditor
      form={{ ...draft, lines: shown }}
      payload={readDraft({ ...draft, lines: shown }).payload}
      problems={{}}
      onChange={(changed) => {
        lines = changed;
      }}
    />
  );
  const { rerender } = render(editor(lines));
  fireEvent.keyDown(screen.getByLabelText('Line 1 rate in dollars'), { key: 'Enter' });
  // For example the end of an autosave.
  rerender(editor(draft.lines));
  rerender(editor(lines));
  expect(screen.getByLabelText('Line 2 description')).toHaveFocus();
});
