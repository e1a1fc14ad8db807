import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld';

test('text that would close the script element is escaped', () => {
  const name = '</script><script>alert(1)</script>';
  const { container } = render(<JsonLd data={{ '@type': 'Organization', name }} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(script?.textContent).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
  });
});
