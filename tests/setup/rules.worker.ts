import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSettings } from './settings'

// Some rules stand beside what reads the app's settings.
Object.assign(process.env, testSettings('file:never-opened.sqlite', join(tmpdir(), 'kanal-rules')))
