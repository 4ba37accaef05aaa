import { expect, test } from 'vitest'
import { richNodes } from './rich-nodes.rules.ts'

test('a cleaned text becomes its parts, in their order', () => {
  const html =
    '<h3>О треке</h3><p>Для <strong>команд</strong> &amp; людей<br>и <a href="https://example.com/a?b=1&amp;c=2" rel="noopener">сайт</a></p>' +
    '<ul><li><p>раз</p></li></ul><img data-picture="7b0e4d7e-0000-4000-8000-000000000001" alt="Зал > сцена" width="800" height="400">'
  expect(richNodes(html)).toEqual([
    { kind: 'h3', children: [{ kind: 'text', text: 'О треке' }] },
    {
      kind: 'p',
      children: [
        { kind: 'text', text: 'Для ' },
        { kind: 'strong', children: [{ kind: 'text', text: 'команд' }] },
        { kind: 'text', text: ' & людей' },
        { kind: 'break' },
        { kind: 'text', text: 'и ' },
        {
          kind: 'link',
          href: 'https://example.com/a?b=1&c=2',
          children: [{ kind: 'text', text: 'сайт' }],
        },
      ],
    },
    {
      kind: 'ul',
      children: [{ kind: 'li', children: [{ kind: 'p', children: [{ kind: 'text', text: 'раз' }] }] }],
    },
    {
      kind: 'picture',
      picture: {
        id: '7b0e4d7e-0000-4000-8000-000000000001',
        alt: 'Зал > сцена',
        width: 800,
        height: 400,
      },
    },
  ])
})

test.each([
  ['<script>alert(1)</script>', [{ kind: 'text', text: 'alert(1)' }]],
  ['<a href="javascript:alert(1)">x</a>', [{ kind: 'text', text: 'x' }]],
  ['<p onclick="x()">y</p>', [{ kind: 'p', children: [{ kind: 'text', text: 'y' }] }]],
  ['</p>z', [{ kind: 'text', text: 'z' }]],
  ['', []],
])('what no cleaned text has does nothing: %s', (html, nodes) => {
  expect(richNodes(html)).toEqual(nodes)
})
