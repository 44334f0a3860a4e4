// @ts-nocheck Rules work on loosely typed syntax trees.

/** What may come to fewer than meant: what a page, a database or a test double has. */
const ASKS = new Set(['all', 'filter', 'findMany', 'flatMap', 'match', 'matchAll', 'toArray'])
const TOGETHER = new Set(['all', 'allSettled'])
const WAYS = new Set(['entries', 'toArray', 'toReversed', 'values'])
/** How far behind `expect(` a list is still what is expected something of; letters. */
const REACH = 200
const WRAPPERS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

const isMember = (node, names) =>
  node.callee.type === 'MemberExpression' && names.has(node.callee.property.name)

/** Whether the length of a list is nobody's decision in the test itself. */
function isAsked(node) {
  if (!node) return false
  if (WRAPPERS.has(node.type)) return isAsked(node.expression)
  if (node.type === 'AwaitExpression') {
    const { argument } = node
    const together = argument.type === 'CallExpression' && isMember(argument, TOGETHER)
    if (together && argument.callee.object.name === 'Promise') return isAsked(argument.arguments[0])
    return true
  }
  if (node.type === 'ArrayExpression')
    return node.elements.every((item) => item?.type === 'SpreadElement' && isAsked(item.argument))
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object } = node.callee
  // A filter of a written list is as long as it was written to be.
  const isWritten = object.type === 'Identifier' && /^[A-Z][A-Z0-9_]*$/.test(object.name)
  return (isMember(node, ASKS) && !isWritten) || isAsked(object)
}

/** What is gone through, without the ways of doing so. */
function listOf(node) {
  const isWay = node.type === 'CallExpression' && isMember(node, WAYS)
  return isWay ? listOf(node.callee.object) : node
}

function initOf(scope, name) {
  for (let at = scope; at; at = at.upper) {
    const [definition] = at.set.get(name)?.defs ?? []
    if (definition) return definition.node.type === 'VariableDeclarator' ? definition.node : null
  }
  return null
}

/**
 * Whoever asserts of each says how many there are: a loop over fewer, or over none, says nothing of
 * those that are missing.
 */
export const countedLoops = {
  meta: {
    messages: {
      uncounted:
        'A loop with assertions over what was asked for passes when it finds fewer: give it a name, and expect its length first.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const isCounted = (list, loop) => {
      const [from, to] = loop.range
      const around = sourceCode.text.slice(0, from) + sourceCode.text.slice(to)
      return around
        .split(/\bexpect\(/)
        .slice(1)
        .some((said) => said.slice(0, REACH).includes(sourceCode.getText(list)))
    }
    const check = (loop, head, body) => {
      if (!/\bexpect\(/.test(sourceCode.getText(body))) return
      const list = listOf(head)
      const init =
        list.type === 'Identifier' ? initOf(sourceCode.getScope(loop), list.name)?.init : head
      if (isAsked(init) && !isCounted(list, loop))
        context.report({ node: head, messageId: 'uncounted' })
    }
    return {
      ForOfStatement: (node) => check(node, node.right, node.body),
      CallExpression(node) {
        if (node.callee.type === 'MemberExpression' && node.callee.property.name === 'forEach')
          check(node, node.callee.object, node.arguments[0] ?? node)
      },
    }
  },
}
