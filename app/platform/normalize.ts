/** With halfwidth sound marks, which the K forms turn into marks of the letter before. */
const CROWDED = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/**
 * A text in one of Unicode's normal forms, without the marks past the thirtieth on one letter, of
 * which no writing has as many (Unicode Annex 15, Stream-Safe Text): to put them in order takes a
 * time that grows with the square of their number.
 */
export const normalize = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD') =>
  text.replace(CROWDED, '$1').normalize(form)
