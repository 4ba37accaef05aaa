import { expect, test } from 'vitest'
import { blockOf, isSomebody } from './visitors.ts'

test.each([
  undefined,
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.31',
  'Mozilla/5.0 Chrome-Lighthouse',
])('%s is no reader', (agent) => expect(isSomebody(agent)).toBe(false))

test.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0',
])('%s is one', (agent) => expect(isSomebody(agent)).toBe(true))

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is of the block %s', (address, block) => expect(blockOf(address)).toBe(block))
