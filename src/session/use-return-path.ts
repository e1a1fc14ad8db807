import { useSearchParams } from 'react-router-dom';
import { RETURN_PARAM, safeReturnPath } from './safe-return-path';

/** Where to go after signing in: the page that required it, or the home page. */
export function useReturnPath(): string {
  const [params] = useSearchParams();
  return safeReturnPath(params.get(RETURN_PARAM));
}
