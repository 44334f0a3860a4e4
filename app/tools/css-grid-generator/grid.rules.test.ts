import fc from 'fast-check'
import { transform } from 'lightningcss'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { EMPTY_CELL, paintArea, parseAreas, printAreas } from './areas.rules'
import { gridCss } from './css.rules'
import { betterOrder, findIn } from './findings.rules'
import { plainHtml } from './html.rules'
import { parseItems, printItems } from './items.rules'
import { findTurned, fittingOrder } from './order.rules'
import { placeItems } from './placement.rules'
import { previewCss } from './preview.rules'
import { PRESETS, type Preset } from './presets.rules'
import { parseGap, parseWidth, readGrid } from './read-grid.rules'
import { tailwindClasses } from './tailwind.rules'
import { keptValues, overlong, statedValues, type Values } from './values.rules'

const read = (values: Partial<Values>) => readGrid(keptValues({ columns: '', ...values }, {}))
const gridOf = (values: Partial<Values>) => {
  const { grid, problems } = read(values)
  expect(problems).toEqual({})
  return grid!
}
const placesOf = (values: Partial<Values>, index = 0) => {
  const grid = gridOf(values)
  return placeItems(grid, grid.layouts[index]!).map(
    ({ label, top, bottom, left, right }) =>
      `${label} ${top + 1}/${left + 1}/${bottom + 1}/${right + 1}`,
  )
}

describe('a map of areas', () => {
  it.each([
    ['a a\nb c', 'a a\nb c'],
    ['"a a" "b ."', 'a a\nb .'],
    ["'head head'\n'nav main'", 'head head\nnav main'],
    ['a ...\r\n', 'a .'],
    ['none', ''],
    ['å 🎉', 'å 🎉'],
  ])('%j is %j', (text, map) => expect(printAreas(parseAreas(text).value!)).toBe(map))

  it.each([
    ['a b\na', { kind: 'ragged', line: 2 }],
    ['a b\nb a', { kind: 'rectangle', found: 'a' }],
    ['a b a', { kind: 'rectangle', found: 'a' }],
    ['a a\n. a', { kind: 'rectangle', found: 'a' }],
    ['auto', { kind: 'name' }],
    ['a span', { kind: 'name' }],
    ['inherit', { kind: 'name' }],
    ['1a', { kind: 'name' }],
    ['a b}', { kind: 'sign', found: '}', line: 1, at: 2 }],
    ['a </style><script>', { kind: 'sign', found: '<' }],
    ['a '.repeat(60), { kind: 'tooMany' }],
    ['x'.repeat(41), { kind: 'nameLong' }],
  ])('%j is refused', (text, problem) => expect(parseAreas(text).problem).toMatchObject(problem))

  it('stays one of rectangles, whatever is drawn', () => {
    const stroke = fc.tuple(
      fc.nat(5),
      fc.nat(5),
      fc.nat(5),
      fc.nat(5),
      fc.constantFrom('a', 'b', 'c', EMPTY_CELL),
    )
    fc.assert(
      fc.property(fc.array(stroke), (strokes) => {
        const empty = Array.from({ length: 6 }, () => Array<string>(6).fill(EMPTY_CELL))
        const drawn = strokes.reduce(
          (areas, [y, x, y2, x2, name]) =>
            paintArea(
              areas,
              {
                top: Math.min(y, y2),
                left: Math.min(x, x2),
                bottom: Math.max(y, y2) + 1,
                right: Math.max(x, x2) + 1,
              },
              name,
            ),
          empty,
        )
        expect(parseAreas(printAreas(drawn)).value).toEqual(drawn)
      }),
    )
  })
})

