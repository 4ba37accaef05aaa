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

test('a page of the frame that has just opened is told the theme that was chosen while it was on its way', async () => {
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
