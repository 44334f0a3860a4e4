/** What a process of the version before may still read, or does not know that it has to write. */
const TAKES_AWAY =
  /\bDROP (COLUMN|TABLE)\b|\bRENAME\b|\bSET NOT NULL\b|\bALTER COLUMN "?\w+"? (SET DATA )?TYPE\b/i
/** Names the release whose code first did without what a migration takes away. */
const NAMED = /^-- Not read since \S+/m

const asksForMore = (statement: string) =>
  statement
    .split(/\bADD COLUMN\b/i)
    .slice(1)
    .some((column) => /(?<!\bDROP )\bNOT NULL\b/i.test(column) && !/\bDEFAULT\b/i.test(column))

/**
 * The statements of a migration that would break processes of the version before, which serve until
 * they are replaced; none when it names the release that did without (docs/operations.md, Upgrades).
 */
export function breakingStatements(sql: string): string[] {
  if (NAMED.test(sql)) return []
  return sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => TAKES_AWAY.test(statement) || asksForMore(statement))
}
