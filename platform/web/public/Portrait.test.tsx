import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Portrait } from './Portrait.tsx'

test.each([
  [56, 64, 128],
  [120, 128, 256],
])('a picture %i pixels wide is requested as it is shown, once and twice as sharp', (size, once, twice) => {
  const { container } = render(<Portrait name="Грибница" url="/logo?image=1" size={size} />)
  const image = container.querySelector('img')!
  expect(image.getAttribute('src')).toBe(`/logo?image=1&width=${once}`)
  expect(image.getAttribute('srcset')).toBe(`/logo?image=1&width=${once} 1x, /logo?image=1&width=${twice} 2x`)
  expect([image.width, image.height]).toEqual([size, size])
})
