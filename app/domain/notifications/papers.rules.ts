const NAME = /^((INV|CN)-\d{4}-\d+)\.pdf$/

/** The invoice or credit note that a file of a mail was; null for another file. */
export function paperOf(name: string): { kind: 'invoice' | 'creditNote'; number: string } | null {
  const [, number, series] = NAME.exec(name) ?? []
  return number ? { kind: series === 'CN' ? 'creditNote' : 'invoice', number } : null
}
