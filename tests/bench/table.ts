/**
 * Lines of text with the columns under each other: the first to the left, the figures to the right.
 */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
      )
      .join('  ')
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

export const whole = (value: number) => Math.round(value).toLocaleString('en')
export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
export const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? '?' : String(Math.round(bytes / 2 ** 20))
