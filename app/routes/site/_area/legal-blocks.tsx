import type { LegalBlock, Phrase } from '~/domain/legal/legal.rules'
import { Link } from '~/ui/layout/link'
import { DataTable } from '~/ui/table/data-table'

function Words({ phrase }: { phrase: Phrase }) {
  return phrase.map(({ text, href, code }, index) => {
    if (code)
      return (
        <code key={index} className="md:whitespace-nowrap">
          {text}
        </code>
      )
    if (!href) return text
    return href.startsWith('/') ? (
      <Link key={index} to={href}>
        {text}
      </Link>
    ) : (
      <a key={index} href={href}>
        {text}
      </a>
    )
  })
}

/** On a phone, cells of running text stand beside their label and not at the far end. */
const wordy =
  'max-md:[&_td]:grid! max-md:[&_td]:grid-cols-[6rem_1fr] max-md:[&_td]:text-start! max-md:[&_tbody_th]:block! max-md:[&_th]:text-start!'

function Table({ caption, columns, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    <div className={wordy}>
      <DataTable
        caption={caption}
        columns={columns.map((label, column) => ({
          key: String(column),
          label,
          rowHeader: column === 0,
          cell: (row: Phrase[]) => <Words phrase={row[column] ?? []} />,
        }))}
        rows={rows}
        rowKey={(row) => String(rows.indexOf(row))}
        empty={null}
      />
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-[68ch]">
          <Words phrase={block.phrase} />
        </p>
      )
    case 'heading':
      return <h3>{block.text}</h3>
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol'
      return (
        <List className="max-w-[68ch]">
          {block.items.map((phrase, index) => (
            <li key={index}>
              <Words phrase={phrase} />
            </li>
          ))}
        </List>
      )
    }
    case 'form':
      return (
        <div className="max-w-[68ch] break-inside-avoid rounded-md border border-line-strong p-5">
          <p className="font-semibold">{block.title}</p>
          <ul className="mt-3">
            {block.lines.map((phrase, index) => (
              <li key={index}>
                <Words phrase={phrase} />
              </li>
            ))}
          </ul>
        </div>
      )
    case 'table':
      return <Table {...block} />
  }
}

/** The paragraphs, lists and tables of a legal text. */
export function LegalBlocks({ blocks }: { blocks: LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}
