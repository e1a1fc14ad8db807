import { CAREERS_PAGE, type JobOpening } from '@/content/careers';
import { CheckList } from '@/shared/blocks/check-list';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

interface OpeningDetailsDialogProps {
  opening: JobOpening | undefined;
  isOpen: boolean;
  onClose: () => void;
  onApply: (position: string) => void;
}

/** Description and requirements of a job. */
export function OpeningDetailsDialog(props: OpeningDetailsDialogProps) {
  const { opening, isOpen, onClose, onApply } = props;
  if (opening === undefined) return null;
  const { title, type, location, description, requirements } = opening;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={title}
      description={`${type}, ${location}`}
      footer={
        <Button
          size="md"
          onClick={() => {
            onApply(title);
          }}
        >
          {CAREERS_PAGE.applyLabel}
        </Button>
      }
    >
      <div className="grid gap-7">
        <div className="grid gap-4">
          {description.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid gap-4">
          <h3 className="text-[1.125rem]">Requirements</h3>
          <CheckList items={requirements} />
        </div>
      </div>
    </Dialog>
  );
}
