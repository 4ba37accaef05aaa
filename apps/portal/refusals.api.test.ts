import { beforeAll, describe, expect, test } from 'vitest'
import { listProjectsInWork } from '../../features/acceleration-requests/contract/project-in-work.endpoints.ts'
import { listDictionaryValues } from '../../features/dictionaries/contract/value.endpoints.ts'
import { askErasure } from '../../features/people/contract/own-data.endpoints.ts'
import { listProjectImports } from '../../features/project-import/contract/import.endpoints.ts'
import { listMyProjects } from '../../features/projects/contract/project.endpoints.ts'
import { listAcceleratorTeam } from '../../features/teams/contract/accelerator-team.endpoints.ts'
import { openPortal, type Caller, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal
let somebody: Caller

beforeAll(async () => {
  portal = await openPortal()
  somebody = portal.as(await portal.make.person({ roles: ['INI'] }))
})

describe('a list', () => {
  test('refuses more values of a filter than anybody chooses, and names the filter', async () => {
    const stage = Array.from({ length: 400 }, () => '1').join(',')
    expect(await somebody.send(listMyProjects, { query: { stage } })).toMatchObject({
      status: 400,
      body: { code: 'TOO_MANY_FILTER_VALUES', fields: { stage: 'TOO_MANY' } },
    })
    const ids = Array.from({ length: 51 }, (_, n) => n + 1).join(',')
    expect(await somebody.send(listDictionaryValues, { query: { code: 'INDUSTRIES', ids } })).toMatchObject({
      status: 400,
      body: { code: 'TOO_MANY_FILTER_VALUES', fields: { ids: 'TOO_MANY' } },
    })
  })

  test('refuses the other wrong fields next to it', async () => {
    const stage = Array.from({ length: 60 }, () => '1').join(',')
    expect(await somebody.send(listMyProjects, { query: { stage, limit: '1000' } })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { stage: 'TOO_MANY', limit: 'PAGE_SIZE' } },
    })
  })

  test('refuses a search text of 3,000 Cyrillic characters, and names it', async () => {
    expect(await somebody.send(listMyProjects, { query: { findText: 'я'.repeat(3000) } })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { findText: 'TOO_LONG' } },
    })
  })
})

test('a comment over its limit has an error of its own', async () => {
  const body = { password: 'password1', comment: 'я'.repeat(1201) }
  expect(await somebody.send(askErasure, { body })).toMatchObject({
    status: 400,
    body: { code: 'COMMENT_TOO_LONG', fields: { comment: 'TOO_LONG' } },
  })
})

test('a page of an accelerator is for accelerators only; for another one it is another team’s', async () => {
  const accelerator = await portal.make.accelerator()
  const headers = { 'accelerator-id': String(accelerator.id) }
  const other = portal.as(
    await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'ACC' }),
  )
  for (const page of [listProjectImports, listAcceleratorTeam, listProjectsInWork]) {
    expect(await somebody.send(page, { headers })).toMatchObject({
      status: 403,
      body: { code: 'ACCELERATOR_ONLY_PAGE' },
    })
    expect(await other.send(page, { headers })).toMatchObject({
      status: 403,
      body: { code: 'NOT_IN_ACCELERATOR_TEAM' },
    })
  }
})
