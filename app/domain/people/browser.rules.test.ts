import { expect, test } from 'vitest'
import { describeBrowser } from './browser.rules'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT}`
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE}`
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${APPLE}`

test.each([
  [`${WINDOWS} Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`, 'Edge', 'Windows'],
  [`${WINDOWS} Chrome/147.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${MAC} Version/18.4 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${IPHONE} Version/18.4 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Mobile Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [`${IPHONE} CriOS/147.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${KIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:138.0) Gecko/20100101 Firefox/138.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) Version/16.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPad',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${APPLE} FxiOS/138.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox',
    'iPad',
  ],
  [`${WINDOWS} Chrome/134.0.0.0 Safari/537.36 OPR/119.0.0.0`, 'Opera', 'Windows'],
  ['Opera/9.80 (X11; Linux i686) Presto/2.12.388 Version/12.16', 'Opera', 'Linux'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/132.0.0.0 Safari/537.36 Vivaldi/7.1`,
    'Vivaldi',
    'Linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/135.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KIT} Chrome/135.0 Mobile Safari/537.36 EdgA/135.0`,
    'Edge',
    'Android',
  ],
  ['curl/8.9', null, null],
  ['', null, null],
  [null, null, null],
])('%s', (userAgent, browser, system) => {
  expect(describeBrowser(userAgent)).toEqual({ browser, system })
})
