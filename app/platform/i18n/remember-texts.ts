import type { i18n as I18n } from 'i18next'

/** As i18next calls them; its own types know the keys, which do not matter here. */
type Say = (key: string, ...values: unknown[]) => unknown
type GetFixedT = (...of: unknown[]) => Say

/**
 * A translate function that looks a key without values up once; a key that has no text is looked up
 * each time, and reported.
 */
function rememberingSay(say: Say): Say {
  const texts = new Map<string, string>()
  const remembering: Say = (key, ...values) => {
    const known = values.length === 0 ? texts.get(key) : undefined
    if (known !== undefined) return known
    const text = say(key, ...values)
    if (values.length === 0 && typeof text === 'string' && text !== key) texts.set(key, text)
    return text
  }
  return Object.assign(remembering, say)
}

/**
 * Lets an instance whose texts never change hand out the same translate functions again and again,
 * which remember what they said.
 */
export function rememberTexts(instance: I18n): I18n {
  const getFixedT = instance.getFixedT.bind(instance) as unknown as GetFixedT
  const made = new Map<string, Say>()
  const remembering: GetFixedT = (...of) => {
    const name = of.join(' ')
    const known = made.get(name) ?? rememberingSay(getFixedT(...of))
    made.set(name, known)
    return known
  }
  instance.getFixedT = remembering as unknown as typeof instance.getFixedT
  return instance
}
