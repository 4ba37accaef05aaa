import { expect, test } from 'vitest'
import { allowedTypes } from '#platform/server/files/receive-file.ts'
import { mimeGroupOf, type MimeGroup } from './mime-groups.ts'

test('every type that may be uploaded is an image, a video or another file', () => {
  const types = Object.keys(allowedTypes)
  const of = (group: MimeGroup) => types.filter((mime) => mimeGroupOf(mime) === group)
  expect(of('IMAGE')).toEqual(['image/jpeg', 'image/png', 'image/gif'])
  expect(of('VIDEO')).toEqual(['video/mp4'])
  expect(of('OCTET_STREAM')).toContain('application/pdf')
  expect(mimeGroupOf('image/webp')).toBe('IMAGE')
})
