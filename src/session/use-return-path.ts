import { useSearchParams } from 'react-router-dom';
import { RETURN_PARAM, safeReturnPath } from './safe-return-path';

/** Where the account pages lead on to: the page that asked for signing in, or the home page. */
export function useReturnPath(): string {
  const [params] = useSearchParams();
  return safeReturnPath(params.get(RETURN_PARAM));
}
