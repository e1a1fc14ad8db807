import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { Drawer } from '@/shared/ui/drawer';
import { Facts } from '@/shared/ui/facts';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Demo, Row } from './demo';

type Opened = 'dialog' | 'confirm' | 'drawer';

const RECORD = [
  { term: 'Equipment', detail: 'RGN' },
  { term: 'Email', detail: 'morgan.reyes@example.com' },
  { term: 'Phone', detail: '937-555-0126' },
  { term: 'Notes', detail: 'Crawler excavator. Loading ramp on site, no crane.' },
];

/** Overlays. The confirmation fails once, to show that it stays open. */
export function DialogsSection() {
  const [opened, setOpened] = useState<Opened>();
  const [error, setError] = useState<string>();
  const close = () => {
    setOpened(undefined);
    setError(undefined);
  };
  const isOpen = (which: Opened) => ({ open: opened === which, onOpenChange: close });

  return (
    <Demo title="Dialogs and drawer">
      <Row>
        <Button size="md" variant="quiet" onClick={() => setOpened('dialog')}>
          Dialog
        </Button>
        <Button size="md" variant="quiet" onClick={() => setOpened('confirm')}>
          Confirmation
        </Button>
        <Button size="md" variant="quiet" onClick={() => setOpened('drawer')}>
          Drawer
        </Button>
      </Row>
      <Dialog
        {...isOpen('dialog')}
        title="Apply for Position"
        description="Takes two minutes. We reply by phone or email."
        footer={
          <>
            <Button size="md" variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button size="md" onClick={close}>
              Submit Application
            </Button>
          </>
        }
      >
        <div className="grid gap-4 xs:grid-cols-2">
          <Field label="First name">
            {(control) => <Input {...control} autoComplete="given-name" />}
          </Field>
          <Field label="Last name">
            {(control) => <Input {...control} autoComplete="family-name" />}
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        {...isOpen('confirm')}
        title="Delete this quote?"
        description="This action cannot be undone."
        confirmLabel="Delete"
        busyText="Deleting..."
        error={error}
        onConfirm={() => {
          if (error === undefined) setError('Failed to delete quote');
          else close();
        }}
      />
      <Drawer
        {...isOpen('drawer')}
        eyebrow={<Badge tone="warn">New</Badge>}
        title="Morgan Reyes"
        subtitle="Nov 21, 2026, 8:42 AM"
        headActions={
          <>
            <Button size="sm" variant="ghost" isIcon aria-label="Previous quote">
              <ChevronUp />
            </Button>
            <Button size="sm" variant="ghost" isIcon aria-label="Next quote">
              <ChevronDown />
            </Button>
          </>
        }
        footer={
          <>
            <Button size="md" variant="solid">
              Mark as reviewed
            </Button>
            <Button size="md" variant="quiet">
              Archive
            </Button>
          </>
        }
      >
        <Facts entries={RECORD} isCompact />
      </Drawer>
    </Demo>
  );
}
