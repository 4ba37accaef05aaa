import { expect, test } from 'vitest'
import { webLink } from './web-link.ts'

test.each([
  ['https://www.accel.example/about', { href: 'https://www.accel.example/about', shown: 'accel.example' }],
  ['accel.example', { href: 'https://accel.example/', shown: 'accel.example' }],
  ['', null],
  ['javascript:alert(1)', null],
  ['https://name@accel.example', null],
  ['data:text/html,hello', null],
  ['not an address', null],
])('the site %s', (site, link) => {
  expect(webLink(site)).toEqual(link)
})
