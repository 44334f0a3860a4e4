import { describe, expect, test } from 'vitest'
import { isPublicAddress, readPublicUrl } from './address.rules'

const HOSTILE = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0x7f.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://admin.localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://router.home.arpa/',
  'http://intranet/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://168.63.129.16/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://192.0.0.8/',
  'http://192.0.2.1/',
  'http://192.88.99.1/',
  'http://198.18.0.1/',
  'http://198.51.100.7/',
  'http://203.0.113.9/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[100::1]/',
  'http://[2001::7f00:1]/',
  'http://[2001:db8::1]/',
  'http://[2002:7f00:1::]/',
  'http://[3fff::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://①②⑦.⓪.⓪.①/',
  'http://user:secret@example.com/',
  'http://example.com:22/',
  'http://example.com:8080/',
  'https://example.com:80/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//example.com/',
  'example.com',
  '',
  `https://example.com/${'a'.repeat(2000)}`,
]

describe('an address', () => {
  test.each(HOSTILE)('%s is not asked', (text) => expect(readPublicUrl(text)).toBeNull())

  test.each([
    'https://example.com/',
    'https://staging.kanal.studio/atelier?page=1',
    'http://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
    'https://exämple.se/',
  ])('%s is asked', (text) => {
    expect(readPublicUrl(text)?.href).toBe(new URL(text).href)
  })

  const NEIGHBOURS = [
    ...[
      '1.0.0.0',
      '9.255.255.255',
      '11.0.0.0',
      '100.63.255.255',
      '100.128.0.0',
      '126.255.255.255',
      '128.0.0.0',
      '169.253.255.255',
      '169.255.0.0',
      '172.15.255.255',
      '172.32.0.0',
    ],
    ...[
      '191.255.255.255',
      '192.0.1.0',
      '192.167.255.255',
      '192.169.0.0',
      '198.17.255.255',
      '198.20.0.0',
      '223.255.255.255',
      '2a00::1',
      '2001:200::1',
    ],
  ]
  test.each(NEIGHBOURS)('%s lies just outside of what is closed', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each(['', 'example.com', '1.2.3', '2606:2800::1%eth0', '::ffff:93.184.215.14'])(
    '%s is none of the public internet',
    (address) => expect(isPublicAddress(address)).toBe(false),
  )
})
