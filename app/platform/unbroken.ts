/**
 * A text that is broken over lines in the code alone: line breaks go, with the spaces that indent
 * what follows them; backslashes stay as they are written.
 */
export const unbroken = (parts: TemplateStringsArray, ...values: unknown[]) =>
  String.raw({ raw: parts.raw.map((part) => part.replace(/\n\s*/g, '')) }, ...values)
