/** As much of css-tree 3 as is used: it comes without types. */
declare module 'css-tree' {
  export interface CssNode {
    type: string
    loc?: { start: { line: number; offset: number }; end: { line: number; offset: number } }
    /** Of an at-rule, or the value of `Raw`. */
    name?: string
    value?: CssNode | string
    prelude?: CssNode | null
    block?: CssNode | null
    property?: string
    important?: boolean | string
    children?: Iterable<CssNode>
  }
  export interface ParseOptions {
    context?: 'stylesheet' | 'declarationList'
    positions?: boolean
    parseValue?: boolean
    parseRulePrelude?: boolean
    parseAtrulePrelude?: boolean
    parseCustomProperty?: boolean
    onParseError?: (error: Error) => void
  }
  /** Writes and reads the names of classes and ids with their escapes. */
  export const ident: { decode(text: string): string; encode(text: string): string }
  export function parse(css: string, options?: ParseOptions): CssNode
  export function generate(tree: CssNode): string
  export function tokenize(
    css: string,
    token: (type: number, start: number, end: number) => void,
  ): void
  export const tokenTypes: Record<
    | 'BadString'
    | 'BadUrl'
    | 'Comment'
    | 'Function'
    | 'WhiteSpace'
    | `${'Left' | 'Right'}${'CurlyBracket' | 'Parenthesis' | 'SquareBracket'}`,
    number
  >
  export const lexer: { matchType(type: string, text: string): { matched: object | null } }
  export function walk(
    tree: CssNode,
    visit:
      | { enter(node: CssNode): void; leave(node: CssNode): void }
      | ((node: CssNode, item: object, list: { remove(item: object): void } | null) => void),
  ): void
}