describe('items, gaps and widths', () => {
  it('are read and written back', () => {
    const text = 'header\ncard * 6\nnote = 1 / 2 / span 2 / -1\nbig = full'
    expect(printItems(parseItems(text).value!)).toBe(
      'header\ncard * 6\nnote = 1 / 2 / span 2 / -1\nbig = full / full / full / full',
    )
    expect(parseItems(printItems(parseItems(text).value!)).value).toEqual(parseItems(text).value)
    expect(parseGap('1rem').value).toEqual(['1rem', '1rem'])
    expect(parseGap('0 calc(1px + 2%)').value).toEqual(['0', 'calc(1px + 2%)'])
    expect(parseWidth('48rem').value).toEqual({ css: '48rem', px: 768 })
  })

  it.each([
    ['a\na', 'twice'],
    ['a = 0', 'zero'],
    ['a = span -2', 'line'],
    ['a = 1.5', 'line'],
    ['a = 1e9', 'tooLarge'],
    ['a = 1/2/3/4/5', 'expected'],
    ['a * 49', 'line'],
    ['a * 30\nb * 30', 'tooManyItems'],
    ['span', 'name'],
    ['2', 'name'],
    ['a <b>', 'sign'],
    ['a = 99', 'line'],
  ])('%j is refused: %s', (text, kind) => expect(parseItems(text).problem?.kind).toBe(kind))

  it.each(['48', '-1px', '0px', '50vw', '1px 2px', 'Infinitypx', '48rem) { }'])(
    '%s is no width',
    (text) => expect(parseWidth(text).problem).toBeDefined(),
  )
  it.each(['1px 2px 3px', '-1px', '1fr', 'auto'])('%s is no gap', (text) =>
    expect(parseGap(text).problem).toBeDefined(),
  )
})

describe('placing items', () => {
  it('does as the examples of CSS Grid do', () => {
    expect(
      placesOf({ columns: '1fr 1fr 1fr', items: 'a = auto / span 2\nb = auto / span 2\nc' }),
    ).toEqual(['a 1/1/2/3', 'b 2/1/3/3', 'c 2/3/3/4'])
    expect(
      placesOf({
        columns: '1fr 1fr 1fr',
        flow: 'row dense',
        items: 'a = auto / span 2\nb = auto / span 2\nc',
      }),
    ).toEqual(['a 1/1/2/3', 'b 2/1/3/3', 'c 1/3/2/4'])
    expect(placesOf({ columns: '1fr 1fr', items: 'a = 1 / 2\nb\nc = 1\nd' })).toEqual([
      'a 1/2/2/3',
      'b 2/1/3/2',
      'c 1/1/2/2',
      'd 2/2/3/3',
    ])
    expect(placesOf({ rows: '1fr 1fr', flow: 'column', items: 'a * 3' })).toEqual([
      'a 1 1/1/2/2',
      'a 2 2/1/3/2',
      'a 3 1/2/2/3',
    ])
    expect(
      placesOf({ columns: '1fr 1fr 1fr', items: 'a = 1 / -2 / auto / -1\nb = 1 / 3 / 2 / 1' }),
    ).toEqual(['a 1/3/2/4', 'b 1/1/2/3'])
  })

  it('finds lines and areas by their names', () => {
    expect(
      placesOf({
        columns: '[full-start] 1fr [text] 2fr [text-end] 1fr [full-end]',
        items: 'a = 1 / full\nb = 2 / text / auto / text-end',
      }),
    ).toEqual(['a 1/1/2/4', 'b 2/2/3/3'])
    expect(
      placesOf({ areas: 'x x\ny z', items: 'z\nx\nover = y-start / y-start / z-end / z-end' }),
    ).toEqual(['z 2/2/3/3', 'x 1/1/2/3', 'over 2/1/3/3'])
    expect(read({ columns: '1fr', items: 'a = nowhere' }).problems.items).toEqual({
      kind: 'unknownLine',
      found: 'nowhere',
    })
  })

  it('lays no two items that are placed by themselves over each other', () => {
    const item = fc.tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
    )
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('row', 'column', 'row dense', 'column dense'),
        fc.integer({ min: 1, max: 5 }),
        (items, flow, columns) => {
          const grid = gridOf({
            columns: `repeat(${columns}, 1fr)`,
            flow,
            items: items
              .map(
                ([rows, wide, starts], index) =>
                  `i${index} = ${starts ? '2' : `span ${rows}`} / span ${wide}`,
              )
              .join('\n'),
          })
          expect(findIn(grid, 0).filter(({ kind }) => kind === 'overlap')).toEqual([])
        },
      ),
    )
  })
})

