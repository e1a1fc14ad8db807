import { describe, expect, it } from 'vitest';
import { escapeHtml, headerLine, html, paragraphs, subjectLine, withoutLinks } from './escape.ts';

describe('html', () => {
  it('escapes inserted text', () => {
    const name = '<b onclick="x">O\'Neil & Sons</b>';
    expect(html`<p title="${name}">${name}</p>`.markup).toBe(
      '<p title="&lt;b onclick=&quot;x&quot;&gt;O&#39;Neil &amp; Sons&lt;/b&gt;">' +
        '&lt;b onclick=&quot;x&quot;&gt;O&#39;Neil &amp; Sons&lt;/b&gt;</p>',
    );
  });

  it('keeps nested html, alone and in lists', () => {
    const rows = ['<1>', '2'].map((row) => html`<b>${row}</b>`);
    expect(html`<p>${rows}</p>`.markup).toBe('<p><b>&lt;1&gt;</b><b>2</b></p>');
  });

  it('keeps backslashes', () => {
    expect(html`${'C:\\new'}`.markup).toBe('C:\\new');
  });
});

describe('escapeHtml', () => {
  it('escapes entities too', () => {
    expect(escapeHtml('&lt;script&gt;')).toBe('&amp;lt;script&amp;gt;');
  });
});

describe('paragraphs', () => {
  it('keep line breaks of every platform and escape tags', () => {
    expect(paragraphs('a\r\nb\nc\rd<br>').markup).toBe('a<br>b<br>c<br>d&lt;br&gt;');
  });
});

describe('headerLine', () => {
  it.each([
    ['Quote\r\nBcc: all@example.com', 'Quote Bcc: all@example.com'],
    ['a\u0000b\u2028c\u2029d\u0085e', 'a b c d e'],
    // A right-to-left override would show "gpj.exe" as "exe.jpg".
    ['\u202egpj.exe\u202c', 'gpj.exe'],
    ['\ufeffFr\u00adei\u200bght \u2067x\u2069', 'Freight x'],
    ['علی\u200cرضا 👩\u200d🔧', 'علی\u200cرضا 👩\u200d🔧'],
    ['  much\t space  ', 'much space'],
    ['Zoë 漢字 📦', 'Zoë 漢字 📦'],
  ])('turns %j into one harmless line', (text, line) => {
    expect(headerLine(text)).toBe(line);
  });
});

it('an emoji is not cut in half at the end of a subject', () => {
  expect(subjectLine(`${'x'.repeat(139)}📦📦`)).toBe(`${'x'.repeat(139)}📦`);
});

describe('withoutLinks', () => {
  it.each(['https://evil.example', 'www.evil.example', 'evil.example/win', 'a@evil.example'])(
    'leaves nothing in %s that an email program links',
    (text) => {
      const shown = withoutLinks(text);
      expect(shown).not.toMatch(/[.:/@][^\u200b]/u);
      expect(shown.replaceAll('\u200b', '')).toBe(text);
    },
  );

  it('does not change place names', () => {
    expect(withoutLinks('St. Louis, MO')).toBe('St. Louis, MO');
  });
});
