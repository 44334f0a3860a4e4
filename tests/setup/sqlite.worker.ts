import { constants, existsSync } from 'node:fs'
import { copyFile, cp, mkdtemp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { dataFolderOf } from './seed'
import { testSettings } from './settings'

const template = inject('templateFile')
const folder = await mkdtemp(join(dirname(template), 'worker-'))
const file = join(folder, 'kanal.sqlite')
await copyFile(template, file, constants.COPYFILE_FICLONE)
const files = dataFolderOf({ file: template })
if (existsSync(files)) await cp(files, dataFolderOf({ file }), { recursive: true })

// The app reads its settings when it is loaded, which comes after this file.
Object.assign(process.env, testSettings(`file:${file}`, dataFolderOf({ file })))
