import type { CSSProperties } from 'react';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { FacebookIcon, LinkedInIcon, YouTubeIcon } from '@/shared/ui/brand-icons';
import { Facts } from '@/shared/ui/facts';
import { Figure, TitleBlock } from '@/shared/ui/figure';
import { Stat } from '@/shared/ui/stat';
import { Demo, Row } from './demo';

/** A drawing with its title block. */
export function DrawingSection() {
  return (
    <Demo title="Drawing and title block" isWide>
      <Figure>
        <LoadDrawing
          length={34}
          width={12}
          height={12.5}
          deck="rgn"
          className="p-[clamp(0.875rem,0.4rem+1.4vw,2rem)]"
        />
        <TitleBlock
          entries={[
            { term: 'Load', detail: 'Crawler excavator' },
            { term: 'Length', detail: '34′-0″' },
            { term: 'Width', detail: '12′-0″' },
          ]}
        />
      </Figure>
    </Demo>
  );
}

const FACTS = [
  { term: 'Permits', detail: 'Filed by us in every state on the route.' },
  { term: 'Escorts', detail: 'Pilot cars front and rear where the state requires them.' },
];

/** Facts separated by rules, and stats under dimension lines. */
export function FactsSection() {
  return (
    <Demo title="Facts and stats">
      <Facts entries={FACTS} />
      <div className="grid grid-cols-2 gap-x-gap gap-y-8">
        <Stat value="19">axles on the largest combination</Stat>
        <Stat value="300k" unit="lb">
          of load on one trailer
        </Stat>
      </div>
    </Demo>
  );
}

const at = (feet: number) => ({ '--at': feet }) as CSSProperties;

/** The brand's graphic marks. Use them sparingly. */
export function MarksSection() {
  return (
    <Demo title="Marks">
      <div className="tape [--u:9px]" aria-hidden="true">
        {[10, 20, 30, 40].map((feet) => (
          <span key={feet} className="tape-mark" style={at(feet)}>
            {feet}
          </span>
        ))}
      </div>
      <div className="hazard" />
      <div className="ticks h-3.5" />
      <div className="dimension-line" />
      <div className="blueprint h-24 border" />
      <Row>
        <LinkedInIcon />
        <FacebookIcon />
        <YouTubeIcon />
      </Row>
    </Demo>
  );
}
