import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakingStatements } from './breaking-migrations'
import { projectRoot } from './migrate'

const FOLDER = join(projectRoot, 'prisma/postgresql/migrations')
/** The last one that was written before this was asked for. */
const BEFORE = '20261127020028_drop_file_checksums'

test('a migration takes nothing away that the version before reads', () => {
  const breaking = readdirSync(FOLDER)
    .filter((name) => /^\d/.test(name) && name > BEFORE)
    .flatMap((name) =>
      breakingStatements(readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8')).map(
        (statement) => `${name}: ${statement}`,
      ),
    )
  expect(breaking).toEqual([])
})

const TAKEN = readFileSync(join(FOLDER, BEFORE, 'migration.sql'), 'utf8')

test.each([
  TAKEN,
  'DROP TABLE "Note";',
  'ALTER TABLE "Note" RENAME COLUMN "a" TO "b";',
  'ALTER TABLE "Note" ALTER COLUMN "a" SET NOT NULL;',
  'ALTER TABLE "Note" ALTER COLUMN "a" SET DATA TYPE BIGINT;',
  'ALTER TABLE "Note" ADD COLUMN "a" TEXT,\nADD COLUMN "b" TEXT NOT NULL;',
])('%s breaks it, unless the release that did without is named', (sql) => {
  expect(breakingStatements(sql)).toHaveLength(1)
  expect(breakingStatements(`-- Not read since 1.4.0.\n${sql}`)).toEqual([])
})

test('what adds breaks nothing', () => {
  const sql = `-- DROP TABLE "Note";
    CREATE TABLE "Note" ("id" TEXT NOT NULL);
    ALTER TABLE "Note" ADD COLUMN "a" TEXT, ADD COLUMN "b" INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE "Note" ADD COLUMN "c" TEXT, ALTER COLUMN "d" DROP NOT NULL;
    CREATE INDEX "i" ON "Note"("id"); ALTER TABLE "Note" ALTER COLUMN "a" DROP NOT NULL;`
  expect(breakingStatements(sql)).toEqual([])
})
