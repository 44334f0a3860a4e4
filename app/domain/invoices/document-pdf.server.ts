import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { brand } from '~/brand'
import { letOthers } from '~/platform/let-others'
import type { BillingDocument } from './billing-document.rules'
import { writeEInvoice } from './e-invoice.server'
import { presentDocument, type PresentedDocument } from './invoice-document.server'
import { PAGE, Paper, WIDTH, type Box, type Element, type Style } from './paper.server'

const TITLE: Style = { face: 'display', size: 38, leading: 1.1 }
const HEADING: Style = { face: 'display', size: 14, leading: 1.2 }
const STATEMENT: Style = { face: 'display', size: 14, leading: 1.3, color: 'canal' }
const TOTAL: Style = { face: 'display', size: 19, leading: 1.1 }
const LABEL: Style = { face: 'text', size: 8, color: 'soft' }
const STRONG: Style = { face: 'strong', size: 9.5 }
const BODY: Style = { face: 'text', size: 9.5, leading: 1.45 }
const NOTE: Style = { face: 'text', size: 8.5, leading: 1.5, color: 'soft' }

/** The four columns of the studio's grid, and those of a line: words left, numbers right. */
const QUARTER = WIDTH / 4
const GAP = 16
const CELLS = [
  { x: 0, width: 226 },
  { x: 236, width: 48, align: 'right' },
  { x: 296, width: 96, align: 'right' },
  { x: 404, width: WIDTH - 404, align: 'right' },
] as const
const SUMS = { x: PAGE.margin + 2 * QUARTER, width: 2 * QUARTER }
const ROW_PADDING = 8

interface Sheet {
  paper: Paper
  words: PresentedDocument
}

function cellBox(index: number, y: number): Box {
  const { x, ...cell } = CELLS[index]!
  return { ...cell, x: PAGE.margin + x, y }
}

function letterhead({ paper, words }: Sheet): number {
  paper.addPage()
  if (!words.sender) paper.mark(PAGE.margin - 5, 40, 34)
  paper.print(
    words.sender ?? brand.name,
    { face: 'display', size: 21 },
    { x: PAGE.margin + (words.sender ? 0 : 34), y: 43, width: 3 * QUARTER },
  )
  const y = 116
  return (
    y + paper.write(paper.root, 'H1', words.title, TITLE, { x: PAGE.margin, y, width: WIDTH }) + 14
  )
}

function facts({ paper, words }: Sheet, y: number): number {
  paper.rule(y)
  const list = paper.part(paper.root, 'L')
  const heights = words.facts.map(({ term, detail }, index) => {
    const box = { x: PAGE.margin + index * QUARTER, width: QUARTER - GAP }
    const item = paper.part(list, 'LI')
    const label = paper.write(item, 'Lbl', term, LABEL, { ...box, y: y + 10 })
    return label + paper.write(item, 'LBody', detail, STRONG, { ...box, y: y + 12 + label })
  })
  return y + Math.max(...heights) + 38
}

async function parties({ paper, words }: Sheet, y: number): Promise<number> {
  const ends: number[] = []
  for (const [index, { title, name, lines }] of words.parties.entries()) {
    const box = { x: PAGE.margin + index * 2 * QUARTER, width: 2 * QUARTER - GAP }
    const part = paper.part(paper.root, 'Sect')
    let top = y + paper.write(part, 'H2', title, LABEL, { ...box, y }) + 3
    top += paper.write(part, 'P', name, STRONG, { ...box, y: top }) + 1
    for (const line of lines) {
      await letOthers()
      top += paper.write(part, 'P', line, BODY, { ...box, y: top })
    }
    ends.push(top)
  }
  return Math.max(...ends) + 34
}

/** A page on: the sender's mark, what the document is, and where the text goes on. */
function turnPage({ paper, words }: Sheet): number {
  paper.addPage()
  if (!words.sender) paper.mark(PAGE.margin - 3, 44, 20)
  paper.print(words.name, LABEL, {
    x: PAGE.margin + 2 * QUARTER,
    y: 52,
    width: 2 * QUARTER,
    align: 'right',
  })
  return PAGE.top
}

/**
 * The names of the columns: for everyone above the first line, for the eye alone on the pages
 * after.
 */
function lineHeads({ paper, words }: Sheet, y: number, table: Element | null): number {
  const row = table && paper.part(paper.part(table, 'THead'), 'TR')
  for (const [index, head] of words.columns.entries()) {
    if (row) paper.write(row, 'TH:Column', head, LABEL, cellBox(index, y))
    else paper.print(head, LABEL, cellBox(index, y))
  }
  paper.rule(y + 17)
  return y + 17
}

