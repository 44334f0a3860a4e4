import type { TFunction } from 'i18next'
import { isCategory, isSpeed } from './catalog.rules'

type Translate = TFunction<'shop'>

/** The name of a delivery speed in the language. */
export function speedName(code: string, t: Translate) {
  return isSpeed(code) ? t(`speed.${code}`) : code
}

/** The name of a category in the language. */
export function categoryName(category: string, t: Translate) {
  return isCategory(category) ? t(`category.${category}`) : category
}
