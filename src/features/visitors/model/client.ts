import Bowser from 'bowser';

/** What a user agent says of itself, in words; 'Not known' where it says nothing of use. */
export interface Client {
  /** `Chrome 140` */
  browser: string;
  /** `Windows 10` */
  os: string;
  /** `iPhone`, `Desktop` */
  device: string;
}

export const NOT_KNOWN = 'Not known';

const DEVICES: Record<string, string> = {
  desktop: 'Desktop',
  mobile: 'Phone',
  tablet: 'Tablet',
  tv: 'Television',
};

/** Names browser, system and device (specification 2, section 9), by a library that is kept up. */
export function describeClient(userAgent: string | null): Client {
  if (userAgent === null || userAgent === '') {
    return { browser: NOT_KNOWN, os: NOT_KNOWN, device: NOT_KNOWN };
  }
  const { browser, os, platform } = Bowser.parse(userAgent);
  const major = browser.version?.split('.')[0];
  return {
    browser: words(browser.name, major),
    os: words(os.name, os.versionName ?? os.version),
    device: platform.model ?? DEVICES[platform.type ?? ''] ?? NOT_KNOWN,
  };
}

function words(name: string | undefined, version: string | undefined): string {
  if (name === undefined || name === '') return NOT_KNOWN;
  return version === undefined ? name : `${name} ${version}`;
}
