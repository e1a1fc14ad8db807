import { describe, expect, it } from 'vitest';
import { safeReturnPath, signInPath } from './safe-return-path';

describe('safeReturnPath', () => {
  it.each([
    '/dashboard',
    '/admin/quotes?q=a%2Fb&status=new#top',
    '/quote?next=https://evil.example',
    '/authors',
    '/@evil.example',
  ])('accepts a page of this site: %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    [null],
    [''],
    ['dashboard'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['https://evil.example'],
    ['https:/evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    [' //evil.example'],
    ['/.//evil.example'],
    ['/x/..//evil.example'],
    ['/\u0000'],
  ])('the path never leaves the site: %j', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it('keeps encoded characters encoded', () => {
    expect(safeReturnPath('/%2F/evil.example')).toBe('/%2F/evil.example');
    expect(safeReturnPath('/%5Cevil.example')).toBe('/%5Cevil.example');
    expect(safeReturnPath('%2F%2Fevil.example')).toBe('/');
  });

  it.each([
    '/auth',
    '/auth/',
    '/auth?next=/auth',
    '/AUTH',
    '/%61uth',
    '/x/../auth',
    '/auth#x',
    '/auth/new-password',
    '/auth//x',
  ])('the path never returns to the sign-in pages: %s', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });
});

describe('signInPath', () => {
  const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

  it('contains the current page with query and hash', () => {
    const path = signInPath(at('/admin/quotes', '?q=a&status=new', '#row'));
    expect(new URL(path, 'https://site.test').searchParams.get('next')).toBe(
      '/admin/quotes?q=a&status=new#row',
    );
  });

  it('has no return path on the home page and the sign-in page', () => {
    expect(signInPath(at('/'))).toBe('/auth');
    expect(signInPath(at('/auth', '?next=/quote'))).toBe('/auth');
  });
});
