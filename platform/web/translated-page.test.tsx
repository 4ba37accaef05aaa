import { act, render, screen } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tolerateTranslation } from './translated-page.ts'

/** Wraps a text node, as some translators do. */
const wrap = (text: Text): void => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  outer.append(inner)
  text.replaceWith(outer)
  inner.append(text)
}

/** Replaces a text node, which leaves the page, with a translation. */
const replace = (text: Text): void => {
  const font = document.createElement('font')
  font.textContent = `[${text.data}]`
  text.replaceWith(font)
}

/** The same in two steps. */
const insertThenRemove = (text: Text): void => {
  const font = document.createElement('font')
  font.textContent = `[${text.data}]`
  text.parentNode?.insertBefore(font, text)
  text.remove()
}

const translate = (element: Element, change: (text: Text) => void): void => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) change(text)
}

let undo: () => void

beforeEach(() => {
  undo = tolerateTranslation()
})

afterEach(() => {
  undo()
})

let setStep: (step: number) => void

const Steps = ({ draw }: { draw: (step: number) => ReactNode }) => {
  const [step, set] = useState(0)
  useEffect(() => {
    setStep = set
  }, [])
  return <div data-testid="page">{draw(step)}</div>
}

const shown = () => screen.getByTestId('page').textContent.replaceAll(/[[\]]/g, '')

/** What each kind of page shows at its steps. */
const pages: Record<string, (step: number) => ReactNode> = {
  'an element comes before a text': (step) => (
    <>
      {step === 1 ? <b>new </b> : null}
      text {step === 2 ? <i>late </i> : null}end
    </>
  ),
  'a text comes before a text': (step) => (
    <>
      {step > 0 ? `count ${step} ` : null}
      {'rest'}
    </>
  ),
  'a text goes': (step) => (
    <>
      {step === 0 ? 'first ' : null}
      <b>bold </b>
      {step < 2 ? 'last' : null}
    </>
  ),
  'a text changes between others': (step) => (
    <>
      {'before '}
      {step}
      {' after'}
    </>
  ),
  'a whole text changes': (step) => <p>{`step ${step}`}</p>,
  'texts change places with elements': (step) =>
    step % 2 === 0 ? (
      <>
        <b>bold </b>
        {'text'}
      </>
    ) : (
      <>
        {'text '}
        <b>bold</b>
      </>
    ),
  'a page with texts goes': (step) =>
    step === 0 ? (
      <section>
        one <b>two</b> three
      </section>
    ) : (
      'gone'
    ),
}

describe.each([
  ['wraps texts', wrap],
  ['replaces texts', replace],
  ['replaces texts in two steps', insertThenRemove],
] as const)('under a translator that %s', (_name, change) => {
  test.each(Object.entries(pages))('%s, and the page shows what is new', async (_page, draw) => {
    const expected = (step: number): string => {
      const { container, unmount } = render(<>{draw(step)}</>)
      const text = container.textContent
      unmount()
      return text
    }
    render(<Steps draw={draw} />)
    for (const step of [1, 2, 0, 2, 1]) {
      translate(screen.getByTestId('page'), change)
      await act(async () => setStep(step))
      expect(shown(), `step ${step}`).toBe(expected(step))
    }
  })
})

test('a translated page changes by itself alone where nothing of the translation is in the way', async () => {
  render(<Steps draw={pages['a text changes between others']!} />)
  translate(screen.getByTestId('page'), replace)
  expect(screen.getByTestId('page').textContent).toBe('[before ][0][ after]')
  await act(async () => setStep(7))
  expect(screen.getByTestId('page').textContent).toBe('[before ]7[ after]')
})

test('an element that is really elsewhere is refused as ever', () => {
  const [one, other] = [document.createElement('div'), document.createElement('div')]
  const child = other.appendChild(document.createElement('p'))
  expect(() => one.removeChild(child)).toThrow()
  expect(() => one.insertBefore(document.createElement('p'), child)).toThrow()
  other.textContent = ''
  expect(() => one.removeChild(child)).toThrow()
})

test('the same pages die without the guard', async () => {
  undo()
  const Broken = () => <Steps draw={pages['an element comes before a text']!} />
  render(<Broken />)
  translate(screen.getByTestId('page'), replace)
  await expect(act(async () => setStep(1))).rejects.toThrow()
})