async function lineTable(sheet: Sheet, y: number): Promise<number> {
  const { paper, words } = sheet
  let top =
    y +
    paper.write(paper.root, 'H2', words.linesTitle, HEADING, { x: PAGE.margin, y, width: WIDTH }) +
    12
  const table = paper.part(paper.root, 'Table')
  top = lineHeads(sheet, top, table)
  const body = paper.part(table, 'TBody')
  for (const cells of words.lines) {
    await letOthers()
    const height =
      Math.max(...cells.map((cell, index) => paper.measure(cell, BODY, CELLS[index]!.width))) +
      2 * ROW_PADDING
    if (top + height > PAGE.bottom) top = lineHeads(sheet, turnPage(sheet), null)
    const row = paper.part(body, 'TR')
    for (const [index, cell] of cells.entries())
      paper.write(row, 'TD', cell, BODY, cellBox(index, top + ROW_PADDING))
    top += height
    paper.rule(top, { color: 'line', weight: 0.5 })
  }
  return top + 24
}

type Sum = { term: string; detail: string }

function sumRow(
  { paper }: Sheet,
  body: Element,
  { term, detail }: Sum,
  y: number,
  style: Style,
): number {
  const row = paper.part(body, 'TR')
  const large = style === TOTAL
  const amount = large ? 140 : 90
  const termHeight = paper.write(row, 'TH:Row', term, large ? STRONG : BODY, {
    x: SUMS.x,
    y: large ? y + 6 : y,
    width: SUMS.width - amount,
  })
  const amountHeight = paper.write(row, 'TD', detail, style, {
    x: SUMS.x + SUMS.width - amount,
    y,
    width: amount,
    align: 'right',
  })
  return y + Math.max(termHeight, amountHeight) + 5
}

function sums(sheet: Sheet, y: number): number {
  const { paper, words } = sheet
  const { rows, total, settled } = words.totals
  const statement = paper.write(paper.root, 'P', words.payment, STATEMENT, {
    x: PAGE.margin,
    y,
    width: 2 * QUARTER - 2 * GAP,
  })
  const body = paper.part(paper.part(paper.root, 'Table'), 'TBody')
  let top = rows.reduce((at, row) => sumRow(sheet, body, row, at, BODY), y)
  paper.rule(top + 4, { x: SUMS.x, width: SUMS.width })
  top = sumRow(sheet, body, total, top + 13, TOTAL) + 4
  top = settled.reduce((at, row) => sumRow(sheet, body, row, at, BODY), top)
  return Math.max(top, y + statement) + 26
}

const NOTES_WIDTH = 3 * QUARTER
const NOTE_GAP = 2

function notesHeight({ paper, words }: Sheet) {
  return words.notes.reduce(
    (height, note) => height + paper.measure(note, NOTE, NOTES_WIDTH) + NOTE_GAP,
    0,
  )
}

function notes({ paper, words }: Sheet, y: number) {
  let top = y
  for (const note of words.notes)
    top +=
      paper.write(paper.root, 'P', note, NOTE, { x: PAGE.margin, y: top, width: NOTES_WIDTH }) +
      NOTE_GAP
}

function footers({ paper, words }: Sheet) {
  const y = PAGE.height - 50
  paper.eachPage((page, pages) => {
    paper.rule(y - 10, { color: 'line', weight: 0.5 })
    paper.print(words.footer, LABEL, { x: PAGE.margin, y, width: 3.2 * QUARTER })
    paper.print(words.page(page, pages), LABEL, {
      x: PAGE.margin + 3.2 * QUARTER,
      y,
      width: 0.8 * QUARTER,
      align: 'right',
    })
  })
}

/** Room for the sums, which stay together. */
const SUMS_HEIGHT = 150

interface PrintOptions {
  language: string
  date: Date
  /** The same for machines, laid inside. */
  attachment?: { name: string; xml: string }
}

/**
 * What is put into words on paper: tagged for screen readers (PDF/A-3). The same words give the
 * same bytes.
 */
export async function printSheets(
  words: PresentedDocument,
  { language, date, attachment }: PrintOptions,
): Promise<Buffer> {
  const paper = await Paper.unroll({
    ...{ language, title: words.name, date },
    text: JSON.stringify(words),
  })
  const sheet = { paper, words }
  await letOthers()
  const heads = facts(sheet, letterhead(sheet))
  await letOthers()
  let y = await lineTable(sheet, await parties(sheet, heads))
  if (y + SUMS_HEIGHT > PAGE.bottom) y = turnPage(sheet)
  y = sums(sheet, y)
  if (y + notesHeight(sheet) > PAGE.bottom) y = turnPage(sheet)
  notes(sheet, y)
  await letOthers()
  footers(sheet)
  if (attachment) paper.attach(attachment.name, attachment.xml, date)
  return paper.finish()
}

async function print(document: BillingDocument): Promise<Buffer> {
  const { language, issuedAt: date, number } = document
  return printSheets(presentDocument(document), {
    language,
    date,
    attachment: { name: `${number}.xml`, xml: writeEInvoice(document) },
  })
}

/** Those that were asked for last, 30 KB each; whoever comes meanwhile waits for the same one. */
const printed = new LRUCache<string, Promise<Buffer>>({ max: 100 })

/**
 * An invoice or credit note on paper, in its language and with the e-invoice attached. The same
 * document gives the same bytes, so it need not be kept for long.
 */
export function printDocument(document: BillingDocument): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(document)).digest('base64')
  const paper = printed.get(key) ?? print(document)
  printed.set(key, paper)
  paper.catch(() => printed.delete(key))
  return paper
}
