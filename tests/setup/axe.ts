import axe from 'axe-core'
import type { Page } from 'playwright'

/**
 * What axe finds on the page as it stands, one line each: rule, impact, element. With script off
 * the page's timers stand still, and axe waits on them; there they are replaced by the next turn of
 * the queue. Forced colors are the system's, and axe takes those of the style sheets for them:
 * there it leaves contrast alone.
 */
export async function findAxeViolations(
  page: Page,
  { script, forcedColors = false }: { script: boolean; forcedColors?: boolean },
): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ({ script, forcedColors }) => {
      if (!script) {
        window.setTimeout = ((run: () => void) =>
          void Promise.resolve().then(run)) as unknown as typeof window.setTimeout
      }
      const { violations } = await window.axe.run(document, {
        preload: false,
        iframes: false,
        rules: { 'color-contrast': { enabled: !forcedColors } },
      })
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')}`),
      )
    },
    { script, forcedColors },
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
