import type { SVGProps } from 'react';

function BrandIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      {...props}
    />
  );
}

/** LinkedIn. The link around it needs an accessible name. */
export function LinkedInIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <BrandIcon {...props}>
      <path d="M4 9h3v11H4zM5.5 4a1.7 1.7 0 1 1 0 3.4A1.7 1.7 0 0 1 5.5 4M10 9h2.9v1.5c.5-.9 1.6-1.8 3.2-1.8 3 0 3.9 1.9 3.9 4.7V20h-3v-5.9c0-1.6-.4-2.7-1.8-2.7-1.5 0-2.2 1-2.2 2.7V20h-3z" />
    </BrandIcon>
  );
}

/** Facebook. The link around it needs an accessible name. */
export function FacebookIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <BrandIcon {...props}>
      <path d="M14 8.5V6.8c0-.8.3-1.2 1.3-1.2H17V2.8h-2.7C11.5 2.8 10.5 4.3 10.5 6.5v2h-2v3h2V21H14v-9.5h2.5l.5-3z" />
    </BrandIcon>
  );
}

/** YouTube. The link around it needs an accessible name. */
export function YouTubeIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <BrandIcon {...props}>
      <path d="M3 7.5q0-2 2-2.2 7-.6 14 0 2 .2 2 2.2v9q0 2-2 2.2-7 .6-14 0-2-.2-2-2.2zM10 9v6l5-3z" />
    </BrandIcon>
  );
}
