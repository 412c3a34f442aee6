/**
 * Reports each text node that React changes, removes or inserts something before. A browser's translation takes text
 * nodes out of the page, so text that changes has to be in an element of its own: see `ChangingText`.
 * Also runs inside a page, so it uses nothing from outside.
 */
export function watchBareText(report: (line: string) => void): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const hasKey = (node: Node, name: string) => Object.keys(node).some((key) => key.startsWith(name));
  const check = (node: Node | null, event: string) => {
    const parent = node?.parentElement;
    if (node?.nodeType !== Node.TEXT_NODE || !parent?.isConnected) return;
    // A test's root is emptied in the end.
    if (hasKey(node, '__reactFiber$') && !hasKey(parent, '__reactContainer$'))
      report(`Bare text ${event}: “${node.nodeValue}” in ${parent.outerHTML.slice(0, 200)}`);
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    check(child, 'removed');
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    check(next, 'moved');
    return insertBefore.call(this, child, next) as Child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(value: string) {
      check(this, `changed to “${value}”`);
      nodeValue?.set?.call(this, value);
    },
  });
}
