import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../setup/remove-folder'

const PAUSE = 150
const PATIENCE = 20_000
const WIDTH = 80
const HEIGHT = 24

const wait = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** A program in a terminal of 80 × 24, which is typed to and looked at. */
function startTerminal(command: string, home: string) {
  const socket = `kanal-${randomUUID()}`
  const tmux = (...args: string[]) =>
    execFileSync('tmux', ['-L', socket, '-f', '/dev/null', ...args], {
      encoding: 'utf8',
      env: { ...process.env, HOME: home, LC_ALL: 'C.UTF-8' },
    })
  tmux('new-session', '-d', '-x', String(WIDTH), '-y', String(HEIGHT), command)
  const screen = () => tmux('capture-pane', '-p')
  return {
    screen,
    press: (...keys: string[]) => void tmux('send-keys', ...keys),
    type: (text: string) => void (text && tmux('send-keys', '-l', text)),
    /** Waits until the screen stays as it is, and what it says is as it should be. */
    async settle(isReady: (screen: string) => boolean = () => true) {
      let before = ''
      for (const end = Date.now() + PATIENCE; Date.now() < end; await wait()) {
        const now = screen()
        if (now === before && isReady(now)) return now
        before = now
      }
      throw new Error(`the terminal waits in vain:\n${before}`)
    },
    close: () => void tmux('kill-server'),
  }
}

type Terminal = ReturnType<typeof startTerminal>
type Keys = {
  command: (home: string, url: string) => string
  isReady: (screen: string) => boolean
  open: (terminal: Terminal, url: string) => Promise<void>
  /** Follows the first link of a page that has just come. */
  skip: (terminal: Terminal, page: string) => Promise<void>
  /** Writes the whole page to a file. */
  save: (terminal: Terminal, file: string) => Promise<void>
  follow: (terminal: Terminal, label: string, page: string) => Promise<void>
  fill: (terminal: Terminal, label: string, value: string, page: string) => Promise<void>
  check: (terminal: Terminal, label: string, page: string) => Promise<void>
}

