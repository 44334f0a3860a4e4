/** The free tools (spec §2.2) by what they are for, in the order of their page; each name is the last part of its address. */
export const TOOL_GROUPS = {
  check: ['color-contrast', 'responsive-checker', 'website-speed-test'],
  make: ['meta-tag-generator', 'css-grid-generator', 'font-pairing-tool'],
  improve: ['image-optimizer', 'code-beautifier', 'ai-copywriter'],
} as const

export type ToolGroup = keyof typeof TOOL_GROUPS
export type Tool = (typeof TOOL_GROUPS)[ToolGroup][number]

/** The tools that work. */
export const OPEN_TOOLS: readonly Tool[] = ['color-contrast', 'responsive-checker', 'website-speed-test', 'meta-tag-generator', 'css-grid-generator', 'font-pairing-tool', 'image-optimizer', 'code-beautifier', 'ai-copywriter']
