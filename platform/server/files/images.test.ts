import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ProductError } from '#platform/domain/product-error.ts'
import { blackPng, hollowPng, movingGif } from '../../../tests/support/pictures.ts'
import { checkImage, imageWithin, madeImage, squareImages } from './images.ts'

// The portal itself never decodes webp; the tests inspect its output.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] })

type Colour = { r: number; g: number; b: number }
const red: Colour = { r: 250, g: 20, b: 20 }
const blue: Colour = { r: 20, g: 20, b: 250 }

const plain = (width: number, height: number, background: Colour = red) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red on the left, blue on the right. */
const halves = async (width: number, height: number) =>
  plain(width, height).composite([
    {
      input: await plain(width / 2, height, blue)
        .png()
        .toBuffer(),
      left: width / 2,
      top: 0,
    },
  ])

const colourOf = async (image: Buffer): Promise<'red' | 'blue'> => {
  const { channels } = await sharp(image).stats()
  return channels[0]!.mean > channels[2]!.mean ? 'red' : 'blue'
}

const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'took it',
    (error: unknown) =>
      error instanceof ProductError
        ? error.fields
          ? { ...error.fields }
          : error.code
        : `unexpected: ${String(error)}`,
  )

test('a drawing is given to no decoder, whatever it says that it is', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  for (const before of ['', '<?xml version="1.0"?>', '\ufeff', '<!-- GIF89a -->'])
    expect(await refusal(squareImages('a', Buffer.from(before + svg), { sides: [9] }))).toBe('FILE_INCORRECT')
  expect(await refusal(squareImages('a', Buffer.from(`GIF89a${svg}`), { sides: [9] }))).toBe('FILE_INCORRECT')
})

describe('a picture', () => {
  test('of each kind becomes squares of the requested sides', async () => {
    const source = plain(300, 200)
    for (const bytes of [
      await source.clone().png().toBuffer(),
      await source.clone().jpeg().toBuffer(),
      await source.clone().gif().toBuffer(),
    ]) {
      const made = await squareImages('somebody', bytes, { sides: [512, 96] })
      const sizes = await Promise.all(made.map((image) => sharp(image).metadata()))
      expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
        ['webp', 512, 512],
        ['webp', 96, 96],
      ])
    }
  })

  test('is cut by the named square', async () => {
    const bytes = await (await halves(400, 200)).png().toBuffer()
    const [left] = await squareImages('somebody', bytes, { sides: [96], square: { x: 0, y: 0, size: 200 } })
    const [right] = await squareImages('somebody', bytes, {
      sides: [96],
      square: { x: 200, y: 0, size: 200 },
    })
    expect([await colourOf(left!), await colourOf(right!)]).toEqual(['red', 'blue'])
  })

  test.each([
    [{ x: 201, y: 0, size: 200 }, { x: 'TOO_BIG' }],
    [{ x: 0, y: 1, size: 200 }, { y: 'TOO_BIG' }],
    [{ x: 0, y: 0, size: 0 }, { size: 'TOO_SMALL' }],
    [{ x: 999_999, y: 999_999, size: 999_999 }, { x: 'TOO_BIG' }],
  ])('is not cut outside itself: %o', async (square, fields) => {
    const bytes = await plain(400, 200).png().toBuffer()
    expect(await refusal(squareImages('somebody', bytes, { sides: [96], square }))).toEqual(fields)
  })

  test('is upright, and loses where and with what it was taken', async () => {
    const bytes = await (
      await halves(400, 200)
    )
      .jpeg()
      .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const [top] = await squareImages('somebody', bytes, { sides: [96], square: { x: 0, y: 0, size: 200 } })
    const [bottom] = await squareImages('somebody', bytes, {
      sides: [96],
      square: { x: 0, y: 200, size: 200 },
    })
    expect([await colourOf(top!), await colourOf(bottom!)]).toEqual(['red', 'blue'])
    const { exif, orientation, xmp, icc } = await sharp(top).metadata()
    expect({ exif, orientation, xmp, icc }).toEqual({})
  })

  test('that is animated is frozen at its first frame', async () => {
    const bytes = await movingGif()
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2)
    const [made] = await squareImages('somebody', bytes, { sides: [96] })
    expect((await sharp(made, { animated: true }).metadata()).pages ?? 1).toBe(1)
    expect(await colourOf(made!)).toBe('red')
  })

  test('fits into a box whole, and is never enlarged', async () => {
    const wide = await imageWithin('somebody', await plain(1000, 200).png().toBuffer(), {
      width: 400,
      height: 400,
    })
    const small = await imageWithin('somebody', await plain(30, 20).png().toBuffer(), {
      width: 400,
      height: 400,
    })
    const sizes = await Promise.all([wide, small].map(({ bytes }) => sharp(bytes).metadata()))
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [400, 80],
      [30, 20],
    ])
    expect([wide, small].map(({ width, height }) => [width, height])).toEqual([
      [400, 80],
      [30, 20],
    ])
  })
})

