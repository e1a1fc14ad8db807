import Bowser from 'bowser';

/** A user agent in words; 'Unknown' for parts it doesn't name. */
export interface Client {
  /** `Chrome 140` */
  browser: string;
  /** `Windows 10` */
  os: string;
  /** `iPhone`, `Desktop` */
  device: string;
}

const UNKNOWN = 'Unknown';

const DEVICES: Record<string, string> = {
  desktop: 'Desktop',
  mobile: 'Phone',
  tablet: 'Tablet',
  tv: 'TV',
};

/** Names a user agent's browser, operating system and device. */
export function describeClient(userAgent: string | null): Client {
  if (userAgent === null || userAgent === '') {
    return { browser: UNKNOWN, os: UNKNOWN, device: UNKNOWN };
  }
  const { browser, os, platform } = Bowser.parse(userAgent);
  const major = browser.version?.split('.')[0];
  return {
    browser: words(browser.name, major),
    os: words(os.name, os.versionName ?? os.version),
    device: platform.model ?? DEVICES[platform.type ?? ''] ?? UNKNOWN,
  };
}

function words(name: string | undefined, version: string | undefined): string {
  if (name === undefined || name === '') return UNKNOWN;
  return version === undefined ? name : `${name} ${version}`;
}
