import { Archive, Check } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import { Demo } from './demo';

const ROWS = [
  { name: 'Morgan Reyes', email: 'morgan.reyes@example.com', state: 'New', w: 12, h: 12.5 },
  { name: 'Curtis Hale', email: 'c.hale@example.com', state: 'Reviewed', w: 8.5, h: 9.2 },
  { name: 'Hannah Osei', email: 'h.osei@example.com', state: 'Archived', w: 10, h: 9.8 },
];
const TONES: Record<string, 'warn' | 'info'> = { New: 'warn', Reviewed: 'info' };

function Feet({ value, limit }: { value: number; limit: number }) {
  return <span className={value > limit ? 'over-limit' : undefined}>{value.toFixed(1)}</span>;
}

/** A table whose rows become cards below 48 rem. */
export function TableSection() {
  const [selected, setSelected] = useState('Morgan Reyes');
  return (
    <Demo title="Table" isWide>
      <Table label="Quotes">
        <THead>
          <Tr>
            <Th>Customer</Th>
            <Th>Status</Th>
            <Th isNumeric>W ft</Th>
            <Th isNumeric>H ft</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </Tr>
        </THead>
        <TBody>
          {ROWS.map(({ name, email, state, w, h }) => (
            <Tr key={name} isSelected={name === selected}>
              <Td detail={email}>
                <RowTrigger
                  onClick={() => {
                    setSelected(name);
                  }}
                >
                  {name}
                </RowTrigger>
              </Td>
              <Td>
                <Badge tone={TONES[state]}>{state}</Badge>
              </Td>
              <Td isNumeric card="hidden">
                <Feet value={w} limit={8.5} />
              </Td>
              <Td isNumeric card="hidden">
                <Feet value={h} limit={11.5} />
              </Td>
              <Td card="only">
                <Feet value={w} limit={8.5} /> × <Feet value={h} limit={11.5} /> ft
              </Td>
              <Td isNumeric card="hidden">
                <Button
                  size="sm"
                  variant="ghost"
                  isIcon
                  aria-label={`Mark ${name} as reviewed`}
                  className="z-1"
                >
                  <Check />
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  isIcon
                  aria-label={`Archive ${name}`}
                  className="z-1"
                >
                  <Archive />
                </Button>
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </Demo>
  );
}
