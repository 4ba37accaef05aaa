/**
 * Makes the page survive a browser's translation. A translator wraps each text node in `<font>`, or replaces the text
 * node with a `<font>`; React then inserts and removes next to nodes that have moved, throws NotFoundError and
 * unmounts the whole page. It also updates text nodes that are no longer shown.
 */

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/** Elements with which a translator replaced text nodes. */
const standIns = new WeakMap<Node, Element>()

const outermostFont = (node: Node): Node => {
  let at = node
  while (isFont(at.parentNode)) at = at.parentNode
  return at
}

/** Returns the element that shows the node on the page: itself, the element a translator wrapped it in, or its replacement. */
const shownAs = (node: Node): Node =>
  node.nodeType === Node.TEXT_NODE
    ? outermostFont(node.parentNode === null ? (standIns.get(node) ?? node) : node)
    : node

const noteReplaced = (records: readonly MutationRecord[]): void => {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE || removed.parentNode !== null) continue
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (font) standIns.set(removed, font)
    }
  }
}

type NodeValue = { get: () => string | null; set: (value: string | null) => void }

/** Makes React's DOM changes tolerate translators; returns an undo function. Called once, before React renders. */
export const tolerateTranslation = (): (() => void) => {
  const nodes = Node.prototype
  const native = Object.getOwnPropertyDescriptors(nodes)
  const insertBefore = native.insertBefore.value!
  const removeChild = native.removeChild.value!
  const appendChild = native.appendChild.value!
  const nodeValue = native.nodeValue as NodeValue
  const observer = new MutationObserver(noteReplaced)
  observer.observe(document, { childList: true, subtree: true })

  /**
   * The element that shows a child that is not directly under its parent; null if a translator removed its text
   * without replacement.
   */
  const displaced = (parent: Node, child: Node): Node | null | undefined => {
    noteReplaced(observer.takeRecords())
    const shown = shownAs(child)
    if (shown.parentNode === parent) return shown
    return child.nodeType === Node.TEXT_NODE && child.parentNode === null ? null : undefined
  }

  nodes.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const isDisplaced = next !== null && next.parentNode !== this
    const place = isDisplaced ? displaced(this, next) : next
    // A node that is really elsewhere is our bug: the browser throws.
    insertBefore.call(this, shownAs(node), place === undefined ? next : place)
    return node
  }
  nodes.appendChild = function <T extends Node>(this: Node, node: T): T {
    appendChild.call(this, shownAs(node))
    return node
  }
  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = child.parentNode === this ? child : displaced(this, child)
    if (place !== null) removeChild.call(this, place ?? child)
    return child
  }
  Object.defineProperty(nodes, 'nodeValue', {
    ...native.nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set.call(this, value)
      if (this.nodeType !== Node.TEXT_NODE || this.parentNode !== null) return
      noteReplaced(observer.takeRecords())
      // The new text is shown instead of the translation of the old one; the translator translates it again.
      const shown = shownAs(this)
      if (shown !== this) shown.parentNode?.replaceChild(this, shown)
    },
  })
  return () => {
    observer.disconnect()
    Object.defineProperties(nodes, {
      insertBefore: native.insertBefore,
      removeChild: native.removeChild,
      appendChild: native.appendChild,
      nodeValue: native.nodeValue,
    })
  }
}
