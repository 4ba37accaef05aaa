import { expect, test } from 'vitest'
import type { PublicTrack } from './public-track.ts'
import { trackMeta } from './track-meta.ts'

const track = {
  id: 7,
  name: 'Посев',
  description: 'Первый продукт за три месяца',
  accelerator: { id: 4, name: 'Северный старт' },
  programme: { id: 5, name: 'Старт' },
  durationDays: 90,
  stream: null,
} as unknown as PublicTrack

test('a track is a course, and its dated stream an event that search engines know', () => {
  expect(trackMeta(track, String).data).not.toHaveProperty('hasCourseInstance')
  const stream = {
    id: 3,
    name: 'Весна',
    from: '2027-02-01',
    to: '2027-05-01',
  } as unknown as PublicTrack['stream']
  const { data } = trackMeta({ ...track, stream }, String)
  expect(data).toMatchObject({
    '@type': 'Course',
    hasCourseInstance: {
      '@type': ['CourseInstance', 'Event'],
      name: 'Весна',
      startDate: '2027-02-01',
      endDate: '2027-05-01',
      location: { '@type': 'VirtualLocation', url: '/details/accelerator-program-track?id=7' },
      organizer: { name: 'Северный старт', url: '/details/accelerator?id=4' },
    },
  })
})
