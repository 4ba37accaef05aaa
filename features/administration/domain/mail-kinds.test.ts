import { expect, test } from 'vitest'
import { readSourceFiles } from '../../../tools/checks/source-files.ts'
import { mailKindOf, mailKinds, templatesOf } from './mail-kinds.ts'

test('every email that the portal writes has a kind', () => {
  const written = readSourceFiles(process.cwd())
    .filter(({ path }) => /^(?:features|platform)\/.*\/server\//.test(path) && !path.includes('.test.'))
    .flatMap(({ text }) => [...text.matchAll(/\btemplate: '([A-Z_]+)'/g)].map(([, name]) => name!))
  expect(written.length).toBeGreaterThan(5)
  expect(written.filter((name) => mailKindOf(name) === 'UNKNOWN')).toEqual([])
})

test('a kind finds the emails that it names, and no others', () => {
  for (const kind of mailKinds)
    for (const template of templatesOf([kind])) expect(mailKindOf(template), template).toBe(kind)
  expect(templatesOf(['TEAMS'])).toEqual(
    expect.arrayContaining(['TEAM_INVITATION', 'TEAM_INVITATION_RECEIVED']),
  )
  expect(mailKindOf('toString')).toBe('UNKNOWN')
})
