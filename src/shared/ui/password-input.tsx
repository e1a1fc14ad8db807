import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Input } from './input';

/** A password field whose text can be shown: typing blind on a phone is where passwords go wrong. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-13" />
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
  );
}
