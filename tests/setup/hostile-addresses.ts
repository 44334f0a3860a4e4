/** Ways to write an address that leads back into the studio's own machine or network, or to no web page at all. */
const numbers = [
  '127.0.0.1', '127.0.0.2', '127.127.127.127', '127.255.255.254', '127.1', '127.0.1', '0.0.0.0', '0', '0x7f000001', '0x7f.0.0.1', '0x7f.1', '0177.0.0.1', '017700000001', '2130706433',
  '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '169.254.169.254', '169.254.170.2', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1',
  '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255', '2852039166', '0xa9fea9fe', '3232235521', '167772161',
]
const sixes = [
  '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:127.0.0.1]', '[::ffff:10.0.0.1]', '[::ffff:169.254.169.254]', '[::ffff:0:127.0.0.1]', '[::127.0.0.1]', '[::7f00:1]',
  '[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]', '[100::1]', '[2001::1]', '[2001:0:4136:e378:8000:63bf:3fff:fdd2]', '[2001:db8::1]', '[2002:7f00:1::]', '[2002:a9fe:a9fe::]', '[3fff::1]',
  '[fc00::1]', '[fd00:ec2::254]', '[fe80::1]', '[fec0::1]', '[ff02::1]', '[5f00::1]',
]
const names = ['localhost', 'LOCALHOST', 'localhost.', 'app.localhost', 'printer.local', 'router.lan', 'nas.home', 'wiki.corp', 'db.internal', 'metadata.google.internal', 'intranet', 'gw.home.arpa', 'site.test', 'site.invalid', 'hidden.onion', 'db.private', 'x.localdomain']
const disguises = [
  'http://example.com@127.0.0.1/', 'http://127.0.0.1#@example.com/', 'http://127.0.0.1?@example.com', 'http://127.0.0.1:80@10.0.0.1/', 'http:\\\\127.0.0.1\\', 'http:/127.0.0.1', 'http:127.0.0.1', 'http:///127.0.0.1', '//127.0.0.1/', '\\\\127.0.0.1',
  'http://①②⑦.⓪.⓪.①/', 'http://１２７.０.０.１/', 'http://127。0。0。1/', 'http://%31%32%37.0.0.1/', 'http://127.0.0.1./', 'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/', 'http://[::1%25lo]/', 'http://user:secret@example.com/', 'http://user@example.com/',
]
const ports = ['http://example.com:22/', 'http://example.com:25/', 'http://example.com:6379/', 'https://example.com:8443/', 'http://example.com:0/', 'http://example.com:65536/', 'http://example.com:-1/']
const schemes = ['file:///etc/passwd', 'file://example.com/etc/passwd', 'ftp://example.com/', 'gopher://example.com/_x', 'dict://example.com:11211/', 'ldap://example.com/', 'ws://example.com/', 'data:text/html,<script>alert(1)</script>', 'javascript:alert(1)', 'javascript://example.com/%0aalert(1)', 'blob:https://example.com/1', 'view-source:https://example.com', 'jar:https://example.com!/', 'about:blank', 'chrome://settings', 'unix:/var/run/docker.sock', 'php://input', 'tel:+4612345']
const broken = [
  '', '   ', '.', '..', '/', '?', '#', '@', ':', '://', 'http://', 'https://?', 'http://#', 'http://.', 'http://..', 'http://[', 'http://[]', 'http://[::1', 'http://a b.com', 'two words', 'http://exa\tmple', 'http://example.com\r\nHost: evil', 'http://exam%00ple.com/', 'http://exa<mple.com', 'http://xn--a.com-', 'http://1.2.3.4.5', 'http://256.256.256.256', 'http://0x.0x.0', `http://${'a'.repeat(64)}`, `http://${'a.'.repeat(1500)}com`, `https://example.com/${'x'.repeat(5_000)}`, '\u202Ehttp://moc.elpmaxe', '\u0000', '💥', 'http://💥 .com', '../../etc/passwd', '{{7*7}}', '<script>alert(1)</script>', "' OR 1=1 --", '__proto__', 'constructor',
]

export const HOSTILE_ADDRESSES: string[] = [...numbers, ...sixes, ...names, ...disguises, ...ports, ...schemes, ...broken]
