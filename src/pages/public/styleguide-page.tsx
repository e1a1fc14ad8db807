import { useEffect, useState } from 'react';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { ButtonsSection } from './styleguide/buttons-section';
import { ColorSection } from './styleguide/color-section';
import { DialogsSection } from './styleguide/dialogs-section';
import { FeedbackSection, WaitingSection } from './styleguide/feedback-section';
import { ChoicesSection, FieldsSection } from './styleguide/fields-section';
import { FactsSection, MarksSection, DrawingSection } from './styleguide/drawing-section';
import { TableSection } from './styleguide/table-section';
import { TabsSection } from './styleguide/tabs-section';
import { TypeSection } from './styleguide/type-section';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Theme = (typeof THEMES)[number]['value'];

/** Every component in every state, in the light and dark theme. Development only. */
export function StyleguidePage() {
  const [theme, setTheme] = useState<Theme>('light');

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    return () => {
      delete dataset['theme'];
    };
  }, [theme]);

  return (
    <>
      <div className="dark-surface pt-header">
        <div className="wrap flex flex-wrap items-end justify-between gap-6 py-12">
          <h1>Style guide</h1>
          <SegmentedFilter label="Theme" value={theme} onValueChange={setTheme} options={THEMES} />
        </div>
      </div>
      <div className="wrap grid gap-gap pt-12 pb-section lg:grid-cols-2">
        <TypeSection />
        <ColorSection key={theme} theme={theme} />
        <ButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <TabsSection />
        <DialogsSection />
        <FeedbackSection />
        <WaitingSection />
        <TableSection />
        <FactsSection />
        <MarksSection />
        <DrawingSection />
      </div>
    </>
  );
}
