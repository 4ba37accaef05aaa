import { afterEach, expect, it } from 'vitest'
import { openCheckFrame } from './frame.ts'

const address = 'https://sign-on.example/sso/check'
const origin = 'https://sign-on.example'

afterEach(() => document.body.replaceChildren())

const frame = (): HTMLIFrameElement => document.querySelector('iframe')!

const post = (data: unknown, from: Partial<MessageEventInit> = {}): void => {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow, ...from }))
}

it('opens unseen, accepts messages of its own window and origin only, and leaves nothing behind', async () => {
  const opening = openCheckFrame(address)
  expect(frame().hidden).toBe(true)
  expect(frame().getAttribute('src')).toBe(address)
  post({ kind: 'ready' })
  const opened = (await opening)!

  const answer = opened.ask({ kind: 'check' })
  post({ kind: 'checked', signedIn: true }, { origin: 'https://evil.example' })
  post({ kind: 'checked', signedIn: true }, { source: window })
  post({ kind: 'checked', signedIn: 'yes' })
  post({ kind: 'checked', signedIn: false })
  expect(await answer).toEqual({ kind: 'checked', signedIn: false })
  opened.close()
  expect(document.querySelector('iframe')).toBeNull()
})

it('is given up when it never gets ready, is silent, or belongs to somebody else', async () => {
  expect(await openCheckFrame(address, 20)).toBeNull()
  expect(document.querySelector('iframe')).toBeNull()

  const foreign = openCheckFrame(address, 20)
  post({ kind: 'ready' }, { origin: 'null' })
  expect(await foreign).toBeNull()

  const opening = openCheckFrame(address, 20)
  post({ kind: 'ready' })
  expect(await (await opening)!.ask({ kind: 'check' })).toBeNull()
})
