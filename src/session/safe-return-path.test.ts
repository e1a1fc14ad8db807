import { describe, expect, it } from 'vitest';
import { safeReturnPath, signInPath } from './safe-return-path';

describe('the way back after signing in', () => {
  it.each([
    '/dashboard',
    '/admin/quotes?q=a%2Fb&status=new#top',
    '/quote?next=https://evil.example',
    '/authors',
    '/@evil.example',
  ])('goes to a page of this site: %s', (path) => {
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
  ])('never leaves it: %j', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it('leaves what is encoded encoded, so that it stays a path', () => {
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
  ])('does not lead in a circle: %s', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });
});

describe('the address of the sign-in page', () => {
  const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

  it('remembers where somebody was, query and hash included', () => {
    const path = signInPath(at('/admin/quotes', '?q=a&status=new', '#row'));
    expect(new URL(path, 'https://site.test').searchParams.get('next')).toBe(
      '/admin/quotes?q=a&status=new#row',
    );
  });

  it('is plain where there is nothing to remember', () => {
    expect(signInPath(at('/'))).toBe('/auth');
    expect(signInPath(at('/auth', '?next=/quote'))).toBe('/auth');
  });
});
