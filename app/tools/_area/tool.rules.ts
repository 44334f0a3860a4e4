/**
 * The free tools (spec §2.2) by what they are for, in the order of their page; each name is the
 * last part of its address.
 */
export const TOOL_GROUPS = {
  check: ['color-contrast', 'responsive-checker', 'website-speed-test'],
  make: ['meta-tag-generator', 'css-grid-generator', 'font-pairing-tool'],
  improve: ['image-optimizer', 'code-beautifier', 'ai-copywriter'],
} as const

export type ToolGroup = keyof typeof TOOL_GROUPS
export type Tool = (typeof TOOL_GROUPS)[ToolGroup][number]

/** All of them, in that order. */
export const TOOLS: readonly Tool[] = Object.values(TOOL_GROUPS).flat()
