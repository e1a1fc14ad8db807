type Fast = 'display' | 'visibility' | 'pointer-events';

const FAST = new Map<PropertyKey, Fast>([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointer-events', 'pointer-events'],
  ['pointerEvents', 'pointer-events'],
]);
const KEYWORDS = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);

/** jsdom has rules for these that also depend on attributes or on the elements around them. */
const isIrregular = (element: Element) =>
  ['dialog', 'summary', 'noscript'].includes(element.localName) ||
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover') ||
  (element.localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden');

const inlineValue = (element: Element, property: Fast) =>
  element.hasAttribute('style') && 'style' in element
    ? (element as HTMLElement).style.getPropertyValue(property)
    : '';

// vitest keeps jsdom's own window here, and copies its properties to the global object.
const { jsdom } = globalThis as unknown as { jsdom: { window: Window } };

/** jsdom's own answer. */
export const ask: typeof getComputedStyle = (...args) => jsdom.window.getComputedStyle(...args);

/**
 * Answers `getComputedStyle` for what the queries by role and user-event read of most elements of a
 * page. jsdom matches its style sheet against each of them, which takes a fifth of the tests' time. It
 * still answers for every other property, and where the page has rules of its own.
 */
export function speedUpStyles(): void {
  /** The display of an element by its name. */
  const displays = new Map<string, string>();
  /** Remembers if a sheet with so many rules sets one of these properties. */
  const sheets = new WeakMap<CSSStyleSheet, { count: number; isRelevant: boolean }>();

  const isRelevant = (sheet: CSSStyleSheet) => {
    const known = sheets.get(sheet);
    const count = sheet.cssRules.length;
    if (known?.count === count) return known.isRelevant;
    const text = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    const found = /display|visibility|pointer-events|@import/.test(text);
    sheets.set(sheet, { count, isRelevant: found });
    return found;
  };

  const displayOf = (element: Element) => {
    const name = `${element.namespaceURI ?? ''} ${element.localName}`;
    const known = displays.get(name);
    if (known !== undefined) return known;
    const plain = element.ownerDocument.createElementNS(element.namespaceURI, element.localName);
    const { display } = ask(plain);
    displays.set(name, display);
    return display;
  };

  /** Undefined where only jsdom can tell. */
  const valueOf = (element: Element, property: Fast): string | undefined => {
    if (isIrregular(element)) return undefined;
    const own = inlineValue(element, property);
    if (own !== '') return KEYWORDS.has(own) ? undefined : own;
    if (property === 'display') return displayOf(element);
    if (element.parentElement !== null) return valueOf(element.parentElement, property);
    return property === 'visibility' ? 'visible' : 'auto';
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    let answered: CSSStyleDeclaration | undefined;
    const original = () => (answered ??= ask(element));
    const read = (property: Fast) => {
      const isPlain = ![...element.ownerDocument.styleSheets].some(isRelevant);
      return (
        (isPlain ? valueOf(element, property) : undefined) ?? original().getPropertyValue(property)
      );
    };
    const getPropertyValue = (name: string) => {
      const fast = FAST.get(name);
      return fast === undefined ? original().getPropertyValue(name) : read(fast);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_target, property) => {
        const fast = FAST.get(property);
        if (fast !== undefined) return read(fast);
        if (property === 'getPropertyValue') return getPropertyValue;
        const value: unknown = Reflect.get(original(), property);
        return typeof value === 'function' ? (value.bind(original()) as unknown) : value;
      },
    });
  };
}
