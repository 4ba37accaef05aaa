import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { pictureWidths } from '#platform/domain/picture-widths.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { search } from '../../search/contract/search.endpoints.ts'
import { getProjectDetails } from '../contract/project-details.endpoints.ts'
import * as logos from '../contract/project-logo.endpoints.ts'
import { getProject, listMyProjects } from '../contract/project.endpoints.ts'

let portal: TestPortal
let leader: Person
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  leader = await portal.make.person()
  project = await portal.make.project({ leader, name: 'Шаровая молния' })
})

const png = () =>
  sharp({ create: { width: 300, height: 120, channels: 3, background: '#0b6e99' } })
    .png()
    .toBuffer()

const upload = async (
  query: Record<string, unknown> = {},
  file?: { name: string; content: Buffer | string },
): Promise<Answer> =>
  portal.as(leader).send(logos.uploadProjectLogo, {
    query: { projectId: project.id, ...query },
    file: file ?? { name: 'logo.png', content: await png() },
  })

const urlOf = ({ status, body }: Answer): string => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body['logoUrl'] as string
}

const storedLogos = () =>
  portal.db.selectFrom('file').select('id').where('entity', '=', 'PROJECT_LOGO').execute()

const first = (answer: Answer): unknown => (answer.body['items'] as { logoUrl: unknown }[])[0]?.logoUrl

describe('the logo of a project', () => {
  test('is a square at an address of its own; a new one has another, and the old file goes', async () => {
    const before = urlOf(await upload({ x: 10, y: 0, size: 120 }))
    const url = urlOf(await upload())
    expect(url).not.toBe(before)
    const { statusCode, headers, rawPayload } = await portal.app.inject({ method: 'GET', url })
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ])
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect(await storedLogos()).toHaveLength(1)
    expect((await portal.app.inject({ method: 'GET', url: before })).statusCode).toBe(404)
  })

  test('is served smaller in the available widths, cached for good, and gone with the picture itself', async () => {
    const url = urlOf(await upload())
    const given = (parameters: string) => portal.app.inject({ method: 'GET', url: `${url}${parameters}` })
    const whole = await given('')
    for (const width of pictureWidths) {
      const { statusCode, headers, rawPayload } = await given(`&width=${width}`)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ])
      expect((await sharp(rawPayload).metadata()).width).toBe(width)
      expect(rawPayload.length).toBeLessThanOrEqual(whole.rawPayload.length)
    }
    for (const parameters of ['&width=65', '&width=', '&width=4096', '&width=1e2', '&width=64&width=128'])
      expect((await given(parameters)).statusCode, parameters).toBe(400)
    await portal.as(leader).call(logos.deleteProjectLogo, { body: { projectId: project.id } })
    expect((await given('&width=64')).statusCode).toBe(404)
  })

  test('is shown in every place of the project: its pages, lists and search results', async () => {
    const url = urlOf(await upload())
    const accelerator = await portal.make.accelerator()
    const team = await portal.make.member({ accelerator, role: 'ACC' })
    await portal.make.request({ project, track: await portal.make.track({ accelerator }) })
    const headers = { 'accelerator-id': String(accelerator.id) }
    const query = { projectId: String(project.id) }
    expect((await portal.as(leader).call(getProject, { query })).body['logoUrl']).toBe(url)
    expect((await portal.as(team).call(getProjectDetails, { query })).body['logoUrl']).toBe(url)
    expect(first(await portal.as(leader).call(listMyProjects, { query: {} }))).toBe(url)
    const inWork = await portal.as(team).call(listProjectsInWork, { query: {}, headers })
    expect((inWork.body['items'] as { project: unknown }[])[0]?.project).toMatchObject({ logoUrl: url })
    for (const [by, sentHeaders] of [
      [leader, {}],
      [team, headers],
    ] as const) {
      const { body } = await portal.as(by).call(search, { query: { text: 'шаровая' }, headers: sentHeaders })
      const [group] = body['groups'] as { items: { pictureUrl: string | null }[] }[]
      expect(group?.items[0]?.pictureUrl).toBe(url)
    }
  })

  test('is taken away by the team, its file too; twice is no mistake', async () => {
    urlOf(await upload())
    const remove = () => portal.as(leader).call(logos.deleteProjectLogo, { body: { projectId: project.id } })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
    const query = { projectId: String(project.id) }
    expect((await portal.as(leader).call(getProject, { query })).body['logoUrl']).toBeNull()
    expect(await storedLogos()).toEqual([])
  })

  test('is nothing but a picture, cut inside itself', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [name, content] of [
      ['logo.svg', svg],
      ['logo.png', svg],
      ['logo.txt', 'hello'],
    ] as const)
      expect((await upload({}, { name, content })).body['code']).toBe('FILE_INCORRECT')
    expect((await upload({ x: 200, y: 0, size: 120 })).body['fields']).toEqual({ x: 'TOO_BIG' })
    expect((await upload({ x: 1 })).body['fields']).toEqual({ size: 'REQUIRED' })
  })

  test('of another team’s project is not touched, and a file of another kind is no logo', async () => {
    const url = urlOf(await upload())
    const stranger = await portal.make.person()
    const body = { projectId: project.id }
    expect((await portal.as(stranger).call(logos.deleteProjectLogo, { body })).status).toBe(404)
    expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(200)
    const asAccelerator = url.replace('/project/logo', '/accelerator/logo')
    expect((await portal.app.inject({ method: 'GET', url: asAccelerator })).statusCode).toBe(404)
  })
})
