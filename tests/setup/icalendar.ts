const NAMES = new Set([
  'BEGIN',
  'END',
  'VERSION',
  'PRODID',
  'CALSCALE',
  'NAME',
  'X-WR-CALNAME',
  'REFRESH-INTERVAL',
  'X-PUBLISHED-TTL',
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'SUMMARY',
  'DESCRIPTION',
  'URL',
  'TRANSP',
  'METHOD',
  'LAST-MODIFIED',
  'SEQUENCE',
])

type Line = { name: string; parameters: string; value: string }

/**
 * The content lines of a calendar file, unfolded (RFC 5545, 3.1). Throws for what the standard does
 * not allow.
 */
function contentLines(file: string): Line[] {
  if (!file.endsWith('\r\n')) throw new Error('the file does not end a line')
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`a line break alone in ${JSON.stringify(line)}`)
    const octets = Buffer.byteLength(line)
    if (octets > 75) throw new Error(`${octets} octets in ${line}`)
    if (octets === 0) throw new Error('an empty line')
    if (line.includes('\ufffd') || /\p{Surrogate}/u.test(line))
      throw new Error(`a broken character in ${line}`)
  }
  return physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n').map(contentLine)
}

function contentLine(line: string): Line {
  const [, name, parameters = '', value = ''] =
    /^([A-Z-]+)((?:;[A-Z-]+=[^;:"]+)*):(.*)$/s.exec(line) ?? []
  if (!name || !NAMES.has(name)) throw new Error(`no content line: ${line}`)

  if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(value))
    throw new Error(`a control character in ${JSON.stringify(value)}`)
  return { name, parameters, value }
}

function text(value: string) {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`not escaped: ${value}`)
  return value.replace(/\\(.)/gs, (_, character: string) => {
    if (!'\\;,nN'.includes(character)) throw new Error(`no escape: \\${character}`)
    return character.toLowerCase() === 'n' ? '\n' : character
  })
}

function matching({ name, parameters, value }: Line, wanted: string, pattern: RegExp) {
  if (parameters !== wanted || !pattern.test(value))
    throw new Error(`${name}${parameters}:${value}`)
  return value
}

function once(lines: Line[], name: string): Line {
  const found = lines.filter((line) => line.name === name)
  if (found.length !== 1) throw new Error(`${name} stands ${found.length} times`)
  return found[0]!
}

function readEvent(lines: Line[]) {
  const described = lines.some(({ name }) => name === 'DESCRIPTION')
  if (lines.length !== (described ? 10 : 9))
    throw new Error(`an event of ${lines.length} properties`)
  const day = (name: string) => matching(once(lines, name), ';VALUE=DATE', /^\d{8}$/)
  const moment = (name: string) => matching(once(lines, name), '', /^\d{8}T\d{6}Z$/)
  matching(once(lines, 'TRANSP'), '', /^TRANSPARENT$/)
  return {
    uid: text(once(lines, 'UID').value),
    stamp: moment('DTSTAMP'),
    modified: moment('LAST-MODIFIED'),
    start: day('DTSTART'),
    end: day('DTEND'),
    summary: text(once(lines, 'SUMMARY').value),
    description: described ? text(once(lines, 'DESCRIPTION').value) : '',
    sequence: Number(matching(once(lines, 'SEQUENCE'), '', /^\d{1,10}$/)),
    url: new URL(once(lines, 'URL').value).href,
  }
}

/**
 * Reads a calendar file as strictly as RFC 5545 is written, as far as ours go; throws for what it
 * does not allow.
 */
export function readCalendar(file: string) {
  const lines = contentLines(file)
  const is = (line: Line | undefined, name: string, value: string) =>
    line?.name === name && line.value === value
  if (!is(lines[0], 'BEGIN', 'VCALENDAR') || !is(lines.at(-1), 'END', 'VCALENDAR'))
    throw new Error('no VCALENDAR')
  const first = lines.findIndex((line) => is(line, 'BEGIN', 'VEVENT'))
  const head = lines.slice(1, first < 0 ? -1 : first)
  matching(once(head, 'VERSION'), '', /^2\.0$/)
  matching(once(head, 'PRODID'), '', /^-\/\/.+\/\/[A-Z]{2}$/)
  const events: ReturnType<typeof readEvent>[] = []
  for (let at = head.length + 1; at < lines.length - 1;) {
    if (!is(lines[at], 'BEGIN', 'VEVENT')) throw new Error(`between events: ${lines[at]!.name}`)
    const end = lines.findIndex((line, index) => index > at && is(line, 'END', 'VEVENT'))
    events.push(readEvent(lines.slice(at + 1, end)))
    at = end + 1
  }
  if (new Set(events.map(({ uid }) => uid)).size !== events.length)
    throw new Error('a UID stands twice')
  return { name: text(once(head, 'NAME').value), events }
}
