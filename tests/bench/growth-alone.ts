/** The benchmark's part on how a client's pages grow, without the rest of it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertBuilt } from '../setup/handler'
import { measureGrowth } from './growth'

assertBuilt()
const folder = await mkdtemp(join(tmpdir(), 'kanal-growth-'))
const { text, isOver } = await measureGrowth(folder).finally(() => rm(folder, { recursive: true, force: true }))
console.log(text)
if (isOver) process.exitCode = 1