describe('the order', () => {
  const turned = (values: Partial<Values>) => {
    const grid = gridOf(values)
    return findTurned(placeItems(grid, grid.layouts[0]!), grid.flow).map(
      ({ seenFirst, seenSecond }) => [seenFirst, seenSecond],
    )
  }

  it('parts where an item stands above or before one that the HTML has first', () => {
    expect(turned({ areas: 'a b', items: 'b\na' })).toEqual([[1, 0]])
    expect(turned({ areas: 'a\nb', items: 'b\na' })).toEqual([[1, 0]])
    expect(turned({ areas: 'a b', items: 'a\nb' })).toEqual([])
    expect(
      turned({
        columns: '1fr 1fr 1fr',
        flow: 'row dense',
        items: 'a = auto / span 2\nb = auto / span 2\nc',
      }),
    ).toEqual([[2, 1]])
  })

  it('may go by rows or by columns', () => {
    expect(turned({ areas: 'a b\nc d', items: 'a\nb\nc\nd' })).toEqual([])
    expect(turned({ areas: 'a b\nc d', items: 'a\nc\nb\nd' })).toEqual([])
    expect(turned({ areas: 'a b\nc d', items: 'a\nd\nb\nc' })).toHaveLength(2)
  })

  it('that is offered is read as it is seen, and moves as little as it can', () => {
    const grid = gridOf({ areas: 'a b\nc d', items: 'd\na\nb\nc' })
    expect(betterOrder(grid, grid.layouts)!.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    const split = gridOf({ areas: 'a\nb', 'from-1': '40rem', 'areas-1': 'b a' })
    expect(betterOrder(split, split.layouts)).toBeNull()
    expect(betterOrder(split, [split.layouts[1]!])!.map(({ name }) => name)).toEqual(['b', 'a'])
    const rectangle = fc
      .tuple(fc.nat(6), fc.nat(6), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .map(([top, left, height, width]) => ({
        top,
        left,
        bottom: top + height,
        right: left + width,
      }))
    fc.assert(
      fc.property(fc.array(rectangle, { maxLength: 14 }), (places) => {
        const order = fittingOrder([places], 'row')!
        expect(
          findTurned(
            order.map((index) => places[index]!),
            'row',
          ),
        ).toEqual([])
      }),
    )
  })
})

describe('what is worth knowing', () => {
  it.each<[Partial<Values>, string]>([
    [{ columns: '1fr', areas: 'a b' }, 'moreColumns'],
    [{ rows: '1fr', areas: 'a\nb' }, 'moreRows'],
    [{ areas: 'a b', items: 'a' }, 'emptyArea'],
    [{ columns: '1fr', items: 'a = 1 / 1\nb = 1 / 1' }, 'overlap'],
    [{ columns: '200px 10rem' }, 'wide'],
    [{ rows: '1fr' }, 'rowsShare'],
    [{ columns: 'repeat(auto-fit, 5rem)' }, 'fills'],
  ])('%j: %s', (values, kind) =>
    expect(findIn(gridOf(values), 0).map((finding) => finding.kind)).toContain(kind),
  )
})

/** Every declaration of a style sheet of Tailwind's, without its variables. */
async function tailwindOf(classes: string[]): Promise<string> {
  const { build } = await compile(
    '@theme { --spacing: 0.25rem; --breakpoint-md: 48rem; --breakpoint-lg: 64rem; } @tailwind utilities;',
  )
  return build(classes).replaceAll('calc(var(--spacing) * 4)', '1rem')
}

describe('what is written', () => {
  it('is CSS as one would write it by hand', () => {
    expect(
      gridCss(
        gridOf({
          columns: '1fr',
          gap: '1rem',
          areas: 'main\nside',
          'from-1': '48rem',
          'columns-1': '2fr 1fr',
          'areas-1': 'main side',
        }),
      ),
    ).toBe(`.grid {
  display: grid;
  grid-template-columns: 1fr;
  grid-template-areas:
    "main"
    "side";
  gap: 1rem;
}

.main {
  grid-area: main;
}

.side {
  grid-area: side;
}

@media (width >= 48rem) {
  .grid {
    grid-template-columns: 2fr 1fr;
    grid-template-areas: "main side";
  }
}
`)
    expect(plainHtml(gridOf({ areas: 'header\nmain', subgrid: 'main', axis: 'columns' }))).toBe(
      '<div class="grid">\n  <header class="header">header</header>\n  <main class="main">\n    <div>1</div>\n    <div>2</div>\n    <div>3</div>\n  </main>\n</div>\n',
    )
  })

  it.each(Object.keys(PRESETS) as Preset[])(
    '%s is CSS that another reader takes, and Tailwind has every class',
    async (preset) => {
      const grid = gridOf(PRESETS[preset])
      for (const code of [gridCss(grid), previewCss(grid)])
        expect(transform({ filename: 'x.css', code: Buffer.from(code) }).warnings).toEqual([])
      const classes = [
        ...new Set(
          [null, ...placeItems(grid, grid.layouts[0]!)].flatMap((item) =>
            tailwindClasses(grid, item),
          ),
        ),
      ]
      for (const name of classes) expect(await tailwindOf([name]), name).toContain('{')
      expect(
        grid.layouts.every(
          (layout) =>
            findTurned(placeItems(grid, layout), grid.flow).length === 0 || preset === 'gallery',
        ),
      ).toBe(true)
    },
  )

  it('is escaped for Tailwind', async () => {
    const grid = gridOf({
      columns: '[my_line] calc(100% - 2rem) minmax(min(100%, 3rem), 1fr)',
      gap: '1rem 7px',
      areas: 'my_area 🎉',
      auto: 'minmax(0, 1fr)',
      'from-1': '48rem',
      'gap-1': '0',
      'from-2': '50rem',
      'gap-2': '3rem',
    })
    const classes = tailwindClasses(grid, null)
    expect(classes).toEqual([
      'grid',
      'grid-cols-[[my\\_line]_calc(100%_-_2rem)_minmax(min(100%,_3rem),_1fr)]',
      "[grid-template-areas:'my\\_area_🎉']",
      'auto-rows-fr',
      'gap-y-4',
      'gap-x-[7px]',
      'md:gap-0',
      'min-[50rem]:gap-12',
    ])
    const css = await tailwindOf(classes)
    expect(css).toContain(
      'grid-template-columns: [my_line] calc(100% - 2rem) minmax(min(100%, 3rem), 1fr)',
    )
    expect(css).toContain("grid-template-areas: 'my_area 🎉'")
    expect(css).toContain('@media (width >= 50rem)')
    expect(await tailwindOf(['[grid-area:1_/_2_/_span_2_/_-1]'])).toContain(
      'grid-area: 1 / 2 / span 2 / -1',
    )
  })

  it('stands in an address that says the same again', () => {
    for (const preset of Object.values(PRESETS)) {
      const values = keptValues(preset, {})
      expect(keptValues(statedValues(values), {})).toEqual(values)
    }
    expect(overlong({ columns: 'x'.repeat(100_000), rows: 'a\r\n' })).toEqual(['columns'])
  })
})

describe('widths', () => {
  it('inherit, are sorted, and cannot begin twice', () => {
    const grid = gridOf({
      columns: '1fr',
      rows: 'auto',
      'from-1': '64rem',
      'columns-1': '3fr',
      'from-2': '600px',
      'columns-2': '2fr',
      'rows-2': 'none',
    })
    expect(
      grid.layouts.map(({ from, columns, rows }) => [from?.css, columns.length, rows.length]),
    ).toEqual([
      [undefined, 1, 1],
      ['600px', 1, 0],
      ['64rem', 1, 0],
    ])
    expect(read({ 'from-1': '1rem', 'from-2': '16px' }).problems['from-2']?.kind).toBe('widthTwice')
    expect(read({ 'columns-3': '1fr' }).problems['from-3']?.kind).toBe('width')
    expect(read({ subgrid: 'nobody' }).problems.subgrid?.kind).toBe('notItem')
  })
})
