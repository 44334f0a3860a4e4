/* eslint-disable house/translated-text -- specimens for who works on the code, in its language */
import { paths } from '~/paths'
import { BarChart } from '~/ui/chart/bar-chart'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty-state'
import { LogoLoader } from '~/ui/feedback/logo-loader'
import { Notice } from '~/ui/feedback/notice'
import { Progress } from '~/ui/feedback/progress'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Spinner } from '~/ui/feedback/spinner'
import { ButtonLink } from '~/ui/form/button'
import { BrandIcon } from '~/ui/media/brand-icon'
import { Carousel } from '~/ui/media/carousel'
import { CategoryIcon } from '~/ui/media/category-icon'
import { Icon } from '~/ui/media/icon'
import { Picture } from '~/ui/media/picture'
import { Reflection } from '~/ui/media/reflection'
import { Stars } from '~/ui/media/stars'
import { Chip, Swatch } from '~/ui/media/swatch'
import { Disclosure } from '~/ui/overlay/disclosure'
import { Popover, PopoverButton } from '~/ui/overlay/popover'
import { DataTable } from '~/ui/table/data-table'
import { Pagination } from '~/ui/table/pagination'
import { SortLink } from '~/ui/table/sort-link'
import type { Samples } from './sample'

const here = paths.demoComponents()
const TONES = ['neutral', 'state', 'accent', 'success', 'warning', 'danger'] as const
const ROWS = [
  { id: 'a', name: 'Logo sprint', price: '$900' },
  { id: 'b', name: 'Company site', price: '$4,000' },
]

export const feedbackSamples: Samples = {
  Notice: {
    when: 'What somebody has to know about the page: info, success, warning or danger.',
    show: () => (
      <div className="grid gap-3">
        <Notice title="Saved" tone="success" />
        <Notice title="The brief is missing" tone="warning">
          Work begins when it is in.
        </Notice>
        <Notice title="Not sent" tone="danger" />
      </div>
    ),
  },
  Badge: {
    when: 'How something stands, in a word.',
    show: () => (
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    ),
  },
  EmptyState: {
    when: 'In place of a list with nothing in it, with what to do about that.',
    show: () => (
      <EmptyState
        headingLevel={4}
        title="No orders yet"
        action={
          <ButtonLink to={paths.shop()} variant="secondary">
            Browse services
          </ButtonLink>
        }
      >
        They turn up here.
      </EmptyState>
    ),
  },
  Progress: {
    when: 'How far something is; without a value it is busy.',
    show: () => <Progress label="Milestones" value={2} max={5} valueText="2 of 5" />,
  },
  Spinner: { when: 'Something small that loads.', show: () => <Spinner /> },
  LogoLoader: { when: 'A whole part that loads.', show: () => <LogoLoader size="sm" /> },
  Skeleton: { when: 'The shape of what comes.', show: () => <Skeleton count={3} /> },
  Awaited: { when: 'What a page waits for after it is shown; at once without script.' },
  Flash: { when: 'What the last form has to say, over the next page.' },
  Toasts: { when: 'The same with script, in the corner.' },
}

export const mediaSamples: Samples = {
  Icon: {
    when: 'Beside a word; alone only in a button with a name.',
    show: () => (
      <div className="flex gap-3">
        <Icon name="check" />
        <Icon name="calendar" />
        <Icon name="bell" />
      </div>
    ),
  },
  BrandIcon: {
    when: 'A platform that work is made with.',
    show: () => <BrandIcon name="Framer" />,
  },
  CategoryIcon: {
    when: 'A category of the shop.',
    show: () => <CategoryIcon name="Branding" />,
  },
  Stars: { when: 'A rating.', show: () => <Stars rating={4.5} count={12} /> },
  Swatch: {
    when: 'Two colors beside the words that name them.',
    show: () => <Swatch text="#ffffff" background="#0a625f" />,
  },
  Chip: { when: 'One color.', show: () => <Chip hex="#0a625f" /> },
  Picture: {
    when: 'Every picture: it keeps its place while it loads.',
    show: () => (
      <Picture
        src="/media/products/accessibility-rebuild.svg"
        alt=""
        width={320}
        height={240}
        className="max-w-40"
      />
    ),
  },
  Carousel: {
    when: 'A row of cards that scrolls sideways.',
    show: (id) => (
      <Carousel label={`Cards ${id}`} cardWidth={220} step={220}>
        {ROWS.map(({ id: key, name }) => (
          <li key={key} className="rounded-md bg-surface p-4">
            {name}
          </li>
        ))}
      </Carousel>
    ),
  },
  Marquee: { when: 'Cards that drift by, from edge to edge of the page; the home page has one.' },
  Reflection: { when: 'A decoration between parts of a page.', show: () => <Reflection /> },
}

export const overlaySamples: Samples = {
  Disclosure: {
    when: 'What only some readers need, behind a line; `row` for lists of questions.',
    show: () => <Disclosure summary="What is a milestone?">A part of the work.</Disclosure>,
  },
  Popover: {
    when: 'A menu or a panel over the page; opens without script.',
    show: (id) => (
      <>
        <PopoverButton target={id} className="min-h-11 font-semibold quiet-link">
          Open the panel
        </PopoverButton>
        <Popover id={id} label={`Panel ${id}`} place="center">
          <p className="p-4">Escape closes it.</p>
        </Popover>
      </>
    ),
  },
  PopoverButton: { when: 'Opens and closes a popover, as above.' },
  Dialog: {
    when: 'A question that script asks before it goes on; there is a page for it without.',
  },
}

export const tableSamples: Samples = {
  DataTable: {
    when: 'Rows with several values; on a phone each row is a card.',
    show: (id) => (
      <DataTable
        caption={`Services ${id}`}
        rows={ROWS}
        rowKey={({ id: key }) => key}
        columns={[
          { key: 'name', label: 'Service', cell: ({ name }) => name, rowHeader: true },
          { key: 'price', label: 'Price', cell: ({ price }) => price, align: 'end' },
        ]}
        empty={null}
      />
    ),
  },
  SortLink: {
    when: 'The heading of a column that sorts.',
    show: () => (
      <SortLink href={here} direction="ascending">
        Name
      </SortLink>
    ),
  },
  Pagination: {
    when: 'Earlier and later pages of a list.',
    show: (id) => <Pagination label={`Pages ${id}`} previousHref={here} nextHref={here} />,
  },
}

export const chartSamples: Samples = {
  BarChart: {
    when: 'A few numbers side by side, beside a table that has them.',
    show: (id) => (
      <BarChart
        label={`Orders by month ${id}`}
        bars={[
          { label: 'Sep', value: 4 },
          { label: 'Oct', value: 9 },
          { label: 'Nov', value: 6 },
        ]}
      />
    ),
  },
}
