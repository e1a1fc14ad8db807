import { AdminNav } from './admin-nav';
import { ConsoleBrand } from './console-brand';

/**
 * The console's sidebar: 14.5 rem wide, or a 4 rem icon rail on screens of 64 to 80 rem. The rail scrolls only
 * where it has to, because scrolling cuts off its tooltips.
 */
export function AdminSidebar({ onSearch }: { onSearch: () => void }) {
  return (
    <aside className="sticky top-0 z-sticky hidden h-svh flex-col gap-5 border-r bg-side px-3 py-4.5 xl:flex xl:max-3xl:px-2.5 3xl:overflow-y-auto [@media(max-height:46rem)]:overflow-y-auto [@media(max-height:54rem)]:gap-3 [@media(max-height:54rem)]:py-3">
      <ConsoleBrand />
      <AdminNav onSearch={onSearch} />
    </aside>
  );
}
