import { type Values } from './values.rules'

/** Grids to begin with; the first is what the page shows before anybody has asked. */
export const PRESETS = {
  'holy-grail': {
    columns: '1fr',
    rows: '',
    gap: '1rem',
    areas: 'header\nnav\nmain\naside\nfooter',
    items: 'header\nnav\nmain\naside\nfooter',
    'from-1': '48rem',
    'columns-1': '12rem minmax(0, 1fr) 14rem',
    'rows-1': 'auto 1fr auto',
    'areas-1': 'header header header\nnav main aside\nfooter footer footer',
  },
  cards: {
    columns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    gap: '1.5rem 1rem',
    items: 'card * 6',
    subgrid: 'card',
    axis: 'rows',
  },
  sidebar: {
    columns: '1fr',
    gap: '1.5rem',
    areas: 'main\nsidebar',
    items: 'main\nsidebar',
    'from-1': '64rem',
    'columns-1': 'minmax(0, 1fr) fit-content(20rem)',
    'areas-1': 'main sidebar',
  },
  gallery: {
    columns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    auto: '6rem',
    gap: '0.5rem',
    flow: 'row dense',
    items: 'photo * 4\nwide = auto / span 2\npicture * 4\ntall = span 2',
  },
  twelve: {
    columns: 'repeat(12, minmax(0, 1fr))',
    gap: '1rem',
    items:
      'intro = 1 / 1 / auto / span 12\ntext = 2 / 1 / auto / span 8\nnote = 2 / 9 / auto / -1\nthird * 3 = auto / span 4',
  },
  article: {
    columns:
      '[full-start] minmax(1rem, 1fr) [text-start] minmax(0, 60ch) [text-end] minmax(1rem, 1fr) [full-end]',
    gap: '1rem 0',
    items:
      'title = 1 / text\npicture = 2 / full\ntext = 3 / text\nquote = 4 / text / auto / full-end',
  },
} as const satisfies Record<string, Partial<Values>>

export type Preset = keyof typeof PRESETS
