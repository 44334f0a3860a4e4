import type { Page } from './page'

/** What a text looks like when its key was not found: the path of a key, alone. */
const missingKey = /^[a-z][\w-]*(?:[:.][a-z][\w-]*)+$/
const address = /\.(example|com|net|org|io|dev|app|se|nl|pl|eu|css|js|svg|png|avif|pdf)$/
const brokenText = /\{\{|\}\}|\bundefined\b|\bnull\b|\bNaN\b|\[object Object\]|Invalid Date/

function ownTexts({ $ }: Page): string[] {
  const texts = $('title, body *')
    .not('script, style, code, pre, kbd, samp, textarea')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data.trim()] : []))
  const spoken = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description']
  return [
    ...texts,
    ...spoken.flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .map((element) => $(element).attr(name)!.trim()),
    ),
  ]
}

/**
 * What a page says that no one has written: the name of a text that is missing, or of a value that
 * is.
 */
export function brokenTexts(page: Page): string[] {
  return ownTexts(page).filter(
    (text) => (missingKey.test(text) && !address.test(text)) || brokenText.test(text),
  )
}
