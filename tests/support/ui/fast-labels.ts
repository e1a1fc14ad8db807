const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const mayLabel = (label: HTMLLabelElement, element: Element) => {
  const id = label.getAttribute('for');
  return id === null ? label.contains(element) : id === element.id;
};

/** The labels around and inside a root, in order. */
function labelsIn(root: Node): HTMLLabelElement[] {
  if (root instanceof Document) return [...root.getElementsByTagName('label')];
  const inside = (root as ParentNode & Node).querySelectorAll('label');
  return root instanceof HTMLLabelElement ? [root, ...inside] : [...inside];
}

/**
 * Answers `labels`, as an array, from the labels that can be an element's. For each element jsdom visits
 * every node of the page, and for each label there every node again.
 */
export function speedUpLabels(): void {
  for (const { prototype } of LABELABLE) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLInputElement) {
        if (this.localName === 'input' && this.type === 'hidden') return null;
        return labelsIn(this.getRootNode()).filter(
          (label) => mayLabel(label, this) && label.control === this,
        );
      },
    });
  }
}