/** Presses a key until the program asks what it then asks; one that still loads does not hear it. */
async function ask(terminal: Terminal, key: string, question: RegExp) {
  for (const end = Date.now() + PATIENCE; !question.test(await terminal.settle());) {
    if (Date.now() > end) throw new Error(`${key} brings no ${question}:\n${terminal.screen()}`)
    terminal.press(key)
    for (let look = 0; look < 8 && !question.test(terminal.screen()); look += 1) await wait()
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds words by w3m's search, which begins at the cursor. */
async function search(terminal: Terminal, words: string) {
  await ask(terminal, '/', /Forward:/)
  // A dot is also the blank of a sum, which does not break.
  terminal.type(words.replace(/[^\p{L}\p{N}]/gu, '.'))
  terminal.press('Enter')
  const screen = await terminal.settle()
  if (/Not found/.test(screen)) throw new Error(`w3m does not find ${words}:\n${screen}`)
}

export const w3m: Keys = {
  command: (home, url) => `w3m -cookie -o editor=${join(home, 'editor')} '${url}'`,
  isReady: (screen) => /Viewing\W.*<.*>\s*$/.test(screen),
  async open(terminal, url) {
    await ask(terminal, 'U', /Goto URL:/)
    terminal.press('C-e', 'C-u')
    terminal.type(url)
    terminal.press('Enter')
  },
  async skip(terminal) {
    terminal.press('Enter')
  },
  async save(terminal, file) {
    await ask(terminal, 'S', /Save buffer to:/)
    terminal.press('C-e', 'C-u')
    terminal.type(file)
    terminal.press('Enter')
  },
  async follow(terminal, label) {
    await search(terminal, label)
    terminal.press('Enter')
  },
  async fill(terminal, label, value) {
    await search(terminal, label)
    terminal.press('Tab', 'Enter')
    const screen = await terminal.settle()
    // A text of several lines opens the editor, which has written it.
    if (!/TEXT:|Password:/.test(screen)) return
    terminal.press('C-e', 'C-u')
    terminal.type(value)
    terminal.press('Enter')
  },
  async check(terminal, label) {
    await search(terminal, label)
    terminal.press('Escape', 'Tab', 'Enter')
  },
}

/** Presses what lynx has numbered; gives what else the pattern found. */
async function pressNumber(terminal: Terminal, pattern: string, page: string) {
  const [, number, rest] = new RegExp(pattern, 's').exec(page) ?? []
  if (!number) throw new Error(`lynx shows nothing like ${pattern}:\n${page}`)
  terminal.type(number)
  terminal.press('Enter')
  await terminal.settle()
  return rest
}

/** Words that lines may end between. */
const words = (label: string) => label.split(' ').map(escape).join('\\s+')

export const lynx: Keys = {
  command: (_home, url) => `lynx -accept_all_cookies -tna '${url}'`,
  isReady: (screen) => /H\)elp O\)ptions/.test(screen) && !/Getting|Looking up/.test(screen),
  async open(terminal, url) {
    await ask(terminal, 'g', /URL to open/)
    terminal.press('C-u')
    terminal.type(url)
    terminal.press('Enter')
  },
  async skip(terminal, page) {
    await pressNumber(terminal, '\\[(\\d+)\\](?:Skip|Hoppa)', page)
  },
  async save(terminal, file) {
    await ask(terminal, 'p', /Printing Options/)
    await ask(terminal, 'Enter', /Enter a filename/)
    terminal.press('C-u')
    terminal.type(file)
    terminal.press('Enter')
  },
  async follow(terminal, label, page) {
    const isButton = await pressNumber(
      terminal,
      `\\[(\\d+)\\](?:[^\\s()]+(\\))\\s+)?${words(label)}`,
      page,
    )
    if (isButton) terminal.press('Enter')
  },
  async fill(terminal, label, value, page) {
    await pressNumber(terminal, `${words(label)}.*?\\[(\\d+)\\]_`, page)
    terminal.press('Enter', 'C-u')
    terminal.type(value)
    terminal.press('Tab')
  },
  async check(terminal, label, page) {
    await pressNumber(terminal, `\\[(\\d+)\\][( )]*\\s*${words(label)}`, page)
    terminal.press('Enter')
  },
}

/** A text browser of its own home folder, at a page. */
export async function startTextBrowser(keys: Keys, url: string) {
  const home = await mkdtemp(join(tmpdir(), 'kanal-text-browser-'))
  const written = join(home, 'written')
  const editor = join(home, 'editor')
  await writeFile(editor, `#!/bin/sh\ncp ${written} "$1"\n`)
  await chmod(editor, 0o755)
  await writeFile(join(home, '.lynxrc'), 'keypad_mode=LINKS_AND_FIELDS_ARE_NUMBERED\n')
  const terminal = startTerminal(keys.command(home, url), home)
  const settle = () => terminal.settle(keys.isReady)
  async function text() {
    await settle()
    const file = join(home, randomUUID())
    await keys.save(terminal, file)
    await settle()
    return readFile(file, 'utf8')
  }
  await settle()
  return {
    screen: terminal.screen,
    /** The whole page as the browser writes it. */
    text,
    async open(url: string) {
      await keys.open(terminal, url)
      await settle()
    },
    /** Takes the skip link of a page that has just come; gives what the screen then shows. */
    async skip() {
      await keys.skip(terminal, keys === lynx ? await text() : '')
      return settle()
    },
    /** Follows a link, or presses a button. */
    async follow(label: string) {
      await keys.follow(terminal, label, keys === lynx ? await text() : '')
      await settle()
    },
    async fill(label: string, value: string) {
      await writeFile(written, value)
      await keys.fill(terminal, label, value, keys === lynx ? await text() : '')
      await settle()
    },
    async check(label: string) {
      await keys.check(terminal, label, keys === lynx ? await text() : '')
      await settle()
    },
    async close() {
      terminal.close()
      await removeFolder(home)
    },
  }
}

export type TextBrowser = Awaited<ReturnType<typeof startTextBrowser>>