describe('what is no picture to keep', () => {
  test('is longer than any camera or scanner makes one, however few pixels it has', async () => {
    for (const bytes of [blackPng(1, 65_536), blackPng(65_536, 1)]) {
      expect(await refusal(imageWithin('somebody', bytes, { width: 9, height: 9 }))).toBe('FILE_INCORRECT')
      expect(await refusal(squareImages('somebody', bytes, { sides: [8] }))).toBe('FILE_INCORRECT')
    }
  })

  test('unfolds to more pixels than allowed', async () => {
    expect(await refusal(squareImages('somebody', hollowPng(60_000, 60_000), { sides: [96] }))).toBe(
      'FILE_INCORRECT',
    )
    expect(await refusal(squareImages('somebody', hollowPng(1, 50_000_001), { sides: [96] }))).toBe(
      'FILE_INCORRECT',
    )
  })

  test('moves, or unfolds to too many pixels, where the whole of it would be stored', async () => {
    const within = (bytes: Buffer) => imageWithin('somebody', bytes, { width: 9, height: 9 })
    expect(await refusal(within(await movingGif()))).toBe('PICTURE_ANIMATED')
    expect(await refusal(within(hollowPng(60_000, 60_000)))).toBe('PICTURE_TOO_LARGE')
    expect(await refusal(within(hollowPng(300, 300)))).toBe('FILE_INCORRECT')
  })

  test('is cut off, empty or noise', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251))
    const whole = sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    for (const bytes of [await whole.clone().jpeg().toBuffer(), await whole.clone().png().toBuffer()])
      expect(
        await refusal(squareImages('somebody', bytes.subarray(0, bytes.length / 2), { sides: [96] })),
      ).toBe('FILE_INCORRECT')
    expect(await refusal(squareImages('somebody', hollowPng(300, 300), { sides: [96] }))).toBe(
      'FILE_INCORRECT',
    )
    expect(await refusal(imageWithin('somebody', Buffer.from('GIF89a'), { width: 9, height: 9 }))).toBe(
      'FILE_INCORRECT',
    )
  })

  test.each([
    [
      'svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>',
    ],
    ['html', '<!doctype html><img src=x onerror=alert(1)>'],
  ])('is %s, whatever it is called', async (_kind, content) => {
    expect(await refusal(squareImages('somebody', Buffer.from(content), { sides: [96] }))).toBe(
      'FILE_INCORRECT',
    )
  })

  test('is another kind than the extension says', () => {
    const upload = { name: 'a.png', mime: 'image/png', bytes: Buffer.of(1), sha256: '-' }
    expect(() => checkImage(upload, 'png')).not.toThrow()
    expect(() => checkImage(upload)).not.toThrow()
    for (const extension of ['jpg', 'gif', 'toString'])
      expect(() => checkImage(upload, extension)).toThrow('FILE_INCORRECT')
    expect(() => checkImage({ ...upload, mime: 'application/pdf' })).toThrow('FILE_INCORRECT')
  })
})

test('one broken picture does not keep the next from being made', async () => {
  const good = await plain(20, 20).png().toBuffer()
  const both = await Promise.allSettled([
    squareImages('somebody', Buffer.from('no'), { sides: [8] }),
    squareImages('somebody', good, { sides: [8] }),
  ])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(madeImage('avatar', good)).toMatchObject({ name: 'avatar.webp', mime: 'image/webp' })
})
