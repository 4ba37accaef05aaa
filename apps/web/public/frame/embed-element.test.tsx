import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'

const portal = 'https://portal.example'

/** Runs the script as a page with an embedded showcase does. */
const load = async (): Promise<void> => {
  const script = document.createElement('script')
  script.src = `${portal}/embed/showcase.js`
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  const source = readFileSync('apps/web/static/embed/showcase.js', 'utf8')
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('a page of the frame that has just opened receives the theme that was chosen while it was loading', async () => {
  await load()
  document.body.innerHTML = '<runway-showcase showcase="12"></runway-showcase>'
  const element = document.querySelector('runway-showcase')!
  const { contentWindow } = element.querySelector('iframe')!
  const sent = vi.spyOn(contentWindow!, 'postMessage').mockReturnValue()
  element.setAttribute('theme', 'dark')
  sent.mockClear()
  const says = (kind: string): boolean =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: portal,
        source: contentWindow,
        data: { source: 'runway-showcase', kind, height: 300 },
      }),
    )
  says('height')
  expect(sent).not.toHaveBeenCalled()
  says('opened')
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    { source: 'runway-page', kind: 'theme', theme: 'dark' },
    portal,
  )
})

test('a frame is as high as its content, higher or lower, and accepts the height from the portal alone', async () => {
  await load()
  document.body.innerHTML = '<runway-showcase showcase="12"></runway-showcase>'
  const frame = document.querySelector('iframe')!
  const message = { origin: portal, source: frame.contentWindow, height: 300 as unknown }
  const heightAfter = (own: Partial<typeof message> & { from?: string }): string => {
    const { origin, source, height } = { ...message, ...own }
    const data = { source: own.from ?? 'runway-showcase', kind: 'height', height }
    window.dispatchEvent(new MessageEvent('message', { origin, source, data }))
    return frame.style.height
  }
  expect([1580, 2039, 300].map((height) => heightAfter({ height }))).toEqual(['1580px', '2039px', '300px'])
  const ignored = [
    { origin: 'https://other.example' },
    { source: window },
    { from: 'another-script' },
    ...[0, -1, 1.5, 20_001, '700', Number.NaN].map((height) => ({ height })),
  ]
  expect(ignored.map((own) => heightAfter({ height: 700, ...own }))).toEqual(ignored.map(() => '300px'))
})

test('a page that opens out of sight comes into view; the first page moves nothing', async () => {
  await load()
  document.body.innerHTML = '<runway-showcase showcase="12"></runway-showcase>'
  const element = document.querySelector('runway-showcase')!
  const { contentWindow: source } = element.querySelector('iframe')!
  const scroll = vi.fn<() => void>()
  Object.assign(element, { scrollIntoView: scroll })
  const opensAt = (top: number): number => {
    scroll.mockClear()
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top))
    const data = { source: 'runway-showcase', kind: 'opened', height: 300 }
    window.dispatchEvent(new MessageEvent('message', { origin: portal, source, data }))
    return scroll.mock.calls.length
  }
  expect([-900, -900, 100, window.innerHeight + 1].map(opensAt)).toEqual([0, 1, 0, 1])
})
