import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { Button, type ButtonProps } from './button';

/** The close button of a dialog or drawer. */
export function DialogClose({ size = 'md', className }: Pick<ButtonProps, 'size' | 'className'>) {
  return (
    <RadixDialog.Close asChild>
      <Button variant="ghost" size={size} isIcon aria-label="Close" className={className}>
        <X />
      </Button>
    </RadixDialog.Close>
  );
}
