import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Input } from './input';

/** A password field with a button that shows the text, and a Caps Lock warning. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    setIsCapsLockOn(event.getModifierState('CapsLock'));
  };

  return (
    <div>
      <div className="relative">
        <Input
          {...props}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className="pr-13"
          onKeyDown={handleKey}
          onKeyUp={handleKey}
        />
        <button
          type="button"
          aria-label="Show characters"
          aria-pressed={isShown}
          aria-controls={props.id}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-r-sm text-muted -outline-offset-4 hover:text-fg"
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          <Icon className="size-5" />
        </button>
      </div>
      <p role="status" className="text-sm font-medium text-fg not-empty:mt-1.5">
        {isCapsLockOn ? 'Caps Lock is on.' : ''}
      </p>
    </div>
  );
}
