const RUN = /(.)\1{4,}/g
/** A finder pattern with a light stretch on one side; hits may overlap. */
const FINDER_LIKE = /(?=00001011101|10111010000)/g
const RUN_LENGTH = 5

/** How hard a code is to read (ISO/IEC 18004, 7.8.3): the mask with the least is taken. */
export function penaltyOf(modules: boolean[][]): number {
  const rows = modules.map((row) => row.map(Number).join(''))
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
  const lines = [...rows, ...columns]
  const runs = lines
    .flatMap((line) => line.match(RUN) ?? [])
    .reduce((sum, { length }) => sum + 3 + length - RUN_LENGTH, 0)
  const finders = lines.reduce((sum, line) => sum + 40 * (line.match(FINDER_LIKE)?.length ?? 0), 0)
  return runs + finders + blocksOf(rows) + balanceOf(rows)
}

/** Squares of four modules of one colour. */
function blocksOf(rows: string[]): number {
  let sum = 0
  for (let y = 1; y < rows.length; y += 1) {
    for (let x = 1; x < rows.length; x += 1) {
      const square = rows[y - 1]!.slice(x - 1, x + 1) + rows[y]!.slice(x - 1, x + 1)
      if (square === '0000' || square === '1111') sum += 3
    }
  }
  return sum
}

/** How far the share of dark modules is from a half, in steps of five per cent. */
function balanceOf(rows: string[]): number {
  const dark = rows.join('').replaceAll('0', '').length
  return 10 * Math.floor(Math.abs((20 * dark) / rows.length ** 2 - 10))
}
