import type { SocialProfile } from '@/content/company';
import { cn } from '@/shared/lib/cn';
import { FacebookIcon, LinkedInIcon, YouTubeIcon } from '@/shared/ui/brand-icons';

const ICONS = { LinkedIn: LinkedInIcon, Facebook: FacebookIcon, YouTube: YouTubeIcon };
const MARK = 'grid size-[max(2.5rem,var(--touch-min))] place-items-center rounded-sm border';

/**
 * The company's profiles. One that does not exist yet is a dashed mark that says so, not a link to
 * nowhere.
 */
export function SocialMarks({ profiles }: { profiles: readonly SocialProfile[] }) {
  return (
    <ul aria-label="Social profiles" className="flex gap-2">
      {profiles.map(({ network, url }) => {
        const Icon = ICONS[network];
        return (
          <li key={network}>
            {url === null ? (
              <span
                role="img"
                aria-label={`${network}, profile to follow`}
                title={`${network}: profile to follow`}
                className={cn(MARK, 'border-dashed border-line-strong text-subtle')}
              >
                <Icon />
              </span>
            ) : (
              <a
                href={url}
                aria-label={network}
                rel="noopener"
                className={cn(MARK, 'border-line-strong transition-colors hover:border-accent')}
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
