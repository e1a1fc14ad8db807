import { Link } from 'react-router-dom';
import { COMPANY } from '@/content/company';
import { useAuth } from '@/session/use-auth';
import { BrandMark } from '@/shared/blocks/brand';
import { ADMIN_HOME } from './sections';

/** Logo, short name and the user's role at the top of the console; only the logo on the icon rail. */
export function ConsoleBrand() {
  const { isAdmin } = useAuth();
  return (
    <Link to={ADMIN_HOME} className="flex items-center gap-3 px-2 no-underline xl:max-3xl:px-1.5">
      <BrandMark className="size-8" />
      <span className="grid gap-1.5 leading-none xl:max-3xl:sr-only">
        <span className="font-extrabold tracking-[-0.02em] font-wide">{COMPANY.brandLines[0]}</span>{' '}
        <span className="text-xs leading-none font-medium text-muted font-cond">
          {isAdmin ? 'Admin' : 'Moderator'}
        </span>
      </span>
    </Link>
  );
}
