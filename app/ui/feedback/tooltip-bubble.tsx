import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useState } from 'react'
import type { TooltipProps } from './tooltip'

const DELAY = 700
const SKIP_DELAY = 300
let lastClosed = 0

export default function TooltipBubble({ text, children, side }: TooltipProps) {
  const [delay, setDelay] = useState(DELAY)
  return (
    <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={SKIP_DELAY}>
      <RadixTooltip.Root
        onOpenChange={(open) => {
          if (!open) lastClosed = Date.now()
        }}
      >
        <RadixTooltip.Trigger
          asChild
          onPointerEnter={() => setDelay(Date.now() - lastClosed < SKIP_DELAY ? 0 : DELAY)}
        >
          {children}
        </RadixTooltip.Trigger>
        {/* No portal: the text stays within the landmark of what it explains. */}
        <RadixTooltip.Content
          side={side}
          sideOffset={8}
          className="z-50 max-w-72 rounded-sm bg-ink px-3 py-1.5 text-sm text-ground"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
