import { ArrowRight, Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Demo, Row } from './demo';

/** Buttons in every variant, size and state. */
export function ButtonsSection() {
  const [isBusy, setIsBusy] = useState(true);
  return (
    <Demo title="Buttons" isWide>
      <Row>
        <Button>Get a Quote</Button>
        <Button variant="solid">Save changes</Button>
        <Button variant="outline">Contact Us</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="ghost">Details</Button>
        <Button variant="danger">Delete</Button>
      </Row>
      <Row>
        <Button size="md">40 px</Button>
        <Button size="sm" variant="quiet">
          <Download />
          32 px
        </Button>
        <Button size="sm" variant="quiet" isIcon aria-label="Refresh">
          <RefreshCw />
        </Button>
        <Button size="md" disabled>
          Disabled
        </Button>
        <ButtonLink size="md" variant="outline" to="/quote">
          A link <ArrowRight />
        </ButtonLink>
      </Row>
      <Row>
        <Button isBusy={isBusy} busyText="Submitting...">
          Request Quote
        </Button>
        <Button size="md" variant="solid" isBusy={isBusy} busyText="Saving...">
          Save
        </Button>
        <Button size="md" variant="danger" isBusy={isBusy}>
          Delete
        </Button>
        <Button size="sm" variant="quiet" isIcon isBusy={isBusy} aria-label="Refresh the list">
          <RefreshCw />
        </Button>
        <Button
          size="md"
          variant="ghost"
          aria-pressed={isBusy}
          onClick={() => {
            setIsBusy(!isBusy);
          }}
        >
          Toggle busy
        </Button>
      </Row>
      <Row className="dark-surface p-5">
        <Button size="md">Primary</Button>
        <Button size="md" variant="outline">
          Outline
        </Button>
        <Button size="md" variant="solid">
          Solid
        </Button>
        <Button size="md" variant="quiet">
          Quiet
        </Button>
        <Button size="md" variant="ghost">
          Ghost
        </Button>
        <Button size="md" disabled>
          Disabled
        </Button>
      </Row>
    </Demo>
  );
}
