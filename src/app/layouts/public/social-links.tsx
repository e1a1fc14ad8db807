import type { SocialProfile } from '@/content/company';
import { cn } from '@/shared/lib/cn';
import { FacebookIcon, LinkedInIcon, YouTubeIcon } from '@/shared/ui/brand-icons';

const ICONS = { LinkedIn: LinkedInIcon, Facebook: FacebookIcon, YouTube: YouTubeIcon };
const ICON = 'grid size-[max(2.5rem,var(--touch-min))] place-items-center rounded-sm border';

/** Links to the company's social profiles. A profile without a URL is a dashed icon. */
export function SocialLinks({ profiles }: { profiles: readonly SocialProfile[] }) {
  return (
    <ul aria-label="Social profiles" className="flex gap-2">
      {profiles.map(({ network, url }) => {
        const Icon = ICONS[network];
        return (
          <li key={network}>
            {url === null ? (
              <span
                role="img"
                aria-label={`${network}, coming soon`}
                title={`${network}: coming soon`}
                className={cn(ICON, 'border-dashed border-line-strong text-subtle')}
              >
                <Icon />
              </span>
            ) : (
              <a
                href={url}
                aria-label={network}
                rel="noopener"
                className={cn(ICON, 'border-line-strong transition-colors hover:border-accent')}
              >
                <Icon />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
