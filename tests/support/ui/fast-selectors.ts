type Root = Document | Element;

const ID = /^\[id="([^"\\]+)"\]$/;

type Find<Found> = (this: Root, selector: string) => Found;

/** jsdom's own methods, before the first test file replaces them. */
const NATIVE = ([Document.prototype, Element.prototype] as Root[]).map((prototype) => ({
  prototype,
  first: Reflect.get(prototype, 'querySelector') as Find<Element | null>,
  all: Reflect.get(prototype, 'querySelectorAll') as Find<NodeListOf<Element>>,
}));

/** Every element in a root, in order. */
function everyElement(root: Root): Element[] {
  const found: Element[] = [];
  let next: Element | null = root.firstElementChild;
  while (next !== null) {
    found.push(next);
    next = next.firstElementChild ?? followerOf(next, root);
  }
  return found;
}

/** The element after this one and all its children. */
function followerOf(element: Element, root: Root): Element | null {
  for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
    if (at.nextElementSibling !== null) return at.nextElementSibling;
  }
  return null;
}

/**
 * Answers the two selectors that queries by label use for each element of a page, for which jsdom's selector
 * engine takes a tenth of the tests' time.
 */
export function speedUpSelectors(): void {
  for (const { prototype, first, all } of NATIVE) {
    Object.assign(prototype, {
      querySelector(this: Root, selector: string) {
        const id = ID.exec(selector)?.[1];
        const found = id === undefined ? null : document.getElementById(id);
        // An element outside this root may have the same id.
        if (found !== null && found !== this && this.contains(found)) return found;
        return first.call(this, selector);
      },
      querySelectorAll(this: Root, selector: string) {
        return selector === '*' ? everyElement(this) : all.call(this, selector);
      },
    });
  }
}
