import { expect, test } from 'vitest'
import { oddLines } from './dot-env.rules'
import { SETTING_NAMES } from './settings.schema'

const odd = (text: string) => oddLines(text, SETTING_NAMES)

test.each([
  ['SESION_SECRET=a', 'SESSION_SECRET'],
  ['WEB_CONCURENCY=2', 'WEB_CONCURRENCY'],
  ['SESSION_SERCET=a', 'SESSION_SECRET'],
  ['DATABSE_URL=a', 'DATABASE_URL'],
  ['session-secret = a', 'SESSION_SECRET'],
  ['export PROT=3000', 'PORT'],
  ['\uFEFFSMTP_URI=a', 'SMTP_URL'],
])('a name that is close to a known one is told with it: %s', (line, known) => {
  expect(odd(`# settings\n${line}\n`)).toEqual([
    expect.stringMatching(`^\\S+ in \\.env is not a setting: did you mean ${known}\\?$`),
  ])
})

test('lines that are no setting are told by their number, without what stands in them', () => {
  expect(odd('PORT=3000\r\nSESSION_SECRET: a-secret\r\n\r\nPUBLIC_URL\r\n')).toEqual([
    'Line 2 of .env is not a setting: write NAME=value.',
    'Line 4 of .env is not a setting: write NAME=value.',
  ])
})

test('nothing is told of settings, comments, names of other programs and values in several lines', () => {
  expect(
    odd(
      [
        ...['# SESION_SECRET=a', '', '  ', 'PORT=3000', 'export HOST = 127.0.0.1', 'DATA_DIR='],
        ...['NODE_OPTIONS=--inspect', 'PGPORT=5432', 'HOME=/root', 'TZ=UTC', 'AWS_REGION=eu'],
        ...[
          "METRICS_TOKEN='a token",
          'SESION_SECRET',
          "its end' # words",
          'MAIL_FROM="a <b@c.de>"',
        ],
      ].join('\n'),
    ),
  ).toEqual([])
})
