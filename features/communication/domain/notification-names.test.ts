import { expect, it } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { notificationCodes } from './notification-codes.ts'
import { shortNames } from './notification-names.ts'

const long = 'Платформа для очень длинных названий во всех отраслях'

it('shortens long names and leaves short ones', () => {
  expect(shortNames({ project: 'Луна', task: long })).toEqual({
    project: 'Луна',
    task: 'Платформа для очень длинных…',
  })
})

it.each([
  ['ru', ru],
  ['en', en],
] as const)(
  'leaves every subject in %s short enough for two lines of the list',
  (_language, { notifications }) => {
    for (const code of notificationCodes) {
      const { subject } = notifications[code]
      const names = shortNames(
        Object.fromEntries(
          ['project', 'task', 'track', 'person', 'team', 'accelerator', 'document', 'list'].map((name) => [
            name,
            long,
          ]),
        ),
      )
      const filled = subject.replace(/\{\{(\w+)\}\}/g, (_, name: string) => names[name] ?? '')
      expect(filled.length, filled).toBeLessThanOrEqual(100)
    }
  },
)
