import { type ESTree, parseSync } from 'vite'

export interface Unused {
  /** Numbers that `….tag` never is. */
  readonly tags?: readonly number[]
  readonly cases?: readonly string[]
  /** Functions, each with the body that stands in for its own. */
  readonly functions?: Readonly<Record<string, string>>
  readonly constants?: Readonly<Record<string, string>>
  /** Properties that nothing reads from an object literal. */
  readonly properties?: readonly string[]
  /** Properties that have one value on whatever object they are read from. */
  readonly members?: Readonly<Record<string, string>>
  /** How statements begin that do nothing. */
  readonly statements?: readonly string[]
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield child
}

const isFunction = ({ type }: Node) => /Function/.test(type)

/** `var` reaches out of what is left out. */
function* declaredIn(node: Node): Generator<string> {
  if (isFunction(node)) return
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') yield node.id.name
  for (const child of childrenOf(node)) yield* declaredIn(child)
}

const jumps = ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']

/** Whether what follows is never reached. When in doubt, not. */
function leaves(node: Node | undefined): boolean {
  if (node?.type === 'BlockStatement') return leaves(node.body.at(-1))
  if (node?.type === 'IfStatement') return leaves(node.consequent) && leaves(node.alternate ?? undefined)
  return node !== undefined && jumps.includes(node.type)
}

const nameOf = (node: Node | null | undefined) => (node?.type === 'Identifier' ? node.name : '')

const propertyOf = (node: Node) =>
  node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : ''

const lookUp = (texts: Readonly<Record<string, string>> | undefined, name: string): string | undefined =>
  texts && Object.hasOwn(texts, name) ? texts[name] : undefined

const replaced = ({ start, end }: Node, text: string): Edit[] => [{ start, end, text }]

class Pruning {
  readonly #source: string
  readonly #unused: Unused

  constructor(source: string, unused: Unused) {
    this.#source = source
    this.#unused = unused
  }

  edits(node: Node): Edit[] {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
        return 'declaration' in node && node.declaration ? this.edits(node.declaration) : []
      case 'ExpressionStatement':
        return this.#isIdle(node) ? replaced(node, ';') : this.#inside(node)
      case 'FunctionDeclaration':
        return this.#inFunction(node)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return node.body ? this.edits(node.body) : []
      case 'VariableDeclarator':
        return this.#inDeclarator(node)
      case 'AssignmentExpression':
        return this.#inAssignment(node)
      case 'MemberExpression':
        return this.#inMember(node)
      case 'Property':
        return this.#inProperty(node)
      case 'Identifier':
        return this.#constant(node)
      case 'BinaryExpression':
        return this.#inComparison(node)
      case 'SwitchStatement':
        return this.#inSwitch(node)
    }
    return this.#inside(node)
  }

  #inside(node: Node): Edit[] {
    return [...childrenOf(node)].flatMap((child) => this.edits(child))
  }

  #isIdle({ start }: Node): boolean {
    return (this.#unused.statements ?? []).some((text) => this.#source.startsWith(text, start))
  }

  #inFunction(node: ESTree.Function): Edit[] {
    if (!node.body) return []
    const body = lookUp(this.#unused.functions, nameOf(node.id))
    return body === undefined ? this.edits(node.body) : replaced(node.body, `{${body}}`)
  }

  #inDeclarator({ id, init }: ESTree.VariableDeclarator): Edit[] {
    if (!init) return []
    const value = lookUp(this.#unused.constants, nameOf(id))
    return value === undefined ? this.edits(init) : replaced(init, value)
  }

  #inAssignment(node: ESTree.AssignmentExpression): Edit[] {
    const { start, end, left, right } = node
    if (lookUp(this.#unused.constants, nameOf(left)) === undefined) {
      const target = left.type === 'MemberExpression' ? this.edits(left.object) : []
      return [...target, ...this.edits(right)]
    }
    return [{ start, end: right.start, text: '(' }, ...this.edits(right), { start: end, end, text: ')' }]
  }

  #inMember(node: ESTree.MemberExpression): Edit[] {
    const value = lookUp(this.#unused.members, propertyOf(node))
    if (value !== undefined) return replaced(node, value)
    return node.computed ? this.#inside(node) : this.edits(node.object)
  }

  #inProperty(node: Node & { readonly type: 'Property' }): Edit[] {
    const { key, value, shorthand, computed } = node
    if (this.#unused.properties?.includes(nameOf(key))) return replaced(value, '0')
    if (!shorthand) return [...(computed ? this.edits(key) : []), ...this.edits(value)]
    const constant = lookUp(this.#unused.constants, nameOf(key))
    return constant === undefined ? [] : replaced(node, `${nameOf(key)}:${constant}`)
  }

  #constant(node: Node): Edit[] {
    const value = lookUp(this.#unused.constants, nameOf(node))
    return value === undefined ? [] : replaced(node, value)
  }

  #isUnusedTag(subject: Node, value: Node | null): boolean {
    if (propertyOf(subject) !== 'tag' || value?.type !== 'Literal') return false
    return typeof value.value === 'number' && (this.#unused.tags ?? []).includes(value.value)
  }

  #inComparison(node: Node & { readonly type: 'BinaryExpression' }): Edit[] {
    const { operator, left, right } = node
    const isNever = this.#isUnusedTag(left, right) || this.#isUnusedTag(right, left)
    if (isNever && operator === '===') return replaced(node, '!1')
    return isNever && operator === '!==' ? replaced(node, '!0') : this.#inside(node)
  }

  #inSwitch({ discriminant, cases }: ESTree.SwitchStatement): Edit[] {
    let isReached = false
    const edits = this.edits(discriminant)
    for (const each of cases) {
      const { start, end, test, consequent } = each
      const isUnused = this.#isUnusedTag(discriminant, test) || this.#unused.cases?.includes(nameOf(test))
      const [first] = consequent
      const wasReached = isReached
      if (!isUnused || (wasReached && first)) {
        isReached = !leaves(consequent.at(-1))
        edits.push(...consequent.flatMap((child) => this.edits(child)))
        if (isUnused && first) edits.push({ start, end: first.start, text: '' })
      } else if (wasReached) edits.push({ start, end, text: '' })
      else {
        const names = [...new Set(consequent.flatMap((child) => [...declaredIn(child)]))]
        edits.push({ start, end, text: names.length > 0 ? `case NaN:var ${names.join()};` : '' })
      }
    }
    return edits
  }
}

/** A script without what never runs of it. */
export function prune(source: string, unused: Unused): string {
  const { program } = parseSync('script.js', source)
  let code = source
  for (const { start, end, text } of new Pruning(source, unused)
    .edits(program)
    .sort((a, b) => b.start - a.start))
    code = code.slice(0, start) + text + code.slice(end)
  return code
}
