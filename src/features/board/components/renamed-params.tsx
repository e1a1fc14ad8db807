import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { renameParams } from '@/features/loads/model/load-list-params';

interface RenamedParamsProps {
  /** The current name of each old parameter. */
  names: Readonly<Record<string, string>>;
  children: ReactElement;
}

/** Keeps saved links working after a URL parameter was renamed: replaces it in the URL. */
export function RenamedParams({ names, children }: RenamedParamsProps) {
  const { search, hash } = useLocation();
  const renamed = renameParams(new URLSearchParams(search), names);
  if (renamed === null) return children;
  return <Navigate replace to={{ search: renamed.toString(), hash }} />;
}
